import type { Desk } from './desk.ts';
import { eventId } from './ids.ts';
import { moneyOf } from './money.ts';
import type { Capture, Dispute, Order, Refund } from './store.ts';
import { disputeView, fullCapture, orderView, refundView } from './views.ts';

/** Emits a webhook event. Call it last within a transaction, which then stores the event with the change. */
function emit(
  desk: Desk,
  type: string,
  resourceType: string,
  { summary, resource }: { summary: string; resource: unknown },
): void {
  const id = eventId();
  const self = `${desk.url}/v1/notifications/webhooks-events/${id}`;
  const body = {
    id,
    event_version: '1.0',
    create_time: new Date(desk.clock.now()).toISOString(),
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
  desk.webhooks.emit({ id, type, body });
}

const sum = ({ minor, currency }: { minor: number; currency: string }) => {
  const { value } = moneyOf(minor, currency);
  return `${currency === 'GBP' ? '£ ' : ''}${value} ${currency}`;
};

export function tellApproved(desk: Desk, order: Order): void {
  return emit(desk, 'CHECKOUT.ORDER.APPROVED', 'checkout-order', {
    summary: 'An order has been approved by buyer',
    resource: orderView(desk, order),
  });
}

const captureWords = {
  COMPLETED: ['PAYMENT.CAPTURE.COMPLETED', 'Payment completed for'],
  PENDING: ['PAYMENT.CAPTURE.PENDING', 'Payment pending for'],
  DECLINED: ['PAYMENT.CAPTURE.DENIED', 'Payment denied for'],
} as const;

export function tellCapture(desk: Desk, capture: Capture, status: keyof typeof captureWords): void {
  const [type, words] = captureWords[status];
  emit(desk, type, 'capture', { summary: `${words} ${sum(capture)}`, resource: fullCapture(desk, capture) });
}

const refundWords = {
  COMPLETED: ['PAYMENT.CAPTURE.REFUNDED', 'capture payment was refunded'],
  PENDING: ['PAYMENT.REFUND.PENDING', 'refund is pending'],
  FAILED: ['PAYMENT.REFUND.FAILED', 'refund failed'],
} as const;

export function tellRefund(desk: Desk, refund: Refund): void {
  const [type, words] = refundWords[refund.status];
  emit(desk, type, 'refund', { summary: `A ${sum(refund)} ${words}`, resource: refundView(desk, refund) });
}

export function tellDispute(desk: Desk, dispute: Dispute): void {
  return emit(desk, dispute.outcome ? 'CUSTOMER.DISPUTE.RESOLVED' : 'CUSTOMER.DISPUTE.CREATED', 'dispute', {
    summary: dispute.outcome
      ? `A dispute was resolved with case # ${dispute.id}`
      : `A new dispute opened with Case # ${dispute.id}`,
    resource: disputeView(desk, dispute),
  });
}
