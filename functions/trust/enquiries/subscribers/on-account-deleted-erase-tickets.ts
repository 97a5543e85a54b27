import { AccountDeleted } from '../../../../events/account.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { eraseTickets } from '../commands/erase-tickets.ts';

/** What a person wrote to the staff goes with their account. */
export const handler = subscriber(
  'enquiries-on-account-deleted-erase-tickets',
  { on: [AccountDeleted], needs: ['table:write'] },
  ({ data: { userId } }) => eraseTickets(userId, now()),
);
