import { escapeHtml } from '../../runtime/http.ts';
import { button as post, code, table, time } from '../overview-parts.ts';
import type { Delivery } from '../webhook-log.ts';
import type { Desk } from './desk.ts';
import { inWords, page } from './layout.ts';
import type { Capture, Dispute, Order, Refund } from './store.ts';
import { refundModes } from './payments.ts';
import { approvalUrl, disputeView, fullCapture, orderView, refundView } from './views.ts';

const button = (door: string, label: string, fields?: Record<string, string>) =>
  post(`control/${door}`, label, fields);
const section = (title: string, heads: string[], rows: string[][]) =>
  `<h2>${title}</h2>${table(heads, rows)}`;

const begin = (record: { id: string; at: number; minor: number; currency: string; status?: string }) => [
  code(record.id),
  time(record.at),
  inWords(record),
];

const orderRow = (desk: Desk, order: Order) => [
  ...begin(order),
  order.status,
  escapeHtml(order.unit.invoice_id ?? order.unit.custom_id ?? ''),
  order.status === 'COMPLETED' ? '' : `<a href="${approvalUrl(desk, order)}">Approval page</a>`,
];

const settling = (id: string) =>
  button('settle', 'Complete', { id, outcome: 'completed' }) +
  button('settle', 'Fail', { id, outcome: 'failed' });

const captureRow = (capture: Capture) => [
  ...begin(capture),
  capture.status,
  code(capture.orderId),
  capture.status === 'PENDING'
    ? settling(capture.id)
    : button('dispute', 'Open a dispute', { captureId: capture.id }),
];

const refundRow = (refund: Refund) => [
  ...begin(refund),
  refund.status,
  code(refund.captureId),
  refund.status === 'PENDING' ? settling(refund.id) : '',
];

const disputeRow = (dispute: Dispute) => [
  ...begin(dispute),
  dispute.outcome ?? 'OPEN',
  code(dispute.captureId),
  dispute.outcome
    ? ''
    : button('close-dispute', 'Seller wins', { disputeId: dispute.id, outcome: 'won' }) +
      button('close-dispute', 'Payer wins', { disputeId: dispute.id, outcome: 'lost' }),
];

const deliveryRow = ({ id, type, at, held, attempts }: Delivery) => [
  `${escapeHtml(type)}<br>${code(id)}`,
  time(at),
  held
    ? 'held'
    : attempts
        .map(({ status, answer }) => `${status || 'no answer'} <small>${escapeHtml(answer)}</small>`)
        .join('<br>') || 'on its way',
  button('resend', 'Send again', { id }),
];

/** All objects, newest first, with buttons for the control commands. */
export function overviewPage(desk: Desk): string {
  const { store, webhooks } = desk;
  const refunds = store.setting('refunds') ?? 'completed';
  const modes = refundModes.map((outcome) => button('refunds', outcome, { outcome })).join(' ');
  const holding = webhooks.holding()
    ? `Webhooks are held back. ${button('release', 'Send them')}`
    : `Webhooks are sent at once. ${button('hold', 'Hold them back')}`;
  const last = (name: string) => ['Id', 'Time', 'Sum', 'State', name, ''];
  return page(
    'PayPal stand-in',
    `<h1>PayPal stand-in</h1><p class="quiet">Runs on this machine; no money moves.</p>
<div class="row">${holding}</div><div class="row">Refunds end as <strong>${refunds}</strong>; from now on: ${modes}</div>
${section(
  'Orders',
  last('Invoice'),
  store.orders
    .all()
    .reverse()
    .map((order) => orderRow(desk, order)),
)}
${section('Captures', last('Order'), store.captures.all().reverse().map(captureRow))}
${section('Refunds', last('Capture'), store.refunds.all().reverse().map(refundRow))}
${section('Disputes', last('Capture'), store.disputes.all().reverse().map(disputeRow))}
${section('Webhooks', ['Event', 'Time', 'Answers', ''], webhooks.deliveries().map(deliveryRow))}`,
    { wide: true, base: `${desk.url}/` },
  );
}

/** The same objects as JSON. */
export function overview(desk: Desk) {
  return {
    holding: desk.webhooks.holding(),
    orders: desk.store.orders.all().map((order) => orderView(desk, order)),
    captures: desk.store.captures.all().map((capture) => fullCapture(desk, capture)),
    refunds: desk.store.refunds.all().map((refund) => refundView(desk, refund)),
    disputes: desk.store.disputes.all().map((dispute) => disputeView(desk, dispute)),
    deliveries: desk.webhooks.deliveries(),
  };
}
