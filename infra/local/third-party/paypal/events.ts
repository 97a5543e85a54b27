import { createEventId } from './ids.ts';
import { toMoney } from './money.ts';
import type { PaypalContext } from './paypal-context.ts';
import type { Capture, PaypalDispute, PaypalOrder, PaypalRefund } from './store.ts';
import { toPaypalDisputeView, toFullCapture, toOrderView, toPaypalRefundView } from './views.ts';

/** Emits a webhook event. Call it last within a transaction, which then stores the event with the change. */
function emitPaypalEvent(
  paypal: PaypalContext,
  type: string,
  resourceType: string,
  { summary, resource }: { summary: string; resource: unknown },
): void {
  const id = createEventId();
  const self = `${paypal.url}/v1/notifications/webhooks-events/${id}`;
  const body = {
    id,
    event_version: '1.0',
    create_time: new Date(paypal.clock.now()).toISOString(),
    resource_type: resourceType,
    resource_version: '2.0',
    event_type: type,
    summary,
    resource,
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: `${self}/resend`, rel: 'resend', method: 'POST' },
    ],
  };
  paypal.webhooks.emit({ id, type, body });
}

const formatSum = ({ minor, currency }: { minor: number; currency: string }) => {
  const { value } = toMoney(minor, currency);
  return `${currency === 'GBP' ? '£ ' : ''}${value} ${currency}`;
};

export function emitOrderApproved(paypal: PaypalContext, order: PaypalOrder): void {
  return emitPaypalEvent(paypal, 'CHECKOUT.ORDER.APPROVED', 'checkout-order', {
    summary: 'An order has been approved by buyer',
    resource: toOrderView(paypal, order),
  });
}

const captureWords = {
  COMPLETED: ['PAYMENT.CAPTURE.COMPLETED', 'Payment completed for'],
  PENDING: ['PAYMENT.CAPTURE.PENDING', 'Payment pending for'],
  DECLINED: ['PAYMENT.CAPTURE.DENIED', 'Payment denied for'],
} as const;

export function emitCapture(
  paypal: PaypalContext,
  capture: Capture,
  status: keyof typeof captureWords,
): void {
  const [type, words] = captureWords[status];
  emitPaypalEvent(paypal, type, 'capture', {
    summary: `${words} ${formatSum(capture)}`,
    resource: toFullCapture(paypal, capture),
  });
}

const refundWords = {
  COMPLETED: ['PAYMENT.CAPTURE.REFUNDED', 'capture payment was refunded'],
  PENDING: ['PAYMENT.REFUND.PENDING', 'refund is pending'],
  FAILED: ['PAYMENT.REFUND.FAILED', 'refund failed'],
} as const;

export function emitRefund(paypal: PaypalContext, refund: PaypalRefund): void {
  const [type, words] = refundWords[refund.status];
  emitPaypalEvent(paypal, type, 'refund', {
    summary: `A ${formatSum(refund)} ${words}`,
    resource: toPaypalRefundView(paypal, refund),
  });
}

export function emitDispute(paypal: PaypalContext, dispute: PaypalDispute): void {
  return emitPaypalEvent(
    paypal,
    dispute.outcome ? 'CUSTOMER.DISPUTE.RESOLVED' : 'CUSTOMER.DISPUTE.CREATED',
    'dispute',
    {
      summary: dispute.outcome
        ? `A dispute was resolved with case # ${dispute.id}`
        : `A new dispute opened with Case # ${dispute.id}`,
      resource: toPaypalDisputeView(paypal, dispute),
    },
  );
}
