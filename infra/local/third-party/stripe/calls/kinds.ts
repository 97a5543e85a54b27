import type * as facts from '../facts.ts';
import { balanceView } from '../views/balance.ts';
import { chargeView } from '../views/charge.ts';
import { disputeView } from '../views/dispute.ts';
import { intentView } from '../views/intent.ts';
import { refundView } from '../views/refund.ts';
import { sessionView } from '../views/session.ts';
import { reportView, verificationView } from '../views/verification.ts';
import type { Kind } from './call.ts';

export const sessions: Kind<facts.Session> = {
  in: (account) => account.sessions,
  view: sessionView,
  name: 'checkout.session',
  param: 'session',
};

export const intents: Kind<facts.Intent> = {
  in: (account) => account.intents,
  view: intentView,
  name: 'payment_intent',
  param: 'intent',
};

export const charges: Kind<facts.Charge> = {
  in: (account) => account.charges,
  view: chargeView,
  name: 'charge',
  param: 'id',
};

export const refunds: Kind<facts.Refund> = {
  in: (account) => account.refunds,
  view: refundView,
  name: 'refund',
  param: 'id',
};

export const disputes: Kind<facts.Dispute> = {
  in: (account) => account.disputes,
  view: disputeView,
  name: 'dispute',
  param: 'dispute',
};

export const verifications: Kind<facts.VerificationSession> = {
  in: (account) => account.verifications,
  view: verificationView,
  name: 'identity.verification_session',
  param: 'session',
};

export const verificationReports: Kind<facts.VerificationReport> = {
  in: (account) => account.verificationReports,
  view: reportView,
  name: 'identity.verification_report',
  param: 'report',
};

export const balance: Kind<facts.BalanceTransaction> = {
  in: (account) => account.balance,
  view: balanceView,
  name: 'balance_transaction',
  param: 'id',
};
