import { createId } from '../../webhooks.ts';
import { emitStripeEvent, type StripeAccount } from '../account.ts';
import { createRefusedFault } from '../fault.ts';
import type { StripeDispute } from '../objects.ts';
import { toStripeDisputeView } from '../views/dispute.ts';
import { bookEntry, disputeFee } from './balance.ts';

const responseSeconds = 9 * 86_400;

/** Opens a dispute: the buyer's bank takes the money back until the decision. */
export function openStripeDispute(account: StripeAccount, chargeId: string, reason: string): StripeDispute {
  const charge = account.charges.find(chargeId);
  if (charge?.status !== 'succeeded') throw createRefusedFault(`There is no successful charge ${chargeId}.`);
  if (charge.method.type === 'pay_by_bank') throw createRefusedFault('Payments by bank can’t be disputed.');
  if (charge.dispute !== undefined) throw createRefusedFault(`Charge ${chargeId} is disputed already.`);
  const amount = charge.amount - charge.amountRefunded;
  if (amount === 0) throw createRefusedFault(`Charge ${chargeId} has been refunded.`);
  const id = createId('du_');
  const taken = bookEntry(account, charge.currency, {
    amount: -amount,
    fee: disputeFee,
    type: 'adjustment',
    category: 'dispute',
    source: id,
    description: `Chargeback withdrawal for ${charge.id}`,
  });
  const opened: StripeDispute = {
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
  emitStripeEvent(account, 'charge.dispute.created', toStripeDisputeView(account, opened));
  return opened;
}

/** Closes a dispute; if the merchant won, `reinstate` returns the money. */
export function closeStripeDispute(
  account: StripeAccount,
  dispute: StripeDispute,
  outcome: 'won' | 'lost',
): StripeDispute {
  if (dispute.status !== 'needs_response')
    throw createRefusedFault(`Dispute ${dispute.id} is ${dispute.status} already.`);
  const closed: StripeDispute = { ...dispute, status: outcome };
  account.disputes.put(closed);
  emitStripeEvent(account, 'charge.dispute.closed', toStripeDisputeView(account, closed));
  return closed;
}

/** Whether the money of a won dispute has not come back yet. */
export function canReinstate({ status, balanceTransactions }: StripeDispute): boolean {
  return status === 'won' && balanceTransactions.length === 1;
}

/** Returns the money of a won dispute to the merchant. */
export function reinstateFunds(account: StripeAccount, dispute: StripeDispute): StripeDispute {
  const { id, charge, amount, balanceTransactions } = dispute;
  if (!canReinstate(dispute)) throw createRefusedFault(`Nothing is to be paid back for dispute ${id}.`);
  const returned = bookEntry(account, dispute.currency, {
    amount,
    type: 'adjustment',
    category: 'dispute_reversal',
    source: id,
    description: `Chargeback reversal for ${charge}`,
  });
  const paidBack: StripeDispute = { ...dispute, balanceTransactions: [...balanceTransactions, returned] };
  account.disputes.put(paidBack);
  emitStripeEvent(account, 'charge.dispute.funds_reinstated', toStripeDisputeView(account, paidBack));
  return paidBack;
}
