import { type Database, openDatabase, type ProviderContext } from '@gable/local-cloud/stand-ins';
import type Stripe from 'stripe';
import { createWebhooks, createId, webhookSchema, type Webhooks } from '../webhooks.ts';
import { openCollection, objectSchema, type Collection } from './collection.ts';
import { idempotencySchema } from './idempotency.ts';
import * as objects from './objects.ts';
import { signWebhook } from './signature.ts';

/** The version that the SDK's types describe. */
export const apiVersion: typeof Stripe.API_VERSION = '2026-10-28.endive';

/** The API request that caused an event; its fields are null for a browser. */
export interface EventCause {
  readonly requestId: string | null;
  readonly idempotencyKey: string | null;
}

/** The secret of identity checks: a restricted key and a webhook endpoint of their own. */
export const identitySecret = {
  secretKey: 'rk_test_local7Hq2Zc5Np8',
  webhookSecret: 'whsec_local3Fj9Lw4Dk2',
} as const;

/** Whether a URL is the endpoint for identity events; all other events go to the other endpoints. */
const isIdentityEndpoint = (url: string): boolean => new URL(url).pathname.includes('/identity');

const isWanted = (url: string, type: string): boolean =>
  isIdentityEndpoint(url) === type.startsWith('identity.');

/** A merchant's account with all its objects. */
export interface StripeAccount {
  readonly db: Database;
  readonly secretKey: string;
  /** A restricted key, for verification sessions only. */
  readonly identityKey: string;
  readonly pagesUrl: string;
  readonly webhooks: Webhooks;
  /** The number of URLs registered for a type of event. */
  readonly webhookCount: (type: string) => number;
  readonly cause: EventCause;
  /** Seconds since 1970. */
  readonly now: () => number;
  readonly sessions: Collection<objects.CheckoutSession>;
  readonly intents: Collection<objects.PaymentIntent>;
  readonly charges: Collection<objects.Charge>;
  readonly refunds: Collection<objects.StripeRefund>;
  readonly disputes: Collection<objects.StripeDispute>;
  readonly balance: Collection<objects.BalanceTransaction>;
  readonly payouts: Collection<objects.StripePayout>;
  readonly verifications: Collection<objects.VerificationSession>;
  readonly verificationReports: Collection<objects.VerificationReport>;
}

export function openStripeAccount(context: ProviderContext): StripeAccount {
  const { dataFile, clock, pagesUrl, webhookUrls, secret } = context;
  const db = openDatabase(dataFile, objectSchema + idempotencySchema + webhookSchema);
  const webhooks = createWebhooks({
    ...context,
    db,
    wants: isWanted,
    sign: ({ url, body, now }) => ({
      'user-agent': 'Stripe/1.0 (stand-in)',
      'stripe-signature': signWebhook(
        body,
        isIdentityEndpoint(url) ? identitySecret.webhookSecret : (secret['webhookSecret'] ?? ''),
        now,
      ),
    }),
  });
  return {
    db,
    secretKey: secret['secretKey'] ?? '',
    identityKey: identitySecret.secretKey,
    pagesUrl,
    webhooks,
    webhookCount: (type) => webhookUrls.filter((url) => isWanted(url, type)).length,
    cause: { requestId: null, idempotencyKey: null },
    now: () => Math.floor(clock.now() / 1000),
    sessions: openCollection(db, 'session', objects.CheckoutSession),
    intents: openCollection(db, 'intent', objects.PaymentIntent),
    charges: openCollection(db, 'charge', objects.Charge),
    refunds: openCollection(db, 'refund', objects.StripeRefund),
    disputes: openCollection(db, 'dispute', objects.StripeDispute),
    balance: openCollection(db, 'balance', objects.BalanceTransaction),
    payouts: openCollection(db, 'payout', objects.StripePayout),
    verifications: openCollection(db, 'verification', objects.VerificationSession),
    verificationReports: openCollection(db, 'verification report', objects.VerificationReport),
  };
}

type EmittedType =
  | 'identity.verification_session.created'
  | 'identity.verification_session.processing'
  | 'identity.verification_session.verified'
  | 'identity.verification_session.requires_input'
  | 'identity.verification_session.canceled'
  | 'identity.verification_session.redacted'
  | 'checkout.session.completed'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.async_payment_failed'
  | 'checkout.session.expired'
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'charge.refunded'
  | 'refund.updated'
  | 'refund.failed'
  | 'charge.dispute.created'
  | 'charge.dispute.closed'
  | 'charge.dispute.funds_reinstated'
  | 'payout.created'
  | 'payout.paid'
  | 'payout.failed'
  | 'payout.reconciliation_completed';

type EventObject<T extends EmittedType> = Extract<Stripe.Event, { type: T }>['data']['object'];

/** Emits a webhook event to the merchant; `before` holds the former values of changed fields. */
export function emitStripeEvent<T extends EmittedType>(
  account: StripeAccount,
  type: T,
  object: EventObject<T>,
  before?: Partial<EventObject<T>>,
): void {
  const { requestId, idempotencyKey } = account.cause;
  const event = {
    id: createId('evt_'),
    object: 'event',
    api_version: apiVersion,
    created: account.now(),
    data: { object, ...(before && { previous_attributes: before }) },
    livemode: false,
    pending_webhooks: account.webhookCount(type),
    request: { id: requestId, idempotency_key: idempotencyKey },
    type,
  } satisfies Omit<Stripe.EventBase, 'data' | 'type'> & { data: object; type: T };
  account.webhooks.emit({ id: event.id, type, body: event });
}

/** Returns a value that another stored object refers to; throws if it is undefined. */
export function requireStored<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the stand-in lost an object that another one names');
  return value;
}
