import { AccountDeleted } from '../../../../events/account.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { eraseDataExports } from '../commands/erase-data-exports.ts';

/** Copies of a person's data go with their account. */
export const handler = subscriber(
  'data-exports-on-account-deleted-erase-exports',
  { on: [AccountDeleted], needs: ['table:write', 'exports:write'] },
  ({ data: { userId } }) => eraseDataExports(userId),
);
