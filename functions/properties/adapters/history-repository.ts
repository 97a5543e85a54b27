import * as z from 'zod';
import type { PropertyId } from '../../../events/vocabulary.ts';
import { databaseClient } from '../../kernel/data/database-client.ts';
import { createQueryParams } from '../../kernel/data/read-template.ts';
import { defineRow, json, rowKey, text } from '../../kernel/data/row.ts';
import { buildPut, type Write } from '../../kernel/data/table.ts';
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

// Pure, so that bundles without a list of histories leave it out and get no grant for its query.
const toHistoryParams = /* @__PURE__ */ createQueryParams(({ propertyId }) =>
  HistoryRow.query.byProperty({ propertyId: String(propertyId) }).params({ order: 'desc', consistent: true }),
);
const HistoryColumns = z.object({ entry: HistoryEntry });

/** The newest entries of a property's history, newest first. */
export async function listHistory(propertyId: PropertyId, max = 200): Promise<HistoryEntry[]> {
  const { Items = [] } = await databaseClient
    .query({ ...toHistoryParams({ propertyId }), Limit: max })
    .promise();
  return Items.map((row) => HistoryColumns.parse(row).entry);
}

/** Inserts history entries, which are never changed. */
export function buildHistoryWrites(property: Property, entries: readonly HistoryEntry[]): Write[] {
  return entries.map((entry, place) =>
    buildPut(
      HistoryRow.create({ propertyId: property.id, version: property.version, place, entry }).params(),
    ),
  );
}
