import { AccountDeleted } from '../../../../events/account.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { eraseBuyerChecks } from '../commands/erase-buyer-checks.ts';

/** Deletes the checks and documents of an erased account, since they name their buyer. */
export const handler = subscriber(
  'buyer-checks-on-account-deleted-erase-checks',
  { on: [AccountDeleted], needs: ['table:write'] },
  ({ data: { userId } }) => eraseBuyerChecks(userId, now()),
);
