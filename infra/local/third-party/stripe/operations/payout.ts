import { createId } from '../../webhooks.ts';
import { emitStripeEvent, type StripeAccount } from '../account.ts';
import { createRefusedFault } from '../fault.ts';
import type { BalanceTransaction, StripePayout } from '../objects.ts';
import { toStripePayoutView } from '../views/payout.ts';
import { bookEntry, nextMidnight } from './balance.ts';

/**
 * Sends these entries to the bank, where they come to more than nothing; else they wait for the next day, as what is
 * owed to Stripe is taken from what comes later.
 */
export function payOut(
  account: StripeAccount,
  entries: readonly BalanceTransaction[],
): StripePayout | undefined {
  const [first] = entries;
  if (!first) return undefined;
  const amount = entries.reduce((sum, entry) => sum + entry.amount - entry.fee, 0);
  const created = account.now();
  if (amount <= 0) {
    for (const entry of entries) account.balance.put(entry, nextMidnight(created));
    return undefined;
  }
  const id = createId('po_');
  for (const entry of entries) account.balance.put({ ...entry, payout: id });
  const { currency } = first;
  const payout: StripePayout = {
    id,
    created,
    currency,
    amount,
    status: 'in_transit',
    arrivesAt: nextMidnight(created),
    reconciled: false,
    balanceTransaction: bookEntry(account, currency, {
      amount: -amount,
      type: 'payout',
      category: 'payout',
      source: id,
      payout: id,
    }),
  };
  account.payouts.put(payout, payout.arrivesAt);
  emitStripeEvent(account, 'payout.created', toStripePayoutView(account, payout));
  return payout;
}

/** Everything that no payout has, whether it is available or not. */
export function payOutAll(account: StripeAccount): StripePayout {
  const payout = payOut(account, account.balance.due(Number.MAX_SAFE_INTEGER));
  if (!payout) throw createRefusedFault('There is nothing to pay out.');
  return payout;
}

/** The bank has it, and what is in it can be listed. */
export function completePayout(account: StripeAccount, payout: StripePayout): StripePayout {
  if (payout.status !== 'in_transit')
    throw createRefusedFault(`Payout ${payout.id} is ${payout.status} already.`);
  const paid: StripePayout = { ...payout, status: 'paid', reconciled: true };
  account.payouts.put(paid);
  emitStripeEvent(account, 'payout.paid', toStripePayoutView(account, paid));
  emitStripeEvent(account, 'payout.reconciliation_completed', toStripePayoutView(account, paid));
  return paid;
}

/** The bank refused it, maybe days after it seemed to be paid; its money goes out with the next one. */
export function failPayout(account: StripeAccount, payout: StripePayout): StripePayout {
  if (payout.status === 'failed') throw createRefusedFault(`Payout ${payout.id} has failed already.`);
  const failed: StripePayout = {
    ...payout,
    status: 'failed',
    reconciled: true,
    failureBalanceTransaction: bookEntry(account, payout.currency, {
      amount: payout.amount,
      type: 'payout_failure',
      category: 'payout_reversal',
      source: payout.id,
    }),
  };
  account.payouts.put(failed);
  emitStripeEvent(account, 'payout.failed', toStripePayoutView(account, failed));
  return failed;
}
