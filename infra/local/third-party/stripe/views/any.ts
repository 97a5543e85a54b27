import type { StripeAccount } from '../account.ts';
import { toBalanceView } from './balance.ts';
import { toChargeView } from './charge.ts';
import { toStripeDisputeView } from './dispute.ts';
import { toIntentView } from './intent.ts';
import { toStripePayoutView } from './payout.ts';
import { toStripeRefundView } from './refund.ts';
import { toSessionView } from './session.ts';
import { findOutputsView, toReportView, toVerificationView } from './verification.ts';

/** The view of the object with an id, of any kind. */
export function findView(account: StripeAccount, id: string): object | undefined {
  const intent = account.intents.find(id);
  if (intent) return toIntentView(account, intent);
  const charge = account.charges.find(id);
  if (charge) return toChargeView(account, charge);
  const entry = account.balance.find(id);
  if (entry) return toBalanceView(account, entry);
  const refund = account.refunds.find(id);
  if (refund) return toStripeRefundView(account, refund);
  const dispute = account.disputes.find(id);
  if (dispute) return toStripeDisputeView(account, dispute);
  const payout = account.payouts.find(id);
  if (payout) return toStripePayoutView(account, payout);
  const verification = account.verifications.find(id);
  if (verification) return toVerificationView(account, verification);
  const report = account.verificationReports.find(id);
  if (report) return toReportView(account, report);
  const session = account.sessions.find(id);
  return session && toSessionView(account, session);
}

/** A field that an object includes only on request. */
export function findIncluded(
  account: StripeAccount,
  owner: Record<string, unknown>,
  key: string,
): object | undefined {
  const { object, id } = owner;
  if (object === 'identity.verification_session' && key === 'verified_outputs')
    return findOutputsView(account, String(id));
  return undefined;
}
