import { ReportFiled } from '../../../../events/report.ts';
import { subscriber } from '../../../kernel/events/subscriber.ts';
import { runOnce } from '../../../kernel/http/idempotency.ts';
import { findReportCase } from '../adapters/report-case-repository.ts';
import { mailReceipt } from '../commands/mail-receipt.ts';

/** Mails a reporter that their report arrived and what comes next. */
export const handler = subscriber(
  'cases-on-report-filed',
  { on: [ReportFiled], needs: ['table:write', 'idempotency', 'mail', 'site'], atOnce: 2, timeoutSeconds: 30 },
  async ({ data: { caseId } }) => {
    const report = await findReportCase(caseId);
    if (report) await mailReceipt(report);
  },
  runOnce,
);
