import { api } from '../shared/api.ts';
import { AppError } from '../shared/errors.ts';
import { chooseMails, linkOf, mailChoiceOf } from './choice-store.ts';
import { notificationRoutes } from './contract.ts';
import type { Topic } from './notification.ts';
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
  const link = await linkOf(key);
  if (!link)
    throw new AppError('invalid', 'This link is not right.', {
      errors: { key: ['Open the link of the mail again, or choose your mails in your profile.'] },
    });
  await chooseMails(link.userId, { [link.topic]: wanted });
  return { topic: link.topic };
}
