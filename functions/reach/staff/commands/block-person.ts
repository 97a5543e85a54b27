import type { UserId } from '../../../../events/vocabulary.ts';
import { listActiveSales } from '../../../deals/account-activity/queries/load-sales.ts';
import { assertColleagueActs, buildStaffActWrite } from '../../../kernel/data/staff-act.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { buildAccountWrites } from '../../../people/accounts/adapters/account-repository.ts';
import { isStaffUser, signOutEverywhere } from '../../../people/accounts/adapters/cognito-admin.ts';
import { blockAccount, unblockAccount } from '../../../people/accounts/domain/account-block-changes.ts';
import type { AccountBlock } from '../../../people/accounts/domain/account-block.ts';
import { getPersonAccount } from '../queries/load-person.ts';

/**
 * Blocks a person: every sign-in ends now, viewings and pending offers end by the event. A sale under way goes on.
 * @returns the status of that sale, if there is one
 * @throws 404 for an account that never was or is gone, 409 for oneself, for staff and for a blocked account
 */
export async function blockPerson(
  userId: UserId,
  block: Pick<AccountBlock, 'reason' | 'words'>,
  caller: Pick<Caller, 'id'>,
  at: Date,
): Promise<string | undefined> {
  const { cognitoUsername, deletedAt } = await getPersonAccount(userId);
  if (deletedAt) throw new AppError('not_found', 'This account was deleted.');
  assertColleagueActs(caller.id, [userId]);
  if (await isStaffUser(cognitoUsername))
    throw new AppError('conflict', 'Staff can’t block staff. Ask whoever runs the team.', {
      state: 'staff',
    });
  // Tokens carry whole seconds: with the next one as the border, every older sign-in is void.
  const validFrom = Math.floor(at.getTime() / 1000) + 1;
  await updateWithRetry(
    () => getPersonAccount(userId),
    (before) => {
      const { account, events } = blockAccount(before, block, at);
      const reason = `${block.reason}: ${block.words}`;
      const act = buildStaffActWrite({
        actorId: caller.id,
        action: 'account.block',
        subject: userId,
        reason,
        at,
        owners: [userId],
      });
      return { writes: [...buildAccountWrites(before, account, validFrom), act], events };
    },
  );
  await signOutEverywhere(cognitoUsername);
  const [sale] = await listActiveSales(userId);
  return sale?.status;
}

/** @throws 404 for an account that never was, 409 for one that is not blocked */
export async function unblockPerson(
  userId: UserId,
  reason: string,
  caller: Pick<Caller, 'id'>,
  at: Date,
): Promise<void> {
  await updateWithRetry(
    () => getPersonAccount(userId),
    (before) => {
      assertColleagueActs(caller.id, [userId]);
      const { account, events } = unblockAccount(before);
      const act = buildStaffActWrite({
        actorId: caller.id,
        action: 'account.unblock',
        subject: userId,
        reason,
        at,
        owners: [userId],
      });
      return { writes: [...buildAccountWrites(before, account), act], events };
    },
  );
}
