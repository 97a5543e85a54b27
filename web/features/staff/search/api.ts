import { queryOptions } from '@tanstack/react-query';
import type { Result } from '../../../../functions/kernel/http/contract.ts';
import type { staffRoutes } from '../../../../functions/reach/staff/contract.ts';
import type { DirectoryKind } from '../../../../functions/reach/staff/domain/directory.ts';
import { createClient } from '../../../lib/client.ts';

type Routes = Pick<typeof staffRoutes, 'searchDesk'>;
const searchCalls = createClient<Routes>({ searchDesk: 'GET /api/staff/search' });

export type FoundRows = Result<Routes['searchDesk']>;

/** @param only the kind to look for; every kind without it */
export function deskSearchQuery(q: string, only: DirectoryKind | undefined) {
  return queryOptions({
    queryKey: ['staff', 'search', q, only],
    queryFn: ({ signal }) => searchCalls.searchDesk({ query: { q, ...(only && { in: only }) }, signal }),
  });
}
