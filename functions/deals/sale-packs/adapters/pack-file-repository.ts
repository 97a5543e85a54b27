import type { PropertyId } from '../../../../events/vocabulary.ts';
import { defineRow, rowKey, text } from '../../../kernel/data/row.ts';
import { savePdf, deletePdf } from '../../../kernel/pdf/file-store.ts';
import type { PackFileKey } from '../domain/pack-file.ts';

/** One row for each PDF of a pack that is in the bucket. */
const PackFileRow = defineRow('sale-pack-file', {
  columns: { propertyId: text, key: text },
  indexes: { byProperty: rowKey('propertyId', 'key') },
});

export async function hasPackFile(propertyId: PropertyId, key: PackFileKey): Promise<boolean> {
  const { data } = await PackFileRow.get({ propertyId, key }).go();
  return data !== null;
}

/** Keeps a PDF, and notes it once it is there. */
export async function storePackFile(
  propertyId: PropertyId,
  key: PackFileKey,
  bytes: Uint8Array,
): Promise<void> {
  await savePdf(key, bytes);
  await PackFileRow.put({ propertyId, key }).go();
}

/** Removes every PDF of a home's pack. */
export async function erasePackFiles(propertyId: PropertyId): Promise<void> {
  const { data } = await PackFileRow.query.byProperty({ propertyId }).go({ consistent: true, pages: 'all' });
  for (const { key } of data) {
    await deletePdf(key);
    await PackFileRow.delete({ propertyId, key }).go();
  }
}
