import { queryOptions } from '@tanstack/react-query';
import type { packageRoutes } from '../../../functions/packages/contract.ts';
import type { Result } from '../../../functions/shared/contract.ts';
import { client } from '../../lib/client.ts';
import { readImpact } from '../../lib/impact.ts';

const catalogue = client<Pick<typeof packageRoutes, 'packages'>>({ packages: 'GET /api/package' });

export type Package = Result<(typeof packageRoutes)['packages']>['packages'][number];

/** What was planted so far, for a line that a page can do without. */
export const impactQuery = queryOptions({
  queryKey: ['impact'],
  staleTime: 300_000,
  retry: false,
  queryFn: ({ signal }) => readImpact(signal),
});

/** The listing packages with their prices. */
export const packagesQuery = queryOptions({
  queryKey: ['packages'],
  staleTime: 300_000,
  queryFn: ({ signal }) => catalogue.packages({ signal }),
});
