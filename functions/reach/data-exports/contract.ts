import * as z from 'zod';
import { ExportId } from '../../../events/vocabulary.ts';
import { defineRoutes } from '../../kernel/http/contract.ts';
import { DataExport } from './domain/data-export.ts';

/** A copy of the own data, as its owner sees it. */
export const DataExportView = DataExport.pick({
  id: true,
  status: true,
  requestedAt: true,
  readyAt: true,
  expiresAt: true,
  bytes: true,
});
export type DataExportView = z.output<typeof DataExportView>;

export const dataExportRoutes = defineRoutes({
  requestDataExport: {
    method: 'GET',
    path: '/api/user/export',
    access: 'user',
    whileLeaving: true,
    summary: 'Ask for a copy of the own data, once a day; a link to it comes by mail',
    result: DataExportView,
    status: 202,
    aliases: ['POST'],
    problems: ['too_many'],
  },
  latestDataExport: {
    method: 'GET',
    path: '/api/data-exports',
    access: 'user',
    summary: 'The copy of the own data that was asked for last',
    result: z.object({ latest: DataExportView.nullable() }),
  },
  downloadDataExport: {
    method: 'GET',
    path: '/api/data-exports/{id}',
    access: 'public',
    summary:
      'The file, by the link in the mail; it works for seven days. A browser with a link that ended is led to a page that explains it',
    params: z.object({ id: ExportId }),
    query: z.object({ key: z.string().max(200).default('') }),
    result: z.object({ location: z.string() }),
    status: 302,
    problems: ['not_found', 'gone'],
  },
});
