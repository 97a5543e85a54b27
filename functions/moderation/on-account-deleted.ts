import { AccountDeleted } from '../../events/account.ts';
import { subscriber } from '../shared/subscriber.ts';
import { blockersOf, blocksBy, eraseBlock } from './block-store.ts';

/** Blocks keep two people apart; of one who is gone none is needed. Reports stay with the staff. */
export const handler = subscriber([AccountDeleted], async ({ data: { userId } }) => {
  for (const { blockedId } of await blocksBy(userId)) await eraseBlock(userId, blockedId);
  for (const blockerId of await blockersOf(userId)) await eraseBlock(blockerId, userId);
});
