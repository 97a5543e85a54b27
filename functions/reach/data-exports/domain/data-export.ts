import * as z from 'zod';
import { DataExportRequested } from '../../../../events/data-export.ts';
import type { DomainEvent } from '../../../../events/define.ts';
import { ExportId, UserId } from '../../../../events/vocabulary.ts';
import { dayMs } from '../../../kernel/time.ts';

/** Days for which a copy can be downloaded. */
export const exportDays = 7;
/** Copies that a person can ask for in a day. */
export const exportsPerDay = 1;

/** A copy of a person's data: asked for, then ready until it expires. */
export const DataExport = z.object({
  id: ExportId,
  userId: UserId,
  status: z.enum(['requested', 'ready']),
  requestedAt: z.iso.datetime(),
  readyAt: z.iso.datetime().optional(),
  /** When the link ends and the file is removed. */
  expiresAt: z.iso.datetime().optional(),
  bytes: z.int().optional(),
  /** Of the key in the mailed link; the key itself is stored nowhere. */
  keyHash: z.string().optional(),
  version: z.int().min(1),
});
export type DataExport = z.output<typeof DataExport>;

export interface DataExportDecision {
  readonly dataExport: DataExport;
  readonly events: readonly DomainEvent[];
}

export function createDataExport(id: ExportId, userId: UserId, now: Date): DataExportDecision {
  return {
    dataExport: { id, userId, status: 'requested', requestedAt: now.toISOString(), version: 1 },
    events: [DataExportRequested.of({ exportId: id, userId })],
  };
}

interface ExportFile {
  readonly bytes: number;
  readonly keyHash: string;
}

/** The copy with its file; its days begin now. A new key ends the link before. */
export function markReady(requested: DataExport, file: ExportFile, now: Date): DataExport {
  return {
    ...requested,
    ...file,
    status: 'ready',
    readyAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + exportDays * dayMs).toISOString(),
    version: requested.version + 1,
  };
}

export function isExpired({ expiresAt }: DataExport, now: Date): boolean {
  return expiresAt !== undefined && expiresAt <= now.toISOString();
}
