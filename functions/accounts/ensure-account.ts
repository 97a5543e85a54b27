import { now } from '../shared/clock.ts';
import { AppError } from '../shared/errors.ts';
import { newId } from '../shared/ids.ts';
import { openAccount } from './account.ts';
import { providerOf } from './social.ts';
import { create, standingOf } from './store.ts';

export interface Arrival {
  readonly sub: string;
  readonly cognitoUsername: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}

/**
 * Gives a user that Cognito knows their account, once. It heals a sign-up that stopped halfway, too.
 * @throws 422 where the email belongs to another account
 */
export async function ensureAccount(arrival: Arrival): Promise<void> {
  if (await standingOf(arrival.sub)) return;
  const signInWith = providerOf(arrival.cognitoUsername) ?? 'password';
  try {
    await create(openAccount({ ...arrival, id: newId('usr'), signInWith }, now()));
  } catch (error) {
    // Another delivery of the same news was faster.
    const known = error instanceof AppError && (await standingOf(arrival.sub));
    if (!known) throw error;
  }
}
