import type Stripe from 'stripe';
import { AppError } from './errors.ts';
import { getStripeClient } from './stripe-client.ts';

const toleranceSeconds = 300;

interface StripeAccountKeys {
  readonly secretKey: string;
  readonly webhookSecret: string;
}

interface SentNotice {
  readonly body: string;
  readonly signature: string | undefined;
}

/**
 * A Stripe event whose signature matches the raw body. Stripe repeats a refused one for days, so none is lost while a
 * wrong key is put right.
 * @throws 422 `invalid` for a signature that is wrong, missing or older than five minutes, and for an event of test mode
 * where the key is a live one, or the other way round: what it is about could not be read
 */
export function verifyStripeWebhook(keys: StripeAccountKeys, sent: SentNotice, now: Date): Stripe.Event {
  const event = constructEvent(keys, sent, now);
  if (event.livemode !== isLiveKey(keys.secretKey))
    throw new AppError('invalid', 'The notice is of another mode than the key.');
  return event;
}

const isLiveKey = (secretKey: string): boolean => /^[rs]k_live_/.test(secretKey);

function constructEvent(
  { secretKey, webhookSecret }: StripeAccountKeys,
  { body, signature = '' }: SentNotice,
  now: Date,
): Stripe.Event {
  const { webhooks } = getStripeClient(secretKey);
  try {
    return webhooks.constructEvent(
      body,
      signature,
      webhookSecret,
      toleranceSeconds,
      undefined,
      now.getTime(),
    );
  } catch (error) {
    // Besides its own error, the SDK throws whatever a malformed header causes.
    throw new AppError('invalid', 'The signature doesn’t belong to this notice.', { cause: error });
  }
}
