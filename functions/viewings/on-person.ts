import { AccountBlocked, AccountDeleted, AccountDeletionAsked } from '../../events/account.ts';
import { UserBlocked } from '../../events/moderation.ts';
import type { UserId } from '../../events/vocabulary.ts';
import { isBlocked } from '../accounts/store.ts';
import { now } from '../shared/clock.ts';
import { subscriber } from '../shared/subscriber.ts';
import { callOffPerson } from './care.ts';
import { forgetWords } from './changing.ts';
import { react } from './keeping.ts';
import { viewingsOfBuyer } from './store.ts';

/** Who leaves or is blocked meets nobody; what a person wrote goes with their account. */
export const handler = subscriber(
  [AccountDeletionAsked, AccountDeleted, AccountBlocked, UserBlocked],
  async ({ name, data }) => {
    if ('blockerId' in data) return callOffPerson(data.blockerId, data.blockedId, now());
    // Unblocked by now, they keep what they have.
    if (name === AccountBlocked.name && !(await isBlocked(data.userId))) return;
    return name === AccountDeleted.name ? forget(data.userId) : callOffPerson(data.userId, undefined, now());
  },
);

async function forget(userId: UserId): Promise<void> {
  for (const { id } of await viewingsOfBuyer(userId, { now: now() })) await react(id, forgetWords);
}
