import type { ExportId, UserId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { indexKey, number, rowKey, text } from '../../../kernel/data/row.ts';
import { buildDelete, type Write } from '../../../kernel/data/table.ts';
import { daySeconds, toUnixSeconds } from '../../../kernel/time.ts';
import { DataExport } from '../domain/data-export.ts';

const dataExports = defineDocumentEntity('data-export', DataExport, {
  columns: {
    id: text,
    userId: text,
    version: number,
    /** When the table deletes the row: it outlives the link by a month, so that the link answers that it ended. */
    expiresAt: number,
    dataExport: documentColumn,
  },
  derive: ({ requestedAt }) => ({ expiresAt: toUnixSeconds(requestedAt) + keptSeconds }),
  indexes: {
    byId: rowKey('id'),
    byUser: indexKey('gsi1', 'userId', 'id'),
  },
});

const keptSeconds = 37 * daySeconds;

export function findDataExport(id: ExportId): Promise<DataExport | undefined> {
  return dataExports.find({ id });
}

/** The newest first. */
export function listDataExports(userId: UserId): Promise<DataExport[]> {
  return dataExports.list('byUser', { userId }, { order: 'desc' });
}

/** Saves a copy on the condition that it is as it was loaded. */
export function buildDataExportWrite(dataExport: DataExport): Write {
  return dataExports.buildSave(dataExport);
}

export function buildDataExportRemoval(id: ExportId): Write {
  return buildDelete(dataExports.row.delete({ id }));
}
