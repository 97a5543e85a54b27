import { findAccount } from '../accounts/adapters/account-repository.ts';
import { api } from '../kernel/http/api.ts';
import { now } from '../kernel/clock.ts';
import { AppError } from '../kernel/errors.ts';
import { openValue } from '../vault/adapters/vault.ts';
import { chooseMails, mailChoiceOf } from './choice-store.ts';
import { notificationRoutes } from './contract.ts';
import { Topic } from './notification.ts';
import { pageOf, seeUpTo } from './notification-store.ts';

export const handler = api(notificationRoutes, {
  notifications: async ({ query: { page, per_page } }, caller) => {
    const { notifications, total, unread, seenTo } = await pageOf(caller.id, page, per_page);
    return {
      notifications: notifications.map((notification) => ({
        ...notification,
        read: notification.id <= seenTo,
      })),
      unread,
      total,
      page,
      per_page,
    };
  },
  markSeen: async ({ body: { upTo } }, caller) => ({ unread: await seeUpTo(caller.id, upTo) }),
  mailChoice: async (_, caller) => mailChoiceOf(caller.id),
  changeMailChoice: async ({ body }, caller) => chooseMails(caller.id, body),
  unsubscribe: async ({ query: { key } }) => choose(key, false),
  resubscribe: async ({ query: { key } }) => choose(key, true),
});

async function choose(key: string, wanted: boolean): Promise<{ topic: Topic }> {
  const opened = await openValue({ value: key, purpose: 'unsubscribe' }, now());
  const topic = Topic.safeParse(opened?.data);
  // An erased account keeps no choices.
  const person = opened && (await findAccount(opened.userId));
  if (!topic.success || !person || person.deletedAt)
    throw new AppError('invalid', 'This link is not right.', {
      errors: { key: ['Open the link of the mail again, or choose your mails in your profile.'] },
    });
  await chooseMails(person.id, { [topic.data]: wanted });
  return { topic: topic.data };
}
