import type { PropertyId } from '../../../events/vocabulary.ts';
import { defineRow, json, number, rowKey, text } from '../../kernel/data/row.ts';
import { buildPut, type Write } from '../../kernel/data/table.ts';
import { SalePack } from '../domain/sale-pack.ts';

const SalePackRow = defineRow('sale-pack', {
  columns: { propertyId: text, version: number, pack: json },
  indexes: { byProperty: rowKey('propertyId') },
});

export async function findSalePack(propertyId: PropertyId): Promise<SalePack | undefined> {
  const { data } = await SalePackRow.get({ propertyId }).go({ consistent: true });
  return data ? SalePack.parse(data.pack) : undefined;
}

/** Removes a pack; its documents are cleared away with their owner's other files. */
export async function eraseSalePack(propertyId: PropertyId): Promise<void> {
  await SalePackRow.delete({ propertyId }).go();
}

/** Saves a pack on the condition that no other writer saved it since it was read. */
export function buildSalePackWrite(pack: SalePack): Write {
  const row = { propertyId: pack.propertyId, version: pack.version, pack };
  return buildPut(
    pack.version === 1
      ? SalePackRow.create(row).params()
      : SalePackRow.put(row)
          .where(({ version }, { eq }) => eq(version, pack.version - 1))
          .params(),
  );
}
