import { AccountDeleted } from '../../../../events/account.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { eraseSearches } from '../commands/erase-searches.ts';

/** Deletes the saved searches and alerts of an erased account. */
export const handler = subscriber(
  'saved-searches-on-account-deleted-erase-searches',
  { on: [AccountDeleted], needs: ['table:write'], timeoutSeconds: 60 },
  ({ data: { userId } }) => eraseSearches(userId, now()),
);
