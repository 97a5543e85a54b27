import type { DeletionObstacle } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { env } from '../../../kernel/env.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { sendMailBestEffort } from '../../../kernel/mail/send.ts';
import { createDeletionMail } from '../../../people/accounts/adapters/account-mails.ts';
import { getAccountOfCaller, updateAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { createPasswordNeededError } from '../../../people/accounts/commands/log-in.ts';
import type { Deletion } from '../../../people/accounts/contract.ts';
import type { Account } from '../../../people/accounts/domain/account.ts';
import { requestDeletion } from '../../../people/accounts/domain/deletion.ts';
import { isFreshLogin } from '../../../people/accounts/domain/fresh-login.ts';
import { type OwnerProof, verifyOwner } from '../../../people/two-step/commands/verify-owner.ts';
import { findDeletionObstacle } from '../queries/find-deletion-obstacle.ts';

const obstacleTexts: Record<DeletionObstacle, string> = {
  sale: 'A sale of yours is under way. Finish it or let it fall through first.',
  dispute: 'One of your payments is being disputed. Wait until that’s decided.',
  payment: 'A payment or refund of yours is on its way. Try again once it has arrived.',
};

/**
 * Schedules the deletion of the account and its data in 14 days; the event takes its listings off the market
 * at once.
 */
export async function deleteAccount(caller: Caller, { password, code, reason }: Deletion, ip: string) {
  const before = await getAccountOfCaller(caller);
  await verifyPerson(before, caller, { password, code }, ip);
  const obstacle = before.deletesAt === undefined && (await findDeletionObstacle(before.id));
  if (obstacle) throw new AppError('conflict', obstacleTexts[obstacle.heldBy], { state: obstacle.state });
  const time = now();
  const { deletesAt = '' } = await updateAccount(
    caller.id,
    (account) => requestDeletion(account, reason, time),
    before,
  );
  if (!before.deletesAt)
    await sendMailBestEffort(before.email, createDeletionMail(deletesAt, `${env('SITE_URL')}/profile`));
  return { deletesAt };
}

/** Checks what was entered, or for a social login that the sign-in is recent, as it has no password. */
async function verifyPerson(
  account: Account,
  caller: Caller,
  { password, code }: Partial<OwnerProof>,
  ip: string,
): Promise<void> {
  if (password !== undefined && account.signInWith === 'password')
    return verifyOwner(account, { password, code }, ip);
  if (isFreshLogin(caller, now())) return;
  if (account.signInWith === 'password') throw createPasswordNeededError();
  throw new AppError('invalid', 'Log in again to delete your account.', {
    errors: { password: ['Log in again, then delete your account within 10 minutes'] },
  });
}
