import { env } from '../env.ts';
import { database } from './database.ts';
import { type RowColumns, createEntity, type Indexes, type RowDefinition } from './row.ts';

const recordOptions = { client: database, table: env('RECORDS_TABLE_NAME') };

/**
 * The ElectroDB entity of one kind of row of the table of records: what the law or a dispute may ask for. A record is
 * created, on the condition that it does not exist, and read. No function may update or delete one: a record that has
 * to go gets an `expiresAt` when it is created, by which DynamoDB deletes it.
 */
export function defineRecord<const C extends RowColumns, const I extends Indexes<keyof C & string>>(
  entity: string,
  definition: RowDefinition<C, I>,
) {
  return pickAppend(createEntity(entity, definition, recordOptions));
}

type Append = 'create' | 'get' | 'query';

function pickAppend<E extends Record<Append, unknown>>(entity: E): Pick<E, Append> {
  return entity;
}
