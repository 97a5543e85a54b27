import { type ChangeSet, commit, type Write } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import { dayMs } from '../../../kernel/time.ts';
import { findCouponById, findCouponUse } from '../../coupons/adapters/coupon-repository.ts';
import {
  restoreCouponUse,
  expireReservations,
  buildReservationWrites,
  holdReservation,
  redeemReservation,
} from '../../coupons/adapters/coupon-use-writes.ts';
import { buildEntryWrites } from '../adapters/ledger-repository.ts';
import { buildPaymentInsert, buildPaymentWrite } from '../adapters/payment-repository.ts';
import type { PaymentUpdate } from '../domain/payment-update.ts';
import type { Payment } from '../domain/payment.ts';

/** Longer than the slowest debit takes; a payment that fails before returns its coupon by itself. */
const holdMs = 30 * dayMs;

const noCouponChange: ChangeSet = { writes: [], events: [] };

/** The change to the use of the payment's coupon, written in the same transaction. */
async function buildCouponChange({ payment, coupon }: PaymentUpdate, now: Date): Promise<ChangeSet> {
  if (!coupon) return noCouponChange;
  if (coupon.becomes === 'reserved') {
    await expireReservations(coupon.id, now);
    const found = await findCouponById(coupon.id);
    if (!found) throw new AppError('gone', 'The coupon of this price is no longer there. Choose again.');
    const until = new Date(payment.payUntil ?? now);
    return { writes: buildReservationWrites(found, payment.ownerId, payment.id, until), events: [] };
  }
  const use = await findCouponUse(coupon.id, payment.id);
  if (!use) return noCouponChange;
  if (coupon.becomes === 'held') return holdReservation(use, new Date(now.getTime() + holdMs));
  return coupon.becomes === 'used' ? redeemReservation(use) : restoreCouponUse(use);
}

/** The writes of payment, ledger entries and coupon use, and their events, for one transaction. */
export async function buildPaymentUpdate(decision: PaymentUpdate, now: Date) {
  const { payment, events, entries } = decision;
  const coupon = await buildCouponChange(decision, now);
  return {
    writes: [buildPaymentWrite(payment), ...buildEntryWrites(entries), ...coupon.writes],
    events: [...events, ...coupon.events],
    result: payment,
  };
}

/** Saves a new payment with its number as the latest of its package, with its coupon use and events, in one transaction. */
export async function insertPayment(
  decision: PaymentUpdate,
  { before, number }: { readonly before: Payment | undefined; readonly number: Write },
  now: Date,
): Promise<void> {
  const { payment, events } = decision;
  const coupon = await buildCouponChange(decision, now);
  await commit(
    [...buildPaymentInsert(payment, before), number, ...coupon.writes],
    [...events, ...coupon.events],
  );
}
