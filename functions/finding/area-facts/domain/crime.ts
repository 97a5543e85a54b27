import * as z from 'zod';

/** A crime as the police publish it: its category and month. */
export interface StreetCrime {
  readonly category: string;
  readonly month: string;
}

/** `2026-09` */
export const Month = z.string().regex(/^\d{4}-\d{2}$/);

export const CrimeSummary = z.object({
  month: Month,
  total: z.int().min(0),
  /** The most frequent first. */
  categories: z.array(z.object({ name: z.string(), count: z.int().min(1) })),
});
export type CrimeSummary = z.output<typeof CrimeSummary>;

/** What is kept of a place: without crimes, the police published no crimes. */
export const CrimeAnswer = z.object({ crimes: CrimeSummary.optional() });
export type CrimeAnswer = z.output<typeof CrimeAnswer>;

const names: Readonly<Record<string, string>> = {
  'anti-social-behaviour': 'Anti-social behaviour',
  'bicycle-theft': 'Bicycle theft',
  burglary: 'Burglary',
  'criminal-damage-arson': 'Criminal damage and arson',
  drugs: 'Drugs',
  'other-crime': 'Other crime',
  'other-theft': 'Other theft',
  'possession-of-weapons': 'Possession of weapons',
  'public-order': 'Public order',
  robbery: 'Robbery',
  shoplifting: 'Shoplifting',
  'theft-from-the-person': 'Theft from the person',
  'vehicle-crime': 'Vehicle crime',
  'violent-crime': 'Violence and sexual offences',
};

const maxCategories = 5;
const rest = 'Everything else';

/** The crimes of a month by category: the most frequent five and the sum of the others. */
export function summariseCrimes(month: string, crimes: readonly StreetCrime[]): CrimeSummary {
  const counts = new Map<string, number>();
  for (const { category } of crimes) {
    const name = names[category] ?? 'Other crime';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const sorted = [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name));
  const others = sorted.slice(maxCategories).reduce((sum, { count }) => sum + count, 0);
  return {
    month,
    total: crimes.length,
    categories: [...sorted.slice(0, maxCategories), ...(others > 0 ? [{ name: rest, count: others }] : [])],
  };
}
