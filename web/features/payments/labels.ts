import { capitaliseFirst } from '../../../functions/kernel/text.ts';
import {
  getPayDecider,
  getPaySource,
  type PaySource,
} from '../../../functions/money/payments/domain/pay-method.ts';
import type { Payment } from '../../entities/payment/api.ts';
import { formatDate, formatPence } from '../../lib/format.ts';
import type { PaymentState } from './payment/payment-state.ts';

export interface OutcomeText {
  readonly title: string;
  readonly text: string;
  readonly tone: 'good' | 'waiting' | 'bad' | 'calm';
}

const nameDecider = (payment: Payment): string => capitaliseFirst(getPayDecider(payment));
/** How long a refund takes from the day on which it is sent. */
const refundArrival: Readonly<Record<PaySource, string>> = {
  card: 'Banks usually show a refund five to ten working days after we send it.',
  bank: 'Banks usually show a refund a few working days after we send it.',
  paypal: 'PayPal usually shows a refund within a few hours of our sending it.',
};
const uncharged = 'You haven’t been charged.';
const kept = 'We’ve kept your choice, and you haven’t been charged.';
/** How a payment that failed is told, and what else can be tried. A debit can fail days after its choice has lapsed. */
const declines: Readonly<Record<PaySource, { readonly title: string; readonly advice: string }>> = {
  card: {
    title: 'Your card was declined',
    advice: `${kept} Banks don’t tell us why. Try again, use another card, or choose another way to pay.`,
  },
  bank: {
    title: 'Your bank didn’t make the payment',
    advice: `${uncharged} Banks don’t tell us why. Choose the package again and we’ll check its price; you can also pay by card, or another way.`,
  },
  paypal: {
    title: 'PayPal couldn’t make the payment',
    advice: `${kept} PayPal doesn’t tell us why. Try again, or choose another way to pay.`,
  },
};
const formatTotalPaid = ({ totalPence, donationPence }: Payment): string =>
  formatPence(totalPence + donationPence);

/** The text of each state for the payer. */
export const words: Readonly<Record<PaymentState, (payment: Payment) => OutcomeText>> = {
  open: (payment) => ({
    title: 'Not paid yet',
    text: `${kept} You can carry on where you stopped. ${describeStart(payment)}`,
    tone: 'calm',
  }),
  processing: (payment) => ({
    title:
      payment.method === 'bacs_debit'
        ? 'Your Direct Debit is on its way'
        : `${nameDecider(payment)} is taking a while`,
    text: `${describeWait(payment)} You can leave this page: we’ll email you as soon as it’s confirmed, or if it fails. ${describeStart(payment)}`,
    tone: 'waiting',
  }),
  starting: () => ({
    title: 'One moment',
    text: 'We’re confirming your payment and starting the package. This page updates automatically.',
    tone: 'waiting',
  }),
  paid: (payment) => ({
    title: `Paid: ${formatTotalPaid(payment)}`,
    text: describePaid(payment),
    tone: 'good',
  }),
  declined: (payment) => ({
    title: declines[getPaySource(payment)].title,
    text: declines[getPaySource(payment)].advice,
    tone: 'bad',
  }),
  cancelled: () => ({ title: 'You stopped the payment', text: kept, tone: 'calm' }),
  expired: () => ({
    title: 'You ran out of time to pay',
    text: `${kept} We’ll check the price again when you continue.`,
    tone: 'calm',
  }),
  returned: (payment) => ({
    title: 'We sent your money back',
    text: `This payment wasn’t needed: the package is already running, or it was dropped before the money arrived. ${formatPence(sumRefunds(payment))} ${isRefundSent(payment) ? 'was sent' : 'is on its way'} back, the way you paid. ${refundArrival[getPaySource(payment)]}`,
    tone: 'calm',
  }),
  refunded: (payment) => ({
    title: `${formatPence(sumRefunds(payment))} ${isRefundSent(payment) ? 'was sent back to you' : 'is on its way back to you'}`,
    text: `Of ${formatTotalPaid(payment)} for ${payment.packageName} at ${payment.home}. ${refundArrival[getPaySource(payment)]}`,
    tone: 'calm',
  }),
  disputed: (payment) => ({
    title: `${nameDecider(payment)} asked for this money back`,
    text: `A dispute about ${formatTotalPaid(payment)} is open. Until it’s decided, you can’t buy a larger package for this home.`,
    tone: 'waiting',
  }),
  won: (payment) => ({
    title: `Paid: ${formatTotalPaid(payment)}`,
    text: 'The dispute is settled, and your payment hasn’t changed.',
    tone: 'good',
  }),
  lost: (payment) => ({
    title: 'The payment was charged back',
    text: `${nameDecider(payment)} settled the dispute about ${formatTotalPaid(payment)}, and the package has ended.`,
    tone: 'bad',
  }),
};

/** What is done and what isn't while no money has come; a new Direct Debit takes seven working days at Stripe. */
function describeWait(payment: Payment): string {
  if (payment.method === 'bacs_debit')
    return 'You’ve agreed to it, and your bank sends the money within about seven working days. Nothing is paid until then.';
  return payment.method === 'pay_by_bank'
    ? 'You’ve approved the payment, but your bank hasn’t sent the money yet. That usually takes minutes. Nothing is paid until then.'
    : `${nameDecider(payment)} has your payment but hasn’t confirmed it yet.`;
}

/** When the package starts that is not paid yet. */
function describeStart({ startsAtOnce, isUpgrade }: Payment): string {
  if (startsAtOnce) return 'The package starts as soon as it’s paid.';
  return isUpgrade
    ? 'The package starts 14 days after you pay, as you chose; your present one goes on until then.'
    : 'As you chose to wait, the home stays off the market until 14 days after you pay.';
}

function describePaid({ active, startsAt, packageName, home, isUpgrade }: Payment): string {
  // Its days stand still while the home is sold, so it may not be running.
  if (active) return `${home} is on ${packageName}.`;
  if (startsAt !== undefined)
    return `${packageName} for ${home} starts automatically on ${formatDate(startsAt)}, unless you start it sooner. ${isUpgrade ? 'Your present package goes on until then' : 'The home stays off the market until then'}. Until it starts you can cancel it and get all of this back. If the home is sold first, we refund it.`;
  return `For ${packageName} at ${home}. It’s no longer running.`;
}

/** Whether the provider has sent all refunds that did not fail. */
const isRefundSent = ({ refunds }: Payment): boolean =>
  refunds.every(({ status }) => status === 'succeeded' || status === 'failed');

/** The refunded or pending amount. */
export function sumRefunds({ refunds, refundedPence }: Payment): number {
  return Math.max(
    refundedPence,
    refunds
      .filter(({ status }) => status !== 'failed')
      .reduce((sum, { amountPence }) => sum + amountPence, 0),
  );
}
