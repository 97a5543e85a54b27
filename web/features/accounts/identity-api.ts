import { queryOptions } from '@tanstack/react-query';
import type { identityCheckRoutes } from '../../../functions/deals/identity-checks/contract.ts';
import type { Result } from '../../../functions/kernel/http/contract.ts';
import { createClient } from '../../lib/client.ts';

type Calls = Pick<typeof identityCheckRoutes, 'ownIdentityCheck' | 'startIdentityCheck'>;
export const identityCalls = createClient<Calls>({
  ownIdentityCheck: 'GET /api/user/identity-check',
  startIdentityCheck: 'POST /api/user/identity-check',
});

export type OwnIdentity = Result<Calls['ownIdentityCheck']>;
export type OwnIdentityCheck = NonNullable<OwnIdentity['check']>;

/** The result usually comes within minutes. */
const pollMs = 3_000;
const maxPolls = 200;

export const identityQuery = queryOptions({
  queryKey: ['identity-check'],
  queryFn: ({ signal }) => identityCalls.ownIdentityCheck({ signal }),
  refetchInterval: ({ state: { data, dataUpdateCount } }) =>
    data?.check?.status === 'processing' && dataUpdateCount < maxPolls ? pollMs : false,
});
