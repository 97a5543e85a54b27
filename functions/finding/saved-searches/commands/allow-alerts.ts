import { AccountChanged } from '../../../../events/account.ts';
import type { UserId } from '../../../../events/vocabulary.ts';
import { updateAccount } from '../../../people/accounts/adapters/account-repository.ts';

/** Turns mails about new homes on, with its line in the log of consents, for a member who asked for some. */
export async function allowAlerts(userId: UserId): Promise<void> {
  await updateAccount(userId, (account) =>
    account.prefs.newHomes
      ? { account, events: [] }
      : {
          account: { ...account, prefs: { ...account.prefs, newHomes: true } },
          events: [AccountChanged.of({ userId, fields: ['prefs'] })],
        },
  );
}
