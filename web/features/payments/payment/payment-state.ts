import type { Payment } from '../../../entities/payment/api.ts';

/** The state of a payment for its payer. */
export type PaymentState =
  /** Unpaid, and can be paid. */
  | 'open'
  | 'processing'
  /** Paid; the package begins within moments. */
  | 'starting'
  | 'paid'
  | 'declined'
  | 'cancelled'
  | 'expired'
  /** Paid and refunded, because it was not needed. */
  | 'returned'
  | 'refunded'
  | 'disputed'
  | 'won'
  | 'lost';

const momentsMs = 10 * 60_000;
/** Whether the payment was made in the last minutes. */
export function isRecent({ paidAt }: Payment, now = Date.now()): boolean {
  return paidAt !== undefined && now - Date.parse(paidAt) < momentsMs;
}

export function getPaymentState(payment: Payment, now = Date.now()): PaymentState {
  const { status, failure, refunds, active, startsAt } = payment;
  // A refund matters more than the package.
  if (refunds.some(({ reason }) => reason === 'not_needed')) return 'returned';
  switch (status) {
    case 'created':
    case 'requires_action':
      return failure === 'declined' ? 'declined' : 'open';
    case 'succeeded':
      return active || startsAt !== undefined || !isRecent(payment, now) ? 'paid' : 'starting';
    case 'partially_refunded':
    case 'refunded':
      return 'refunded';
    case 'failed':
      return failure ?? 'declined';
    default:
      return status;
  }
}

/** Whether the state will still change. */
export function isStateOpen(state: PaymentState): boolean {
  return state === 'open' || state === 'processing' || state === 'starting';
}

/** Whether the provider's page still accepts the payment. */
export function canBePaid({ payUrl, payUntil }: Payment, now = Date.now()): boolean {
  return payUrl !== undefined && (payUntil === undefined || Date.parse(payUntil) > now);
}
