import { AccountDeleted } from '../../events/account.ts';
import { subscriber } from '../kernel/events/subscriber.ts';
import { eraseChoice } from './choice-store.ts';
import { eraseNotifications } from './notification-store.ts';
import { endWait } from './waiting-store.ts';

/** What a person was told goes with them. */
export const handler = subscriber([AccountDeleted], async ({ data: { userId } }) => {
  await Promise.all([eraseNotifications(userId), eraseChoice(userId), endWait(userId)]);
});
