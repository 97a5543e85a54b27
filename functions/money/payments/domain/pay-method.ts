import type { PayMethod } from '../../../../events/vocabulary.ts';
import type { Payment } from './payment.ts';

type PaidBy = Pick<Payment, 'payBy' | 'method'>;

/** Where the money comes from: who declines it, and how it goes back. */
export type PaySource = 'card' | 'bank' | 'paypal';

const names: Readonly<Record<PayMethod, string>> = {
  card: 'Card',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  pay_by_bank: 'Bank transfer',
  bacs_debit: 'Direct Debit',
};

/** A phone's wallet holds a card. Before the payer has tried anything, a card is the likely one. */
export function getPaySource({ payBy, method }: PaidBy): PaySource {
  if (payBy === 'wallet') return 'paypal';
  return method === 'pay_by_bank' || method === 'bacs_debit' ? 'bank' : 'card';
}

/** Who confirms a payment and settles a dispute about it, within a sentence to its payer. */
export function getPayDecider({ payBy }: Pick<PaidBy, 'payBy'>): string {
  return payBy === 'wallet' ? 'PayPal' : 'your bank';
}

/** `Apple Pay`; `Card` for payments of earlier releases, which kept no method. */
export function formatPayMethod({ payBy, method }: PaidBy): string {
  return payBy === 'wallet' ? 'PayPal' : names[method ?? 'card'];
}
