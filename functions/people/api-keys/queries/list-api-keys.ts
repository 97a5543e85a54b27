import { now } from '../../../kernel/clock.ts';
import { findAccountStatus } from '../../../kernel/data/sign-in-status.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { findApiKeys, findLastUse } from '../adapters/api-key-repository.ts';
import type { ApiKeyView } from '../contract.ts';
import { type ApiKey, findKeyEnd } from '../domain/api-key.ts';

export async function listApiKeys({ id, sub }: Caller): Promise<ApiKeyView[]> {
  const [{ keys }, status] = await Promise.all([findApiKeys(id), findAccountStatus(sub)]);
  return Promise.all(keys.map((key) => toApiKeyView(key, status?.validFrom ?? 0, now())));
}

/** @param validFrom unix seconds before which the account's sign-ins ended */
export async function toApiKeyView(key: ApiKey, validFrom: number, time: Date): Promise<ApiKeyView> {
  const { id, name, scopes, hint, createdAt, text, formerText } = key;
  const isFormerGood = formerText !== undefined && Date.parse(formerText.expiresAt) > time.getTime();
  return {
    id,
    name,
    scopes,
    hint,
    createdAt,
    expiresAt: text.expiresAt,
    usedAt: await findLastUse(key),
    formerUntil: isFormerGood ? formerText.expiresAt : undefined,
    ended: findKeyEnd(key, validFrom, time),
  };
}
