import type { UserId } from '../../../../events/vocabulary.ts';
import { assertColleagueActs, buildStaffActWrite } from '../../../kernel/data/staff-act.ts';
import { commit } from '../../../kernel/data/table.ts';
import { env } from '../../../kernel/env.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { sendMailBestEffort } from '../../../kernel/mail/send.ts';
import { findAccount, buildSignInEndWrite } from '../../accounts/adapters/account-repository.ts';
import { signOutEverywhere } from '../../accounts/adapters/cognito-admin.ts';
import { isAuthenticatorOn, setAuthenticator } from '../adapters/authenticator.ts';
import { createResetByStaffMail } from '../adapters/two-step-mails.ts';
import { buildTwoStepRemoval, findTwoStep } from '../adapters/two-step-repository.ts';
import { assertOn, createDisabledEvents } from '../domain/two-step.ts';

/**
 * Turns two-step sign-in off for a person without app and codes, and ends their logins; the password stays.
 * @throws 404 for a missing or erased account, 409 `own`, `off`
 */
export async function resetTwoStep(
  userId: UserId,
  reason: string,
  caller: Pick<Caller, 'id'>,
  at: Date,
): Promise<void> {
  const owners = [userId];
  assertColleagueActs(caller.id, owners);
  const person = await findAccount(userId);
  if (!person || person.deletedAt) throw new AppError('not_found', 'There’s no person with this id.');
  const twoStep = await findTwoStep(userId);
  // After an interrupted reset the provider still asks for codes.
  if (!(await isAuthenticatorOn(person.cognitoUsername))) assertOn(twoStep);
  // Token times are whole seconds: with the next second as the limit, every older sign-in is invalid.
  const validFrom = Math.floor(at.getTime() / 1000) + 1;
  const act = {
    actorId: caller.id,
    action: 'account.reset_two_step',
    subject: userId,
    reason,
    at,
    owners,
  } as const;
  await commit(
    [
      ...(twoStep ? [buildTwoStepRemoval(twoStep)] : []),
      buildSignInEndWrite(person.sub, validFrom),
      buildStaffActWrite(act),
    ],
    createDisabledEvents(userId, 'staff'),
  );
  await setAuthenticator(person.cognitoUsername, false);
  await signOutEverywhere(person.cognitoUsername);
  await sendMailBestEffort(person.email, createResetByStaffMail(`${env('SITE_URL')}/login`));
}
