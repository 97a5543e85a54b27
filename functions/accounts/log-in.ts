import { UserId } from '../../events/vocabulary.ts';
import { observeNetwork } from '../ip-traces/commands/observe-network.ts';
import { AppError } from '../shared/errors.ts';
import { limit } from '../shared/limit.ts';
import type { Account } from './account.ts';
import type { TokenRequest } from './contract.ts';
import { ensureAccount } from './ensure-account.ts';
import { isPassword, renew, signIn, type SignIn } from './identity.ts';
import { hasEnded, standingOf } from './store.ts';

const wrongDetails = () => new AppError('invalid_grant', 'The login details are not right.');
const attemptAt = (email: string, ip: string) =>
  limit({ key: `login#${email}#${ip}`, most: 5, seconds: 15 * 60 });

/** Every refusal looks the same, whether the address is known or not. */
export async function issueToken(request: TokenRequest, ip: string) {
  const found =
    request.grant_type === 'password'
      ? await logIn(request.username, request.password, ip)
      : await renew(request.refresh_token);
  if (!found || (await hasEnded(found.origin_jti))) throw wrongDetails();
  const userId = await findWelcomeUser(found);
  if (!userId) throw wrongDetails();
  if (request.grant_type === 'password') await observeNetwork(userId, 'login', ip);
  return {
    token_type: 'Bearer' as const,
    access_token: found.accessToken,
    expires_in: found.expiresIn,
    ...(found.refreshToken && { refresh_token: found.refreshToken }),
  };
}

async function logIn(email: string, password: string, ip: string): Promise<SignIn | undefined> {
  const attempt = await attemptAt(email, ip);
  const found = await signIn(email, password);
  if (found) await attempt.giveBack();
  return found;
}

/** Whose sign-in it is, unless they ended it since; a missing account is made up for. */
async function findWelcomeUser(found: SignIn): Promise<UserId | undefined> {
  const standing = await standingOf(found.sub);
  if (standing) return found.auth_time >= standing.validFrom ? UserId.parse(standing.userId) : undefined;
  const { sub, username: cognitoUsername, email, email_verified: emailVerified } = found;
  if (!email) return undefined;
  try {
    await ensureAccount({ sub, cognitoUsername, email, emailVerified });
    return UserId.parse((await standingOf(sub))?.userId);
  } catch (error) {
    // The address belongs to another account: these details open none.
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/**
 * Makes sure that the person who sits there is the account's owner.
 * @throws 422 on `password`, 429 after as many failures as a login allows
 */
export async function provePassword(account: Account, password: string, ip: string): Promise<void> {
  const attempt = await attemptAt(account.email, ip);
  if (!(await isPassword(account.email, password)))
    throw new AppError('invalid', 'The password is not right.', {
      errors: { password: ['This is not your password'] },
    });
  await attempt.giveBack();
}

export const passwordNeeded = (): AppError =>
  new AppError('invalid', 'Your password is needed.', { errors: { password: ['Enter your password'] } });
