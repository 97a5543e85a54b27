import type { Link } from './errors.ts';
import { formatPaypalTime } from './ids.ts';
import { toMoney } from './money.ts';
import { payer, type PaypalContext } from './paypal-context.ts';
import type { Capture, PaypalDispute, PaypalOrder, PaypalRefund } from './store.ts';

const toLink = (href: string, rel: string, method = 'GET'): Link => ({ href, rel, method });
const toTimes = ({ at, changed }: { at: number; changed: number }) => ({
  create_time: formatPaypalTime(at),
  update_time: formatPaypalTime(changed),
});
const toNames = ({
  invoiceId,
  customId,
}: {
  invoiceId?: string | undefined;
  customId?: string | undefined;
}) => ({
  ...(invoiceId !== undefined && { invoice_id: invoiceId }),
  ...(customId !== undefined && { custom_id: customId }),
});
const isApproved = ({ status }: PaypalOrder) => status === 'APPROVED' || status === 'COMPLETED';

/** The URL of the payer's approval page. */
export function toApprovalUrl({ url }: PaypalContext, { id }: PaypalOrder): string {
  return `${url}/approve/${id}`;
}

export function toCaptureUrl({ url }: PaypalContext, id: string): string {
  return `${url}/v2/payments/captures/${id}`;
}

function listOrderLinks(paypal: PaypalContext, order: PaypalOrder): Link[] {
  const self = `${paypal.url}/v2/checkout/orders/${order.id}`;
  if (order.status === 'COMPLETED') return [toLink(self, 'self')];
  if (order.status === 'PAYER_ACTION_REQUIRED')
    return [toLink(self, 'self'), toLink(toApprovalUrl(paypal, order), 'payer-action')];
  return [
    toLink(self, 'self'),
    toLink(toApprovalUrl(paypal, order), 'approve'),
    toLink(self, 'update', 'PATCH'),
    toLink(`${self}/capture`, 'capture', 'POST'),
  ];
}

function toPaymentSource(order: PaypalOrder) {
  const { email_address, payer_id: account_id, name, address } = payer;
  if (isApproved(order))
    return {
      payment_source: { paypal: { email_address, account_id, account_status: 'VERIFIED', name, address } },
    };
  return order.wallet ? { payment_source: { paypal: {} } } : {};
}

export function toCaptureView(paypal: PaypalContext, capture: Capture) {
  return {
    id: capture.id,
    status: capture.status,
    ...(capture.status === 'PENDING' && { status_details: { reason: 'PENDING_REVIEW' } }),
    amount: toMoney(capture.minor, capture.currency),
    final_capture: true,
    ...toNames(capture),
    seller_protection: {
      status: 'ELIGIBLE',
      dispute_categories: ['ITEM_NOT_RECEIVED', 'UNAUTHORIZED_TRANSACTION'],
    },
    seller_receivable_breakdown: {
      gross_amount: toMoney(capture.minor, capture.currency),
      paypal_fee: toMoney(capture.feeMinor, capture.currency),
      net_amount: toMoney(capture.minor - capture.feeMinor, capture.currency),
    },
    links: [
      toLink(toCaptureUrl(paypal, capture.id), 'self'),
      toLink(`${toCaptureUrl(paypal, capture.id)}/refund`, 'refund', 'POST'),
      toLink(`${paypal.url}/v2/checkout/orders/${capture.orderId}`, 'up'),
    ],
    ...toTimes(capture),
  };
}

/** A capture as its own resource, with payee and order. */
export function toFullCapture(paypal: PaypalContext, capture: Capture) {
  return {
    ...toCaptureView(paypal, capture),
    payee: capture.payee,
    supplementary_data: { related_ids: { order_id: capture.orderId } },
  };
}

export function toMinimalRefund(paypal: PaypalContext, refund: PaypalRefund) {
  return {
    id: refund.id,
    status: refund.status,
    links: [
      toLink(`${paypal.url}/v2/payments/refunds/${refund.id}`, 'self'),
      toLink(toCaptureUrl(paypal, refund.captureId), 'up'),
    ],
  };
}

export function toPaypalRefundView(paypal: PaypalContext, refund: PaypalRefund) {
  return {
    ...toMinimalRefund(paypal, refund),
    amount: toMoney(refund.minor, refund.currency),
    ...toNames(refund),
    ...(refund.note !== undefined && { note_to_payer: refund.note }),
    seller_payable_breakdown: {
      gross_amount: toMoney(refund.minor, refund.currency),
      // PayPal does not return the fee of the payment.
      paypal_fee: toMoney(0, refund.currency),
      net_amount: toMoney(refund.minor, refund.currency),
      total_refunded_amount: toMoney(refund.refundedMinor, refund.currency),
    },
    ...toTimes(refund),
  };
}

function toPayments(paypal: PaypalContext, order: PaypalOrder) {
  const captures = paypal.store.captures.of(order.id);
  if (captures.length === 0) return {};
  const refunds = captures.flatMap(({ id }) => paypal.store.refunds.of(id));
  return {
    payments: {
      captures: captures.map((capture) => toCaptureView(paypal, capture)),
      ...(refunds.length > 0 && { refunds: refunds.map((refund) => toPaypalRefundView(paypal, refund)) }),
    },
  };
}

/** The response without `Prefer: return=representation`. */
export function toMinimalOrder(paypal: PaypalContext, order: PaypalOrder) {
  const { id, status, unit } = order;
  const captured = status === 'COMPLETED' && {
    purchase_units: [{ reference_id: unit.reference_id, ...toPayments(paypal, order) }],
    payer,
  };
  return { id, status, ...toPaymentSource(order), ...captured, links: listOrderLinks(paypal, order) };
}

export function toOrderView(paypal: PaypalContext, order: PaypalOrder) {
  return {
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    ...toPaymentSource(order),
    purchase_units: [{ ...order.unit, payee: order.payee, ...toPayments(paypal, order) }],
    ...(isApproved(order) && { payer }),
    ...toTimes(order),
    links: listOrderLinks(paypal, order),
  };
}

export function toPaypalDisputeView(paypal: PaypalContext, dispute: PaypalDispute) {
  return {
    dispute_id: dispute.id,
    ...toTimes(dispute),
    disputed_transactions: [
      {
        seller_transaction_id: dispute.captureId,
        seller: { merchant_id: paypal.merchant.merchant_id },
        ...toDisputedTransaction(paypal.store.captures.get(dispute.captureId)),
      },
    ],
    reason: dispute.reason,
    status: dispute.outcome ? 'RESOLVED' : 'WAITING_FOR_SELLER_RESPONSE',
    dispute_amount: toMoney(dispute.minor, dispute.currency),
    ...(dispute.outcome && {
      dispute_outcome: {
        outcome_code: dispute.outcome,
        ...(dispute.outcome === 'RESOLVED_BUYER_FAVOUR' && {
          amount_refunded: toMoney(dispute.minor, dispute.currency),
        }),
      },
    }),
    dispute_life_cycle_stage: 'CHARGEBACK',
    dispute_channel: 'INTERNAL',
    links: [toLink(`${paypal.url}/v1/customer/disputes/${dispute.id}`, 'self')],
  };
}

const toDisputedTransaction = (capture: Capture | undefined) =>
  capture && {
    transaction_status: capture.status,
    gross_amount: toMoney(capture.minor, capture.currency),
    ...(capture.invoiceId !== undefined && { invoice_number: capture.invoiceId }),
    ...(capture.customId !== undefined && { custom: capture.customId }),
    create_time: formatPaypalTime(capture.at),
  };
