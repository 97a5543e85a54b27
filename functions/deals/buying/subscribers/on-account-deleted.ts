import { AccountDeleted } from '../../../../events/account.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { deleteHidden } from '../adapters/hidden-property-repository.ts';

/** Forgets which properties a deleted account took off its list. */
export const handler = subscriber(
  'buying-on-account-deleted',
  { on: [AccountDeleted], needs: ['table:write'] },
  ({ data: { userId } }) => deleteHidden(userId),
);
