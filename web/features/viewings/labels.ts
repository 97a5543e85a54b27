/** Whose viewings are listed. */
export const viewingRoles = [
  { value: 'buyer', label: 'Homes I might buy' },
  { value: 'seller', label: 'My own homes' },
] as const;

/** How often the times of a slot come. */
export const openingRhythms = [
  { value: 'once', label: 'Once' },
  { value: 'weekly', label: 'Every week' },
] as const;
