import { queryOptions } from '@tanstack/react-query';
import type { consentRoutes } from '../../../functions/people/consents/contract.ts';
import type { dataExportRoutes } from '../../../functions/reach/data-exports/contract.ts';
import { createClient } from '../../lib/client.ts';

export const personalData = createClient<
  Pick<typeof consentRoutes, 'consents'> &
    Pick<typeof dataExportRoutes, 'requestDataExport' | 'latestDataExport'>
>({
  consents: 'GET /api/consents',
  requestDataExport: 'GET /api/user/export',
  latestDataExport: 'GET /api/data-exports',
});

export const latestExportQuery = queryOptions({
  queryKey: ['data-export'],
  queryFn: ({ signal }) => personalData.latestDataExport({ signal }),
});
export const consentsQuery = queryOptions({
  queryKey: ['consents'],
  queryFn: ({ signal }) => personalData.consents({ query: { per_page: 20 }, signal }),
});
