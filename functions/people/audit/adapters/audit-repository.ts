import type { PropertyId } from '../../../../events/vocabulary.ts';
import { defineRecord } from '../../../kernel/data/record.ts';
import { json, optionalText, rowKey, text } from '../../../kernel/data/row.ts';
import { commit, buildPut, ignoreStale } from '../../../kernel/data/table.ts';
import { AuditEntry } from '../domain/audit.ts';

/** For good: ids, sums, dates and states, which lead to no person once the account is erased. */
const AuditRow = defineRecord('audit-entry', {
  columns: {
    propertyId: text,
    at: text,
    eventId: text,
    name: text,
    actor: optionalText,
    apiKey: optionalText,
    correlationId: text,
    facts: json,
  },
  indexes: { byHome: rowKey('propertyId', 'at', 'eventId') },
});

/** A property's audit trail, oldest first. */
export async function listAuditEntries(propertyId: PropertyId): Promise<AuditEntry[]> {
  const { data } = await AuditRow.query.byHome({ propertyId }).go({ pages: 'all' });
  return data.map((row) => AuditEntry.parse({ actor: null, ...row }));
}

/** Adds an entry; an existing entry stays unchanged. */
export async function appendEntry({ actor, ...entry }: AuditEntry): Promise<void> {
  const row = AuditRow.create({ ...entry, ...(actor !== null && { actor }) });
  await ignoreStale(commit([buildPut(row)]));
}
