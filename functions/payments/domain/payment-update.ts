import type { Occurrence } from '../../../events/define.ts';
import type { CouponId } from '../../../events/vocabulary.ts';
import type { LedgerEntry } from './ledger.ts';
import type { Payment } from './payment.ts';

/** What becomes of a payment, and what is written and told with it. */
export interface PaymentUpdate {
  readonly payment: Payment;
  readonly events: readonly Occurrence[];
  readonly entries: readonly LedgerEntry[];
  /** What becomes of the use of its coupon. */
  readonly coupon?: { readonly id: CouponId; readonly becomes: 'reserved' | 'used' | 'returned' };
}

/** The decision as the next version of what was read. */
export const nextVersion = (
  { version }: Payment,
  payment: Payment,
  also: Partial<Omit<PaymentUpdate, 'payment'>> = {},
): PaymentUpdate => ({ events: [], entries: [], ...also, payment: { ...payment, version: version + 1 } });

/** What every event of a payment names. */
export const eventFieldsOf = ({ id: paymentId, propertyPackageId, propertyId, ownerId, payBy }: Payment) => ({
  paymentId,
  propertyPackageId,
  propertyId,
  ownerId,
  payBy,
});
