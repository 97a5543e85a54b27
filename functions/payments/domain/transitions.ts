import type { Payment, PaymentStatus } from './payment.ts';
import { grossPence } from './payment.ts';

/** Which state may follow which. Money that comes late comes all the same: what failed may still succeed. */
export const transitions: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  created: ['requires_action', 'processing', 'succeeded', 'failed'],
  requires_action: ['processing', 'succeeded', 'failed'],
  processing: ['succeeded', 'failed'],
  failed: ['succeeded'],
  succeeded: ['partially_refunded', 'refunded', 'disputed'],
  // A refund may come back from the payer's bank.
  partially_refunded: ['succeeded', 'refunded', 'disputed', 'won'],
  refunded: ['succeeded', 'partially_refunded', 'disputed', 'won'],
  disputed: ['won', 'lost', 'partially_refunded', 'refunded'],
  won: ['partially_refunded', 'refunded', 'disputed'],
  lost: ['disputed'],
};

/** @throws where the table has no such move: a fault of ours, which nobody could mend by trying again */
export function changeStatus(payment: Payment, status: PaymentStatus): Payment {
  if (payment.status !== status && !transitions[payment.status].includes(status))
    throw new Error(`Payment ${payment.id} is ${payment.status} and can not become ${status}`);
  return { ...payment, status };
}

/** Whether it can still come to money without anybody being surprised. */
export const isOpen = ({ status }: Pick<Payment, 'status'>): boolean =>
  status === 'created' || status === 'requires_action' || status === 'processing';

/** Whether it can be left for another: nobody made it yet, and it can still be ended. */
export const canBeReplaced = (payment: Pick<Payment, 'status'>): boolean =>
  isOpen(payment) && payment.status !== 'processing';

/** Whether the person can still pay it. */
export const isPayable = ({ status, payUntil }: Payment, now: Date): boolean =>
  status === 'requires_action' && payUntil !== undefined && payUntil > now.toISOString();

export const isPaid = ({ paidAt }: Pick<Payment, 'paidAt'>): boolean => paidAt !== undefined;

/** The state of money that came, by what became of it since: a dispute says more than a refund. */
export function resolvePaidStatus(payment: Payment): PaymentStatus {
  const { disputes, refundedPence } = payment;
  const has = (status: 'open' | 'won' | 'lost') => disputes.some((dispute) => dispute.status === status);
  if (has('open')) return 'disputed';
  if (has('lost')) return 'lost';
  if (refundedPence >= grossPence(payment)) return 'refunded';
  if (refundedPence > 0) return 'partially_refunded';
  return has('won') ? 'won' : 'succeeded';
}
