import { ReportFiled } from '../../../events/report.ts';
import { once } from '../../shared/idempotency.ts';
import { layOut } from '../../shared/mail-layout.ts';
import { sendMail } from '../../shared/mail.ts';
import { subscriber } from '../../shared/subscriber.ts';
import { findReportCase } from '../adapters/report-case-repository.ts';

/** Tells a reporter that their report arrived and what comes next. */
export const handler = subscriber(
  [ReportFiled],
  async ({ data: { caseId } }) => {
    const found = await findReportCase(caseId);
    if (!found || found.email === '') return;
    await sendMail(
      found.email,
      layOut({
        subject: 'We have your report',
        paragraphs: [
          'Thank you for telling us. Somebody on our team will look at what you reported and write to you about what we did.',
          `Your case number is ${caseId}. Please name it if you write to us about this.`,
        ],
        footnotes: ['The person you reported is not told who did.', 'If somebody is in danger, call 999.'],
      }),
    );
  },
  once,
);
