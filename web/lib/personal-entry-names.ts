/** What this browser keeps of the person who was logged in; names that end with a colon continue with ids. */
export const personalEntries: readonly string[] = [
  'viewed_homes',
  'compared_homes',
  'hidden_homes',
  'travel_destination',
  'recent_searches',
  'draft:',
  'outbox:',
  'verification_code:',
  'saved_search_link',
  'save_after_login',
  'bank_check',
];
