import { counted, formatDate } from '../../lib/format.ts';
import type { OwnPackage, Package } from './api.ts';

const dayMs = 86_400_000;
/** From here on the end of a package is news. */
export const soonDays = 14;

/** Whole days that are left until a moment, the running one included; 0 where it is over. */
export const daysLeft = (endsAt: string, now = Date.now()): number =>
  Math.max(0, Math.ceil((Date.parse(endsAt) - now) / dayMs));

/** `12 days left`, `ends within a day`, `its days are over` */
export function leftWords(endsAt: string, now = Date.now()): string {
  const days = daysLeft(endsAt, now);
  if (days === 0) return 'its days are over';
  return days === 1 ? 'ends within a day' : `${counted(days, 'day')} left`;
}

const names: Readonly<Record<string, string>> = {
  starter: 'Starter',
  standard: 'Standard',
  plus: 'Plus',
  premium: 'Premium',
};
/** A package by its name, before the catalogue is here. */
export const packageName = (id: string): string => names[id] ?? 'Package';

/** Until when a package runs, in a few words. */
export function untilWords({ status, endsAt }: Pick<OwnPackage, 'status' | 'endsAt'>): string {
  if (endsAt === undefined) return '';
  if (status === 'paused') return 'Its days stand still while the home is sold subject to contract';
  return `Runs until ${formatDate(endsAt)}`;
}

/** What each package has of everything that any of them has, in one order, so that they compare line by line. */
export function comparison(catalogue: readonly Package[]): {
  readonly lines: readonly string[];
  readonly has: (one: Package, line: string) => boolean;
} {
  const sets = new Map<string, ReadonlySet<string>>();
  for (const { name, features } of catalogue)
    sets.set(
      name,
      new Set(
        features
          // Days and photos are numbers of their own.
          .filter((feature) => !/^\d+ (photos|days)/.test(feature))
          .flatMap((feature) => {
            const whole = /^Everything in (.+)$/.exec(feature)?.[1];
            return whole === undefined ? [feature] : [...(sets.get(whole) ?? [])];
          }),
      ),
    );
  const lines = [...new Set([...sets.values()].flatMap((set) => [...set]))];
  return { lines, has: ({ name }, line) => sets.get(name)?.has(line) ?? false };
}
