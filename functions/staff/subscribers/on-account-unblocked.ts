import { AccountUnblocked } from '../../../events/account.ts';
import { findAccount } from '../../accounts/adapters/account-repository.ts';
import { env } from '../../shared/env.ts';
import { once } from '../../shared/idempotency.ts';
import { layOut } from '../../shared/mail-layout.ts';
import { sendMail } from '../../shared/mail.ts';
import { subscriber } from '../../shared/subscriber.ts';
import { unblockLetter } from '../domain/block-mail.ts';

/** Writes to the person that they are not blocked any more. Of a block the statement of reasons of cases/ tells them. */
export const handler = subscriber(
  [AccountUnblocked],
  async ({ data: { userId } }) => {
    const person = await findAccount(userId);
    if (!person?.email || person.block) return;
    const action = { label: 'Log in', href: `${env('SITE_URL')}/login` };
    await sendMail(person.email, layOut({ ...unblockLetter, action }));
  },
  once,
);
