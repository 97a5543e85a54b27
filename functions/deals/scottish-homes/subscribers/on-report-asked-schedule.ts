import { HomeReportAnswerDue, HomeReportAsked } from '../../../../events/scottish-home.ts';
import { scheduleEvent } from '../../../kernel/events/scheduler.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { calculateLegalEnd, calculateReminderTime } from '../domain/report-times.ts';

/** Schedules the reminder of a request, the end of its time and that of the law's. Each reads the present request, so none is cancelled. */
export const handler = subscriber(
  'scottish-homes-on-report-asked-schedule',
  { on: [HomeReportAsked], needs: ['scheduler'] },
  async ({ data: { propertyId, buyerId, answerBy } }, { time }) => {
    const event = HomeReportAnswerDue.of({ propertyId, buyerId });
    const name = `${propertyId}-${buyerId}`;
    await scheduleEvent({ name: `home-report-reminder-${name}`, at: calculateReminderTime(answerBy), event });
    await scheduleEvent({ name: `home-report-end-${name}`, at: new Date(answerBy), event });
    await scheduleEvent({ name: `home-report-overdue-${name}`, at: calculateLegalEnd(time), event });
  },
);
