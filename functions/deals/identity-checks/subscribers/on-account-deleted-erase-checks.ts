import { AccountDeleted } from '../../../../events/account.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { eraseIdentityChecks } from '../commands/erase-identity-checks.ts';

/** Deletes the checks of an erased account, here and at the provider. */
export const handler = subscriber(
  'identity-checks-on-account-deleted-erase-checks',
  { on: [AccountDeleted], needs: ['table:write', 'identity-provider'], timeoutSeconds: 60 },
  ({ data: { userId } }) => eraseIdentityChecks(userId),
);
