import type Stripe from 'stripe';
import type * as z from 'zod';
import type { IdentityReported } from '../../../../events/identity.ts';
import { IdentityCheckId } from '../../../../events/vocabulary.ts';
import { verifyStripeWebhook } from '../../../kernel/stripe-webhook.ts';
import type { IdentityKeys } from './identity-keys.ts';

export type IdentityWebhook = z.output<typeof IdentityReported.detail>;

const handled: ReadonlySet<string> = new Set([
  'identity.verification_session.processing',
  'identity.verification_session.verified',
  'identity.verification_session.requires_input',
  'identity.verification_session.canceled',
] satisfies Stripe.Event['type'][]);

/**
 * The check that a verified Stripe event concerns; `undefined` for an event without a check of ours.
 * @throws what `verifyStripeWebhook` throws
 */
export function parseIdentityWebhook(
  keys: IdentityKeys,
  sent: { readonly body: string; readonly signature: string | undefined },
  now: Date,
): IdentityWebhook | undefined {
  const event = verifyStripeWebhook(keys, sent, now);
  const { object } = event.data;
  if (!handled.has(event.type) || !('metadata' in object)) return undefined;
  const checkId = IdentityCheckId.safeParse(object.metadata?.['checkId']).data;
  return checkId && { checkId, noticeId: event.id, type: event.type };
}
