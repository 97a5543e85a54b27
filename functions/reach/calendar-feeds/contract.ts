import * as z from 'zod';
import { defineRoutes } from '../../kernel/http/contract.ts';

export const CalendarFeedView = z.object({
  createdAt: z.iso.datetime(),
  /** When a calendar last read it, to the hour; absent before the first time. */
  readAt: z.iso.datetime().optional(),
});

export const calendarFeedRoutes = defineRoutes({
  calendarFeed: {
    method: 'GET',
    path: '/api/user/calendar-feed',
    access: 'user',
    summary: 'Whether the person’s dates can be read by a calendar, and when one last did',
    result: z.object({ feed: CalendarFeedView.nullable() }),
  },
  createCalendarFeed: {
    method: 'POST',
    path: '/api/user/calendar-feed',
    access: 'active',
    summary: 'A secret address of the person’s dates, which ends the one before; it is shown this once',
    status: 201,
    secret: true,
    result: z.object({ feed: CalendarFeedView, feedUrl: z.url() }),
  },
  deleteCalendarFeed: {
    method: 'DELETE',
    path: '/api/user/calendar-feed',
    access: 'user',
    whileLeaving: true,
    summary: 'End the address of the person’s dates',
    result: z.void(),
  },
  readCalendarFeed: {
    method: 'GET',
    path: '/api/calendar-feeds/{feedKey}',
    access: 'public',
    summary: 'A person’s dates as a calendar, by their secret address',
    params: z.object({ feedKey: z.string().regex(/^[\w-]{43}(\.ics)?$/, 'This is no such link') }),
    media: 'text/calendar',
    file: 'gable.ics',
    result: z.string(),
    problems: ['not_found'],
  },
});
