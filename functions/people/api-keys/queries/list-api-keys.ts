import { now } from '../../../kernel/clock.ts';
import { findAccountStatus } from '../../../kernel/data/sign-in-status.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { findApiKeys, findLastUse } from '../adapters/api-key-repository.ts';
import type { ApiKeyView } from '../contract.ts';
import { type ApiKey, findKeyEnd, type KeyTime, viewKey } from '../domain/api-key.ts';

export async function listApiKeys({ id, sub }: Caller): Promise<ApiKeyView[]> {
  const [{ keys }, status] = await Promise.all([findApiKeys(id), findAccountStatus(sub)]);
  return Promise.all(keys.map((key) => toApiKeyView(key, { now: now(), validFrom: status?.validFrom ?? 0 })));
}

export async function toApiKeyView(key: ApiKey, time: KeyTime): Promise<ApiKeyView> {
  return {
    ...viewKey(key, time),
    scopes: key.scopes,
    usedAt: await findLastUse(key),
    ended: findKeyEnd(key, time.validFrom, time.now),
  };
}
