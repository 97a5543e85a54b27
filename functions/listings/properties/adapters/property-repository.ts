import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { defineDocumentEntity, documentColumn } from '../../../kernel/data/document-entity.ts';
import type { RowRead } from '../../../kernel/data/row-read.ts';
import { widenToString, indexKey, number, rowKey, text } from '../../../kernel/data/row.ts';
import { buildCondition, createStaleError, type Write } from '../../../kernel/data/table.ts';
import { Property } from '../domain/property.ts';

const properties = defineDocumentEntity('property', Property, {
  asJson: true,
  columns: {
    id: text,
    ownerId: text,
    status: text,
    version: number,
    property: documentColumn,
  },
  indexes: {
    byId: rowKey('id'),
    byOwner: indexKey('gsi1', 'ownerId', 'id'),
  },
});

/** The property, or `undefined` for an unknown id. */
export function findProperty(id: PropertyId): Promise<Property | undefined> {
  return properties.find({ id });
}

/** The read of `findProperty`, to go out together with others. */
export function createPropertyRead(id: PropertyId): RowRead<Property | undefined> {
  return properties.createRead({ id });
}

/** The properties that exist of the given ids, in their order. */
export function listProperties(ids: readonly PropertyId[]): Promise<Property[]> {
  return properties.listByKeys(ids.map((id) => ({ id })));
}

/** Ids and statuses of an owner's properties, newest first. */
export async function listPropertiesOfOwner(
  ownerId: UserId,
): Promise<{ id: PropertyId; status: Property['status'] }[]> {
  const { data } = await properties.row.query
    .byOwner({ ownerId })
    .go({ order: 'desc', pages: 'all', attributes: ['id', 'status'] });
  return data.map((row) => Property.pick({ id: true, status: true }).parse(row));
}

/**
 * A condition that the property's status is unchanged, whatever else was saved. A check is written as a
 * deletion.
 */
export function buildStatusCondition({ id, status: seen }: Property): Write {
  return buildCondition(
    properties.row.delete({ id }).where(({ status }, { eq }) => eq(status, widenToString(seen))),
    createStaleError,
  );
}

/** Saves a property on condition that its row still has the preceding version. */
export function buildPropertyWrite(property: Property): Write {
  return properties.buildSave(property);
}
