import { now } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/data/ids.ts';
import { AppError } from '../../../kernel/errors.ts';
import { insertAccount, findStanding } from '../adapters/account-repository.ts';
import { openAccount } from '../domain/account.ts';
import { providerOf } from '../domain/social.ts';

export interface SignUpContext {
  readonly sub: string;
  readonly cognitoUsername: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
}

/**
 * Creates the account of a Cognito user if it has no account, which also repairs an interrupted sign-up.
 * @throws 422 when the email belongs to another account
 */
export async function ensureAccount(arrival: SignUpContext): Promise<void> {
  if (await findStanding(arrival.sub)) return;
  const signInWith = providerOf(arrival.cognitoUsername) ?? 'password';
  try {
    await insertAccount(openAccount({ ...arrival, id: newId('usr'), signInWith }, now()));
  } catch (error) {
    // Another delivery of the same event was faster.
    const known = error instanceof AppError && (await findStanding(arrival.sub));
    if (!known) throw error;
  }
}
