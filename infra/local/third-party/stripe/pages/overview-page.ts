import { escapeHtml } from '@gable/local-cloud/stand-ins';
import { renderButton as post, renderCode, renderTable, renderTime } from '../../overview-parts.ts';
import type { WebhookDelivery } from '../../webhook-log.ts';
import { requireStored, type StripeAccount } from '../account.ts';
import type {
  StripeDispute,
  PaymentIntent,
  StripePayout,
  StripeRefund,
  CheckoutSession,
} from '../objects.ts';
import { canReinstate } from '../operations/dispute.ts';
import { toCheckoutUrl, sumLines } from '../views/session.ts';
import { formatAmount, renderStripePage } from './page.ts';

const maxShown = 50;

const renderSection = (title: string, heads: string[], rows: string[][]) =>
  `<section class="card"><h2>${title}</h2>${renderTable(heads, rows)}</section>`;

/** A button that posts these fields to a control command. */
const renderCommandButton = (
  account: StripeAccount,
  door: string,
  label: string,
  fields?: Record<string, string>,
) => post(`${new URL(account.pagesUrl).pathname}/control/${door}`, label, fields);

const joinButtons = (...buttons: string[]) => `<div class="row">${buttons.join('')}</div>`;

const createSessionRow = (account: StripeAccount) => (session: CheckoutSession) => [
  `${renderCode(session.id)}<br><small>${renderTime(session.created * 1000)}</small>`,
  formatAmount(sumLines(session.lines), session.currency),
  `${session.status}, ${session.paymentStatus}`,
  session.status === 'open'
    ? joinButtons(
        `<a class="button" href="${escapeHtml(toCheckoutUrl(account, session.id))}">Pay</a>`,
        renderCommandButton(account, 'expire', 'Expire', { session: session.id }),
      )
    : '',
];

const createIntentRow = (account: StripeAccount) => (intent: PaymentIntent) => {
  const charge = account.charges.find(intent.latestCharge ?? '');
  const disputable =
    charge?.status === 'succeeded' && charge.dispute === undefined && charge.method.type !== 'pay_by_bank';
  return [
    `${renderCode(intent.id)}<br><small>${renderTime(intent.created * 1000)}</small>`,
    `${formatAmount(intent.amount, intent.currency)}${charge && charge.amountRefunded > 0 ? `<br><small>${formatAmount(charge.amountRefunded, intent.currency)} refunded</small>` : ''}`,
    `${intent.status}${intent.failure ? `<br><small>${escapeHtml(intent.failure.message)}</small>` : ''}`,
    joinButtons(
      disputable ? renderCommandButton(account, 'dispute', 'Open a dispute', { payment: intent.id }) : '',
      intent.status === 'processing'
        ? renderCommandButton(account, 'settle', 'Let the bank answer', { id: intent.id })
        : '',
    ),
  ];
};

const createRefundRow = (account: StripeAccount) => (refund: StripeRefund) => {
  const { method } = requireStored(account.charges.find(refund.charge));
  const waits =
    refund.status === 'pending' ||
    (refund.status === 'succeeded' && method.type === 'card' && method.afterwards === 'refund fails');
  return [
    `${renderCode(refund.id)}<br><small>${renderTime(refund.created * 1000)}</small>`,
    formatAmount(refund.amount, refund.currency),
    `${refund.status}${refund.failureReason === undefined ? '' : `<br><small>${escapeHtml(refund.failureReason)}</small>`}`,
    waits ? renderCommandButton(account, 'settle', 'Let the bank answer', { id: refund.id }) : '',
  ];
};

const createDisputeRow = (account: StripeAccount) => (dispute: StripeDispute) => [
  `${renderCode(dispute.id)}<br><small>${renderTime(dispute.created * 1000)}</small>`,
  formatAmount(dispute.amount, dispute.currency),
  `${dispute.status}<br><small>${escapeHtml(dispute.reason)}</small>`,
  joinButtons(...renderDisputeButtons(account, dispute)),
];

const createPayoutRow = (account: StripeAccount) => (payout: StripePayout) => [
  `${renderCode(payout.id)}<br><small>${renderTime(payout.created * 1000)}</small>`,
  formatAmount(payout.amount, payout.currency),
  payout.status,
  joinButtons(
    payout.status === 'in_transit'
      ? renderCommandButton(account, 'complete-payout', 'Let it arrive', { payout: payout.id })
      : '',
    payout.status === 'failed'
      ? ''
      : renderCommandButton(account, 'fail-payout', 'Let the bank refuse it', { payout: payout.id }),
  ),
];

function renderDisputeButtons(account: StripeAccount, dispute: StripeDispute): string[] {
  const { id } = dispute;
  const close = (label: string, fields: Record<string, string>) =>
    renderCommandButton(account, 'close-dispute', label, { dispute: id, ...fields });
  if (canReinstate(dispute))
    return [renderCommandButton(account, 'reinstate', 'Pay it back', { dispute: id })];
  if (dispute.status !== 'needs_response') return [];
  return [
    close('Won', { outcome: 'won' }),
    close('Won, paid back later', { outcome: 'won', reinstated: 'false' }),
    close('Lost', { outcome: 'lost' }),
  ];
}

const createDeliveryRow = (account: StripeAccount) => (delivery: WebhookDelivery) => [
  `${escapeHtml(delivery.type)}<br>${renderCode(delivery.id)}<br><small>${renderTime(delivery.at)}</small>`,
  delivery.attempts
    .map(
      ({ at, status, answer }) =>
        `${status || 'no answer'} <small>${renderTime(at)} ${escapeHtml(answer.slice(0, 120))}</small>`,
    )
    .join('<br>') || (delivery.held ? 'held' : 'under way'),
  renderCommandButton(account, 'resend', 'Resend', { event: delivery.id }),
];

/** Everything in the account, newest first. */
export function renderStripeOverview(account: StripeAccount): string {
  const newest = { limit: maxShown };
  const { webhooks } = account;
  const hold = webhooks.holding()
    ? `<p>Webhooks are held back.</p>${renderCommandButton(account, 'release', 'Release them')}`
    : renderCommandButton(account, 'hold', 'Hold webhooks back');
  const heads = ['Object', 'Amount', 'State', ''];
  return renderStripePage(
    'Stripe on this machine',
    `<h1>Stripe on this machine</h1>
${renderSection('Checkout sessions', heads, (account.sessions.page(newest)?.data ?? []).map(createSessionRow(account)))}
${renderSection('Payments', heads, (account.intents.page(newest)?.data ?? []).map(createIntentRow(account)))}
${renderSection('Refunds', heads, (account.refunds.page(newest)?.data ?? []).map(createRefundRow(account)))}
${renderSection('Disputes', heads, (account.disputes.page(newest)?.data ?? []).map(createDisputeRow(account)))}
${renderSection('Payouts', heads, (account.payouts.page(newest)?.data ?? []).map(createPayoutRow(account)))}
<section>${renderCommandButton(account, 'pay-out', 'Pay everything out now')}</section>
${renderSection('Webhooks', ['Event', 'Answers', ''], webhooks.deliveries().slice(0, maxShown).map(createDeliveryRow(account)))}
<section>${hold}</section>`,
    true,
  );
}
