import { AccountBlocked, AccountDeleted, AccountDeletionRequested } from '../../../../events/account.ts';
import { UserBlocked } from '../../../../events/moderation.ts';
import type { UserId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { isAccountBlocked } from '../../../people/accounts/adapters/account-repository.ts';
import { listViewingsOfBuyer } from '../adapters/viewing-repository.ts';
import { cancelViewingsOfPerson } from '../commands/cancel-viewings.ts';
import { updateViewing } from '../commands/update-viewing.ts';
import { eraseBuyerText } from '../domain/outcomes.ts';

/** Cancels the viewings of a leaving or blocked account; a deleted account also loses its texts. */
export const handler = subscriber(
  'viewings-on-account-closed-or-blocked',
  {
    on: [AccountDeletionRequested, AccountDeleted, AccountBlocked, UserBlocked],
    needs: ['table:write'],
    timeoutSeconds: 60,
  },
  async ({ name, data }) => {
    if ('blockerId' in data) return cancelViewingsOfPerson(data.blockerId, data.blockedId, now());
    // A user who is unblocked by now keeps their viewings.
    if (name === AccountBlocked.name && !(await isAccountBlocked(data.userId))) return;
    return name === AccountDeleted.name
      ? eraseTextsOfBuyer(data.userId)
      : cancelViewingsOfPerson(data.userId, undefined, now());
  },
);

async function eraseTextsOfBuyer(userId: UserId): Promise<void> {
  for (const { id } of await listViewingsOfBuyer(userId, { now: now() }))
    await updateViewing(id, eraseBuyerText);
}
