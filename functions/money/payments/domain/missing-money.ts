import * as z from 'zod';
import { PaymentId } from '../../../../events/vocabulary.ts';
import { addDays, formatLondonDay } from '../../../kernel/london-time.ts';

/** Days after which what moved is looked for in payouts. Stripe takes up to a week, banks another few days. */
export const payoutDays = 14;
/** Days before the first comparison from which the books are looked at. */
const firstDays = 45;

/** Money of our books by card that no payout has. */
export const MissingMoney = z.object({
  /** The day in London from which the books are compared, and the last one that was. */
  comparedFrom: z.iso.date(),
  comparedUntil: z.iso.date(),
  lines: z.array(
    z.object({
      /** The line of the books. */
      bookedAs: z.string(),
      paymentId: PaymentId,
      kind: z.enum(['payment', 'refund', 'refund_returned', 'dispute_opened', 'dispute_won']),
      day: z.iso.date(),
      totalPence: z.int(),
    }),
  ),
});
export type MissingMoney = z.output<typeof MissingMoney>;

/** The days in London whose books are looked for in payouts now: those since the last run. */
export function planMissingDays(before: MissingMoney | undefined, now: Date) {
  const until = addDays(formatLondonDay(now), -payoutDays);
  const comparedFrom = before?.comparedFrom ?? addDays(until, -firstDays);
  const days: string[] = [];
  for (let day = before ? addDays(before.comparedUntil) : comparedFrom; day <= until; day = addDays(day))
    days.push(day);
  return { comparedFrom, comparedUntil: days.at(-1) ?? before?.comparedUntil ?? until, days };
}
