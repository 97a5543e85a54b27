import { now } from '../../kernel/clock.ts';
import { AppError } from '../../kernel/errors.ts';
import { api } from '../../kernel/http/api.ts';
import { listDataExports } from './adapters/data-export-repository.ts';
import { requestDataExport } from './commands/request-data-export.ts';
import { dataExportRoutes } from './contract.ts';
import { getExportLink } from './queries/get-export-link.ts';

/** The page of the site about a link that does not work; undefined for any other error. */
function resolveErrorPage(error: unknown): string | undefined {
  if (!(error instanceof AppError)) return undefined;
  if (error.code === 'gone') return '/data-link?reason=ended';
  return error.code === 'not_found' ? '/data-link' : undefined;
}

export const handler = api(dataExportRoutes, {
  requestDataExport: (_input, { id }) => requestDataExport(id, now()),
  latestDataExport: async (_input, { id }) => ({ latest: (await listDataExports(id))[0] ?? null }),
  downloadDataExport: async ({ params, query }, _caller, { headers }) => {
    try {
      return { location: await getExportLink(params.id, query.key, now()) };
    } catch (error) {
      const page = resolveErrorPage(error);
      // A person who opened the link of a mail reads a page; a program reads the problem.
      if (page && headers['accept']?.includes('text/html')) return { location: page };
      throw error;
    }
  },
});
