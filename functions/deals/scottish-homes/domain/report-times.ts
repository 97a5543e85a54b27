import { calculateDeadline } from '../../../kernel/deadline.ts';
import { dayMs } from '../../../kernel/time.ts';

// Read by the site as well, whose pages load without zod.

/** Days that the law gives a seller to provide the Home Report: Housing (Scotland) Act 2006, section 98. */
export const reportDays = 9;
/** Days before the end at which a seller is reminded. */
const reminderDays = 3;

/** Until when a seller can answer a request that is made now: on the evening of the eighth day, or the next before the ninth ends. */
export function calculateReportEnd(now: Date): Date {
  return calculateDeadline(now, {
    least: (reportDays - 1) * dayMs,
    latest: new Date(now.getTime() + reportDays * dayMs),
  });
}

/** When the seller is reminded of a request. */
export function calculateReminderTime(answerBy: string): Date {
  return new Date(Date.parse(answerBy) - reminderDays * dayMs);
}
