import { queryOptions } from '@tanstack/react-query';
import type { Result } from '../../../../functions/kernel/http/contract.ts';
import type { staffRoutes } from '../../../../functions/reach/staff/contract.ts';
import { createClient } from '../../../lib/client.ts';

type Routes = Pick<typeof staffRoutes, 'searchDesk'>;
const searchCalls = createClient<Routes>({ searchDesk: 'GET /api/staff/search' });

export type FoundRows = Result<Routes['searchDesk']>;

export function deskSearchQuery(q: string) {
  return queryOptions({
    queryKey: ['staff', 'search', q],
    queryFn: ({ signal }) => searchCalls.searchDesk({ query: { q }, signal }),
  });
}
