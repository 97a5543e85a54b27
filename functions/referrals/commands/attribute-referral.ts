import type { UserId } from '../../../events/vocabulary.ts';
import { account } from '../../accounts/store.ts';
import { findCodeOwner } from '../adapters/code-repository.ts';
import { isActiveAccount } from '../domain/active-account.ts';
import { ReferralCode } from '../domain/referral.ts';
import { type ReferralUpdate, createReferral } from '../domain/referral-rules.ts';
import {
  listReferralsBy,
  insertReferral,
  findSignUpCode,
  deleteSignUpCode,
} from '../adapters/referral-repository.ts';
import { now } from '../../shared/clock.ts';
import { AppError } from '../../shared/errors.ts';
import { newId } from '../../shared/ids.ts';

/**
 * Somebody came by a code.
 * @throws 404 for a code that leads to nobody, 409 for one's own or where they said so before
 */
export async function attributeReferral(
  userId: UserId,
  typed: string,
  origin: (code: string) => string | undefined,
) {
  const owner = await findCodeOwner(ReferralCode.safeParse(typed).data ?? '');
  if (!owner || !isActiveAccount(await account(owner.userId)))
    throw new AppError('not_found', 'We do not know this code. Check it with whoever sent you.');
  const arrival = { id: newId('ref'), userId, origin: origin(owner.code) } as const;
  const decision: ReferralUpdate = createReferral(arrival, owner, await listReferralsBy(owner.userId), now());
  await insertReferral(decision);
  return decision.referral;
}

/** What is refused to a person who asks is nothing to a sign-up, which stands without it. */
const ignoredErrorCodes: ReadonlySet<string> = new Set(['not_found', 'conflict']);

/** Makes a referral of what somebody said at sign-up, once their email is verified. */
export async function attributeSignUpCode(userId: UserId): Promise<void> {
  const said = await findSignUpCode(userId);
  if (!said || !isActiveAccount(await account(userId))) return;
  try {
    await attributeReferral(userId, said.code, () => said.origin);
  } catch (error) {
    if (!(error instanceof AppError && ignoredErrorCodes.has(error.code))) throw error;
  }
  await deleteSignUpCode(userId);
}
