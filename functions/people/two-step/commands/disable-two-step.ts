import { commit } from '../../../kernel/data/table.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { sendMailBestEffort } from '../../../kernel/mail/send.ts';
import { getAccountOfCaller, buildSignInEndWrite } from '../../accounts/adapters/account-repository.ts';
import { toTokens } from '../../accounts/commands/log-in.ts';
import { createTwoStepDisabledMail } from '../adapters/two-step-mails.ts';
import { buildTwoStepRemoval, findTwoStep } from '../adapters/two-step-repository.ts';
import { assertOn, createDisabledEvents } from '../domain/two-step.ts';
import type { CodeProof } from './answer-code.ts';
import { signInAgain } from './confirm-two-step.ts';
import { verifyTwoSteps } from './verify-two-steps.ts';

/**
 * Turns two-step sign-in off, deletes secret and recovery codes, and ends every other login.
 * @throws 409 `off`, 422 on `password`, `code` or `recovery_code`
 */
export async function disableTwoStep(
  caller: Caller,
  proof: CodeProof & { readonly password: string },
  ip: string,
) {
  const account = await getAccountOfCaller(caller);
  const twoStep = assertOn(await findTwoStep(account.id));
  await verifyTwoSteps(account, proof, twoStep, ip);
  const found = await signInAgain(account, proof.password);
  await commit(
    [buildTwoStepRemoval(twoStep), buildSignInEndWrite(account.sub, found.auth_time)],
    createDisabledEvents(account.id, 'self'),
  );
  await sendMailBestEffort(account.email, createTwoStepDisabledMail());
  return { tokens: toTokens(found) };
}
