import { addDays, countDaysBetween } from '../../../../kernel/london-time.ts';
import { packageCatalogue } from '../../../../money/packages/domain/catalogue.ts';
import type { BoardDay, BoardMeasure } from './board-day.ts';
import { funnelEnds, funnelSteps } from './board-shares.ts';

/** Fewer than these say nothing of the next one. */
export const fewestOfMedian = 5;

/** The days of each measure, the first one first; of homes and complaints since the first day of all. */
export type BoardDays = Readonly<Record<BoardMeasure, readonly BoardDay[]>>;
export interface BoardRange {
  readonly from: string;
  readonly to: string;
}

const countOf = ({ counts }: Pick<BoardDay, 'counts'>, name: string): number => counts[name] ?? 0;
const sumOf = (days: readonly BoardDay[], name: string): number =>
  days.reduce((sum, day) => sum + countOf(day, name), 0);

/** Homes on sale at the end of each day on which that changed, after what stood before the range. */
export function toHomeDays(days: readonly BoardDay[], { from }: BoardRange) {
  const before = days.filter(({ day }) => day < from);
  let onSale = sumOf(before, 'onSale');
  return {
    onSaleBefore: onSale,
    days: days.slice(before.length).map((counted) => {
      onSale += countOf(counted, 'onSale');
      return { day: counted.day, onSale, listed: countOf(counted, 'listed') };
    }),
  };
}

/** Sales by the day of each step. */
export function toSaleDays(days: readonly BoardDay[]) {
  return days.map((counted) => ({
    day: counted.day,
    agreed: countOf(counted, 'agreed'),
    fellThrough: countOf(counted, 'fellThrough'),
    exchanged: countOf(counted, 'exchanged'),
    completed: countOf(counted, 'completed'),
  }));
}

/** A line per day and package on which money of it came in or went back. */
export function toRevenueDays(days: readonly BoardDay[]) {
  return days.flatMap((counted) => {
    const packageIds = new Set(Object.keys(counted.counts).map((name) => name.split('.')[0] ?? ''));
    return [...packageIds].toSorted().map((packageId) => ({
      day: counted.day,
      packageId,
      packageName: packageCatalogue.find(({ id }) => id === packageId)?.name ?? packageId,
      sold: countOf(counted, `${packageId}.sold`),
      netPence: countOf(counted, `${packageId}.net`),
      vatPence: countOf(counted, `${packageId}.vat`),
      refundedPence: countOf(counted, `${packageId}.refunded`),
    }));
  });
}

/** Of the drafts that were begun in the range, how many got how far since. */
export function toFunnel(days: readonly BoardDay[]) {
  const [submitted, chosen, paid, published] = funnelEnds.map((end) => sumOf(days, end));
  return {
    started: sumOf(days, 'started'),
    steps: funnelSteps.map((step, nth) => ({ step: nth + 1, count: sumOf(days, step) })),
    submitted: submitted ?? 0,
    chosen: chosen ?? 0,
    paid: paid ?? 0,
    published: published ?? 0,
  };
}

type Spans = ReadonlyMap<number, number>;

/** How many took how many days, from counts such as `offeredIn.12`. */
function collectSpans(days: readonly BoardDay[], name: string): Spans {
  const spans = new Map<number, number>();
  for (const { counts } of days)
    for (const [key, count] of Object.entries(counts))
      if (key.startsWith(`${name}.`)) {
        const span = Number(key.slice(name.length + 1));
        spans.set(span, (spans.get(span) ?? 0) + count);
      }
  return spans;
}

const sizeOf = (spans: Spans): number => [...spans.values()].reduce((sum, count) => sum + count, 0);

/** The middle one; of two in the middle, the half between them. */
function findMedian(spans: Spans): number | null {
  const sorted = [...spans].toSorted(([one], [other]) => one - other);
  const size = sizeOf(spans);
  const at = (nth: number): number => {
    let passed = 0;
    return sorted.find(([, count]) => (passed += count) > nth)?.[0] ?? 0;
  };
  return size === 0 ? null : (at(Math.floor((size - 1) / 2)) + at(Math.floor(size / 2))) / 2;
}

/** The number of cases, and their median in days where they are enough to tell. */
function describeSpans(spans: Spans) {
  const count = sizeOf(spans);
  return { count, medianDays: count < fewestOfMedian ? null : findMedian(spans) };
}

const inRange = (days: readonly BoardDay[], { from, to }: BoardRange): BoardDay[] =>
  days.filter(({ day }) => day >= from && day <= to);

/** Time to the first offer and from the accepted offer to exchange, of those that came in the range and by month. */
export function toTimes({ homes, sales }: Pick<BoardDays, 'homes' | 'sales'>, range: BoardRange) {
  const describe = (within: BoardRange) => ({
    offer: describeSpans(collectSpans(inRange(homes, within), 'offeredIn')),
    exchange: describeSpans(collectSpans(inRange(sales, within), 'exchangedIn')),
  });
  return {
    ...describe(range),
    months: listMonths(range).map((month) => ({
      month,
      ...describe({
        from: `${month}-01` < range.from ? range.from : `${month}-01`,
        to: `${month}-31` > range.to ? range.to : `${month}-31`,
      }),
    })),
  };
}

/** `2026-11` and so on, of all days of a range. */
function listMonths({ from, to }: BoardRange): string[] {
  const months = new Set<string>();
  for (let day = from; day <= to; day = addDays(day, 1)) months.add(day.slice(0, 7));
  return [...months];
}

/** The last days of the bands of age; what waits longer is in one without. */
const ageBands = [2, 7, 28, null] as const;

/** Complaints or reports: those of the range, and all that wait today with their age. */
export function toComplaints(days: readonly BoardDay[], range: BoardRange, today: string) {
  return (['complaint', 'report'] as const).map((kind) => {
    const within = inRange(days, range);
    const ages = new Map<number, number>();
    for (const counted of days) {
      const count = countOf(counted, `${kind}.waiting`);
      const age = countDaysBetween(counted.day, today);
      if (count > 0) ages.set(age, (ages.get(age) ?? 0) + count);
    }
    return {
      kind,
      days: within.flatMap((counted) => {
        const [opened, closed] = [countOf(counted, `${kind}.opened`), countOf(counted, `${kind}.closed`)];
        return opened + closed === 0 ? [] : [{ day: counted.day, opened, closed }];
      }),
      answered: describeSpans(collectSpans(within, `${kind}.closedIn`)),
      waiting: sizeOf(ages),
      oldestDays: ages.size === 0 ? null : Math.max(...ages.keys()),
      medianDays: findMedian(ages),
      ages: countAges(ages),
    };
  });
}

function countAges(ages: Spans) {
  let least = 0;
  return ageBands.map((upTo) => {
    const [from, to] = [least, upTo ?? Infinity];
    least = to + 1;
    const count = [...ages].reduce((sum, [age, each]) => (age >= from && age <= to ? sum + each : sum), 0);
    return { upToDays: upTo, count };
  });
}
