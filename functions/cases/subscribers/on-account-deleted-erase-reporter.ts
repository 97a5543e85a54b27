import { AccountDeleted } from '../../../events/account.ts';
import { now } from '../../shared/clock.ts';
import { subscriber } from '../../shared/subscriber.ts';
import { eraseReporter } from '../commands/erase-reporter.ts';

/** Reports outlive their reporter, without an address to write to. */
export const handler = subscriber([AccountDeleted], ({ data: { userId } }) => eraseReporter(userId, now()));
