import type { UserId } from '../../../../events/vocabulary.ts';
import { loadAccounts } from '../../../people/accounts/adapters/account-repository.ts';
import { listCasesByStatus } from '../adapters/report-case-repository.ts';
import type { ReportSummary } from '../contract.ts';
import { toCaseExcerpt } from '../domain/case-view.ts';
import { type CaseStatus, type ReportCase, subjectOf } from '../domain/report-case.ts';
import { compareReports, waitsSince } from '../domain/report-harm.ts';

interface Page {
  readonly page: number;
  readonly per_page: number;
}
export type Names = (id: UserId) => NonNullable<ReportSummary['takenBy']>;

/** Statuses in which staff have something to do, the longest waiting first. */
const waiting: ReadonlySet<CaseStatus> = new Set(['open', 'triage', 'appeal']);

/** What waits for a first decision or for the answer to an appeal, the most urgent first. */
export async function listWaitingReports({ page, per_page }: Page) {
  const lists = await Promise.all([...waiting].map(listCasesByStatus));
  const found = lists.flat().toSorted(compareReports);
  return toReportPage(found, { page, per_page });
}

/** Cases in a status: those that wait for staff oldest first, as they are worked off, all others newest first. */
export async function listReports(status: CaseStatus, { page, per_page }: Page) {
  const cases = await listCasesByStatus(status);
  const found = waiting.has(status) ? cases : cases.toReversed();
  return toReportPage(found, { page, per_page });
}

async function toReportPage(found: readonly ReportCase[], { page, per_page }: Page) {
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
  const { hidden, takenBy, decision, version } = report;
  return {
    ...toFoundCase(report),
    excerpt: toCaseExcerpt(report, 'staff'),
    hidden: hidden !== undefined && !decision,
    takenBy: takenBy ? names(takenBy) : null,
    decidedBy: decision ? names(decision.by) : null,
    ...(decision && { measure: decision.measure }),
    version,
  };
}

/** A case by what it is about, for lists that name no colleague. */
export function toFoundCase(report: ReportCase) {
  const { id, number, status, origin, category } = report;
  return { id, number, status, origin, subject: subjectOf(report), category, since: waitsSince(report) };
}
