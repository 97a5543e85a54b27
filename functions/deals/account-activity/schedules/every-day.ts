import { now } from '../../../kernel/clock.ts';
import { env } from '../../../kernel/env.ts';
import { sendMailBestEffort } from '../../../kernel/mail/send.ts';
import { log } from '../../../kernel/observability/log.ts';
import { createPostponementMail } from '../../../people/accounts/adapters/account-mails.ts';
import {
  eraseAccount,
  listAccountsDueForDeletion,
  updateAccount,
} from '../../../people/accounts/adapters/account-repository.ts';
import { deleteUser } from '../../../people/accounts/adapters/cognito-admin.ts';
import type { Account } from '../../../people/accounts/domain/account.ts';
import { anonymiseAccount, postponeDeletion } from '../../../people/accounts/domain/deletion.ts';
import { buildTwoStepErasure } from '../../../people/two-step/adapters/two-step-repository.ts';
import { type FoundObstacle, findDeletionObstacle } from '../queries/find-deletion-obstacle.ts';

/**
 * Erases the accounts whose 14 days are over, and puts off those with a sale, payment or dispute under way. A failure
 * does not stop the others and makes the run fail at its end.
 */
export async function handler(): Promise<{ erased: number; postponed: number }> {
  const due = await listAccountsDueForDeletion(now());
  const counts = { erased: 0, postponed: 0, failed: 0 };
  for (const account of due) counts[await closeAccount(account)] += 1;
  const { failed, ...done } = counts;
  if (failed > 0) throw new Error(`${failed} accounts could not be erased`);
  return done;
}

async function closeAccount(account: Account): Promise<'erased' | 'postponed' | 'failed'> {
  try {
    const obstacle = await findDeletionObstacle(account.id);
    if (obstacle) {
      await postponeAccountDeletion(account, obstacle);
      return 'postponed';
    }
    await eraseDueAccount(account);
    return 'erased';
  } catch (error) {
    log.error('An account could not be erased', { userId: account.id, error });
    return 'failed';
  }
}

/** The mail goes out once for each reason. */
async function postponeAccountDeletion(before: Account, { heldBy, others }: FoundObstacle): Promise<void> {
  const time = now();
  const { email, deletesAt = '' } = await updateAccount(before.id, (account) =>
    postponeDeletion(account, heldBy, others, time),
  );
  if (before.deletionHeldBy === heldBy) return;
  await sendMailBestEffort(email, createPostponementMail(heldBy, deletesAt, `${env('SITE_URL')}/profile`));
}

/**
 * Deletes the Cognito user first: when a run stops in between, the next one finds the account again and
 * sign-in is already impossible.
 */
async function eraseDueAccount(account: Account): Promise<void> {
  await deleteUser(account.cognitoUsername);
  await eraseAccount(account, anonymiseAccount(account, now()), [buildTwoStepErasure(account.id)]);
}
