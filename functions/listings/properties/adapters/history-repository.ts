import type { PropertyId } from '../../../../events/vocabulary.ts';
import { defineRow, json, rowKey, text } from '../../../kernel/data/row.ts';
import { buildPut, type Write } from '../../../kernel/data/table.ts';
import { HistoryEntry, type Property } from '../domain/property.ts';

const HistoryRow = defineRow('property-history', {
  columns: {
    propertyId: text,
    /** The property version that added the entry, so that each version adds its entries once. */
    version: { type: 'number', required: true, padding: { length: 9, char: '0' } },
    place: { type: 'number', required: true, padding: { length: 2, char: '0' } },
    entry: json,
  },
  indexes: { byProperty: rowKey('propertyId', 'version', 'place') },
});

/** The newest entries of a property's history, newest first. */
export async function listHistory(propertyId: PropertyId, max = 200): Promise<HistoryEntry[]> {
  const { data } = await HistoryRow.query
    .byProperty({ propertyId })
    .go({ order: 'desc', consistent: true, limit: max });
  return data.map(({ entry }) => HistoryEntry.parse(entry));
}

/** Inserts history entries, which are never changed. */
export function buildHistoryWrites(property: Property, entries: readonly HistoryEntry[]): Write[] {
  return entries.map((entry, place) =>
    buildPut(HistoryRow.create({ propertyId: property.id, version: property.version, place, entry })),
  );
}
