import { commit } from '../../../kernel/data/table.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { sendMailBestEffort } from '../../../kernel/mail/send.ts';
import { getAccountOfCaller } from '../../accounts/adapters/account-repository.ts';
import type { TwoStepView } from '../../accounts/domain/second-step.ts';
import { listPasskeys, setPasskeyFactor } from '../adapters/passkeys.ts';
import { createPasskeysChangedMail } from '../adapters/two-step-mails.ts';
import { buildTwoStepWrite, findTwoStep } from '../adapters/two-step-repository.ts';
import { assertOn, replacePasskeys, toTwoStepView } from '../domain/two-step.ts';

/**
 * Takes over the passkeys that the person has at the identity provider: from now on logins offer them.
 * @param token access token of `startPasskeySetUp`
 * @throws 409 `off`, 410 for a token that has expired
 */
export async function savePasskeys(caller: Caller, token: string): Promise<TwoStepView> {
  const account = await getAccountOfCaller(caller);
  const before = assertOn(await findTwoStep(account.id));
  const passkeys = await listPasskeys(token, caller.sub);
  await setPasskeyFactor(account.cognitoUsername, passkeys.length > 0);
  const change = replacePasskeys(before, passkeys);
  if (!change) return toTwoStepView(before);
  await commit([buildTwoStepWrite(change.twoStep)], change.events);
  const isMore = passkeys.length > before.passkeys.length;
  await sendMailBestEffort(account.email, createPasskeysChangedMail(isMore));
  return toTwoStepView(change.twoStep);
}
