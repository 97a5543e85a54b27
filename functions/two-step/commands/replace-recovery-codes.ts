import { getAccountOfCaller } from '../../accounts/adapters/account-repository.ts';
import type { Caller } from '../../shared/caller.ts';
import { sendNotice } from '../../shared/mail.ts';
import { commit } from '../../shared/table.ts';
import { recoveryCodesReplacedMail } from '../adapters/two-step-mails.ts';
import { buildTwoStepWrite, findTwoStep } from '../adapters/two-step-repository.ts';
import { assertOn, replaceCodes } from '../domain/two-step.ts';
import { createRecoveryCodes } from './create-recovery-codes.ts';
import { proveTwoSteps } from './prove-two-steps.ts';

/** @throws 409 `off`, 422 on `password` or `code` */
export async function replaceRecoveryCodes(
  caller: Caller,
  proof: { readonly password: string; readonly code: string },
  ip: string,
) {
  const account = await getAccountOfCaller(caller);
  const before = assertOn(await findTwoStep(account.id));
  await proveTwoSteps(account, proof, before, ip);
  const { recoveryCodes, codeHashes } = await createRecoveryCodes(account.id);
  const { twoStep, events } = replaceCodes(before, codeHashes);
  await commit([buildTwoStepWrite(twoStep)], events);
  await sendNotice(account.email, recoveryCodesReplacedMail());
  return { recoveryCodes };
}
