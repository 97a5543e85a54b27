import { AccountDeleted } from '../../../../events/account.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { eraseJointOwners } from '../commands/erase-joint-owners.ts';

/** Removes names and addresses from the invitations of an erased account. */
export const handler = subscriber(
  'joint-owners-on-account-deleted-erase',
  { on: [AccountDeleted], needs: ['table:write'] },
  ({ data: { userId } }) => eraseJointOwners(userId),
);
