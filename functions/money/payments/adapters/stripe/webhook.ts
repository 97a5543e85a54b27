import type Stripe from 'stripe';
import { AppError } from '../../../../kernel/errors.ts';
import type { WebhookEvent } from '../webhook-event-repository.ts';
import { getStripe, type StripeKeys } from './client.ts';

const toleranceSeconds = 300;

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
 * A Stripe event whose signature matches the raw body; `undefined` for an event of a type that is not
 * handled.
 * @throws 422 `invalid` for a signature that is wrong, missing or older than five minutes
 */
export function parseStripeWebhook(
  keys: StripeKeys,
  body: string,
  signature: string | undefined,
  now: Date,
): WebhookEvent | undefined {
  const event = verifySignature(keys, body, signature, now);
  const { object } = event.data;
  if (!handledEventTypes.has(event.type) || !('id' in object) || typeof object.id !== 'string')
    return undefined;
  return { payBy: 'card', noticeId: event.id, type: event.type, subject: object.id };
}

function verifySignature(
  keys: StripeKeys,
  body: string,
  signature: string | undefined,
  now: Date,
): Stripe.Event {
  const { webhooks } = getStripe(keys);
  try {
    return webhooks.constructEvent(
      body,
      signature ?? '',
      keys.webhookSecret,
      toleranceSeconds,
      undefined,
      now.getTime(),
    );
  } catch (error) {
    // Besides its own error, the SDK throws whatever a malformed header causes.
    throw new AppError('invalid', 'The signature doesn’t belong to this notice.', { cause: error });
  }
}
