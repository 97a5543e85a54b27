import { databaseClient } from './database-client.ts';
import type { GetParams } from './read-template.ts';
import { tableOptions } from './table.ts';

type StoredRow = Readonly<Record<string, unknown>>;

/** A read of one row that can go out together with another. */
export interface RowRead<T> {
  readonly key: GetParams['Key'];
  readonly parse: (stored: StoredRow | undefined) => T;
}

/** A read with the parameters of a `get`, which is not sent; `parse` takes the stored columns. */
export function createRowRead<T>(
  { Key: key }: Pick<GetParams, 'Key'>,
  parse: (stored: StoredRow | undefined) => T,
): RowRead<T> {
  return { key, parse };
}

/**
 * Reads two rows of different keys consistently in one request, which takes half the processor time of two. A row that
 * the table did not get to is read by itself.
 */
export async function findRowPair<A, B>(first: RowRead<A>, second: RowRead<B>): Promise<[A, B]> {
  const { table } = tableOptions;
  const { Responses, UnprocessedKeys } = await databaseClient
    .batchGet({ RequestItems: { [table]: { Keys: [first.key, second.key], ConsistentRead: true } } })
    .promise();
  const found: readonly StoredRow[] = Responses?.[table] ?? [];
  const missed: readonly StoredRow[] = UnprocessedKeys?.[table]?.Keys ?? [];
  const find = async ({ key }: RowRead<unknown>): Promise<StoredRow | undefined> => {
    const isOf = ({ pk, sk }: StoredRow) => pk === key.pk && sk === key.sk;
    if (!missed.some(isOf)) return found.find(isOf);
    const { Item } = await databaseClient.get({ TableName: table, Key: key, ConsistentRead: true }).promise();
    return Item;
  };
  const [one, other] = await Promise.all([find(first), find(second)]);
  return [first.parse(one), second.parse(other)];
}
