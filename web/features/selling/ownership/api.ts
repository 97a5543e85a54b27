import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ownershipCheckRoutes } from '../../../../functions/deals/ownership-checks/contract.ts';
import type { Result } from '../../../../functions/kernel/http/contract.ts';
import { type PropertyPage, propertyQuery } from '../../../entities/property/property.ts';
import { createClient } from '../../../lib/client.ts';

type Calls = Pick<
  typeof ownershipCheckRoutes,
  'homeOwnership' | 'startOwnershipCheck' | 'sendOwnershipProof'
>;
export const ownershipCalls = createClient<Calls>({
  homeOwnership: 'GET /api/ownership-checks/{id}',
  startOwnershipCheck: 'POST /api/ownership-checks/{id}',
  sendOwnershipProof: 'POST /api/ownership-checks/{id}/documents',
});

export type HomeOwnership = Result<Calls['homeOwnership']>;
export type OwnershipCheck = NonNullable<HomeOwnership['check']>;

/** The register usually answers within seconds, and the live channel says so; a page without it asks. */
const pollMs = 3_000;
const maxPolls = 40;

export function isAsking({ check }: Pick<HomeOwnership, 'check'>): boolean {
  return check?.status === 'checking' && check.nextTryAt === undefined;
}

export function ownershipQuery(id: PropertyPage['id']) {
  return queryOptions({
    queryKey: ['ownership', id],
    queryFn: ({ signal }) => ownershipCalls.homeOwnership({ params: { id }, signal }),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data && isAsking(data) && dataUpdateCount < maxPolls ? pollMs : false,
  });
}

/** Keeps what a call answered, and reads the home again, whose mark may have changed. */
export async function keepOwnership(
  queries: QueryClient,
  id: PropertyPage['id'],
  ownership: HomeOwnership,
): Promise<void> {
  queries.setQueryData(ownershipQuery(id).queryKey, ownership);
  await queries.invalidateQueries(propertyQuery(id));
}
