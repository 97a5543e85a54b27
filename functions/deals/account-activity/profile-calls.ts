import type { UserId } from '../../../events/vocabulary.ts';
import { now } from '../../kernel/clock.ts';
import { findRows, loadTogether } from '../../kernel/data/row-read.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Operations } from '../../kernel/http/api.ts';
import type { Caller } from '../../kernel/http/authentication.ts';
import { createMailProblemRead } from '../../kernel/mail/suppression-repository.ts';
import { isOwnAvatar } from '../../listings/properties/queries/is-own-avatar.ts';
import * as store from '../../people/accounts/adapters/account-repository.ts';
import { changeEmail, verifyCode } from '../../people/accounts/commands/verify-email.ts';
import type { accountRoutes } from '../../people/accounts/contract.ts';
import { toContact, toOwnView, toPersonView } from '../../people/accounts/domain/account-views.ts';
import type { Account } from '../../people/accounts/domain/account.ts';
import { undoDeletion } from '../../people/accounts/domain/deletion.ts';
import { changeProfile } from '../../people/accounts/domain/profile.ts';
import { changeUserName } from '../../people/accounts/domain/user-name.ts';
import { isBlockedBetween } from '../../people/blocks/adapters/block-repository.ts';
import { createTwoStepRead } from '../../people/two-step/adapters/two-step-repository.ts';
import { verifyOwner } from '../../people/two-step/commands/verify-owner.ts';
import { toTwoStepView } from '../../people/two-step/domain/two-step.ts';
import { countUnread } from '../messages/adapters/thread-repository.ts';
import { loadResponseTime } from '../response-times/queries/load-response-time.ts';
import { deleteAccount } from './commands/delete-account.ts';
import { findAttendanceRate, hasAgreedSaleBetween, loadSalesRecord } from './queries/load-sales.ts';

/**
 * The account of the caller for themselves; its rows are read at once.
 * @param email the account's address, when the caller has just changed it
 * @throws 401 when it was deleted after the caller signed in
 */
async function loadOwnAccount(caller: Caller, email = caller.email) {
  const { id, staff, staffNeedsTwoStep } = caller;
  const address = email ?? (await store.getAccountOfCaller(caller)).email;
  const [unreadTotal, [account, twoStep, mailProblem]] = await Promise.all([
    countUnread(id),
    findRows(store.createCallerRead(id), createTwoStepRead(id), createMailProblemRead(address)),
  ]);
  return toOwnView(account, staff || staffNeedsTwoStep, unreadTotal, {
    twoStep: { ...toTwoStepView(twoStep), neededForStaff: staffNeedsTwoStep },
    mailProblem,
  });
}

/** @throws 404 for a deleted person, and when one of the two blocked the other */
async function getPerson(id: UserId, caller: Caller): Promise<Account> {
  const [found, isBlocked] = await loadTogether(() =>
    Promise.all([store.findAccount(id), id !== caller.id && isBlockedBetween(id, caller.id)]),
  );
  if (!found || found.deletedAt || isBlocked) throw new AppError('not_found', 'There’s no one with this id.');
  return found;
}

/** A person for the caller, with email and phone when the two have an accepted offer. */
async function loadPersonView(of: Account, { id }: Caller) {
  const [responseTime, agreed] = await Promise.all([
    loadResponseTime(of.id),
    hasAgreedSaleBetween(id, of.id),
  ]);
  return { ...toPersonView(of, responseTime), ...(agreed && toContact(of)) };
}

/** @throws 422 for a picture that is not the person's own; no picture and the present one are accepted */
async function assertOwnAvatar(avatar: string | undefined, id: UserId): Promise<void> {
  if (avatar === undefined || avatar === '' || (await isOwnAvatar(avatar, id))) return;
  if ((await store.findAccount(id))?.avatar === avatar) return;
  throw new AppError('invalid', 'This picture can’t be used.', {
    errors: { avatar: ['Upload a picture of your own first'] },
  });
}

/** What an account shows of a person: it reads what they sell, buy and answer. */
export const profileCalls = {
  currentUser: (_input, caller) => loadOwnAccount(caller),
  verifyCode: async ({ body }, caller) => {
    const { email } = await verifyCode(caller, body.code);
    return loadOwnAccount(caller, email);
  },
  person: async ({ params: { id } }, caller) => loadPersonView(await getPerson(id, caller), caller),
  buyerSeller: async ({ params: { id } }, caller) => {
    const person = await getPerson(id, caller);
    const [view, record, viewingsKept] = await Promise.all([
      loadPersonView(person, caller),
      loadSalesRecord(id, now()),
      findAttendanceRate(id),
    ]);
    return { ...view, ...record, viewingsKept };
  },
  updateProfile: async ({ body: { email, password, code, ...rest } }, caller, { ip }) => {
    await assertOwnAvatar(rest.avatar, caller.id);
    const verify = (account: Account, typed: string) => verifyOwner(account, { password: typed, code }, ip);
    if (email !== undefined) await changeEmail(caller, { email, password, verify }, ip);
    const changed = await store.updateAccount(caller.id, (account) => changeProfile(account, rest));
    return loadOwnAccount(caller, changed.email);
  },
  setUserName: async ({ body }, caller) => {
    await store.updateAccount(caller.id, (account) => changeUserName(account, body.user_name, now()));
    return loadOwnAccount(caller);
  },
  deleteAccount: ({ body }, caller, { ip }) => deleteAccount(caller, body, ip),
  undoDeletion: async (_input, caller) => {
    await store.updateAccount(caller.id, (account) => undoDeletion(account, now()));
    return loadOwnAccount(caller);
  },
} satisfies Partial<Operations<typeof accountRoutes>>;
