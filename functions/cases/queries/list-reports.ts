import type { UserId } from '../../../events/vocabulary.ts';
import { loadAccounts } from '../../accounts/adapters/account-repository.ts';
import { listCasesByStatus } from '../adapters/report-case-repository.ts';
import type { ReportSummary } from '../contract.ts';
import { toCaseExcerpt } from '../domain/case-view.ts';
import { type CaseStatus, type ReportCase, subjectOf } from '../domain/report-case.ts';

interface Page {
  readonly page: number;
  readonly per_page: number;
}
export type Names = (id: UserId) => NonNullable<ReportSummary['takenBy']>;

/** Cases in a status, the oldest first. */
export async function listReports(status: CaseStatus, { page, per_page }: Page) {
  const found = await listCasesByStatus(status);
  const shown = found.slice((page - 1) * per_page, page * per_page);
  const names = await loadNames(shown.flatMap(({ takenBy, decision }) => [takenBy, decision?.by]));
  return { reports: shown.map((each) => toSummary(each, names)), total: found.length, page, per_page };
}

/** People as staff see them in lists; an account that is gone keeps its id. */
export async function loadNames(ids: readonly (UserId | null | undefined)[]): Promise<Names> {
  const known = await loadAccounts(ids.flatMap((id) => id ?? []));
  return (id) => ({ id, user_name: known.get(id)?.user_name ?? null });
}

export function toSummary(report: ReportCase, names: Names): ReportSummary {
  const { id, status, origin, category, hidden, takenBy, decision, appeals, createdAt, version } = report;
  return {
    id,
    status,
    origin,
    subject: subjectOf(report),
    category,
    excerpt: toCaseExcerpt(report, 'staff'),
    hidden: hidden !== undefined && !decision,
    takenBy: takenBy ? names(takenBy) : null,
    decidedBy: decision ? names(decision.by) : null,
    ...(decision && { measure: decision.measure }),
    since: (status === 'appeal' && appeals.at(-1)?.at) || createdAt,
    version,
  };
}
