import { SavedSearchConfirmationRequested } from '../../../../events/saved-search.ts';
import { toLinkToken } from '../../../kernel/data/link-keys.ts';
import { env } from '../../../kernel/env.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { runOnce } from '../../../kernel/http/idempotency.ts';
import { sendMail } from '../../../kernel/mail/send.ts';
import { createConfirmationMail } from '../adapters/alert-mail.ts';
import { findSavedSearch } from '../adapters/saved-search-repository.ts';
import { findSubscriber } from '../adapters/subscriber-repository.ts';

/** Mails the link that confirms a search, once. */
export const handler = subscriber(
  'saved-searches-on-confirmation-asked-send-mail',
  {
    on: [SavedSearchConfirmationRequested],
    needs: ['table:read', 'idempotency', 'mail'],
    atOnce: 2,
    timeoutSeconds: 30,
  },
  async ({ data: { searchId, ownerId } }) => {
    const [search, subscribed] = await Promise.all([
      findSavedSearch({ ownerId, id: searchId }),
      findSubscriber(ownerId),
    ]);
    if (search?.status !== 'pending' || !subscribed) return;
    const token = toLinkToken(subscribed);
    const mail = createConfirmationMail({ site: env('SITE_URL'), query: search.query, searchId, token });
    await sendMail(subscribed.email, mail);
  },
  runOnce,
);
