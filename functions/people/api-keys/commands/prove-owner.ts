import { now } from '../../../kernel/clock.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { createPasswordNeededError } from '../../accounts/commands/log-in.ts';
import type { Account } from '../../accounts/domain/account.ts';
import { isFreshLogin } from '../../accounts/domain/fresh-login.ts';
import { verifyOwner } from '../../two-step/commands/verify-owner.ts';
import type { KeyOwnerProof } from '../contract.ts';

/**
 * Asks for the password again, as a key outlives the login of whoever makes it; of an account without one, for a login
 * of the last ten minutes.
 * @throws 422 on `password` or `code`, and what `verifyOwner` throws
 */
export async function proveOwner(
  account: Account,
  caller: Caller,
  { password, code }: KeyOwnerProof,
  ip: string,
): Promise<void> {
  if (account.signInWith === 'password') {
    if (password === undefined) throw createPasswordNeededError();
    return verifyOwner(account, { password, code }, ip);
  }
  if (!isFreshLogin(caller, now()))
    throw new AppError('invalid', 'Log in again to make a key.', {
      errors: { password: ['Log in again, then make the key within 10 minutes'] },
    });
}
