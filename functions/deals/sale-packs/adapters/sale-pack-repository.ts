import type { PropertyId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import { number, rowKey, text } from '../../../kernel/data/row.ts';
import type { Write } from '../../../kernel/data/table.ts';
import { SalePack } from '../domain/sale-pack.ts';

const salePacks = defineDocumentEntity('sale-pack', SalePack, {
  columns: { propertyId: text, version: number, pack: documentColumn },
  indexes: { byProperty: rowKey('propertyId') },
});

export function findSalePack(propertyId: PropertyId): Promise<SalePack | undefined> {
  return salePacks.find({ propertyId });
}

/** Whether a pack was begun, by a read that costs half: a pack that is there stays. */
export async function isPackBegun(propertyId: PropertyId): Promise<boolean> {
  return (await salePacks.listByKeys([{ propertyId }])).length > 0;
}

/** Removes a pack; its documents are cleared away with their owner's other files. */
export async function eraseSalePack(propertyId: PropertyId): Promise<void> {
  await salePacks.row.delete({ propertyId }).go();
}

/** Saves a pack on the condition that no other writer saved it since it was read. */
export function buildSalePackWrite(pack: SalePack): Write {
  return salePacks.buildSave(pack);
}
