import { AccountBlocked, AccountDeleted } from '../../../../events/account.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { isAccountBlocked } from '../../accounts/adapters/account-repository.ts';
import { departFromOrganisations } from '../commands/depart-from-organisations.ts';

/** Who is deleted or blocked is a member no longer; their organisations go on, as long as somebody is left. */
export const handler = subscriber(
  'organisations-on-account-closed-or-blocked',
  { on: [AccountDeleted, AccountBlocked], needs: ['table:write', 'mail'], atOnce: 2, timeoutSeconds: 60 },
  async ({ name, data: { userId } }) => {
    // A person who is unblocked by now stays a member.
    if (name === AccountBlocked.name && !(await isAccountBlocked(userId))) return;
    await departFromOrganisations(userId);
  },
);
