import type { Payment } from '../../../entities/payment/api.ts';
import { formatDate, formatPence } from '../../../lib/format.ts';
import type { PaymentState } from './state.ts';

export interface Words {
  readonly title: string;
  readonly text: string;
  readonly tone: 'good' | 'waiting' | 'bad' | 'calm';
}

const decider: Readonly<Record<Payment['payBy'], string>> = { card: 'Your bank', wallet: 'PayPal' };
const total = ({ totalPence, donationPence }: Payment): string => formatPence(totalPence + donationPence);
const kept = 'Your choice is kept, and nothing was taken.';

/** The text of each state for the payer. */
export const words: Readonly<Record<PaymentState, (payment: Payment) => Words>> = {
  open: () => ({
    title: 'Not paid yet',
    text: `${kept} You can go on where you stopped.`,
    tone: 'calm',
  }),
  processing: ({ payBy }) => ({
    title: `${decider[payBy]} takes its time`,
    text: `${decider[payBy]} has your payment and has yet to confirm it. You can leave this page: we write to you as soon as it is certain, and the package starts by itself.`,
    tone: 'waiting',
  }),
  starting: () => ({
    title: 'One moment',
    text: 'We confirm your payment and start the package. This page goes on by itself.',
    tone: 'waiting',
  }),
  paid: (payment) => ({
    title: `Paid: ${total(payment)}`,
    text: paidText(payment),
    tone: 'good',
  }),
  declined: ({ payBy }) => ({
    title: payBy === 'card' ? 'Your card was declined' : 'The wallet could not pay',
    text: `${kept} ${payBy === 'card' ? 'Banks do not tell us why: try again, use another card,' : 'PayPal does not tell us why: try again,'} or choose another way to pay.`,
    tone: 'bad',
  }),
  cancelled: () => ({ title: 'You stopped the payment', text: kept, tone: 'calm' }),
  expired: () => ({
    title: 'The time to pay ran out',
    text: `${kept} The price is looked at again when you go on.`,
    tone: 'calm',
  }),
  returned: (payment) => ({
    title: 'We sent your money back',
    text: `This payment was not needed: the package runs already, or it was let go before the money came. ${formatPence(backPence(payment))} goes back the way you paid.`,
    tone: 'calm',
  }),
  refunded: (payment) => ({
    title: `${formatPence(backPence(payment))} goes back to you`,
    text: `Of ${total(payment)} for ${payment.packageName} at ${payment.home}. Banks mostly take five to ten working days.`,
    tone: 'calm',
  }),
  disputed: (payment) => ({
    title: `${decider[payment.payBy]} asked for this money back`,
    text: `A dispute about ${total(payment)} is open. Until it is decided, no larger package can be bought for this home.`,
    tone: 'waiting',
  }),
  won: (payment) => ({
    title: `Paid: ${total(payment)}`,
    text: 'The dispute was decided: the payment stands.',
    tone: 'good',
  }),
  lost: (payment) => ({
    title: 'The payment was taken back',
    text: `${decider[payment.payBy]} decided the dispute about ${total(payment)}, and the package has ended.`,
    tone: 'bad',
  }),
};

function paidText({ active, startsAt, packageName, home }: Payment): string {
  if (active) return `${packageName} runs for ${home}.`;
  if (startsAt !== undefined)
    return `${packageName} for ${home} begins by itself on ${formatDate(startsAt)}. Until then you can start it, or cancel it and get all of this back.`;
  return `For ${packageName} at ${home}. It does not run any more.`;
}

/** The refunded or pending amount. */
export const backPence = ({ refunds, refundedPence }: Payment): number =>
  Math.max(
    refundedPence,
    refunds
      .filter(({ status }) => status !== 'failed')
      .reduce((sum, { amountPence }) => sum + amountPence, 0),
  );
