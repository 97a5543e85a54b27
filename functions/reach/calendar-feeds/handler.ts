import { now } from '../../kernel/clock.ts';
import { createSecretKey } from '../../kernel/data/secret-keys.ts';
import { env } from '../../kernel/env.ts';
import { api } from '../../kernel/http/api.ts';
import { parseEmailAddress } from '../../kernel/mail/sender.ts';
import { deleteFeed, findFeed, saveFeed } from './adapters/calendar-feed-repository.ts';
import { openCalendar } from './commands/open-calendar.ts';
import { calendarFeedRoutes } from './contract.ts';
import { readCalendar } from './queries/read-calendar.ts';

export const handler = api(calendarFeedRoutes, {
  calendarFeed: async (_input, { id }) => ({ feed: (await findFeed(id)) ?? null }),
  createCalendarFeed: async (_input, { id: userId }) => {
    const key = createSecretKey();
    const feed = { userId, createdAt: now().toISOString() };
    await saveFeed(feed, key);
    return { feed, feedUrl: `${env('SITE_URL')}/api/calendar-feeds/${key}.ics` };
  },
  deleteCalendarFeed: (_input, { id }) => deleteFeed(id),
  readCalendarFeed: async ({ params: { feedKey } }) => {
    const time = now();
    const userId = await openCalendar(feedKey.replace(/\.ics$/, ''), time);
    const source = { siteUrl: env('SITE_URL'), organiser: parseEmailAddress(env('MAIL_FROM')) };
    return readCalendar(userId, source, time);
  },
});
