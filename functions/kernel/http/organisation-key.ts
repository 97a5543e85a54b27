import { now } from '../clock.ts';
import {
  findOrganisationKey,
  findOrganisationToken,
  saveOrganisationKeyUse,
  type StoredOrganisationKey,
} from '../data/organisation-key-row.ts';
import { AppError } from '../errors.ts';
import { log } from '../observability/log.ts';
import { hourMs, toUnixSeconds } from '../time.ts';
import { hashApiKey, isApiKeyText, isTokenText } from './api-key-text.ts';
import type { OrganisationScope } from './key-scopes.ts';
import { countTokenRefusal } from './token-refusal.ts';

/**
 * The organisation whose key, or token, makes a call.
 * @throws 401 `unauthenticated` for one that is wrong or has ended, 403 `scope_missing`
 */
export async function verifyOrganisationKey(text: string, scope: OrganisationScope): Promise<string> {
  const time = now();
  const found = isApiKeyText(text) ? await findGrant(text, time) : undefined;
  if (!found) {
    countTokenRefusal('api_key');
    throw new AppError(
      'unauthenticated',
      'This key or token doesn’t work. It may have ended, or isn’t complete.',
    );
  }
  if (!found.scopes.includes(scope))
    throw new AppError('scope_missing', `This call needs a key with ${scope}.`);
  await noteOrganisationKeyUse(found.key, time);
  return found.key.organisationId;
}

interface Grant {
  readonly key: StoredOrganisationKey;
  readonly scopes: readonly OrganisationScope[];
}

/** A token lives as long as the text of the key that it was made for, so that ending a key ends its tokens. */
async function findGrant(text: string, time: Date): Promise<Grant | undefined> {
  const isCurrent = ({ expiresAt }: { readonly expiresAt: number }) => expiresAt > toUnixSeconds(time);
  const hash = hashApiKey(text);
  const token = isTokenText(text) ? await findOrganisationToken(hash) : undefined;
  if (isTokenText(text) && !(token && isCurrent(token))) return undefined;
  const key = await findOrganisationKey(token?.keyHash ?? hash);
  return key && isCurrent(key) ? { key, scopes: token?.scopes ?? key.scopes } : undefined;
}

/** A use is noted once an hour, which a call does not fail by. */
export async function noteOrganisationKeyUse(
  { keyHash, usedAt }: Pick<StoredOrganisationKey, 'keyHash' | 'usedAt'>,
  time: Date,
): Promise<void> {
  if (usedAt !== undefined && time.getTime() - Date.parse(usedAt) < hourMs) return;
  try {
    await saveOrganisationKeyUse(keyHash, time.toISOString());
  } catch (error) {
    log.warn('The use of a key was not noted', { error });
  }
}
