import { AccountDeleted } from '../../../events/account.ts';
import { subscriber } from '../../kernel/events/subscriber.ts';
import { eraseJointOwners } from '../commands/erase-joint-owners.ts';

/** The invitations of a person lose names and addresses with their account. */
export const handler = subscriber([AccountDeleted], ({ data: { userId } }) => eraseJointOwners(userId));
