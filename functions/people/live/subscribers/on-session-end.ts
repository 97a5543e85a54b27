import {
  AccountBlocked,
  AccountDeleted,
  AccountPasswordReset,
  AccountSignedOut,
} from '../../../../events/account.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { closeConnections } from '../adapters/websocket-push.ts';

const sessionEndEvents = [AccountSignedOut, AccountPasswordReset, AccountBlocked, AccountDeleted] as const;

/**
 * Ends the connections of a sign-in at logout, and all connections after a new password, a block or a
 * deletion.
 */
export const handler = subscriber(
  'live-on-session-end',
  { on: sessionEndEvents, needs: ['table:write', 'live'] },
  async (event) => {
    const session = event.name === AccountSignedOut.name ? event.data.session : undefined;
    await closeConnections(event.data.userId, session);
  },
);
