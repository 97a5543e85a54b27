const spelled = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
];

/** A number as texts spell it, such as `seven`; larger ones than fourteen in digits, but for thirty. */
export function spell(count: number): string {
  return count === 30 ? 'thirty' : (spelled[count] ?? String(count));
}

/** Days as a text says them in weeks: `week`, `two weeks`. */
export function formatWeeks(days: number): string {
  return days === 7 ? 'week' : `${spell(days / 7)} weeks`;
}

/** Whole years, of 365 or 366 days each. */
export function toYears(days: number): number {
  const years = Math.round(days / 365.25);
  return days >= years * 365 && days <= years * 366 ? years : Number.NaN;
}

/** Days as a text says them in years: `a year`, `two years`. */
export function formatYears(days: number): string {
  const years = toYears(days);
  return years === 1 ? 'a year' : `${spell(years)} years`;
}
