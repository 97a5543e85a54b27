import { createHash } from 'node:crypto';
import { AppError } from '../../../kernel/errors.ts';
import { enforceSlidingLimit, type SlidingUse } from '../../../kernel/http/sliding-limit.ts';
import { sendMail } from '../../../kernel/mail/send.ts';
import { daySeconds } from '../../../kernel/time.ts';
import { createReportReceiptMail } from '../adapters/case-mails.ts';
import type { ReportCase } from '../domain/report-case.ts';

/**
 * Mails a reporter that their report arrived. An address that a visitor typed may be anyone’s, so it gets one such
 * mail in a day; the outcome of each report is mailed.
 */
export async function mailReceipt(report: ReportCase): Promise<void> {
  if (report.email === '') return;
  const use = report.reporterId === null ? await findFreeUse(report.email) : undefined;
  if (use === 'used') return;
  try {
    await sendMail(report.email, createReportReceiptMail(report));
  } catch (error) {
    await use?.undo();
    throw error;
  }
}

async function findFreeUse(email: string): Promise<SlidingUse | 'used'> {
  const recipient = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 32);
  try {
    return await enforceSlidingLimit({ key: `report-receipt#${recipient}`, max: 1, seconds: daySeconds });
  } catch (error) {
    if (error instanceof AppError) return 'used';
    throw error;
  }
}
