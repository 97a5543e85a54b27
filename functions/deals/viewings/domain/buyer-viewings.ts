import * as z from 'zod';
import type { UserId } from '../../../../events/vocabulary.ts';
import { hasTakenPlace } from './attendance.ts';
import { toCurrentViewing } from './due-changes.ts';
import { isBooked } from './transitions.ts';
import type { Viewing } from './viewing.ts';

/** Whether a buyer has seen a home, from its viewings. */
export const BuyerViewings = z.object({
  /** Viewings that took place. */
  seen: z.int(),
  /** When the last of them began. */
  lastAt: z.iso.datetime().optional(),
  /** When the next one begins that both sides agreed on. */
  nextAt: z.iso.datetime().optional(),
});
export type BuyerViewings = z.output<typeof BuyerViewings>;

/** What the viewings of a home say of one buyer; those of others are left out. */
export function countBuyerViewings(viewings: readonly Viewing[], buyerId: UserId, now: Date): BuyerViewings {
  const own = viewings
    .filter((viewing) => viewing.buyerId === buyerId)
    .map((viewing) => toCurrentViewing(viewing, now))
    .toSorted((a, b) => a.start.localeCompare(b.start));
  const seen = own.filter((viewing) => hasTakenPlace(viewing, now));
  const last = seen.at(-1);
  const next = own.find((viewing) => isBooked(viewing) && viewing.start > now.toISOString());
  return {
    seen: seen.length,
    ...(last && { lastAt: last.start }),
    ...(next && { nextAt: next.start }),
  };
}
