import { Entity } from 'electrodb';
import type { PropertyId } from '../../../events/vocabulary.ts';
import { commit, tableOptions, buildPut, ignoreStale } from '../../kernel/data/table.ts';
import { AuditEntry } from '../domain/audit.ts';

const text = { type: 'string', required: true } as const;
/** Audit rows never expire, and no code changes or deletes them. */
const AuditRow = new Entity(
  {
    model: { entity: 'audit-entry', version: '1', service: 'gable' },
    attributes: {
      propertyId: text,
      at: text,
      eventId: text,
      name: text,
      actor: { type: 'string' },
      correlationId: text,
      facts: { type: 'any', required: true },
    },
    indexes: {
      byHome: {
        pk: { field: 'pk', composite: ['propertyId'] },
        sk: { field: 'sk', composite: ['at', 'eventId'] },
      },
    },
  },
  tableOptions,
);

/** A property's audit trail, oldest first. */
export async function listAuditEntries(propertyId: PropertyId): Promise<AuditEntry[]> {
  const { data } = await AuditRow.query.byHome({ propertyId }).go({ pages: 'all' });
  return data.map((row) => AuditEntry.parse({ actor: null, ...row }));
}

/** Adds an entry; an existing entry stays unchanged. */
export async function appendEntry({ actor, ...entry }: AuditEntry): Promise<void> {
  const row = AuditRow.create({ ...entry, ...(actor !== null && { actor }) });
  await ignoreStale(commit([buildPut(row.params())]));
}
