import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Request, Result } from '../../../functions/kernel/http/contract.ts';
import type { sideRoutes } from '../../../functions/trust/cases/contract.ts';
import { filedReportsKey } from '../../entities/report/api.ts';
import { createClient } from '../../lib/client.ts';

type Calls = Pick<typeof sideRoutes, 'case' | 'appeal' | 'ownReports'>;
const cases = createClient<Calls>({
  case: 'GET /api/cases/{id}',
  appeal: 'POST /api/cases/{id}/appeal',
  ownReports: 'GET /api/cases',
});

export type Case = Result<Calls['case']>;
export type FiledReport = Result<Calls['ownReports']>['reports'][number];
export type CaseId = Request<Calls['case']>['params']['id'];

export interface CaseLink {
  readonly id: CaseId;
  /** From the mail; empty for a logged-in person. */
  readonly key: string;
}

const isCaseId = (id: string): id is CaseId => /^cas_[0-9A-HJKMNP-TV-Z]{26}$/.test(id);
export function toCaseLink(id: string | undefined, key: string): CaseLink | undefined {
  return id && isCaseId(id) ? { id, key } : undefined;
}

export function caseQuery({ id, key }: CaseLink) {
  return queryOptions({
    queryKey: ['cases', id, key],
    queryFn: ({ signal }) => cases.case({ params: { id }, query: { ...(key && { key }) }, signal }),
  });
}

export function filedReportsQuery(query: { readonly page: number; readonly per_page: number }) {
  return queryOptions({
    queryKey: [...filedReportsKey, query],
    queryFn: ({ signal }) => cases.ownReports({ query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useAppeal(link: CaseLink) {
  const queries = useQueryClient();
  const { id, key } = link;
  return useMutation({
    mutationFn: (words: string) => cases.appeal({ params: { id }, body: { words, ...(key && { key }) } }),
    onSuccess: (view) => {
      queries.setQueryData(caseQuery(link).queryKey, view);
      void queries.invalidateQueries({ queryKey: filedReportsKey });
    },
  });
}
