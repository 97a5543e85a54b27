import type * as z from 'zod';
import { now } from '../../../kernel/clock.ts';
import { findOrganisationKey, OrganisationTokenRow } from '../../../kernel/data/organisation-key-row.ts';
import { buildPut, commit } from '../../../kernel/data/table.ts';
import { env } from '../../../kernel/env.ts';
import { AppError } from '../../../kernel/errors.ts';
import { createApiKeyText, hashApiKey, isApiKeyText } from '../../../kernel/http/api-key-text.ts';
import { type OrganisationScope, organisationScopeNames } from '../../../kernel/http/key-scopes.ts';
import { noteOrganisationKeyUse } from '../../../kernel/http/organisation-key.ts';
import { enforceLimit } from '../../../kernel/http/rate-limit.ts';
import { countTokenRefusal } from '../../../kernel/http/token-refusal.ts';
import { toUnixSeconds } from '../../../kernel/time.ts';
import type { ClientCredentials } from '../../accounts/domain/token-request.ts';
import { readClient } from '../domain/client-credentials.ts';

/** Short enough that a token in a log opens nothing for long. */
const tokenSeconds = 900;
const tokensPerMinute = 60;

/**
 * A token for the scopes of an organisation's key, or for those asked for (RFC 6749, 4.4). It ends with the key.
 * @param authorization the header by which clients can name themselves instead of in the body
 * @throws 401 `invalid_client`, 400 `invalid_request`, 400 `invalid_scope`, 429 `too_many` after 60 in a minute
 */
export async function issueOrganisationToken(
  { client_id, client_secret, scope }: z.output<typeof ClientCredentials>,
  authorization: string | undefined,
) {
  const time = now();
  const client = readClient({ id: client_id, secret: client_secret }, authorization);
  const keyHash = isApiKeyText(client.secret) ? hashApiKey(client.secret) : undefined;
  const key = keyHash === undefined ? undefined : await findOrganisationKey(keyHash);
  if (!key || key.keyId !== client.id || key.expiresAt <= toUnixSeconds(time)) {
    countTokenRefusal('api_key');
    throw new AppError('invalid_client', 'The client’s id or secret isn’t right, or the key has ended.');
  }
  const scopes = selectScopes(key.scopes, scope);
  await enforceLimit({ key: `organisation-tokens#${key.keyId}`, max: tokensPerMinute, seconds: 60 });
  const token = createApiKeyText(env('STAGE'), 'token');
  const expiresAt = Math.min(toUnixSeconds(time) + tokenSeconds, key.expiresAt);
  const row = { tokenHash: hashApiKey(token), keyHash: key.keyHash, scopes, expiresAt };
  await commit([buildPut(OrganisationTokenRow.put(row))]);
  await noteOrganisationKeyUse(key, time);
  return {
    token_type: 'Bearer' as const,
    access_token: token,
    expires_in: expiresAt - toUnixSeconds(time),
    scope: scopes.join(' '),
  };
}

/** @throws 400 `invalid_scope` for one that the key doesn't have */
function selectScopes(own: readonly OrganisationScope[], asked: string | undefined): OrganisationScope[] {
  const names = asked?.split(' ').filter((name) => name !== '') ?? [];
  if (names.length === 0) return [...own];
  const foreign = names.find((name) => !own.some((scope) => scope === name));
  if (foreign !== undefined)
    throw new AppError('invalid_scope', 'The key doesn’t have every scope that you ask for.');
  return organisationScopeNames.filter((scope) => names.includes(scope));
}
