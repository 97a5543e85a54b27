import { Entity, type EntityConfiguration, type Schema } from 'electrodb';
import { tableOptions } from './table.ts';

export type RowColumns = Schema<string, string, string>['attributes'];
export type Indexes<Name extends string> = Schema<string, Name, string>['indexes'];

/** Types of columns, for `columns: { id: text, hash: optionalText }`. */
export const text = { type: 'string', required: true } as const;
export const number = { type: 'number', required: true } as const;
export const optionalText = { type: 'string' } as const;
export const optionalBoolean = { type: 'boolean' } as const;
export const optionalNumber = { type: 'number' } as const;
/** A number in a key, with leading zeros so that keys sort by it. */
export function createPaddedNumber<const Length extends number>(length: Length) {
  return { type: 'number', required: true, padding: { length, char: '0' } } as const;
}
/** A value of any shape, which its reader parses. */
export const json = { type: 'any', required: true } as const;

/** The value of a column that is stored as JSON, or as a map in rows of earlier releases. */
export function parseStored(stored: unknown): unknown {
  return typeof stored === 'string' ? JSON.parse(stored) : stored;
}

/** The physical fields of the table's indexes. */
const indexFields = {
  gsi1: { pk: 'gsi1pk', sk: 'gsi1sk' },
  gsi2: { pk: 'gsi2pk', sk: 'gsi2sk' },
  gsi3: { pk: 'gsi3pk', sk: 'gsi3sk' },
} as const;

/**
 * The columns of a row's own key: `rowKey('propertyId', 'id')` for many rows per property. A partition of
 * several columns is given as a list.
 */
export function rowKey<const P extends string, const S extends readonly string[]>(
  pk: P | readonly P[],
  ...sk: S
) {
  return { pk: { field: 'pk', composite: toList(pk) }, sk: { field: 'sk', composite: sk } } as const;
}

/**
 * The columns of an index: `indexKey('gsi1', 'buyerId', 'id')` lists the rows of a buyer by their ids. A
 * partition of `[]` holds all rows of the entity.
 */
export function indexKey<
  const Index extends keyof typeof indexFields,
  const P extends string,
  const S extends readonly string[],
>(index: Index, pk: P | readonly P[], ...sk: S) {
  const fields: (typeof indexFields)[Index] = indexFields[index];
  return {
    index,
    pk: { field: fields.pk, composite: toList(pk) },
    sk: { field: fields.sk, composite: sk },
  } as const;
}

const toList = <P extends string>(columns: P | readonly P[]): readonly P[] =>
  typeof columns === 'string' ? [columns] : columns;

/** The ElectroDB entity of one kind of row of the table. `entity` and `version` are part of each stored key. */
export function defineRow<const C extends RowColumns, const I extends Indexes<keyof C & string>>(
  entity: string,
  definition: RowDefinition<C, I>,
) {
  return createEntity(entity, definition, tableOptions);
}

/** The ElectroDB entity of one kind of row of any table. */
export function createEntity<const C extends RowColumns, const I extends Indexes<keyof C & string>>(
  entity: string,
  { columns, indexes, version = '1' }: RowDefinition<C, I>,
  options: EntityConfiguration,
) {
  return new Entity({ model: { entity, version, service: 'gable' }, attributes: columns, indexes }, options);
}

export interface RowDefinition<C, I> {
  readonly columns: C;
  readonly indexes: I;
  readonly version?: string;
}

/** An id or a status as plain text: ElectroDB compares no column with a template literal type. */
export function widenToString(value: string): string {
  return value;
}
