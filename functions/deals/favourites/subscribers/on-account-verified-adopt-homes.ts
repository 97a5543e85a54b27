import { AccountVerified } from '../../../../events/account.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { adoptEmailedHomes } from '../commands/adopt-emailed-homes.ts';

/** Gives a new member the homes that they saved with their address before. */
export const handler = subscriber(
  'favourites-on-account-verified-adopt-homes',
  { on: [AccountVerified], needs: ['table:write'] },
  async ({ data: { userId } }) => {
    const person = await findAccount(userId);
    if (person && person.deletedAt === undefined) await adoptEmailedHomes(person.email, userId, now());
  },
);
