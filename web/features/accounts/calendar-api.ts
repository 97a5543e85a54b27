import { queryOptions } from '@tanstack/react-query';
import type { calendarFeedRoutes } from '../../../functions/reach/calendar-feeds/contract.ts';
import { createClient } from '../../lib/client.ts';

export const calendarFeeds = createClient<
  Pick<typeof calendarFeedRoutes, 'calendarFeed' | 'createCalendarFeed' | 'deleteCalendarFeed'>
>({
  calendarFeed: 'GET /api/user/calendar-feed',
  createCalendarFeed: 'POST /api/user/calendar-feed',
  deleteCalendarFeed: 'DELETE /api/user/calendar-feed',
});

export const calendarFeedQuery = queryOptions({
  queryKey: ['calendar-feed'],
  queryFn: ({ signal }) => calendarFeeds.calendarFeed({ signal }),
});
