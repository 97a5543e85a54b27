import type { Caller } from '../shared/caller.ts';
import { now } from '../shared/clock.ts';
import { env } from '../shared/env.ts';
import { AppError } from '../shared/errors.ts';
import { sendNotice } from '../shared/mail.ts';
import type { Account } from './account.ts';
import type { Deletion } from './contract.ts';
import { askDeletion, erase, freshSignInSeconds } from './deletion.ts';
import { deleteUser } from './identity-admin.ts';
import { passwordNeeded, provePassword } from './log-in.ts';
import { deletionMail } from './mails.ts';
import { saleUnderWay } from './listings.ts';
import { accountOfCaller, accountsDueForDeletion, change, remove } from './store.ts';

/** The account and its personal data go after 14 days; the event takes its listings off the market at once. */
export async function deleteAccount(caller: Caller, { password, reason }: Deletion, ip: string) {
  const before = await accountOfCaller(caller);
  await proveOwner(before, caller, password, ip);
  const sale = await saleUnderWay(before.id);
  if (sale)
    throw new AppError('conflict', 'A sale of yours is under way. Finish it or let it fall through first.', {
      state: sale,
    });
  const time = now();
  const { deletesAt = '' } = await change(caller.id, (account) => askDeletion(account, reason, time));
  if (!before.deletesAt)
    await sendNotice(before.email, deletionMail(deletesAt, `${env('SITE_URL')}/profile`));
  return { deletesAt };
}

/** By the password, or by a sign-in of just now, which is all that a social login can show. */
async function proveOwner(account: Account, caller: Caller, password: string | undefined, ip: string) {
  if (password !== undefined && account.signInWith === 'password') {
    await provePassword(account, password, ip);
    return;
  }
  const age = now().getTime() / 1000 - caller.signedInAt;
  if (age <= freshSignInSeconds) return;
  if (account.signInWith === 'password') throw passwordNeeded();
  throw new AppError('invalid', 'Log in again to delete your account.', {
    errors: { password: ['Log in again, then delete your account within 10 minutes'] },
  });
}

/**
 * Erases every account whose day has come. Cognito's user goes first: a run that stops in between finds the account
 * again, and nobody can sign in to it.
 * @returns the ids that could not be erased this time
 */
export async function eraseDueAccounts(): Promise<{
  erased: number;
  failed: { id: string; cause: unknown }[];
}> {
  const failed: { id: string; cause: unknown }[] = [];
  const due = await accountsDueForDeletion(now());
  for (const account of due) {
    try {
      await deleteUser(account.cognitoUsername);
      await remove(account, erase(account, now()));
    } catch (cause) {
      failed.push({ id: account.id, cause });
    }
  }
  return { erased: due.length - failed.length, failed };
}
