import { AccountBlocked, AccountUnblocked } from '../../../events/account.ts';
import { account } from '../../accounts/store.ts';
import { env } from '../../shared/env.ts';
import { once } from '../../shared/idempotency.ts';
import { layOut } from '../../shared/mail-layout.ts';
import { sendMail } from '../../shared/mail.ts';
import { subscriber } from '../../shared/subscriber.ts';
import { toBlockLetter, unblockLetter } from '../domain/block-mail.ts';

/** Writes to the person why they are blocked and how to appeal, or that they are not blocked any more. */
export const handler = subscriber(
  [AccountBlocked, AccountUnblocked],
  async ({ name, data: { userId } }) => {
    const person = await account(userId);
    if (!person?.email) return;
    if (name === AccountUnblocked.name) {
      if (person.block) return;
      const action = { label: 'Log in', href: `${env('SITE_URL')}/login` };
      return sendMail(person.email, layOut({ ...unblockLetter, action }));
    }
    if (person.block) await sendMail(person.email, layOut(toBlockLetter(person.block)));
  },
  once,
);
