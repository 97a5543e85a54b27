import { AccountDeleted } from '../../../../events/account.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { expireConsents } from '../adapters/consent-repository.ts';

/** The log of an erased person names only their id, and is removed once no claim can rest on it. */
export const handler = subscriber(
  'consents-on-account-deleted-expire-consents',
  { on: [AccountDeleted], needs: ['table:write'] },
  ({ data: { userId } }) => expireConsents(userId, now()),
);
