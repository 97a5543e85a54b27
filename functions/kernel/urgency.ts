import { addDays, formatLondonDay } from './london-time.ts';

/** What is lost when nobody acts, the greatest first. */
export const losses = ['safety', 'sale', 'offer', 'viewing', 'listing', 'reply', 'nothing'] as const;
export type Loss = (typeof losses)[number];
/** What cools with each day that nobody answers: without a last day it ought to be answered the day after it came. */
const coolingLosses: ReadonlySet<Loss> = new Set(['sale', 'offer']);

/** What waits on a thing of a person, such as a home, an offer or a task of the desk. */
export interface Wait {
  readonly loss: Loss;
  /** Whether the reader has to act; otherwise another person, or nobody before that time. */
  readonly isOwn: boolean;
  /** When it is too late. */
  readonly by?: string | undefined;
  /** Since when it waits. */
  readonly since?: string | undefined;
}

/**
 * The order of every list, the most urgent first: what the reader can lose and by which day, then what else waits for
 * the reader, then what others do or what is planned, then the rest. On one day the greater loss is first, then the
 * earlier hour; without a day the greater loss, then what has waited longest.
 */
export function compareWaits(a: Wait | undefined, b: Wait | undefined): number {
  return (
    rankWait(a) - rankWait(b) ||
    compareTimes(toDay(a), toDay(b)) ||
    rankLoss(a) - rankLoss(b) ||
    compareTimes(a?.by, b?.by) ||
    compareTimes(a?.since, b?.since)
  );
}

/** The things in the order of what is most urgent on each; equal ones stay in their order. */
export function sortByUrgency<T>(
  things: readonly T[],
  listWaits: (thing: T) => readonly (Wait | undefined)[],
): T[] {
  return things
    .map((thing) => ({ thing, wait: listWaits(thing).toSorted(compareWaits)[0] }))
    .toSorted((a, b) => compareWaits(a.wait, b.wait))
    .map(({ thing }) => thing);
}

/** The earlier first; without a time the last. */
function compareTimes(a: string | undefined, b: string | undefined): number {
  if (a === b) return 0;
  if (a === undefined || b === undefined) return a === undefined ? 1 : -1;
  return a < b ? -1 : 1;
}

function rankWait(wait: Wait | undefined): number {
  if (!wait) return 3;
  if (!wait.isOwn) return 2;
  return findLastDay(wait) !== undefined && wait.loss !== 'nothing' ? 0 : 1;
}

/** Without a day that counts, the loss decides. */
function toDay(wait: Wait | undefined): string | undefined {
  return wait === undefined || rankWait(wait) === 1 ? undefined : findLastDay(wait);
}

/** The day in London by which it is to be done. */
function findLastDay({ by, since, isOwn, loss }: Wait): string | undefined {
  if (by !== undefined) return formatLondonDay(new Date(by));
  return isOwn && since !== undefined && coolingLosses.has(loss)
    ? addDays(formatLondonDay(new Date(since)))
    : undefined;
}

const rankLoss = (wait: Wait | undefined): number => (wait ? losses.indexOf(wait.loss) : losses.length);
