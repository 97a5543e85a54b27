import { AccountDeleted } from '../../../../events/account.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { removeApiKeys } from '../adapters/api-key-repository.ts';

/** Keys open nothing once the account has gone; their names are erased with it. */
export const handler = subscriber(
  'api-keys-on-account-deleted',
  { on: [AccountDeleted], needs: ['table:write'] },
  ({ data: { userId } }) => removeApiKeys(userId),
);
