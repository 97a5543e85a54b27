import { AccountSeenInNewPlace } from '../../../../events/new-place.ts';
import { env } from '../../../kernel/env.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { runOnce } from '../../../kernel/http/idempotency.ts';
import { sendMail } from '../../../kernel/mail/send.ts';
import { toNewPlaceMail } from '../../ip-traces/adapters/new-place-mail.ts';
import { findAccount } from '../adapters/account-repository.ts';

/** Warns the owner of an account of a login from a place without recent traces. */
export const handler = subscriber(
  'ip-traces-on-new-place-send-mail',
  {
    on: [AccountSeenInNewPlace],
    needs: ['table:read', 'idempotency', 'mail'],
    atOnce: 2,
    timeoutSeconds: 30,
  },
  async ({ data: { userId, ...place } }) => {
    const owner = await findAccount(userId);
    if (!owner || owner.deletedAt) return;
    await sendMail(owner.email, toNewPlaceMail(place, env('SITE_URL')));
  },
  runOnce,
);
