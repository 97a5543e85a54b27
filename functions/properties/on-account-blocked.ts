import { AccountBlocked, AccountUnblocked } from '../../events/account.ts';
import { isBlocked } from '../accounts/store.ts';
import { now } from '../shared/clock.ts';
import { subscriber } from '../shared/subscriber.ts';
import { planActivation } from './activation-store.ts';
import { pauseForBlock, resumeAfterBlock } from './block-pause.ts';
import { homesOf } from './property-store.ts';
import { react } from './store.ts';

/**
 * Homes on sale of a blocked person are paused, and go on sale again after an unblock, together with those whose package
 * was paid meanwhile; a sale under way goes on.
 */
export const handler = subscriber([AccountBlocked, AccountUnblocked], async ({ data: { userId } }) => {
  // Both events may come late or in another order: what the account is now counts.
  const blocked = await isBlocked(userId);
  for (const { id } of await homesOf(userId))
    await react(id, async (property) => {
      if (!blocked && property.status === 'pending_payment') return planActivation(property, now());
      const decision = (blocked ? pauseForBlock : resumeAfterBlock)(property, now());
      return decision && { decision, also: [] };
    });
});
