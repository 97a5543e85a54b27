import Stripe from 'stripe';
import { AppError } from '../../../kernel/errors.ts';
import { getStripeClient } from '../../../kernel/stripe-client.ts';
import type { IdentityCheck } from '../domain/identity-check.ts';
import { isAdultOn } from '../domain/is-adult.ts';
import { type ProviderOutcome, ProviderStatus } from '../domain/provider-outcome.ts';
import { findIdentityKeys, type IdentityKeys } from './identity-keys.ts';

/** A check at the provider. The URL works once and for 48 hours, so it is not stored. */
export interface ProviderSession {
  readonly sessionId: string;
  readonly url: string | undefined;
  readonly outcome: ProviderOutcome;
}

/** The provider that verifies documents and selfies. Every call can be repeated. */
export interface IdentityProvider {
  create(check: Pick<IdentityCheck, 'id' | 'userId'>, returnUrl: string): Promise<ProviderSession>;
  retrieve(sessionId: string): Promise<ProviderSession>;
  /** Cancels a session that waits for a try; processed and finished sessions stay. */
  cancel(sessionId: string): Promise<void>;
  /** Makes the provider delete the pictures and the data read from them. */
  redact(sessionId: string): Promise<void>;
}

/** `undefined` while the stage has no keys. */
export async function findIdentityProvider(): Promise<IdentityProvider | undefined> {
  const keys = await findIdentityKeys();
  return keys && createStripeIdentity(keys);
}

/** @throws 503 `unavailable` while the stage has no keys */
export async function getIdentityProvider(): Promise<IdentityProvider> {
  const provider = await findIdentityProvider();
  if (!provider) throw new AppError('unavailable', 'Identity checks are switched off at the moment.');
  return provider;
}

/** Expands the outcome of a session only; pictures, numbers and addresses are not requested. */
const expand = ['verified_outputs', 'verified_outputs.dob', 'last_verification_report'];

export function createStripeIdentity({ secretKey }: IdentityKeys): IdentityProvider {
  const { verificationSessions } = getStripeClient(secretKey).identity;
  return {
    create: async ({ id: checkId, userId }, returnUrl) =>
      toSession(
        await verificationSessions.create(
          {
            type: 'document',
            options: { document: { require_matching_selfie: true, require_live_capture: true } },
            metadata: { checkId, userId },
            return_url: returnUrl,
            expand: ['last_verification_report'],
          },
          { idempotencyKey: checkId },
        ),
      ),
    retrieve: async (sessionId) => toSession(await verificationSessions.retrieve(sessionId, { expand })),
    cancel: (sessionId) => ignoreRefusal(verificationSessions.cancel(sessionId)),
    redact: (sessionId) => ignoreRefusal(verificationSessions.redact(sessionId)),
  };
}

/** Stripe refuses these calls for a session that has ended or is gone, which already is the wanted result. */
async function ignoreRefusal(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}

function toSession(session: Stripe.Identity.VerificationSession): ProviderSession {
  return { sessionId: session.id, url: session.url ?? undefined, outcome: toOutcome(session) };
}

function toOutcome(session: Stripe.Identity.VerificationSession): ProviderOutcome {
  const { last_verification_report: report, last_error: error, verified_outputs: person } = session;
  if (typeof report === 'string') throw new Error(`Report ${report} came without what is in it`);
  const birth = person?.dob;
  return {
    status: ProviderStatus.parse(session.status),
    reportedAt: report?.created,
    failure: error?.code ?? undefined,
    ...(person && { name: { firstName: person.first_name ?? '', lastName: person.last_name ?? '' } }),
    ...(birth && { isAdult: isAdultOn(birth, new Date((report?.created ?? session.created) * 1000)) }),
    documentType: report?.document?.type ?? undefined,
    issuingCountry: report?.document?.issuing_country ?? undefined,
  };
}
