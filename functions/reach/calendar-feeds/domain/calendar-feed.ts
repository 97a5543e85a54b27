import * as z from 'zod';
import { UserId } from '../../../../events/vocabulary.ts';
import { hourMs } from '../../../kernel/time.ts';

/** That a calendar may read a person's dates. */
export const CalendarFeed = z.object({
  userId: UserId,
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().optional(),
});
export type CalendarFeed = z.output<typeof CalendarFeed>;

/** Whether a reading is worth a write: some calendars read every few minutes. */
export function isReadWorthNoting({ readAt }: CalendarFeed, now: Date): boolean {
  return readAt === undefined || now.getTime() - Date.parse(readAt) >= hourMs;
}
