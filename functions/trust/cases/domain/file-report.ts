import type { DomainEvent } from '../../../../events/define.ts';
import { ReportFiled } from '../../../../events/report.ts';
import type { ReportCase } from './report-case.ts';

type ReportFiling = Omit<
  ReportCase,
  | 'status'
  | 'version'
  | 'createdAt'
  | 'origin'
  | 'appeals'
  | 'takenBy'
  | 'takenAt'
  | 'hidden'
  | 'decision'
  | 'firstDecidedAt'
  | 'closedAt'
>;

export interface NewReport {
  readonly report: ReportCase;
  readonly events: readonly DomainEvent[];
}

/** An open case that waits for staff. */
export function createReport(filing: ReportFiling, now: Date): NewReport {
  const { id: caseId, reporterId, category, userId, propertyId, messageId, commentId } = filing;
  return {
    report: {
      ...filing,
      status: 'open',
      origin: 'report',
      appeals: [],
      version: 1,
      createdAt: now.toISOString(),
    },
    events: [ReportFiled.of({ caseId, reporterId, category, userId, propertyId, messageId, commentId })],
  };
}
