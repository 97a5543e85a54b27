import { AccountDeleted } from '../../../../events/account.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { removeKnownNetworks } from '../adapters/observation-repository.ts';
import { removeTraces } from '../adapters/trace-repository.ts';

/** Deletes the traces and networks of an erased account. */
export const handler = subscriber(
  'ip-traces-on-account-deleted-remove-traces',
  { on: [AccountDeleted], needs: ['table:write'] },
  async ({ data: { userId } }) => {
    await removeTraces(userId);
    await removeKnownNetworks(userId);
  },
);
