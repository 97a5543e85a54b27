import { env } from '../../../kernel/env.ts';
import { sendMailBestEffort } from '../../../kernel/mail/send.ts';
import { createRecoveryCodeUsedMail, type RecoveryCodeUse } from '../adapters/two-step-mails.ts';
import type { TwoStepChange } from '../domain/two-step.ts';

/** Warns a person that one of their recovery codes was used, with the number of those that are left. */
export function sendRecoveryCodeMail(
  email: string,
  use: RecoveryCodeUse,
  { twoStep }: TwoStepChange,
): Promise<void> {
  const mail = createRecoveryCodeUsedMail(use, twoStep.codeHashes.length, `${env('SITE_URL')}/profile`);
  return sendMailBestEffort(email, mail);
}
