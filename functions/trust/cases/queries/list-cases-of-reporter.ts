import type { UserId } from '../../../../events/vocabulary.ts';
import { listFiledReportIds } from '../adapters/filed-report-repository.ts';
import { listReportCases } from '../adapters/report-case-repository.ts';
import type { ReportCase } from '../domain/report-case.ts';

/** What a person reported while logged in, the latest first. */
export async function listCasesOfReporter(reporterId: UserId): Promise<ReportCase[]> {
  return listReportCases(await listFiledReportIds(reporterId));
}
