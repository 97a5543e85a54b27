import { AppError } from '../errors.ts';
import type { ApiEvent } from './api-event.ts';
import type { Caller } from './authentication.ts';
import { findKeyCaller } from './key-caller.ts';
import type { KeyScope, OrganisationScope } from './key-scopes.ts';
import { keyCallsPerMinute, organisationCallsPerMinute } from './middleware/key-limit-headers.ts';
import { verifyOrganisationKey } from './organisation-key.ts';
import { enforceLimit, type RateLimit } from './rate-limit.ts';

/**
 * Lets API keys make the calls of a group that have a scope. A group without such calls does not have it, so that its
 * function gets no rights for it.
 */
export interface KeyGate {
  /** Absent in a group whose calls take no keys of people. */
  readonly admit?: (event: ApiEvent, text: string, scope: KeyScope) => Promise<Caller>;
  /** A key of an organisation acts for nobody: its caller stays a visitor. */
  readonly admitOrganisation: (event: ApiEvent, text: string, scope: OrganisationScope) => Promise<void>;
}

export const keyGate: KeyGate = { admit: admitKey, admitOrganisation };
/** For a group whose calls are those of visitors, so that it needs no account. */
export const organisationGate: KeyGate = { admitOrganisation };

/** @throws what `findKeyCaller` throws, 429 `too_many` past the limit of the key */
async function admitKey(event: ApiEvent, text: string, scope: KeyScope): Promise<Caller> {
  const caller = await findKeyCaller(text, scope);
  await countCall(event, 'key', {
    key: `api-key#${caller.session}`,
    max: keyCallsPerMinute,
    seconds: 60,
    detail: `A key can make ${keyCallsPerMinute} calls a minute. Wait for as long as Retry-After says.`,
  });
  return caller;
}

/** @throws what `verifyOrganisationKey` throws, 429 `too_many` past the limit of the organisation */
async function admitOrganisation(event: ApiEvent, text: string, scope: OrganisationScope): Promise<void> {
  const organisationId = await verifyOrganisationKey(text, scope);
  await countCall(event, 'organisation', {
    key: `organisation-calls#${organisationId}`,
    max: organisationCallsPerMinute,
    seconds: 60,
    detail: `An organisation can make ${organisationCallsPerMinute} calls a minute. Wait for as long as Retry-After says.`,
  });
}

async function countCall(event: ApiEvent, of: 'key' | 'organisation', limit: RateLimit): Promise<void> {
  try {
    event.keyCalls = { of, ...(await enforceLimit(limit)) };
  } catch (error) {
    if (error instanceof AppError) event.keyCalls = { of, left: 0, endsIn: error.extras.retryAfter ?? 60 };
    throw error;
  }
}
