import type { CouponChange } from '../coupons/adapters/coupon-use-writes.ts';
import {
  returnUse,
  lapseReservations,
  buildReservationWrites,
  redeemReservation,
} from '../coupons/adapters/coupon-use-writes.ts';
import { findCouponById, findCouponUse } from '../coupons/adapters/coupon-repository.ts';
import { AppError } from '../shared/errors.ts';
import { commit } from '../shared/table.ts';
import type { Decision } from './decision.ts';
import { booking } from './ledger-store.ts';
import type { Payment } from './payment.ts';
import { insertingPayment, savingPayment } from './store.ts';

const nothing: CouponChange = { writes: [], events: [] };

/** What happens to the use of the payment's coupon in the same transaction. */
async function couponChange({ payment, coupon }: Decision, now: Date): Promise<CouponChange> {
  if (!coupon) return nothing;
  if (coupon.becomes === 'reserved') {
    await lapseReservations(coupon.id, now);
    const found = await findCouponById(coupon.id);
    if (!found) throw new AppError('gone', 'The coupon of this price is no longer there. Choose again.');
    const until = new Date(payment.payUntil ?? now);
    return { writes: buildReservationWrites(found, payment.ownerId, payment.id, until), events: [] };
  }
  const use = await findCouponUse(coupon.id, payment.id);
  if (!use) return nothing;
  return coupon.becomes === 'used' ? redeemReservation(use) : returnUse(use);
}

/** Payment, books, the coupon's use and events, all or nothing. */
export async function save(decision: Decision, now: Date): Promise<void> {
  const { payment, events, entries } = decision;
  const coupon = await couponChange(decision, now);
  await commit(
    [savingPayment(payment), ...booking(entries), ...coupon.writes],
    [...events, ...coupon.events],
  );
}

/** The same for a payment that begins, in the place of the latest one of its package. */
export async function insert(decision: Decision, before: Payment | undefined, now: Date): Promise<void> {
  const { payment, events } = decision;
  const coupon = await couponChange(decision, now);
  await commit([...insertingPayment(payment, before), ...coupon.writes], [...events, ...coupon.events]);
}
