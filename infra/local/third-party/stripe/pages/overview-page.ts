import { escapeHtml } from '../../../runtime/http.ts';
import { button as post, code, table, time } from '../../overview-parts.ts';
import type { Delivery } from '../../webhook-log.ts';
import { found, type Account } from '../account.ts';
import { canReinstate } from '../acts/dispute.ts';
import type { Dispute, Intent, Refund, Session } from '../facts.ts';
import { checkoutUrl, totalOf } from '../views/session.ts';
import { money, page } from './page.ts';

const shown = 50;

const section = (title: string, heads: string[], rows: string[][]) =>
  `<section class="card"><h2>${title}</h2>${table(heads, rows)}</section>`;

/** A button that posts these fields to a control command. */
const button = (account: Account, door: string, label: string, fields?: Record<string, string>) =>
  post(`${new URL(account.pagesUrl).pathname}/control/${door}`, label, fields);

const row = (...buttons: string[]) => `<div class="row">${buttons.join('')}</div>`;

const sessionRow = (account: Account) => (session: Session) => [
  `${code(session.id)}<br><small>${time(session.created * 1000)}</small>`,
  money(totalOf(session.lines), session.currency),
  `${session.status}, ${session.paymentStatus}`,
  session.status === 'open'
    ? row(
        `<a class="button" href="${escapeHtml(checkoutUrl(account, session.id))}">Pay</a>`,
        button(account, 'expire', 'Expire', { session: session.id }),
      )
    : '',
];

const intentRow = (account: Account) => (intent: Intent) => {
  const charge = account.charges.find(intent.latestCharge ?? '');
  const disputable = charge?.status === 'succeeded' && charge.dispute === undefined;
  return [
    `${code(intent.id)}<br><small>${time(intent.created * 1000)}</small>`,
    `${money(intent.amount, intent.currency)}${charge && charge.amountRefunded > 0 ? `<br><small>${money(charge.amountRefunded, intent.currency)} refunded</small>` : ''}`,
    `${intent.status}${intent.failure ? `<br><small>${escapeHtml(intent.failure.message)}</small>` : ''}`,
    row(
      disputable ? button(account, 'dispute', 'Open a dispute', { payment: intent.id }) : '',
      intent.status === 'processing'
        ? button(account, 'settle', 'Let the bank answer', { id: intent.id })
        : '',
    ),
  ];
};

const refundRow = (account: Account) => (refund: Refund) => {
  const { method } = found(account.charges.find(refund.charge));
  const waits =
    refund.status === 'pending' ||
    (refund.status === 'succeeded' && method.type === 'card' && method.afterwards === 'refund fails');
  return [
    `${code(refund.id)}<br><small>${time(refund.created * 1000)}</small>`,
    money(refund.amount, refund.currency),
    `${refund.status}${refund.failureReason === undefined ? '' : `<br><small>${escapeHtml(refund.failureReason)}</small>`}`,
    waits ? button(account, 'settle', 'Let the bank answer', { id: refund.id }) : '',
  ];
};

const disputeRow = (account: Account) => (dispute: Dispute) => [
  `${code(dispute.id)}<br><small>${time(dispute.created * 1000)}</small>`,
  money(dispute.amount, dispute.currency),
  `${dispute.status}<br><small>${escapeHtml(dispute.reason)}</small>`,
  row(...disputeButtons(account, dispute)),
];

function disputeButtons(account: Account, dispute: Dispute): string[] {
  const { id } = dispute;
  const close = (label: string, fields: Record<string, string>) =>
    button(account, 'close-dispute', label, { dispute: id, ...fields });
  if (canReinstate(dispute)) return [button(account, 'reinstate', 'Pay it back', { dispute: id })];
  if (dispute.status !== 'needs_response') return [];
  return [
    close('Won', { outcome: 'won' }),
    close('Won, paid back later', { outcome: 'won', reinstated: 'false' }),
    close('Lost', { outcome: 'lost' }),
  ];
}

const deliveryRow = (account: Account) => (delivery: Delivery) => [
  `${escapeHtml(delivery.type)}<br>${code(delivery.id)}<br><small>${time(delivery.at)}</small>`,
  delivery.attempts
    .map(
      ({ at, status, answer }) =>
        `${status || 'no answer'} <small>${time(at)} ${escapeHtml(answer.slice(0, 120))}</small>`,
    )
    .join('<br>') || (delivery.held ? 'held' : 'under way'),
  button(account, 'resend', 'Resend', { event: delivery.id }),
];

/** Everything in the account, newest first. */
export function overviewPage(account: Account): string {
  const newest = { limit: shown };
  const { webhooks } = account;
  const hold = webhooks.holding()
    ? `<p>Webhooks are held back.</p>${button(account, 'release', 'Release them')}`
    : button(account, 'hold', 'Hold webhooks back');
  const heads = ['Object', 'Amount', 'State', ''];
  return page(
    'Stripe on this machine',
    `<h1>Stripe on this machine</h1>
${section('Checkout sessions', heads, (account.sessions.page(newest)?.data ?? []).map(sessionRow(account)))}
${section('Payments', heads, (account.intents.page(newest)?.data ?? []).map(intentRow(account)))}
${section('Refunds', heads, (account.refunds.page(newest)?.data ?? []).map(refundRow(account)))}
${section('Disputes', heads, (account.disputes.page(newest)?.data ?? []).map(disputeRow(account)))}
${section('Webhooks', ['Event', 'Answers', ''], webhooks.deliveries().slice(0, shown).map(deliveryRow(account)))}
<section>${hold}</section>`,
    true,
  );
}
