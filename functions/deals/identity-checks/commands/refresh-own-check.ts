import type { UserId } from '../../../../events/vocabulary.ts';
import { log } from '../../../kernel/observability/log.ts';
import { findCurrentCheck } from '../adapters/identity-check-repository.ts';
import { findIdentityProvider } from '../adapters/identity-provider.ts';
import { isCheckInProgress } from '../domain/identity-check.ts';
import { refreshCheck } from './refresh-check.ts';

/** Refreshes a pending check from the provider; keeps the stored state when the provider does not answer. */
export async function refreshOwnCheck(userId: UserId, now: Date): Promise<void> {
  const check = await findCurrentCheck(userId);
  if (!check?.sessionId || !isCheckInProgress(check)) return;
  try {
    const provider = await findIdentityProvider();
    if (provider) await refreshCheck(check, provider, now);
  } catch (error) {
    log.warn('An identity check could not be asked after', { checkId: check.id, error });
  }
}
