const usual = [15, 20, 30, 45, 60, 90, 120] as const;

/** The lengths of a slot to choose from, with the present one if it is unusual. */
export function listLengths(own?: number) {
  return [...new Set([...usual, ...(own === undefined ? [] : [own])])]
    .toSorted((a, b) => a - b)
    .map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }));
}

export const buffers = [0, 5, 10, 15, 30, 45, 60].map((minutes) => ({
  value: String(minutes),
  label: minutes === 0 ? 'None' : `${minutes} minutes`,
}));

export const weekdays = [
  { value: '1', label: 'Monday' },
  { value: '2', label: 'Tuesday' },
  { value: '3', label: 'Wednesday' },
  { value: '4', label: 'Thursday' },
  { value: '5', label: 'Friday' },
  { value: '6', label: 'Saturday' },
  { value: '7', label: 'Sunday' },
] as const;
export type Weekday = (typeof weekdays)[number]['value'];
