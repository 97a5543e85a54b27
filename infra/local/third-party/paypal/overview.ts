import { escapeHtml } from '@gable/local-cloud/stand-ins';
import { renderButton as post, renderCode, renderTable, renderTime } from '../overview-parts.ts';
import type { WebhookDelivery } from '../webhook-log.ts';
import { formatPaypalMoney, renderPaypalPage } from './layout.ts';
import { refundModes } from './payments.ts';
import type { PaypalContext } from './paypal-context.ts';
import type { Capture, PaypalDispute, PaypalOrder, PaypalRefund } from './store.ts';
import {
  toApprovalUrl,
  toPaypalDisputeView,
  toFullCapture,
  toOrderView,
  toPaypalRefundView,
} from './views.ts';

const renderCommandButton = (door: string, label: string, fields?: Record<string, string>) =>
  post(`control/${door}`, label, fields);
const renderSection = (title: string, heads: string[], rows: string[][]) =>
  `<h2>${title}</h2>${renderTable(heads, rows)}`;

const toFirstCells = (record: {
  id: string;
  at: number;
  minor: number;
  currency: string;
  status?: string;
}) => [renderCode(record.id), renderTime(record.at), formatPaypalMoney(record)];

const toOrderRow = (paypal: PaypalContext, order: PaypalOrder) => [
  ...toFirstCells(order),
  order.status,
  escapeHtml(order.unit.invoice_id ?? order.unit.custom_id ?? ''),
  order.status === 'COMPLETED' ? '' : `<a href="${toApprovalUrl(paypal, order)}">Approval page</a>`,
];

const renderSettleButtons = (id: string) =>
  renderCommandButton('settle', 'Complete', { id, outcome: 'completed' }) +
  renderCommandButton('settle', 'Fail', { id, outcome: 'failed' });

const toCaptureRow = (capture: Capture) => [
  ...toFirstCells(capture),
  capture.status,
  renderCode(capture.orderId),
  capture.status === 'PENDING'
    ? renderSettleButtons(capture.id)
    : renderCommandButton('dispute', 'Open a dispute', { captureId: capture.id }),
];

const toRefundRow = (refund: PaypalRefund) => [
  ...toFirstCells(refund),
  refund.status,
  renderCode(refund.captureId),
  refund.status === 'PENDING' ? renderSettleButtons(refund.id) : '',
];

const toDisputeRow = (dispute: PaypalDispute) => [
  ...toFirstCells(dispute),
  dispute.outcome ?? 'OPEN',
  renderCode(dispute.captureId),
  dispute.outcome
    ? ''
    : renderCommandButton('close-dispute', 'Seller wins', { disputeId: dispute.id, outcome: 'won' }) +
      renderCommandButton('close-dispute', 'Payer wins', { disputeId: dispute.id, outcome: 'lost' }),
];

const toDeliveryRow = ({ id, type, at, held, attempts }: WebhookDelivery) => [
  `${escapeHtml(type)}<br>${renderCode(id)}`,
  renderTime(at),
  held
    ? 'held'
    : attempts
        .map(({ status, answer }) => `${status || 'no answer'} <small>${escapeHtml(answer)}</small>`)
        .join('<br>') || 'on its way',
  renderCommandButton('resend', 'Send again', { id }),
];

/** All objects, newest first, with buttons for the control commands. */
export function renderPaypalOverview(paypal: PaypalContext): string {
  const { store, webhooks } = paypal;
  const refunds = store.setting('refunds') ?? 'completed';
  const modes = refundModes.map((outcome) => renderCommandButton('refunds', outcome, { outcome })).join(' ');
  const holding = webhooks.holding()
    ? `Webhooks are held back. ${renderCommandButton('release', 'Send them')}`
    : `Webhooks are sent at once. ${renderCommandButton('hold', 'Hold them back')}`;
  const last = (name: string) => ['Id', 'Time', 'Sum', 'State', name, ''];
  return renderPaypalPage(
    'PayPal stand-in',
    `<h1>PayPal stand-in</h1><p class="quiet">Runs on this machine; no money moves.</p>
<div class="row">${holding}</div><div class="row">Refunds end as <strong>${refunds}</strong>; from now on: ${modes}</div>
${renderSection(
  'Orders',
  last('Invoice'),
  store.orders
    .all()
    .reverse()
    .map((order) => toOrderRow(paypal, order)),
)}
${renderSection('Captures', last('Order'), store.captures.all().reverse().map(toCaptureRow))}
${renderSection('Refunds', last('Capture'), store.refunds.all().reverse().map(toRefundRow))}
${renderSection('Disputes', last('Capture'), store.disputes.all().reverse().map(toDisputeRow))}
${renderSection('Webhooks', ['Event', 'Time', 'Answers', ''], webhooks.deliveries().map(toDeliveryRow))}`,
    { wide: true, base: `${paypal.url}/` },
  );
}

/** The same objects as JSON. */
export function toPaypalOverview(paypal: PaypalContext) {
  return {
    holding: paypal.webhooks.holding(),
    orders: paypal.store.orders.all().map((order) => toOrderView(paypal, order)),
    captures: paypal.store.captures.all().map((capture) => toFullCapture(paypal, capture)),
    refunds: paypal.store.refunds.all().map((refund) => toPaypalRefundView(paypal, refund)),
    disputes: paypal.store.disputes.all().map((dispute) => toPaypalDisputeView(paypal, dispute)),
    deliveries: paypal.webhooks.deliveries(),
  };
}
