import type { DomainEvent } from '../../../../events/define.ts';
import type { CouponId } from '../../../../events/vocabulary.ts';
import type { LedgerEntry } from './ledger.ts';
import type { Payment } from './payment.ts';

/** The next version of a payment, with the events and ledger entries that are written with it. */
export interface PaymentUpdate {
  readonly payment: Payment;
  readonly events: readonly DomainEvent[];
  readonly entries: readonly LedgerEntry[];
  /** The new state of the coupon's use. */
  readonly coupon?: { readonly id: CouponId; readonly becomes: 'reserved' | 'held' | 'used' | 'returned' };
}

/** The update with the version after the one that was read. */
export function toNextPaymentVersion(
  { version }: Payment,
  payment: Payment,
  also: Partial<Omit<PaymentUpdate, 'payment'>> = {},
): PaymentUpdate {
  return { events: [], entries: [], ...also, payment: { ...payment, version: version + 1 } };
}

/** The fields that every event of a payment has. */
export function toPaymentEventFields({
  id: paymentId,
  propertyPackageId,
  propertyId,
  ownerId,
  payBy,
  method,
}: Payment) {
  return {
    paymentId,
    propertyPackageId,
    propertyId,
    ownerId,
    payBy,
    ...(method && { method }),
  };
}
