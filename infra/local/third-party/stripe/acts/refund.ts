import { newId } from '../../webhooks.ts';
import { found, emitEvent, type Account } from '../account.ts';
import type { Charge, Refund } from '../facts.ts';
import { refused } from '../fault.ts';
import { chargeView } from '../views/charge.ts';
import { refundView } from '../views/refund.ts';
import { book } from './balance.ts';
import { laterSeconds } from './pay.ts';

export type RefundRequest = Pick<Refund, 'reason' | 'metadata'> & { readonly amount?: number };

/** The refundable amount of a charge; throws StripeFault if the refund is not allowed. */
function refundable(account: Account, charge: Charge, wanted: number | undefined): number {
  if (charge.status !== 'succeeded')
    throw refused(`Charge ${charge.id} has not succeeded, so it can't be refunded.`, 'charge_not_refundable');
  const dispute = charge.dispute === undefined ? undefined : account.disputes.find(charge.dispute);
  if (dispute && dispute.status !== 'won')
    throw refused(`Charge ${charge.id} has been disputed.`, 'charge_disputed');
  const left = charge.amount - charge.amountRefunded;
  if (left === 0) throw refused(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
  const amount = wanted ?? left;
  if (amount > left)
    throw refused(
      `Refund amount (${amount}) is greater than what is left of the charge (${left}).`,
      undefined,
      'amount',
    );
  return amount;
}

/** Refunds a charge. Some test cards keep the refund pending, or fail it later. */
export function refund(
  account: Account,
  charge: Charge,
  { amount: wanted, ...request }: RefundRequest,
): Refund {
  const amount = refundable(account, charge, wanted);
  const id = newId(charge.method.type === 'card' ? 're_' : 'pyr_');
  const afterwards = charge.method.type === 'card' ? charge.method.afterwards : undefined;
  const changes = afterwards === 'refund fails' || afterwards === 'refund pends';
  const made: Refund = {
    ...request,
    id,
    created: account.now(),
    currency: charge.currency,
    charge: charge.id,
    intent: charge.intent,
    amount,
    status: afterwards === 'refund pends' ? 'pending' : 'succeeded',
    balanceTransaction: book(account, charge.currency, {
      amount: -amount,
      type: charge.method.type === 'card' ? 'refund' : 'payment_refund',
      category: 'refund',
      source: id,
    }),
  };
  const reduced = { ...charge, amountRefunded: charge.amountRefunded + amount };
  account.charges.put(reduced);
  account.refunds.put(made, changes ? account.now() + laterSeconds : undefined);
  emitEvent(account, 'charge.refunded', chargeView(account, reduced), {
    amount_refunded: charge.amountRefunded,
  });
  return made;
}

/** Decides a refund: it succeeds or fails. */
export function settleRefund(account: Account, made: Refund): void {
  const charge = found(account.charges.find(made.charge));
  const afterwards = charge.method.type === 'card' ? charge.method.afterwards : undefined;
  if (made.status === 'pending') return change(account, made, { ...made, status: 'succeeded' });
  if (afterwards !== 'refund fails' || made.status === 'failed') return;
  const failureBalanceTransaction = book(account, made.currency, {
    amount: made.amount,
    type: 'refund_failure',
    category: 'refund_failure',
    source: made.id,
  });
  account.charges.put({ ...charge, amountRefunded: charge.amountRefunded - made.amount });
  const failureReason = 'expired_or_canceled_card';
  const failed: Refund = { ...made, status: 'failed', failureReason, failureBalanceTransaction };
  change(account, made, failed);
  emitEvent(account, 'refund.failed', refundView(account, failed));
}

function change(account: Account, before: Refund, after: Refund): void {
  account.refunds.put(after);
  emitEvent(account, 'refund.updated', refundView(account, after), { status: before.status });
}
