import { queryOptions } from '@tanstack/react-query';
import type { packageRoutes } from '../../../../functions/packages/contract.ts';
import type { searchRoutes } from '../../../../functions/search/contract.ts';
import { client } from '../../../lib/client.ts';

const find = client<Pick<typeof searchRoutes, 'allProperties'>>({
  allProperties: 'GET /api/all-properties',
});
const packages = client<Pick<typeof packageRoutes, 'packages'>>({ packages: 'GET /api/package' });

export const newestQuery = queryOptions({
  queryKey: ['newest'],
  queryFn: async ({ signal }) => (await find.allProperties({ query: { per_page: 8 }, signal })).properties,
});

export const packagesQuery = queryOptions({
  queryKey: ['packages'],
  staleTime: 600_000,
  queryFn: async ({ signal }) => (await packages.packages({ signal })).packages,
});
