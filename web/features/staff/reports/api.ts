import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Request, Result } from '../../../../functions/kernel/http/contract.ts';
import type { staffReportRoutes } from '../../../../functions/trust/cases/contract.ts';
import { createClient } from '../../../lib/client.ts';
import { tasksKey } from '../tasks/api.ts';

type Routes = typeof staffReportRoutes;
export const staffReports = createClient<Omit<Routes, 'staffAppeals'>>({
  staffReports: 'GET /api/staff/reports',
  staffReport: 'GET /api/staff/reports/{id}',
  takeReport: 'POST /api/staff/reports/{id}/take',
  hideReported: 'POST /api/staff/reports/{id}/hide',
  decideReport: 'POST /api/staff/reports/{id}/decide',
  decideAppeal: 'POST /api/staff/appeals/{id}/decide',
});

export type StaffReport = Result<Routes['staffReport']>;
export type ReportRow = Result<Routes['staffReports']>['reports'][number];
export type ReportStatus = ReportRow['status'];
/** A status, or everything that waits. */
export type ReportList = ReportStatus | 'waiting';
type ReportId = StaffReport['id'];
export type DecisionBody = Omit<Request<Routes['decideReport']>['body'], 'version'>;
export type AnswerBody = Omit<Request<Routes['decideAppeal']>['body'], 'version'>;

const reportsKey = ['staff', 'reports'] as const;
export function isReportId(id: string | undefined): id is ReportId {
  return /^cas_\w{26}$/.test(id ?? '');
}

export function reportsQuery(status: ReportList, page: number) {
  return queryOptions({
    queryKey: [...reportsKey, 'list', status, page],
    queryFn: ({ signal }) => staffReports.staffReports({ query: { status, page }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function reportQuery(id: ReportId) {
  return queryOptions({
    queryKey: [...reportsKey, id],
    queryFn: ({ signal }) => staffReports.staffReport({ params: { id }, signal }),
  });
}

export type ReportAct =
  | { readonly type: 'take' }
  | { readonly type: 'hide'; readonly reason: string }
  | { readonly type: 'decide'; readonly body: DecisionBody }
  | { readonly type: 'answer'; readonly body: AnswerBody };

function sendAct({ id, version }: StaffReport, act: ReportAct): Promise<StaffReport> {
  const params = { id };
  if (act.type === 'take') return staffReports.takeReport({ params, body: { version } });
  if (act.type === 'hide')
    return staffReports.hideReported({ params, body: { version, reason: act.reason } });
  if (act.type === 'decide') return staffReports.decideReport({ params, body: { ...act.body, version } });
  return staffReports.decideAppeal({ params, body: { ...act.body, version } });
}

/**
 * A mutation of a report. It resolves before the page and the lists are refetched, so that the next act can
 * begin.
 */
export function useReportAct(report: StaffReport) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (act: ReportAct) => sendAct(report, act),
    onSuccess: (next) => queries.setQueryData(reportQuery(report.id).queryKey, next),
    onSettled: () => {
      for (const queryKey of [reportsKey, tasksKey]) void queries.invalidateQueries({ queryKey });
    },
  });
}
