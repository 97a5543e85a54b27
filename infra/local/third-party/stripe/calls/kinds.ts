import type * as objects from '../objects.ts';
import { toBalanceView } from '../views/balance.ts';
import { toChargeView } from '../views/charge.ts';
import { toStripeDisputeView } from '../views/dispute.ts';
import { toIntentView } from '../views/intent.ts';
import { toStripePayoutView } from '../views/payout.ts';
import { toStripeRefundView } from '../views/refund.ts';
import { toSessionView } from '../views/session.ts';
import { toVerificationView } from '../views/verification.ts';
import type { ObjectKind } from './call.ts';

export const sessions: ObjectKind<objects.CheckoutSession> = {
  in: (account) => account.sessions,
  view: toSessionView,
  name: 'checkout.session',
  param: 'session',
};

export const intents: ObjectKind<objects.PaymentIntent> = {
  in: (account) => account.intents,
  view: toIntentView,
  name: 'payment_intent',
  param: 'intent',
};

export const charges: ObjectKind<objects.Charge> = {
  in: (account) => account.charges,
  view: toChargeView,
  name: 'charge',
  param: 'id',
};

export const refunds: ObjectKind<objects.StripeRefund> = {
  in: (account) => account.refunds,
  view: toStripeRefundView,
  name: 'refund',
  param: 'id',
};

export const disputes: ObjectKind<objects.StripeDispute> = {
  in: (account) => account.disputes,
  view: toStripeDisputeView,
  name: 'dispute',
  param: 'dispute',
};

export const verifications: ObjectKind<objects.VerificationSession> = {
  in: (account) => account.verifications,
  view: toVerificationView,
  name: 'identity.verification_session',
  param: 'session',
};

export const payouts: ObjectKind<objects.StripePayout> = {
  in: (account) => account.payouts,
  view: toStripePayoutView,
  name: 'payout',
  param: 'payout',
};

export const balance: ObjectKind<objects.BalanceTransaction> = {
  in: (account) => account.balance,
  view: toBalanceView,
  name: 'balance_transaction',
  param: 'id',
};
