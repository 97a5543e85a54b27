import type Stripe from 'stripe';
import { verifyStripeWebhook } from '../../../../kernel/stripe-webhook.ts';
import type { WebhookEvent } from '../webhook-event-repository.ts';
import type { StripeKeys } from './client.ts';

/** The event types that change something here. */
const handledEventTypes: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.payment_failed',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
  'payout.paid',
  'payout.failed',
  'payout.canceled',
  'payout.reconciliation_completed',
] satisfies Stripe.Event['type'][]);

/**
 * A verified Stripe event; `undefined` for an event of a type that is not handled.
 * @throws what `verifyStripeWebhook` throws
 */
export function parseStripeWebhook(
  keys: StripeKeys,
  body: string,
  signature: string | undefined,
  now: Date,
): WebhookEvent | undefined {
  const event = verifyStripeWebhook(keys, { body, signature }, now);
  const { object } = event.data;
  if (!handledEventTypes.has(event.type) || !('id' in object) || typeof object.id !== 'string')
    return undefined;
  return { payBy: 'card', noticeId: event.id, type: event.type, subject: object.id };
}
