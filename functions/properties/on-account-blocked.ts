import { AccountBlocked, AccountUnblocked } from '../../events/account.ts';
import { isBlocked } from '../accounts/store.ts';
import { now } from '../shared/clock.ts';
import { subscriber } from '../shared/subscriber.ts';
import { pauseForBlock, resumeAfterBlock } from './block-pause.ts';
import { homesOf } from './property-store.ts';
import { react } from './store.ts';

/** Homes on sale of a blocked person are paused, and go on sale again after an unblock; a sale under way goes on. */
export const handler = subscriber([AccountBlocked, AccountUnblocked], async ({ data: { userId } }) => {
  // Both events may come late or in another order: what the account is now counts.
  const change = (await isBlocked(userId)) ? pauseForBlock : resumeAfterBlock;
  for (const { id } of await homesOf(userId))
    await react(id, (property) => {
      const decision = change(property, now());
      return decision && { decision, also: [] };
    });
});
