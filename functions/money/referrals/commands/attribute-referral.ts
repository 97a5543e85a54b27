import type { UserId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/data/ids.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { hashNetwork, toNetwork } from '../../../kernel/http/origin.ts';
import { enforceLimit } from '../../../kernel/http/rate-limit.ts';
import { hourSeconds } from '../../../kernel/time.ts';
import { getAccountOfCaller, findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { findCodeOwner } from '../adapters/code-repository.ts';
import {
  createAlreadyReferredError,
  deleteSignUpCode,
  findReferral,
  findSignUpCode,
  insertReferral,
  listReferralsBy,
} from '../adapters/referral-repository.ts';
import { assertRecentSignUp, createReferral, isActiveAccount } from '../domain/referral-rules.ts';
import { type Referral, ReferralCode } from '../domain/referral.ts';

/**
 * Saves the code that a person enters after sign-up.
 * @throws 404 for an unknown code, 409 `own`, `circle` or `created`, 410 when the sign-up is too long ago, 429
 */
export async function enterReferralCode(caller: Caller, code: string, ip: string): Promise<Referral> {
  await enforceLimit({ key: `referral#${caller.id}`, max: 10, seconds: hourSeconds });
  await enforceLimit({ key: `referral-from#${toNetwork(ip)}`, max: 60, seconds: hourSeconds });
  if (await findReferral(caller.id)) throw createAlreadyReferredError();
  assertRecentSignUp((await getAccountOfCaller(caller)).createdAt, now());
  return attributeReferral(caller.id, code, (known) => hashNetwork(known, ip));
}

/** Error codes of `attributeReferral` that do not concern a sign-up: it succeeds without its referral code. */
const ignoredErrorCodes: ReadonlySet<string> = new Set(['not_found', 'conflict']);

/** Creates the referral of the code that a person entered at sign-up. Called once their email is verified. */
export async function attributeSignUpCode(userId: UserId): Promise<void> {
  const entered = await findSignUpCode(userId);
  if (!entered || !isActiveAccount(await findAccount(userId))) return;
  try {
    await attributeReferral(userId, entered.code, () => entered.origin);
  } catch (error) {
    if (!(error instanceof AppError && ignoredErrorCodes.has(error.code))) throw error;
  }
  await deleteSignUpCode(userId);
}

/** Longer circles need as many new accounts, each with a paid package. */
const longestCircle = 10;
/** The referrer of a person, that person's referrer, and so on. */
async function listReferrersOf(userId: UserId): Promise<UserId[]> {
  const found: UserId[] = [];
  let next = await findReferral(userId);
  while (next && found.length < longestCircle) {
    found.push(next.referrerId);
    next = await findReferral(next.referrerId);
  }
  return found;
}

/** @throws 404 for a code without an active owner, 409 for the person's own code, a circle or a second referral */
async function attributeReferral(
  userId: UserId,
  typedCode: string,
  getOrigin: (code: string) => string | undefined,
): Promise<Referral> {
  const owner = await findCodeOwner(ReferralCode.safeParse(typedCode).data ?? '');
  if (!owner || !isActiveAccount(await findAccount(owner.userId)))
    throw new AppError(
      'not_found',
      'We don’t recognise this code. Check it with the person who gave it to you.',
    );
  const entered = { id: newId('ref'), userId, origin: getOrigin(owner.code) } as const;
  const [others, referrers] = await Promise.all([
    listReferralsBy(owner.userId),
    listReferrersOf(owner.userId),
  ]);
  const update = createReferral(entered, { ...owner, referrers }, others, now());
  await insertReferral(update);
  return update.referral;
}
