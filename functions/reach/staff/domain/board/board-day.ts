import * as z from 'zod';

/** What the board counts; the days of each are read together. */
export const BoardMeasure = z.enum(['homes', 'sales', 'revenue', 'funnel', 'complaints']);
export type BoardMeasure = z.output<typeof BoardMeasure>;

const Counts = z.record(z.string(), z.int());
type Counts = z.output<typeof Counts>;

/** What one thing adds to one day in London, by the names of the counts. */
export const BoardShare = z.object({ measure: BoardMeasure, day: z.iso.date(), counts: Counts });
export type BoardShare = z.output<typeof BoardShare>;

/** The sum of all shares of a day. It names nobody and nothing. */
export const BoardDay = BoardShare.extend({ version: z.int().min(1) });
export type BoardDay = z.output<typeof BoardDay>;

export function toDayKey({ measure, day }: Pick<BoardShare, 'measure' | 'day'>): string {
  return `${measure}#${day}`;
}

/** Adds shares of the same day together, and leaves out what is nothing. */
export function mergeShares(shares: readonly BoardShare[]): BoardShare[] {
  const byDay = new Map<string, BoardShare>();
  for (const share of shares) {
    const sum = byDay.get(toDayKey(share)) ?? { ...share, counts: {} };
    byDay.set(toDayKey(share), { ...sum, counts: addCounts(sum.counts, share.counts) });
  }
  return [...byDay.values()].filter(({ counts }) => Object.keys(counts).length > 0);
}

function addCounts(counts: Counts, more: Counts): Counts {
  const names = new Set([...Object.keys(counts), ...Object.keys(more)]);
  const sums = [...names].map((name) => [name, (counts[name] ?? 0) + (more[name] ?? 0)] as const);
  return Object.fromEntries(sums.filter(([, sum]) => sum !== 0));
}

/** What has to be added to the days of a thing whose shares were others before. */
export function listShareChanges(before: readonly BoardShare[], after: readonly BoardShare[]): BoardShare[] {
  const back = before.map((share) => ({
    ...share,
    counts: Object.fromEntries(Object.entries(share.counts).map(([name, count]) => [name, -count])),
  }));
  return mergeShares([...after, ...back]);
}

/** The next version of a day, with a change added. */
export function addToDay(day: BoardDay | undefined, change: BoardShare): BoardDay {
  return {
    measure: change.measure,
    day: change.day,
    counts: addCounts(day?.counts ?? {}, change.counts),
    version: (day?.version ?? 0) + 1,
  };
}
