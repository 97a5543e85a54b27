import { payer, type Desk } from './desk.ts';
import type { Link } from './errors.ts';
import { stamp } from './ids.ts';
import { moneyOf } from './money.ts';
import type { Capture, Dispute, Order, Refund } from './store.ts';

const link = (href: string, rel: string, method = 'GET'): Link => ({ href, rel, method });
const times = ({ at, changed }: { at: number; changed: number }) => ({
  create_time: stamp(at),
  update_time: stamp(changed),
});
const named = ({
  invoiceId,
  customId,
}: {
  invoiceId?: string | undefined;
  customId?: string | undefined;
}) => ({
  ...(invoiceId !== undefined && { invoice_id: invoiceId }),
  ...(customId !== undefined && { custom_id: customId }),
});
const approved = ({ status }: Order) => status === 'APPROVED' || status === 'COMPLETED';

/** The URL of the payer's approval page. */
export function approvalUrl({ url }: Desk, { id }: Order): string {
  return `${url}/approve/${id}`;
}

export function captureUrl({ url }: Desk, id: string): string {
  return `${url}/v2/payments/captures/${id}`;
}

function orderLinks(desk: Desk, order: Order): Link[] {
  const self = `${desk.url}/v2/checkout/orders/${order.id}`;
  if (order.status === 'COMPLETED') return [link(self, 'self')];
  if (order.status === 'PAYER_ACTION_REQUIRED')
    return [link(self, 'self'), link(approvalUrl(desk, order), 'payer-action')];
  return [
    link(self, 'self'),
    link(approvalUrl(desk, order), 'approve'),
    link(self, 'update', 'PATCH'),
    link(`${self}/capture`, 'capture', 'POST'),
  ];
}

function sourceOf(order: Order) {
  const { email_address, payer_id: account_id, name, address } = payer;
  if (approved(order))
    return {
      payment_source: { paypal: { email_address, account_id, account_status: 'VERIFIED', name, address } },
    };
  return order.wallet ? { payment_source: { paypal: {} } } : {};
}

export function captureView(desk: Desk, capture: Capture) {
  return {
    id: capture.id,
    status: capture.status,
    ...(capture.status === 'PENDING' && { status_details: { reason: 'PENDING_REVIEW' } }),
    amount: moneyOf(capture.minor, capture.currency),
    final_capture: true,
    ...named(capture),
    seller_protection: {
      status: 'ELIGIBLE',
      dispute_categories: ['ITEM_NOT_RECEIVED', 'UNAUTHORIZED_TRANSACTION'],
    },
    seller_receivable_breakdown: {
      gross_amount: moneyOf(capture.minor, capture.currency),
      paypal_fee: moneyOf(capture.feeMinor, capture.currency),
      net_amount: moneyOf(capture.minor - capture.feeMinor, capture.currency),
    },
    links: [
      link(captureUrl(desk, capture.id), 'self'),
      link(`${captureUrl(desk, capture.id)}/refund`, 'refund', 'POST'),
      link(`${desk.url}/v2/checkout/orders/${capture.orderId}`, 'up'),
    ],
    ...times(capture),
  };
}

/** A capture as its own resource, with payee and order. */
export function fullCapture(desk: Desk, capture: Capture) {
  return {
    ...captureView(desk, capture),
    payee: capture.payee,
    supplementary_data: { related_ids: { order_id: capture.orderId } },
  };
}

export function minimalRefund(desk: Desk, refund: Refund) {
  return {
    id: refund.id,
    status: refund.status,
    links: [
      link(`${desk.url}/v2/payments/refunds/${refund.id}`, 'self'),
      link(captureUrl(desk, refund.captureId), 'up'),
    ],
  };
}

export function refundView(desk: Desk, refund: Refund) {
  return {
    ...minimalRefund(desk, refund),
    amount: moneyOf(refund.minor, refund.currency),
    ...named(refund),
    ...(refund.note !== undefined && { note_to_payer: refund.note }),
    seller_payable_breakdown: {
      gross_amount: moneyOf(refund.minor, refund.currency),
      // PayPal does not return the fee of the payment.
      paypal_fee: moneyOf(0, refund.currency),
      net_amount: moneyOf(refund.minor, refund.currency),
      total_refunded_amount: moneyOf(refund.refundedMinor, refund.currency),
    },
    ...times(refund),
  };
}

function paymentsOf(desk: Desk, order: Order) {
  const captures = desk.store.captures.of(order.id);
  if (captures.length === 0) return {};
  const refunds = captures.flatMap(({ id }) => desk.store.refunds.of(id));
  return {
    payments: {
      captures: captures.map((capture) => captureView(desk, capture)),
      ...(refunds.length > 0 && { refunds: refunds.map((refund) => refundView(desk, refund)) }),
    },
  };
}

/** The response without `Prefer: return=representation`. */
export function minimalOrder(desk: Desk, order: Order) {
  const { id, status, unit } = order;
  const captured = status === 'COMPLETED' && {
    purchase_units: [{ reference_id: unit.reference_id, ...paymentsOf(desk, order) }],
    payer,
  };
  return { id, status, ...sourceOf(order), ...captured, links: orderLinks(desk, order) };
}

export function orderView(desk: Desk, order: Order) {
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    ...sourceOf(order),
    purchase_units: [{ ...order.unit, payee: order.payee, ...paymentsOf(desk, order) }],
    ...(approved(order) && { payer }),
    ...times(order),
    links: orderLinks(desk, order),
  };
}

export function disputeView(desk: Desk, dispute: Dispute) {
  return {
    dispute_id: dispute.id,
    ...times(dispute),
    disputed_transactions: [
      {
        seller_transaction_id: dispute.captureId,
        seller: { merchant_id: desk.merchant.merchant_id },
        ...disputed(desk.store.captures.get(dispute.captureId)),
      },
    ],
    reason: dispute.reason,
    status: dispute.outcome ? 'RESOLVED' : 'WAITING_FOR_SELLER_RESPONSE',
    dispute_amount: moneyOf(dispute.minor, dispute.currency),
    ...(dispute.outcome && {
      dispute_outcome: {
        outcome_code: dispute.outcome,
        ...(dispute.outcome === 'RESOLVED_BUYER_FAVOUR' && {
          amount_refunded: moneyOf(dispute.minor, dispute.currency),
        }),
      },
    }),
    dispute_life_cycle_stage: 'CHARGEBACK',
    dispute_channel: 'INTERNAL',
    links: [link(`${desk.url}/v1/customer/disputes/${dispute.id}`, 'self')],
  };
}

const disputed = (capture: Capture | undefined) =>
  capture && {
    transaction_status: capture.status,
    gross_amount: moneyOf(capture.minor, capture.currency),
    ...(capture.invoiceId !== undefined && { invoice_number: capture.invoiceId }),
    ...(capture.customId !== undefined && { custom: capture.customId }),
    create_time: stamp(capture.at),
  };
