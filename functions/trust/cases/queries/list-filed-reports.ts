import type { UserId } from '../../../../events/vocabulary.ts';
import { listFiledReportIds } from '../adapters/filed-report-repository.ts';
import { listReportCases } from '../adapters/report-case-repository.ts';
import { toFiledReport } from '../domain/filed-report.ts';

interface Page {
  readonly page: number;
  readonly per_page: number;
}

/** A page of what a person reported, the latest first. */
export async function listFiledReports(reporterId: UserId, { page, per_page }: Page, now: Date) {
  const ids = await listFiledReportIds(reporterId);
  const reportCases = await listReportCases(ids.slice((page - 1) * per_page, page * per_page));
  return {
    reports: reportCases.map((report) => toFiledReport(report, now)),
    total: ids.length,
    page,
    per_page,
  };
}
