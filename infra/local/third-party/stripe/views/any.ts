import { found, type Account } from '../account.ts';
import { balanceView } from './balance.ts';
import { chargeView } from './charge.ts';
import { disputeView } from './dispute.ts';
import { intentView } from './intent.ts';
import { refundView } from './refund.ts';
import { lineView, sessionView } from './session.ts';
import { outputsView, reportView, verificationView } from './verification.ts';

/** The view of the object with an id, of any kind. */
export function viewById(account: Account, id: string): object | undefined {
  const intent = account.intents.find(id);
  if (intent) return intentView(account, intent);
  const charge = account.charges.find(id);
  if (charge) return chargeView(account, charge);
  const entry = account.balance.find(id);
  if (entry) return balanceView(account, entry);
  const refund = account.refunds.find(id);
  if (refund) return refundView(account, refund);
  const dispute = account.disputes.find(id);
  if (dispute) return disputeView(account, dispute);
  const verification = account.verifications.find(id);
  if (verification) return verificationView(account, verification);
  const report = account.verificationReports.find(id);
  if (report) return reportView(account, report);
  const session = account.sessions.find(id);
  return session && sessionView(account, session);
}

/** A field that an object includes only on request. */
export function includedIn(
  account: Account,
  owner: Record<string, unknown>,
  key: string,
): object | undefined {
  const { object, id } = owner;
  if (object === 'checkout.session' && key === 'line_items') {
    const session = found(account.sessions.find(String(id)));
    const data = session.lines.map((line) => lineView(session, line));
    return { object: 'list', data, has_more: false, url: `/v1/checkout/sessions/${session.id}/line_items` };
  }
  if (object === 'identity.verification_session' && key === 'verified_outputs')
    return outputsView(account, String(id));
  if (object === 'charge' && key === 'refunds') {
    const page = account.refunds.page({ limit: 10, where: { charge: String(id) } });
    const { data, hasMore } = found(page);
    const url = `/v1/charges/${String(id)}/refunds`;
    return { object: 'list', data: data.map((one) => refundView(account, one)), has_more: hasMore, url };
  }
  return undefined;
}
