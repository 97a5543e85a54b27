import { AccountUnblocked } from '../../../../events/account.ts';
import { env } from '../../../kernel/env.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { runOnce } from '../../../kernel/http/idempotency.ts';
import { renderMail } from '../../../kernel/mail/layout.ts';
import { sendMail } from '../../../kernel/mail/send.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { unblockLetter } from '../domain/block-mail.ts';

/** Mails a person that they are no longer blocked. The mail about the block is sent by cases/. */
export const handler = subscriber(
  'staff-on-account-unblocked',
  {
    on: [AccountUnblocked],
    needs: ['table:write', 'idempotency', 'mail', 'site'],
    atOnce: 2,
    timeoutSeconds: 30,
  },
  async ({ data: { userId } }) => {
    const person = await findAccount(userId);
    if (!person?.email || person.block) return;
    const action = { label: 'Log in', href: `${env('SITE_URL')}/login` };
    await sendMail(person.email, renderMail({ ...unblockLetter, action }));
  },
  runOnce,
);
