import { now } from '../clock.ts';
import { findStoredKey, saveKeyUse, type StoredKey } from '../data/api-key-row.ts';
import { findAccountStatus } from '../data/sign-in-status.ts';
import { AppError } from '../errors.ts';
import { log } from '../observability/log.ts';
import { hourMs, toUnixSeconds } from '../time.ts';
import { hashApiKey, isApiKeyText } from './api-key-text.ts';
import { assertAdmitted, type Caller } from './authentication.ts';
import type { KeyScope } from './key-scopes.ts';
import { countTokenRefusal } from './token-refusal.ts';

/**
 * The account of an API key. A key never has the rights of staff, and works for accounts in order alone.
 * @throws 401 `unauthenticated` for a key that is wrong or has ended, 403 `scope_missing`, and 403 of `assertAdmitted`
 */
export async function findKeyCaller(text: string, scope: KeyScope): Promise<Caller> {
  const time = now();
  const key = isApiKeyText(text) ? await findStoredKey(hashApiKey(text)) : undefined;
  const account = key && (await findAccountStatus(key.sub));
  if (!key || !account || key.expiresAt <= toUnixSeconds(time) || key.issuedAt < account.validFrom)
    throw refuseKey();
  const caller: Caller = {
    id: account.userId,
    sub: key.sub,
    state: account.state,
    userName: account.userName,
    email: account.email,
    leaving: account.leaving,
    staff: false,
    staffNeedsTwoStep: false,
    session: key.keyId,
    signedInAt: key.issuedAt,
    tokenEnds: key.expiresAt,
    token: '',
    apiKeyId: key.keyId,
  };
  assertAdmitted(caller, 'active');
  if (!key.scopes.includes(scope))
    throw new AppError('scope_missing', `This call needs a key with ${scope}.`);
  await noteUse(key, time);
  return caller;
}

/** One text for every reason: who has found a key learns nothing of its past. */
function refuseKey(): AppError {
  countTokenRefusal('api_key');
  return new AppError('unauthenticated', 'This API key doesn’t work. It may have ended, or isn’t complete.');
}

/** A use is noted once an hour, which a call does not fail by. */
async function noteUse({ hash, usedAt }: StoredKey, time: Date): Promise<void> {
  if (usedAt !== undefined && time.getTime() - Date.parse(usedAt) < hourMs) return;
  try {
    await saveKeyUse(hash, time.toISOString());
  } catch (error) {
    log.warn('The use of a key was not noted', { error });
  }
}
