import { findViewingWait } from '../../../functions/deals/offers/domain/deal-waits.ts';
import { sortByUrgency } from '../../../functions/kernel/urgency.ts';
import type { Viewing } from './api.ts';

interface ViewingGroups {
  /** What ends first is first. */
  readonly toAnswer: readonly Viewing[];
  /** In their order. */
  readonly others: readonly Viewing[];
}

/** Parts the viewings that wait for the reader's answer from the others. */
export function partViewings(viewings: readonly Viewing[], now = new Date()): ViewingGroups {
  const isToAnswer = ({ can }: Viewing) => can.includes('accept');
  return {
    toAnswer: sortByUrgency(viewings.filter(isToAnswer), (viewing) => [
      findViewingWait(viewing, viewing.side, now),
    ]),
    others: viewings.filter((viewing) => !isToAnswer(viewing)),
  };
}
