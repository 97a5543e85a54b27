import { AccountDeleted } from '../../../../events/account.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { removeWebhooks } from '../adapters/webhook-repository.ts';

/** Nothing is sent for an erased account, and its addresses go with it. */
export const handler = subscriber(
  'webhooks-on-account-deleted',
  { on: [AccountDeleted], needs: ['table:write'] },
  ({ data: { userId } }) => removeWebhooks(userId),
);
