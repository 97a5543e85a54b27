import { AccountSignedOut } from '../../../events/account.ts';
import type { UserId } from '../../../events/vocabulary.ts';
import { countUnread } from '../../deals/messages/adapters/thread-repository.ts';
import { isBlockedBetween } from '../blocks/adapters/block-repository.ts';
import { isOwnAvatar } from '../../listings/properties/queries/is-own-avatar.ts';
import { loadResponseTime } from '../../deals/response-times/queries/load-response-time.ts';
import { api } from '../../kernel/http/api.ts';
import type { Caller } from '../../kernel/http/authentication.ts';
import { now } from '../../kernel/clock.ts';
import { env } from '../../kernel/env.ts';
import { createMailProblemRead } from '../../kernel/mail/suppression-repository.ts';
import { AppError } from '../../kernel/errors.ts';
import { findRows } from '../../kernel/data/row-read.ts';
import { renewableSeconds } from '../../kernel/data/account-status.ts';
import { twoStepCalls } from '../two-step/account-calls.ts';
import { createTwoStepRead } from '../two-step/adapters/two-step-repository.ts';
import { twoStepRoutes } from '../two-step/contract.ts';
import { answerChallenge } from '../two-step/commands/answer-challenge.ts';
import { verifyOwner } from '../two-step/commands/verify-owner.ts';
import { toTwoStepView } from '../two-step/domain/two-step.ts';
import type { Account } from './domain/account.ts';
import { accountRoutes } from './contract.ts';
import { deleteAccount } from '../../deals/account-activity/commands/delete-account.ts';
import { undoDeletion } from './domain/deletion.ts';
import {
  hasAgreedSaleBetween,
  countSales,
  findAttendanceRate,
} from '../../deals/account-activity/queries/load-sales.ts';
import { issueToken } from './commands/log-in.ts';
import { changeProfile } from './domain/profile.ts';
import { register } from './commands/register.ts';
import { requestPasswordReset, resetPassword } from './commands/reset-password.ts';
import { createSocialStartUrl } from './domain/social.ts';
import * as store from './adapters/account-repository.ts';
import { changeUserName } from './domain/user-name.ts';
import { changeEmail, resendCode, verifyCode } from './commands/verify-email.ts';
import { toContact, toOwnView, toPersonView } from './domain/account-views.ts';

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
  const [found, isBlocked] = await Promise.all([
    store.findAccount(id),
    id !== caller.id && isBlockedBetween(id, caller.id),
  ]);
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

const routes = { ...accountRoutes, ...twoStepRoutes };

export const handler = api(routes, {
  ...twoStepCalls,
  register: ({ body }, _caller, info) => register(body, info),
  issueToken: ({ body }, _caller, { ip }) =>
    body.grant_type === 'urn:gable:two-step' ? answerChallenge(body, ip) : issueToken(body, ip),
  currentUser: (_input, caller) => loadOwnAccount(caller),
  logout: (_input, { id, session, signedInAt }) =>
    store.endSession(session, signedInAt + renewableSeconds, [AccountSignedOut.of({ userId: id, session })]),
  verifyCode: async ({ body }, caller) => {
    const { email } = await verifyCode(caller, body.code);
    return loadOwnAccount(caller, email);
  },
  resendCode: (_input, caller) => resendCode(caller),
  person: async ({ params: { id } }, caller) => loadPersonView(await getPerson(id, caller), caller),
  buyerSeller: async ({ params }, caller) => ({
    ...(await loadPersonView(await getPerson(params.id, caller), caller)),
    ...(await countSales(params.id)),
    viewingsKept: await findAttendanceRate(params.id),
  }),
  updateProfile: async ({ body: { email, password, code, ...rest } }, caller, { ip }) => {
    await assertOwnAvatar(rest.avatar, caller.id);
    const verify = (account: Account, typed: string) => verifyOwner(account, { password: typed, code }, ip);
    if (email !== undefined) await changeEmail(caller, { email, password, verify }, ip);
    const changed = await store.updateAccount(caller.id, (account) => changeProfile(account, rest));
    return loadOwnAccount(caller, changed.email);
  },
  forgotPassword: ({ body }, _caller, { ip }) => requestPasswordReset(body.email, ip),
  resetPassword: ({ body }, _caller, { ip }) => resetPassword(body, ip),
  setUserName: async ({ body }, caller) => {
    await store.updateAccount(caller.id, (account) => changeUserName(account, body.user_name, now()));
    return loadOwnAccount(caller);
  },
  deleteAccount: ({ body }, caller, { ip }) => deleteAccount(caller, body, ip),
  undoDeletion: async (_input, caller) => {
    await store.updateAccount(caller.id, (account) => undoDeletion(account, now()));
    return loadOwnAccount(caller);
  },
  redirectGoogle: async ({ query }) => ({
    location: createSocialStartUrl(env('SITE_URL'), 'google', query.next),
  }),
  redirectFacebook: async ({ query }) => ({
    location: createSocialStartUrl(env('SITE_URL'), 'facebook', query.next),
  }),
});
