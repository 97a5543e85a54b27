import type { Payment } from '../../entities/payment/api.ts';
import { formatDate, formatPence } from '../../lib/format.ts';
import type { PaymentState } from './payment/payment-state.ts';

export interface OutcomeText {
  readonly title: string;
  readonly text: string;
  readonly tone: 'good' | 'waiting' | 'bad' | 'calm';
}

const decider: Readonly<Record<Payment['payBy'], string>> = { card: 'Your bank', wallet: 'PayPal' };
/** How long a refund takes from the day on which it is sent. */
const refundArrival: Readonly<Record<Payment['payBy'], string>> = {
  card: 'Banks usually show a refund five to ten working days after we send it.',
  wallet: 'PayPal usually shows a refund within a few hours of our sending it.',
};
const formatTotalPaid = ({ totalPence, donationPence }: Payment): string =>
  formatPence(totalPence + donationPence);
const kept = 'We’ve kept your choice, and you haven’t been charged.';

/** The text of each state for the payer. */
export const words: Readonly<Record<PaymentState, (payment: Payment) => OutcomeText>> = {
  open: (payment) => ({
    title: 'Not paid yet',
    text: `${kept} You can carry on where you stopped. ${describeStart(payment)}`,
    tone: 'calm',
  }),
  processing: (payment) => ({
    title: `${decider[payment.payBy]} is taking a while`,
    text: `${decider[payment.payBy]} has your payment but hasn’t confirmed it yet. You can leave this page: we’ll email you as soon as it’s confirmed. ${describeStart(payment)}`,
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
  declined: ({ payBy }) => ({
    title: payBy === 'card' ? 'Your card was declined' : 'PayPal couldn’t make the payment',
    text: `${kept} ${payBy === 'card' ? 'Banks don’t tell us why. Try again, use another card,' : 'PayPal doesn’t tell us why. Try again,'} or choose another way to pay.`,
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
    text: `This payment wasn’t needed: the package is already running, or it was dropped before the money arrived. ${formatPence(sumRefunds(payment))} ${isRefundSent(payment) ? 'was sent' : 'is on its way'} back, the way you paid. ${refundArrival[payment.payBy]}`,
    tone: 'calm',
  }),
  refunded: (payment) => ({
    title: `${formatPence(sumRefunds(payment))} ${isRefundSent(payment) ? 'was sent back to you' : 'is on its way back to you'}`,
    text: `Of ${formatTotalPaid(payment)} for ${payment.packageName} at ${payment.home}. ${refundArrival[payment.payBy]}`,
    tone: 'calm',
  }),
  disputed: (payment) => ({
    title: `${decider[payment.payBy]} asked for this money back`,
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
    text: `${decider[payment.payBy]} settled the dispute about ${formatTotalPaid(payment)}, and the package has ended.`,
    tone: 'bad',
  }),
};

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
