import { newId } from '../../webhooks.ts';
import { emitEvent, type Account } from '../account.ts';
import type { Dispute } from '../facts.ts';
import { refused } from '../fault.ts';
import { disputeView } from '../views/dispute.ts';
import { book, disputeFee } from './balance.ts';

const responseSeconds = 9 * 86_400;

/** Opens a dispute: the buyer's bank takes the money back until the decision. */
export function openDispute(account: Account, chargeId: string, reason: string): Dispute {
  const charge = account.charges.find(chargeId);
  if (charge?.status !== 'succeeded') throw refused(`There is no successful charge ${chargeId}.`);
  if (charge.dispute !== undefined) throw refused(`Charge ${chargeId} is disputed already.`);
  const amount = charge.amount - charge.amountRefunded;
  if (amount === 0) throw refused(`Charge ${chargeId} has been refunded.`);
  const id = newId('du_');
  const taken = book(account, charge.currency, {
    amount: -amount,
    fee: disputeFee,
    type: 'adjustment',
    category: 'dispute',
    source: id,
    description: `Chargeback withdrawal for ${charge.id}`,
  });
  const opened: Dispute = {
    id,
    created: account.now(),
    currency: charge.currency,
    charge: charge.id,
    intent: charge.intent,
    amount,
    reason,
    status: 'needs_response',
    dueBy: account.now() + responseSeconds,
    balanceTransactions: [taken],
  };
  account.disputes.put(opened);
  account.charges.put({ ...charge, dispute: id });
  emitEvent(account, 'charge.dispute.created', disputeView(account, opened));
  return opened;
}

/** Closes a dispute; if the merchant won, `reinstate` returns the money. */
export function closeDispute(account: Account, dispute: Dispute, outcome: 'won' | 'lost'): Dispute {
  if (dispute.status !== 'needs_response')
    throw refused(`Dispute ${dispute.id} is ${dispute.status} already.`);
  const closed: Dispute = { ...dispute, status: outcome };
  account.disputes.put(closed);
  emitEvent(account, 'charge.dispute.closed', disputeView(account, closed));
  return closed;
}

/** Whether the money of a won dispute has not come back yet. */
export function canReinstate({ status, balanceTransactions }: Dispute): boolean {
  return status === 'won' && balanceTransactions.length === 1;
}

/** Returns the money of a won dispute to the merchant. */
export function reinstate(account: Account, dispute: Dispute): Dispute {
  const { id, charge, amount, balanceTransactions } = dispute;
  if (!canReinstate(dispute)) throw refused(`Nothing is to be paid back for dispute ${id}.`);
  const returned = book(account, dispute.currency, {
    amount,
    type: 'adjustment',
    category: 'dispute_reversal',
    source: id,
    description: `Chargeback reversal for ${charge}`,
  });
  const paidBack: Dispute = { ...dispute, balanceTransactions: [...balanceTransactions, returned] };
  account.disputes.put(paidBack);
  emitEvent(account, 'charge.dispute.funds_reinstated', disputeView(account, paidBack));
  return paidBack;
}
