/** What a feature is, where its name doesn’t say. */
export const featureNotes: Readonly<Record<string, string>> = {
  'Progression room': 'The steps to completion with their dates, and a link for both solicitors.',
  'Seller statistics': 'How many people saw, saved and asked, day by day.',
  'Sale-ready pack': 'What a buyer’s solicitor asks for first, ready when you accept an offer.',
  'Offer rounds': 'Best and final offers by your deadline, sealed until then.',
  'Featured row for 30 days': 'Above the results that it matches, taking turns with up to two others.',
};
