import { AccountDeleted } from '../../../events/account.ts';
import { now } from '../../kernel/clock.ts';
import { subscriber } from '../../kernel/events/subscriber.ts';
import { eraseBuyerChecks } from '../commands/erase-buyer-checks.ts';

/** Checks and their documents name their buyer, and go with the account. */
export const handler = subscriber([AccountDeleted], ({ data: { userId } }) =>
  eraseBuyerChecks(userId, now()),
);
