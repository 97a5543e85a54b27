import {
  AccountBlocked,
  AccountDeleted,
  AccountPasswordReset,
  AccountSignedOut,
} from '../../events/account.ts';
import { subscriber } from '../shared/subscriber.ts';
import { endConnections } from './push.ts';

const endings = [AccountSignedOut, AccountPasswordReset, AccountBlocked, AccountDeleted] as const;

/** A sign-in that is over takes its connections with it; a new password, a block or the end of the account takes all. */
export const handler = subscriber(endings, async (event) => {
  const session = event.name === AccountSignedOut.name ? event.data.session : undefined;
  await endConnections(event.data.userId, session);
});
