/** By what the seller asks a check for. */
export const gateTitles = {
  book: 'The seller asks for a check before a viewing',
  offer: 'The seller asks for a check before an offer',
  both: 'The seller asks for a check before viewings and offers',
} as const;
