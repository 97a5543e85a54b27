import { queryOptions } from '@tanstack/react-query';
import type { packageRoutes } from '../../../functions/packages/contract.ts';
import type { Result } from '../../../functions/shared/contract.ts';
import { client } from '../../lib/client.ts';

const catalogue = client<Pick<typeof packageRoutes, 'packages'>>({ packages: 'GET /api/package' });

export type Package = Result<(typeof packageRoutes)['packages']>['packages'][number];

/** The listing packages with their prices. */
export const packagesQuery = queryOptions({
  queryKey: ['packages'],
  staleTime: 300_000,
  queryFn: ({ signal }) => catalogue.packages({ signal }),
});
