import { AccountDeleted } from '../../../../events/account.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { deleteFeed } from '../adapters/calendar-feed-repository.ts';

/** Nobody reads the dates of an erased account. */
export const handler = subscriber(
  'calendar-feeds-on-account-deleted',
  { on: [AccountDeleted], needs: ['table:write'] },
  ({ data: { userId } }) => deleteFeed(userId),
);
