import {
  AccountBlocked,
  AccountDeleted,
  AccountPasswordReset,
  AccountSignedOut,
} from '../../../events/account.ts';
import { subscriber } from '../../kernel/events/subscriber.ts';
import { closeConnections } from '../adapters/websocket-push.ts';

const sessionEndEvents = [AccountSignedOut, AccountPasswordReset, AccountBlocked, AccountDeleted] as const;

/** A sign-in that is over takes its connections with it; a new password, a block or the end of the account takes all. */
export const handler = subscriber(sessionEndEvents, async (event) => {
  const session = event.name === AccountSignedOut.name ? event.data.session : undefined;
  await closeConnections(event.data.userId, session);
});
