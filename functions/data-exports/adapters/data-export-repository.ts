import { createHash, randomBytes } from 'node:crypto';
import type { ExportId, UserId } from '../../../events/vocabulary.ts';
import { defineRow, indexKey, json, number, rowKey, text } from '../../kernel/data/row.ts';
import { buildDelete, buildPut, type Write } from '../../kernel/data/table.ts';
import { DataExport } from '../domain/data-export.ts';

const DataExportRow = defineRow('data-export', {
  columns: {
    id: text,
    userId: text,
    version: number,
    /** When the table deletes the row: it outlives the link by a month, so that the link says that it ended. */
    expiresAt: number,
    dataExport: json,
  },
  indexes: {
    byId: rowKey('id'),
    byUser: indexKey('gsi1', 'userId', 'id'),
  },
});

const keptSeconds = 37 * 86_400;

export async function findDataExport(id: ExportId): Promise<DataExport | undefined> {
  const { data } = await DataExportRow.get({ id }).go({ consistent: true });
  return data ? DataExport.parse(data.dataExport) : undefined;
}

/** The newest first. */
export async function listDataExports(userId: UserId): Promise<DataExport[]> {
  const { data } = await DataExportRow.query.byUser({ userId }).go({ pages: 'all', order: 'desc' });
  return data.map(({ dataExport }) => DataExport.parse(dataExport));
}

/** Saves a copy on the condition that it is as it was loaded. */
export function buildDataExportWrite(dataExport: DataExport): Write {
  const { id, userId, version, requestedAt } = dataExport;
  const expiresAt = Math.floor(Date.parse(requestedAt) / 1000) + keptSeconds;
  const row = DataExportRow.put({ id, userId, version, expiresAt, dataExport });
  const guarded =
    version === 1
      ? row.where(({ id: key }, { notExists }) => notExists(key))
      : row.where(({ version: before }, { eq }) => eq(before, version - 1));
  return buildPut(guarded.params());
}

export function buildDataExportRemoval(id: ExportId): Write {
  return buildDelete(DataExportRow.delete({ id }).params());
}

/** 256 random bits. */
export function createExportKey(): string {
  return randomBytes(32).toString('base64url');
}

export function hashExportKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
