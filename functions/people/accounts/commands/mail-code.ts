import { randomBytes } from 'node:crypto';
import { now } from '../../../kernel/clock.ts';
import { AppError } from '../../../kernel/errors.ts';
import { sendMail } from '../../../kernel/mail/send.ts';
import { log } from '../../../kernel/observability/log.ts';
import { createCodeMail, createNewEmailMail } from '../adapters/account-mails.ts';
import { saveEmailCode } from '../adapters/email-code-repository.ts';
import type { Account } from '../domain/account.ts';
import { createEmailCode } from '../domain/code.ts';

/**
 * Mails a code that verifies an address; the earlier code is void.
 * @throws 503 `unavailable` when the mail cannot be sent
 */
export async function mailCode({ id, email: current }: Account, email: string): Promise<void> {
  const code = createEmailCode(randomBytes);
  await saveEmailCode(id, email, code, now());
  const mail = email === current ? createCodeMail(code) : createNewEmailMail(code);
  try {
    await sendMail(email, mail);
  } catch (error) {
    log.error('A code did not go out', { error });
    throw new AppError('unavailable', 'We couldn’t send the email. Try again in a while.');
  }
}
