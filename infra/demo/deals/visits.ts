import type { DemoHome } from '../homes/homes.ts';
import { createDice } from '../random.ts';

interface Visit {
  readonly daysAgo: number;
  /** The visitor's key; a visitor counts once a day. */
  readonly visitor: string;
}

/** As far back as a seller’s statistics go, for a home that is still on sale. */
const daysBack = 29;
const atFirst = 5;
const afterReduction = 2;
const always = 1;

/**
 * Who looked at a home, the oldest visit first: most people when it was new, more again once it cost less, and nobody
 * once its sale was agreed, which is so many days ago.
 */
export function createVisits(
  { key, listedDaysAgo, reductions }: DemoHome,
  agreedDaysAgo = 0,
): readonly Visit[] {
  const chance = createDice(`visits ${key}`);
  const fading = (daysSince: number) => (daysSince < 0 ? 0 : Math.exp(-daysSince / 4));
  const first = agreedDaysAgo === 0 ? Math.min(daysBack, listedDaysAgo) : listedDaysAgo;
  const days = Array.from({ length: first - agreedDaysAgo + 1 }, (_, back) => agreedDaysAgo + back);
  return days.toReversed().flatMap((daysAgo) => {
    const news = Math.max(0, ...reductions.map((reduction) => fading(reduction.daysAgo - daysAgo)));
    const expected = always + atFirst * fading(listedDaysAgo - daysAgo) + afterReduction * news;
    const count = Math.round(expected * chance.range(0.3, 1.6));
    return Array.from({ length: count }, (_, nth) => ({ daysAgo, visitor: `visitor ${nth + 1}` }));
  });
}
