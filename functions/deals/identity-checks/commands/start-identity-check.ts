import type { UserId } from '../../../../events/vocabulary.ts';
import { newId } from '../../../kernel/data/ids.ts';
import { commit, type Write } from '../../../kernel/data/table.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { env } from '../../../kernel/env.ts';
import { AppError } from '../../../kernel/errors.ts';
import { enforceLimit } from '../../../kernel/http/rate-limit.ts';
import { hourSeconds } from '../../../kernel/time.ts';
import { getAccountOfCaller } from '../../../people/accounts/adapters/account-repository.ts';
import { getSettings } from '../../../people/configuration/queries/get-setting.ts';
import { buildAllowanceWrite, createAllowanceUsedUpError } from '../adapters/allowance-repository.ts';
import {
  buildCurrentCheckWrite,
  buildIdentityCheckWrite,
  findCurrentCheck,
} from '../adapters/identity-check-repository.ts';
import { getIdentityProvider, type IdentityProvider } from '../adapters/identity-provider.ts';
import {
  createIdentityCheck,
  expireIdle,
  type IdentityCheck,
  isCheckInProgress,
} from '../domain/identity-check.ts';
import { decideStart } from '../domain/start-check.ts';
import { refreshCheck, type RefreshedCheck } from './refresh-check.ts';

/** Starts per person and hour, including continued checks. */
const startsPerHour = 10;

/** A check, with the URL of the provider's page for it. */
export interface StartedCheck {
  readonly check: IdentityCheck;
  readonly url: string;
}

/**
 * Begins a check, or continues the pending one.
 * @throws 409 for a check that accepts no try, a missing name and a used up month; 429 after ten starts in an
 * hour; 503 while checks are switched off
 */
export async function startIdentityCheck(userId: UserId, now: Date): Promise<StartedCheck> {
  const { identity_checks_enabled: isEnabled, identity_checks_per_month: checksPerMonth } =
    await getSettings();
  if (!isEnabled) throw new AppError('unavailable', 'Identity checks are switched off at the moment.');
  const provider = await getIdentityProvider();
  await enforceLimit({ key: `identity-check#${userId}`, max: startsPerHour, seconds: hourSeconds });
  return updateWithRetry(
    async () => {
      const current = await refreshCurrentCheck(userId, provider, now);
      const person = await getAccountOfCaller({ id: userId });
      if (decideStart(person, current?.check) === 'continue' && current) return current;
      if (checksPerMonth === 0) throw createAllowanceUsedUpError(now);
      const check = createIdentityCheck(newId('idc'), userId, now);
      await commit([
        buildIdentityCheckWrite(check),
        buildCurrentCheckWrite(check, current?.check.id),
        buildAllowanceWrite(checksPerMonth, now),
      ]);
      return { check };
    },
    (current) => buildOpenPage(current, provider),
  );
}

/** The person's latest check after the provider's outcome and its expiry. */
async function refreshCurrentCheck(
  userId: UserId,
  provider: IdentityProvider,
  now: Date,
): Promise<RefreshedCheck | undefined> {
  const found = await findCurrentCheck(userId);
  if (!found || !isCheckInProgress(found)) return found && { check: found };
  const refreshed = await refreshCheck(found, provider, now);
  const check = expireIdle(refreshed.check, now);
  if (check === refreshed.check) return refreshed;
  await commit([buildIdentityCheckWrite(check)]);
  if (check.sessionId !== undefined) await provider.cancel(check.sessionId);
  return { check };
}

/** The provider's page for a check, whose session is saved with it. */
async function buildOpenPage(
  { check, url: known }: RefreshedCheck,
  provider: IdentityProvider,
): Promise<{ writes: Write[]; result: StartedCheck }> {
  if (known !== undefined) return { writes: [], result: { check, url: known } };
  const { sessionId, url } = await provider.create(
    check,
    `${env('SITE_URL')}/profile?tab=identity&returned=1`,
  );
  if (url === undefined) throw new Error(`Session ${sessionId} of check ${check.id} has no page`);
  if (check.sessionId === sessionId) return { writes: [], result: { check, url } };
  const saved = { ...check, sessionId, version: check.version + 1 };
  return { writes: [buildIdentityCheckWrite(saved)], result: { check: saved, url } };
}
