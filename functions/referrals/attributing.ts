import { accountState, type UserId } from '../../events/vocabulary.ts';
import type { Account } from '../accounts/account.ts';
import { account } from '../accounts/store.ts';
import { now } from '../shared/clock.ts';
import { AppError } from '../shared/errors.ts';
import { newId } from '../shared/ids.ts';
import { ownerOf } from './code-store.ts';
import { ReferralCode } from './referral.ts';
import { refer, type ReferralDecision } from './referring.ts';
import { forgetSaid, insertReferral, referralsBy, saidBy } from './store.ts';

export const isActive = (found: Account | undefined): boolean =>
  found?.is_active === accountState.active && found.deletedAt === undefined;

/**
 * Somebody came by a code.
 * @throws 404 for a code that leads to nobody, 409 for one's own or where they said so before
 */
export async function attribute(userId: UserId, typed: string, origin: (code: string) => string | undefined) {
  const owner = await ownerOf(ReferralCode.safeParse(typed).data ?? '');
  if (!owner || !isActive(await account(owner.userId)))
    throw new AppError('not_found', 'We do not know this code. Check it with whoever sent you.');
  const arrival = { id: newId('ref'), userId, origin: origin(owner.code) } as const;
  const decision: ReferralDecision = refer(arrival, owner, await referralsBy(owner.userId), now());
  await insertReferral(decision);
  return decision.referral;
}

/** What is refused to a person who asks is nothing to a sign-up, which stands without it. */
const refusals: ReadonlySet<string> = new Set(['not_found', 'conflict']);

/** Makes a referral of what somebody said at sign-up, once their email is verified. */
export async function attributeSaid(userId: UserId): Promise<void> {
  const said = await saidBy(userId);
  if (!said || !isActive(await account(userId))) return;
  try {
    await attribute(userId, said.code, () => said.origin);
  } catch (error) {
    if (!(error instanceof AppError && refusals.has(error.code))) throw error;
  }
  await forgetSaid(userId);
}
