import { commit } from '../../../kernel/data/table.ts';
import type { Caller } from '../../../kernel/http/authentication.ts';
import { sendMailBestEffort } from '../../../kernel/mail/send.ts';
import { getAccountOfCaller } from '../../accounts/adapters/account-repository.ts';
import { createRecoveryCodesReplacedMail } from '../adapters/two-step-mails.ts';
import { buildTwoStepWrite, findTwoStep } from '../adapters/two-step-repository.ts';
import { assertOn, replaceRecoveryCodeHashes } from '../domain/two-step.ts';
import { createRecoveryCodes } from './create-recovery-codes.ts';
import { verifyTwoSteps } from './verify-two-steps.ts';

/** @throws 409 `off`, 422 on `password` or `code` */
export async function replaceRecoveryCodes(
  caller: Caller,
  proof: { readonly password: string; readonly code: string },
  ip: string,
) {
  const account = await getAccountOfCaller(caller);
  const before = assertOn(await findTwoStep(account.id));
  await verifyTwoSteps(account, proof, before, ip);
  const { recoveryCodes, codeHashes } = await createRecoveryCodes(account.id);
  const { twoStep, events } = replaceRecoveryCodeHashes(before, codeHashes);
  await commit([buildTwoStepWrite(twoStep)], events);
  await sendMailBestEffort(account.email, createRecoveryCodesReplacedMail());
  return { recoveryCodes };
}
