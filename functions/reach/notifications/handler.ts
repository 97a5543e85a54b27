import { now } from '../../kernel/clock.ts';
import { AppError } from '../../kernel/errors.ts';
import { apiWithKeys } from '../../kernel/http/api-with-keys.ts';
import { findAccount } from '../../people/accounts/adapters/account-repository.ts';
import { openValue } from '../../people/vault/adapters/vault.ts';
import { updateMailPreference, getMailPreference } from './adapters/mail-preference-repository.ts';
import { loadNotificationPage, markPageSeen, markSeen } from './adapters/notification-repository.ts';
import { notificationRoutes } from './contract.ts';
import { toNotificationViews } from './domain/notification-view.ts';
import { Topic } from './domain/notification.ts';
import { loadNotificationWaits } from './queries/load-notification-waits.ts';

export const handler = apiWithKeys(notificationRoutes, {
  notifications: async ({ query: { page, per_page } }, caller) => {
    const { newer, notifications, total, unread } = await loadNotificationPage(caller.id, page, per_page);
    const waits = await loadNotificationWaits(caller.id, notifications, now());
    return { notifications: toNotificationViews(notifications, waits, newer), unread, total, page, per_page };
  },
  markSeen: async ({ body: { upTo, page } }, caller) => ({
    unread: await (page === undefined ? markSeen(caller.id, upTo) : markPageSeen(caller.id, upTo, page)),
  }),
  mailChoice: async (_, caller) => getMailPreference(caller.id),
  changeMailChoice: async ({ body }, caller) => updateMailPreference(caller.id, body),
  unsubscribe: async ({ query: { key } }) => updatePreference(key, false),
  resubscribe: async ({ query: { key } }) => updatePreference(key, true),
});

async function updatePreference(key: string, wanted: boolean): Promise<{ topic: Topic }> {
  const opened = await openValue({ value: key, purpose: 'unsubscribe' }, now());
  const topic = Topic.safeParse(opened?.data);
  // An erased account has no preferences.
  const person = opened && (await findAccount(opened.userId));
  if (!topic.success || !person || person.deletedAt)
    throw new AppError('invalid', 'This link doesn’t work.', {
      errors: {
        key: ['Open the link in the email again, or change your email preferences in your profile.'],
      },
    });
  await updateMailPreference(person.id, { [topic.data]: wanted });
  return { topic: topic.data };
}
