import { AccountBlocked, AccountDeleted } from '../../../../events/account.ts';
import { UserBlocked } from '../../../../events/moderation.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { isAccountBlocked } from '../../../people/accounts/adapters/account-repository.ts';
import { endSharing } from '../commands/end-sharing.ts';

/** Ends what a deleted or blocked account shares, and what two people share of whom one blocks the other. */
export const handler = subscriber(
  'shortlists-on-account-closed-or-blocked',
  { on: [AccountDeleted, AccountBlocked, UserBlocked], needs: ['table:write'], timeoutSeconds: 60 },
  async ({ name, data }) => {
    if ('blockerId' in data) {
      await endSharing(data.blockerId, { cause: 'blocked', partnerId: data.blockedId });
      return;
    }
    // A person who is unblocked by now keeps their shortlist.
    if (name === AccountBlocked.name && !(await isAccountBlocked(data.userId))) return;
    await endSharing(data.userId, { cause: 'closed' });
  },
);
