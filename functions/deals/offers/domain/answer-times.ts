import { calculateDeadline } from '../../../kernel/deadline.ts';
import { dayMs, hourMs } from '../../../kernel/time.ts';

// Read by the site as well, whose pages load without zod.

/** Hours that a buyer has at least to answer a counter-offer. */
export const counterHours = 72;
/** Days that the buyer of a backup has at least to reconfirm it after a fall-through. */
const reconfirmDays = 7;
/** Days that buyers have at least for their best and final offer, unless the seller names another time. */
const roundDays = 3;

/** When a counter-offer that is made now ends: at the latest with the package, which takes the home off the market. */
export function calculateCounterEnd(now: Date, packageEnd?: string): Date {
  const isAhead = packageEnd !== undefined && packageEnd > now.toISOString();
  return calculateDeadline(now, {
    least: counterHours * hourMs,
    ...(isAhead && { latest: new Date(packageEnd) }),
  });
}

/** Until when the buyer of a backup that is reopened now can reconfirm it. */
export function calculateReconfirmEnd(now: Date): Date {
  return calculateDeadline(now, { least: reconfirmDays * dayMs });
}

/** The deadline that a seller is offered for a round that is called now. */
export function suggestRoundEnd(now: Date): Date {
  return calculateDeadline(now, { least: roundDays * dayMs });
}
