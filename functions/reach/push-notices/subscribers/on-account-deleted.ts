import { AccountDeleted } from '../../../../events/account.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { removePushChoice } from '../adapters/push-choice-repository.ts';
import { listPushDevices, removePushDevice } from '../adapters/push-device-repository.ts';

/** Nothing is shown for an erased account, and its devices go with it. */
export const handler = subscriber(
  'push-notices-on-account-deleted',
  { on: [AccountDeleted], needs: ['table:write'] },
  async ({ data: { userId } }) => {
    await Promise.all((await listPushDevices(userId)).map(removePushDevice));
    await removePushChoice(userId);
  },
);
