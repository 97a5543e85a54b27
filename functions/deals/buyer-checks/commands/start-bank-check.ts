import type { UserId } from '../../../../events/vocabulary.ts';
import { createSecretKey, hashSecretKey } from '../../../kernel/data/secret-keys.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { AppError } from '../../../kernel/errors.ts';
import { enforceLimit } from '../../../kernel/http/rate-limit.ts';
import { daySeconds } from '../../../kernel/time.ts';
import { getAccountOfCaller } from '../../../people/accounts/adapters/account-repository.ts';
import { buildBankConsentWrite, findBankConsent } from '../adapters/bank-consent-repository.ts';
import { getOpenBanking } from '../adapters/open-banking.ts';
import { beginConsent } from '../domain/bank-consent.ts';

const startsPerDay = 10;

export interface StartedBankCheck {
  /** The provider's page, which works once. */
  readonly url: string;
  /** For the browser to keep, and to send with the bank's answer. */
  readonly browserKey: string;
}

/**
 * Begins a check at the person's bank.
 * @throws 409 `name_missing`, 429 after ten starts in a day, 503 in a stage without the provider
 */
export async function startBankCheck(
  userId: UserId,
  amountPence: number,
  now: Date,
): Promise<StartedBankCheck> {
  const provider = await getOpenBanking();
  const { firstName, lastName } = await getAccountOfCaller({ id: userId });
  if (!firstName || !lastName)
    throw new AppError('conflict', 'Give your first and last name in your details first.', {
      state: 'name_missing',
    });
  await enforceLimit({ key: `bank-check#${userId}`, max: startsPerDay, seconds: daySeconds });
  const [state, browserKey, nonce] = [createSecretKey(), createSecretKey(), createSecretKey()];
  const keys = { stateHash: hashSecretKey(state), browserHash: hashSecretKey(browserKey) };
  await updateWithRetry(
    () => findBankConsent(userId),
    (before) => ({
      writes: [buildBankConsentWrite(beginConsent(before, { userId, amountPence, ...keys }, now))],
    }),
  );
  return { url: provider.buildConsentUrl({ state, nonce }), browserKey };
}
