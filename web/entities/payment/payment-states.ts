import type { Payment } from './api.ts';

/** How far a payment is, for its payer and on the desk. */
export const paymentStates: Readonly<
  Record<Payment['status'], readonly ['green' | 'amber' | 'neutral' | 'red', string]>
> = {
  created: ['amber', 'Not paid yet'],
  requires_action: ['amber', 'Not paid yet'],
  processing: ['amber', 'Awaiting confirmation'],
  succeeded: ['green', 'Paid'],
  partially_refunded: ['neutral', 'Partly refunded'],
  refunded: ['neutral', 'Refunded'],
  failed: ['neutral', 'Not paid'],
  disputed: ['red', 'Disputed'],
  won: ['green', 'Paid'],
  lost: ['red', 'Charged back'],
};
