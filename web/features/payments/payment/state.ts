import type { Payment } from '../../../entities/payment/api.ts';

/** What a payment came to, as its payer reads it. */
export type PaymentState =
  /** Not paid, and can be. */
  | 'open'
  | 'processing'
  /** Paid, and the package begins within moments. */
  | 'starting'
  | 'paid'
  | 'declined'
  | 'cancelled'
  | 'expired'
  /** Paid and sent back, as it was not needed. */
  | 'returned'
  | 'refunded'
  | 'disputed'
  | 'won'
  | 'lost';

const momentsMs = 10 * 60_000;
/** A payment of just now, from which its payer comes. */
export const isFresh = ({ paidAt }: Payment, now = Date.now()): boolean =>
  paidAt !== undefined && now - Date.parse(paidAt) < momentsMs;

export function stateOf(payment: Payment, now = Date.now()): PaymentState {
  const { status, failure, refunds, active, startsAt } = payment;
  // What is sent back matters more than what it was for.
  if (refunds.some(({ reason }) => reason === 'not_needed')) return 'returned';
  switch (status) {
    case 'created':
    case 'requires_action':
      return failure === 'declined' ? 'declined' : 'open';
    case 'succeeded':
      return active || startsAt !== undefined || !isFresh(payment, now) ? 'paid' : 'starting';
    case 'partially_refunded':
    case 'refunded':
      return 'refunded';
    case 'failed':
      return failure ?? 'declined';
    default:
      return status;
  }
}

/** Whether it is still on its way to something else. */
export const isUnsettled = (state: PaymentState): boolean =>
  state === 'open' || state === 'processing' || state === 'starting';

/** Whether the provider's page still takes it. */
export const canBePaid = ({ payUrl, payUntil }: Payment, now = Date.now()): boolean =>
  payUrl !== undefined && (payUntil === undefined || Date.parse(payUntil) > now);
