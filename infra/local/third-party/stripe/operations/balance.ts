import { createId } from '../../webhooks.ts';
import type { StripeAccount } from '../account.ts';
import type { BalanceTransaction, Charge } from '../objects.ts';

const daySeconds = 86_400;
const settlementDays = 3;
export const disputeFee = 2000;

/** The next midnight in UTC, when Stripe pays out. */
export function nextMidnight(at: number): number {
  return (Math.floor(at / daySeconds) + 1) * daySeconds;
}

/** 1.5% + 20p of a UK card; 1% of a bank debit, 20p at least and £2 at most. */
const calculateFee = ({ amount, method }: Charge): number =>
  method.type === 'card'
    ? Math.round(amount * 0.015) + 20
    : Math.min(Math.max(Math.round(amount * 0.01), 20), 200);

type Entry = Pick<BalanceTransaction, 'amount' | 'type' | 'category' | 'source' | 'payout'> &
  Partial<Pick<BalanceTransaction, 'fee' | 'description'>>;

/** Adds an entry to the account's balance, due to be paid out unless it is a payout itself; returns its id. */
export function bookEntry(account: StripeAccount, currency: string, entry: Entry): string {
  const id = createId('txn_');
  const created = account.now();
  const midnight = nextMidnight(created);
  const isSale = entry.category === 'charge';
  const availableOn = isSale ? midnight + (settlementDays - 1) * daySeconds : created;
  const due = entry.payout === undefined ? Math.max(midnight, availableOn) : undefined;
  const feeDescription = entry.category === 'dispute' ? 'Dispute fee' : 'Stripe processing fees';
  account.balance.put({ fee: 0, feeDescription, ...entry, id, currency, created, availableOn }, due);
  return id;
}

export function bookCharge(account: StripeAccount, charge: Charge, description?: string): string {
  return bookEntry(account, charge.currency, {
    amount: charge.amount,
    fee: calculateFee(charge),
    type: charge.method.type === 'card' ? 'charge' : 'payment',
    category: 'charge',
    source: charge.id,
    description,
  });
}
