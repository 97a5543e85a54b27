import type { Payment, PaymentStatus } from './payment.ts';
import { calculateGrossPence } from './payment.ts';

/** The states that may follow each state. A late payment counts: what failed may still succeed. */
export const transitions: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  created: ['requires_action', 'processing', 'succeeded', 'failed'],
  requires_action: ['processing', 'succeeded', 'failed'],
  processing: ['succeeded', 'failed'],
  failed: ['succeeded'],
  succeeded: ['partially_refunded', 'refunded', 'disputed'],
  // The payer's bank may send a refund back.
  partially_refunded: ['succeeded', 'refunded', 'disputed', 'won'],
  refunded: ['succeeded', 'partially_refunded', 'disputed', 'won'],
  disputed: ['won', 'lost', 'partially_refunded', 'refunded'],
  won: ['partially_refunded', 'refunded', 'disputed'],
  lost: ['disputed'],
};

/** @throws when the table has no such transition, which is a fault of ours that no retry can mend */
export function changeStatus(payment: Payment, status: PaymentStatus): Payment {
  if (payment.status !== status && !transitions[payment.status].includes(status))
    throw new Error(`Payment ${payment.id} is ${payment.status} and can’t become ${status}`);
  return { ...payment, status };
}

/** Whether a success is still expected. */
export function isOpenPayment({ status }: Pick<Payment, 'status'>): boolean {
  return status === 'created' || status === 'requires_action' || status === 'processing';
}

/** Whether another payment can replace it: it is open, and it can still be closed. */
export function canBeReplaced(payment: Pick<Payment, 'status'>): boolean {
  return isOpenPayment(payment) && payment.status !== 'processing';
}

/** Whether the payer can still pay it. */
export function isPayable({ status, payUntil }: Payment, now: Date): boolean {
  return status === 'requires_action' && payUntil !== undefined && payUntil > now.toISOString();
}

export function isPaid({ paidAt }: Pick<Payment, 'paidAt'>): boolean {
  return paidAt !== undefined;
}

/** The status of a paid payment by its disputes and refunds; a dispute takes precedence over a refund. */
export function resolvePaidStatus(payment: Payment): PaymentStatus {
  const { disputes, refundedPence } = payment;
  const has = (status: 'open' | 'won' | 'lost') => disputes.some((dispute) => dispute.status === status);
  if (has('open')) return 'disputed';
  if (has('lost')) return 'lost';
  if (refundedPence >= calculateGrossPence(payment)) return 'refunded';
  if (refundedPence > 0) return 'partially_refunded';
  return has('won') ? 'won' : 'succeeded';
}
