import type Stripe from 'stripe';
import { openDatabase, type Database } from '../../runtime/database.ts';
import type { Neighbourhood } from '../provider.ts';
import { createWebhooks, newId, webhookSchema, type Webhooks } from '../webhooks.ts';
import { collection, objectSchema, type Collection } from './collection.ts';
import * as facts from './facts.ts';
import { idempotencySchema } from './idempotency.ts';
import { signatureOf } from './signature.ts';

/** The version that the SDK's types describe. */
export const apiVersion: typeof Stripe.API_VERSION = '2026-10-28.endive';

/** The API request that caused an event; its fields are null for a browser. */
export interface Cause {
  readonly requestId: string | null;
  readonly idempotencyKey: string | null;
}

/** The secret of identity checks: a restricted key and a webhook endpoint of their own. */
export const identitySecret = {
  secretKey: 'rk_test_local7Hq2Zc5Np8',
  webhookSecret: 'whsec_local3Fj9Lw4Dk2',
} as const;

/** Whether a URL is the endpoint for identity events; all other events go to the other endpoints. */
const isIdentity = (url: string): boolean => new URL(url).pathname.includes('/identity');

const wants = (url: string, type: string): boolean => isIdentity(url) === type.startsWith('identity.');

/** A merchant's account with all its objects. */
export interface Account {
  readonly db: Database;
  readonly secretKey: string;
  /** A restricted key, for verification sessions only. */
  readonly identityKey: string;
  readonly pagesUrl: string;
  readonly webhooks: Webhooks;
  /** The number of URLs registered for a type of event. */
  readonly webhookCount: (type: string) => number;
  readonly cause: Cause;
  /** Seconds since 1970. */
  readonly now: () => number;
  readonly sessions: Collection<facts.Session>;
  readonly intents: Collection<facts.Intent>;
  readonly charges: Collection<facts.Charge>;
  readonly refunds: Collection<facts.Refund>;
  readonly disputes: Collection<facts.Dispute>;
  readonly balance: Collection<facts.BalanceTransaction>;
  readonly verifications: Collection<facts.VerificationSession>;
  readonly verificationReports: Collection<facts.VerificationReport>;
}

export function openAccount(neighbourhood: Neighbourhood): Account {
  const { dataFile, clock, pagesUrl, webhookUrls, secret } = neighbourhood;
  const db = openDatabase(dataFile, objectSchema + idempotencySchema + webhookSchema, 'kill');
  const webhooks = createWebhooks({
    ...neighbourhood,
    db,
    wants,
    sign: ({ url, body, now }) => ({
      'user-agent': 'Stripe/1.0 (stand-in)',
      'stripe-signature': signatureOf(
        body,
        isIdentity(url) ? identitySecret.webhookSecret : (secret['webhookSecret'] ?? ''),
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
    webhookCount: (type) => webhookUrls.filter((url) => wants(url, type)).length,
    cause: { requestId: null, idempotencyKey: null },
    now: () => Math.floor(clock.now() / 1000),
    sessions: collection(db, 'session', facts.Session),
    intents: collection(db, 'intent', facts.Intent),
    charges: collection(db, 'charge', facts.Charge),
    refunds: collection(db, 'refund', facts.Refund),
    disputes: collection(db, 'dispute', facts.Dispute),
    balance: collection(db, 'balance', facts.BalanceTransaction),
    verifications: collection(db, 'verification', facts.VerificationSession),
    verificationReports: collection(db, 'verification report', facts.VerificationReport),
  };
}

type Told =
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
  | 'charge.dispute.funds_reinstated';

type ObjectOf<T extends Told> = Extract<Stripe.Event, { type: T }>['data']['object'];

/** Emits a webhook event to the merchant; `before` holds the former values of changed fields. */
export function emitEvent<T extends Told>(
  account: Account,
  type: T,
  object: ObjectOf<T>,
  before?: Partial<ObjectOf<T>>,
): void {
  const { requestId, idempotencyKey } = account.cause;
  const event = {
    id: newId('evt_'),
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
export function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the stand-in lost an object that another one names');
  return value;
}
