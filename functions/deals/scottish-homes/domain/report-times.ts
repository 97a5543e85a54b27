import { calculateDeadline } from '../../../kernel/deadline.ts';
import { addDays, toInstant, toLondonTime } from '../../../kernel/london-time.ts';
import { dayMs } from '../../../kernel/time.ts';

// Read by the site as well, whose pages load without zod.

/** Days that the law gives a seller to provide the Home Report: Housing (Scotland) Act 2006, section 99. */
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

/** When the nine days of the law are over: at the end of the ninth day in London after the day of the request. */
export function calculateLegalEnd(askedAt: string): Date {
  const { day } = toLondonTime(new Date(askedAt));
  return toInstant(addDays(day, reportDays + 1), '00:00');
}

/** When the seller is reminded of a request. */
export function calculateReminderTime(answerBy: string): Date {
  return new Date(Date.parse(answerBy) - reminderDays * dayMs);
}
