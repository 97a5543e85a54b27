import type { PropertyId, UserId } from '../../../events/vocabulary.ts';
import { defineRow, indexKey, json, number, optionalText, rowKey, text } from '../../kernel/data/row.ts';
import { buildPut, buildCondition, createStaleError, type Write } from '../../kernel/data/table.ts';
import { areaOf, outcodeOf } from '../domain/address.ts';
import { packProperty, unpackProperty } from '../domain/picture-packing.ts';
import { Property } from '../domain/property.ts';

/** Keeps the property out of the index of nearby properties. */
const noArea = 'none';

const PropertyRow = defineRow('property', {
  columns: {
    id: text,
    ownerId: text,
    status: text,
    version: number,
    /** The postcode area while the property is on sale, otherwise `none`. */
    area: text,
    outcode: text,
    postcode: optionalText,
    property: json,
  },
  indexes: {
    byId: rowKey('id'),
    byOwner: indexKey('gsi1', 'ownerId', 'id'),
    byPlace: { ...indexKey('gsi2', 'area', 'outcode', 'id'), condition: ({ area }) => area !== noArea },
    /** Properties in every status, for staff. */
    byPostcode: {
      ...indexKey('gsi3', 'postcode', 'id'),
      condition: ({ postcode }) => postcode !== undefined,
    },
  },
});

/** The property, or `undefined` for an unknown id. */
export async function findProperty(id: PropertyId): Promise<Property | undefined> {
  const { data } = await PropertyRow.get({ id }).go({ consistent: true });
  return data ? toProperty(data.property) : undefined;
}

/** The properties that exist of the given ids, in their order. */
export async function listProperties(ids: readonly PropertyId[]): Promise<Property[]> {
  if (ids.length === 0) return [];
  const { data } = await PropertyRow.get(ids.map((id) => ({ id }))).go({ preserveBatchOrder: true });
  return data.flatMap((row) => (row ? [toProperty(row.property)] : []));
}

/** Ids and statuses of an owner's properties, newest first. */
export async function listPropertiesOfOwner(
  ownerId: UserId,
): Promise<{ id: PropertyId; status: Property['status'] }[]> {
  const { data } = await PropertyRow.query
    .byOwner({ ownerId })
    .go({ order: 'desc', pages: 'all', attributes: ['id', 'status'] });
  return data.map((row) => Property.pick({ id: true, status: true }).parse(row));
}

/** The properties of a postcode in every status, newest first. */
export async function listPropertiesByPostcode(postcode: string): Promise<Property[]> {
  const { data } = await PropertyRow.query.byPostcode({ postcode }).go({ order: 'desc', pages: 'all' });
  return data.map(({ property }) => toProperty(property));
}

/** At most `most` properties on sale nearby, those of the same outcode before the wider area. */
export async function listPropertiesNear({ postcode }: Property, most: number): Promise<Property[]> {
  const area = areaOf(postcode);
  const near = await PropertyRow.query
    .byPlace({ area, outcode: outcodeOf(postcode) })
    .go({ order: 'desc', limit: most });
  const wider =
    near.data.length < most
      ? await PropertyRow.query.byPlace({ area }).go({ order: 'desc', limit: most })
      : undefined;
  const rows = new Map([...near.data, ...(wider?.data ?? [])].map((row) => [row.id, row]));
  return [...rows.values()].map(({ property }) => toProperty(property));
}

const toProperty = (kept: unknown): Property => Property.parse(unpackProperty(kept));
const toPropertyRow = (property: Property) => {
  const onSale = property.status === 'live';
  return {
    id: property.id,
    ownerId: property.ownerId,
    status: property.status,
    version: property.version,
    area: onSale ? areaOf(property.postcode) : noArea,
    outcode: onSale ? outcodeOf(property.postcode) : noArea,
    postcode: property.postcode,
    property: packProperty(property),
  };
};

/**
 * A condition that the property's status is unchanged, whatever else was saved. A check is written as a
 * deletion.
 */
export function buildStatusCondition({ id, status: seen }: Property): Write {
  return buildCondition(
    PropertyRow.delete({ id })
      .where(({ status }, { eq }) => eq(status, toPlainStatus(seen)))
      .params(),
    createStaleError,
  );
}
// ElectroDB compares a column with a plain string, not with a template literal type.
const toPlainStatus = (status: string): string => status;

/** Saves a property on condition that its row still has the preceding version. */
export function buildPropertyWrite(property: Property): Write {
  return buildPut(
    property.version === 1
      ? PropertyRow.create(toPropertyRow(property)).params()
      : PropertyRow.put(toPropertyRow(property))
          .where(({ version }, { eq }) => eq(version, property.version - 1))
          .params(),
  );
}
