import * as z from 'zod';
import { PaymentId } from '../../../../events/vocabulary.ts';
import { addDays, formatLondonDay } from '../../../kernel/london-time.ts';

/** Days after which what moved is looked for in payouts. Stripe takes up to a week, banks another few days. */
export const payoutDays = 14;
/** Days after which it no longer is: what payouts made by hand had in them never comes. */
export const missingDays = 90;
/** Days before the first comparison from which the books are looked at. */
const firstDays = 45;

/** A line of our books by card that no payout has. */
export const MissingLine = z.object({
  /** The line of the books. */
  bookedAs: z.string(),
  paymentId: PaymentId,
  kind: z.enum(['payment', 'refund', 'refund_returned', 'dispute_opened', 'dispute_won']),
  day: z.iso.date(),
  totalPence: z.int(),
});
export type MissingLine = z.output<typeof MissingLine>;

/** The day in London from which the books are compared, and the last one that was. */
export const ComparedDays = z.object({ comparedFrom: z.iso.date(), comparedUntil: z.iso.date() });
export type ComparedDays = z.output<typeof ComparedDays>;

/** The days in London whose books are looked for in payouts now: those since the last run. */
export function planMissingDays(before: ComparedDays | undefined, now: Date) {
  const today = formatLondonDay(now);
  const until = addDays(today, -payoutDays);
  const oldest = addDays(today, -missingDays);
  const known = before?.comparedFrom ?? addDays(until, -firstDays);
  const comparedFrom = known < oldest ? oldest : known;
  const next = before ? addDays(before.comparedUntil) : comparedFrom;
  const days: string[] = [];
  for (let day = next < comparedFrom ? comparedFrom : next; day <= until; day = addDays(day)) days.push(day);
  return { comparedFrom, comparedUntil: days.at(-1) ?? before?.comparedUntil ?? until, days };
}
