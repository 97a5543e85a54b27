import { AccountDeleted } from '../../../../events/account.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { eraseReporter } from '../commands/erase-reporter.ts';

/** Reports outlive their reporter, without an address to write to. */
export const handler = subscriber(
  'cases-on-account-deleted-erase-reporter',
  { on: [AccountDeleted], needs: ['table:write'] },
  ({ data: { userId } }) => eraseReporter(userId),
);
