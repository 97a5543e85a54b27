import { AccountVerified } from '../../../../events/account.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { findSubscriber, toSubscriberId } from '../adapters/subscriber-repository.ts';
import { adoptSearches } from '../commands/change-search.ts';

/** Gives a new member the searches that they saved with their address before. */
export const handler = subscriber(
  'saved-searches-on-account-verified-adopt-searches',
  { on: [AccountVerified], needs: ['table:write'] },
  async ({ data: { userId } }) => {
    const person = await findAccount(userId);
    if (!person || person.deletedAt !== undefined) return;
    const alertSubscriber = await findSubscriber(toSubscriberId(person.email));
    if (alertSubscriber) await adoptSearches(alertSubscriber, userId, now());
  },
);
