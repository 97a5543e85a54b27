import { api } from '../shared/api.ts';
import { now } from '../shared/clock.ts';
import { listDataExports } from './adapters/data-export-repository.ts';
import { requestDataExport } from './commands/request-data-export.ts';
import { dataExportRoutes } from './contract.ts';
import { getExportLink } from './queries/get-export-link.ts';

export const handler = api(dataExportRoutes, {
  requestDataExport: (_input, { id }) => requestDataExport(id, now()),
  latestDataExport: async (_input, { id }) => ({ latest: (await listDataExports(id))[0] ?? null }),
  downloadDataExport: async ({ params, query }) => ({
    location: await getExportLink(params.id, query.key, now()),
  }),
});
