import { AccountDeleted } from '../../../../events/account.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { listBlockers, listBlocks, deleteBlock } from '../../../people/blocks/adapters/block-repository.ts';

/** Deletes the blocks of an erased account; reports stay with staff. */
export const handler = subscriber(
  'moderation-on-account-deleted',
  { on: [AccountDeleted], needs: ['table:write'] },
  async ({ data: { userId } }) => {
    for (const { blockedId } of await listBlocks(userId)) await deleteBlock(userId, blockedId);
    for (const blockerId of await listBlockers(userId)) await deleteBlock(blockerId, userId);
  },
);
