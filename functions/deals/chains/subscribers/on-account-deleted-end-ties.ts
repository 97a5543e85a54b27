import { AccountDeleted } from '../../../../events/account.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { endTiesOfPerson } from '../commands/end-ties.ts';

/** A tie is a person's consent and has the address of their professional: both go with the account. */
export const handler = subscriber(
  'chains-on-account-deleted-end-ties',
  { on: [AccountDeleted], needs: ['table:write'] },
  async ({ data: { userId } }) => endTiesOfPerson(userId, now()),
);
