import { ReportFiled } from '../../../events/report.ts';
import { runOnce } from '../../kernel/http/idempotency.ts';
import { sendMail } from '../../kernel/mail/send.ts';
import { subscriber } from '../../kernel/events/subscriber.ts';
import { reportReceipt } from '../adapters/case-mails.ts';
import { findReportCase } from '../adapters/report-case-repository.ts';

/** Mails a reporter that their report arrived and what comes next. */
export const handler = subscriber(
  [ReportFiled],
  async ({ data: { caseId } }) => {
    const report = await findReportCase(caseId);
    if (report && report.email !== '') await sendMail(report.email, reportReceipt(report));
  },
  runOnce,
);
