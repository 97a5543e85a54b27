import type Stripe from 'stripe';
import type * as z from 'zod';
import type { IdentityReported } from '../../../../events/identity.ts';
import { IdentityCheckId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { getStripeClient } from '../../../kernel/stripe-client.ts';
import type { IdentityKeys } from './identity-keys.ts';

export type IdentityWebhook = z.output<typeof IdentityReported.detail>;

const toleranceSeconds = 300;

const handled: ReadonlySet<string> = new Set([
  'identity.verification_session.processing',
  'identity.verification_session.verified',
  'identity.verification_session.requires_input',
  'identity.verification_session.canceled',
] satisfies Stripe.Event['type'][]);

/**
 * Verifies the signature over the raw body and returns the check that a Stripe webhook concerns; `undefined` for an
 * event without a check of ours.
 * @throws 422 `invalid` for a signature that is wrong, missing or older than five minutes
 */
export function parseIdentityWebhook(
  keys: IdentityKeys,
  sent: { readonly body: string; readonly signature: string | undefined },
  now: Date,
): IdentityWebhook | undefined {
  const event = verifySignature(keys, sent, now);
  const { object } = event.data;
  if (!handled.has(event.type) || !('metadata' in object)) return undefined;
  const checkId = IdentityCheckId.safeParse(object.metadata?.['checkId']).data;
  return checkId && { checkId, noticeId: event.id, type: event.type };
}

function verifySignature(
  { secretKey, webhookSecret }: IdentityKeys,
  { body, signature = '' }: { readonly body: string; readonly signature: string | undefined },
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
    // For some malformed headers the SDK throws other errors than its own.
    throw new AppError('invalid', 'The signature doesn’t belong to this notice.', { cause: error });
  }
}
