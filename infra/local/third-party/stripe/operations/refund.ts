import { createId } from '../../webhooks.ts';
import { requireStored, emitStripeEvent, type StripeAccount } from '../account.ts';
import { createRefusedFault } from '../fault.ts';
import type { Charge, StripeRefund } from '../objects.ts';
import { toChargeView } from '../views/charge.ts';
import { toStripeRefundView } from '../views/refund.ts';
import { bookEntry } from './balance.ts';
import { decisionSeconds } from './pay.ts';

export type RefundRequest = Pick<StripeRefund, 'reason' | 'metadata'> & { readonly amount?: number };

/** The refundable amount of a charge; throws StripeFault if the refund is not allowed. */
function getRefundableAmount(account: StripeAccount, charge: Charge, wanted: number | undefined): number {
  if (charge.status !== 'succeeded')
    throw createRefusedFault(
      `Charge ${charge.id} has not succeeded, so it can't be refunded.`,
      'charge_not_refundable',
    );
  const dispute = charge.dispute === undefined ? undefined : account.disputes.find(charge.dispute);
  if (dispute && dispute.status !== 'won')
    throw createRefusedFault(`Charge ${charge.id} has been disputed.`, 'charge_disputed');
  const left = charge.amount - charge.amountRefunded;
  if (left === 0)
    throw createRefusedFault(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
  const amount = wanted ?? left;
  if (amount > left)
    throw createRefusedFault(
      `Refund amount (${amount}) is greater than what is left of the charge (${left}).`,
      undefined,
      'amount',
    );
  return amount;
}

/** Refunds a charge. Some test cards keep the refund pending, or fail it later. */
export function refundCharge(
  account: StripeAccount,
  charge: Charge,
  { amount: wanted, ...request }: RefundRequest,
): StripeRefund {
  const amount = getRefundableAmount(account, charge, wanted);
  const id = createId(charge.method.type === 'card' ? 're_' : 'pyr_');
  const afterwards = charge.method.type === 'card' ? charge.method.afterwards : undefined;
  const changes = afterwards === 'refund fails' || afterwards === 'refund pends';
  const stripeRefund: StripeRefund = {
    ...request,
    id,
    created: account.now(),
    currency: charge.currency,
    charge: charge.id,
    intent: charge.intent,
    amount,
    status: afterwards === 'refund pends' ? 'pending' : 'succeeded',
    balanceTransaction: bookEntry(account, charge.currency, {
      amount: -amount,
      type: charge.method.type === 'card' ? 'refund' : 'payment_refund',
      category: 'refund',
      source: id,
    }),
  };
  const reduced = { ...charge, amountRefunded: charge.amountRefunded + amount };
  account.charges.put(reduced);
  account.refunds.put(stripeRefund, changes ? account.now() + decisionSeconds : undefined);
  emitStripeEvent(account, 'charge.refunded', toChargeView(account, reduced), {
    amount_refunded: charge.amountRefunded,
  });
  return stripeRefund;
}

/** Decides a refund: it succeeds or fails. */
export function settleRefund(account: StripeAccount, stripeRefund: StripeRefund): void {
  const charge = requireStored(account.charges.find(stripeRefund.charge));
  const afterwards = charge.method.type === 'card' ? charge.method.afterwards : undefined;
  if (stripeRefund.status === 'pending')
    return changeRefund(account, stripeRefund, { ...stripeRefund, status: 'succeeded' });
  if (afterwards !== 'refund fails' || stripeRefund.status === 'failed') return;
  const failureBalanceTransaction = bookEntry(account, stripeRefund.currency, {
    amount: stripeRefund.amount,
    type: 'refund_failure',
    category: 'refund_failure',
    source: stripeRefund.id,
  });
  account.charges.put({ ...charge, amountRefunded: charge.amountRefunded - stripeRefund.amount });
  const failureReason = 'expired_or_canceled_card';
  const failed: StripeRefund = {
    ...stripeRefund,
    status: 'failed',
    failureReason,
    failureBalanceTransaction,
  };
  changeRefund(account, stripeRefund, failed);
  emitStripeEvent(account, 'refund.failed', toStripeRefundView(account, failed));
}

function changeRefund(account: StripeAccount, before: StripeRefund, after: StripeRefund): void {
  account.refunds.put(after);
  emitStripeEvent(account, 'refund.updated', toStripeRefundView(account, after), { status: before.status });
}
