import type { UserId } from '../../../events/vocabulary.ts';
import { listCasesByMonth } from '../adapters/report-case-repository.ts';
import type { ReportCase } from '../domain/report-case.ts';

/**
 * What a person reported while logged in, the oldest first. Cases have no index by reporter: this reads each month
 * since a time, such as that of their registration.
 */
export async function listCasesOfReporter(
  reporterId: UserId,
  since: string,
  now: Date,
): Promise<ReportCase[]> {
  const filed: ReportCase[] = [];
  for (const month of listMonths(since, now.toISOString()))
    filed.push(...(await listCasesByMonth(month)).filter((report) => report.reporterId === reporterId));
  return filed;
}

/** Months such as `2026-11`, from that of one time to that of another. */
function listMonths(from: string, to: string): string[] {
  const months: string[] = [];
  const month = new Date(`${from.slice(0, 7)}-01T00:00:00.000Z`);
  for (; month.toISOString().slice(0, 7) <= to.slice(0, 7); month.setUTCMonth(month.getUTCMonth() + 1))
    months.push(month.toISOString().slice(0, 7));
  return months;
}
