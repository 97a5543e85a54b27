import { formatLondonDay } from '../../../kernel/london-time.ts';
import { isOpenViewing } from './transitions.ts';
import type { Viewing } from './viewing.ts';

type ViewingTimes = Pick<Viewing, 'status' | 'start' | 'proposal'>;

/** How a change of a viewing changes the number of its buyer's viewings on a day in London. */
export interface DayChange {
  readonly day: string;
  readonly change: 1 | -1;
  /** The buyer asks for the day, so it has to have room. What the seller proposes or moves is never refused. */
  readonly isAsked: boolean;
}

/** An open viewing takes up the day of its time and the day of a time that is proposed for it. */
export function listDayChanges(before: ViewingTimes | undefined, after: ViewingTimes): readonly DayChange[] {
  const [left, present] = [listDays(before), listDays(after)];
  const isAsked = !before || after.proposal?.by === 'buyer';
  return [
    ...left
      .filter((day) => !present.includes(day))
      .map((day) => ({ day, change: -1, isAsked: false }) as const),
    ...present.filter((day) => !left.includes(day)).map((day) => ({ day, change: 1, isAsked }) as const),
  ];
}

function listDays(viewing: ViewingTimes | undefined): readonly string[] {
  if (!viewing || !isOpenViewing(viewing)) return [];
  const starts = [viewing.start, ...(viewing.proposal ? [viewing.proposal.start] : [])];
  return [...new Set(starts.map((start) => formatLondonDay(new Date(start))))];
}
