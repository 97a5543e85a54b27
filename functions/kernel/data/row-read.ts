import { setTimeout } from 'node:timers/promises';
import { BatchGetCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import type { ParamRecord } from 'electrodb';
import { database } from './database.ts';
import { tableOptions } from './table.ts';

type StoredRow = Readonly<Record<string, unknown>>;
/** The physical key of a row. */
export type RowKey = Readonly<Record<'pk' | 'sk', string>>;

/** The `get` of a row by ElectroDB, which is not sent. */
interface RowGet {
  readonly params: ParamRecord;
}

export function toRowKey(get: RowGet): RowKey {
  return get.params<{ readonly Key: RowKey }>().Key;
}

/** A read of one row that can go out together with others. */
export interface RowRead<T> {
  readonly key: RowKey;
  readonly parse: (stored: StoredRow | undefined) => T;
}

/** The read of `AccountRow.get({ id })`; `parse` takes the stored columns. */
export function createRowRead<T>(get: RowGet, parse: (stored: StoredRow | undefined) => T): RowRead<T> {
  return { key: toRowKey(get), parse };
}

/**
 * Reads a few rows of different keys consistently in one request, which takes little more processor time than one row.
 * @throws as `loadRows` does
 */
export async function findRows<T extends readonly unknown[]>(
  ...reads: { readonly [K in keyof T]: RowRead<T[K]> }
): Promise<T> {
  const find = await loadRows(
    reads.map(({ key }) => key),
    { consistent: true },
  );
  const values: unknown = reads.map(({ key, parse }) => parse(find(key)));
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a map of a tuple loses its places
  return values as T;
}

/** Reads a row consistently, by itself or with the loads that it goes out with. */
export async function findRow<T>(read: RowRead<T>): Promise<T> {
  if (gathering) return (await findRows(read))[0];
  const { Item } = await database.send(
    new GetCommand({ TableName: tableOptions.table, Key: read.key, ConsistentRead: true }),
  );
  return read.parse(Item);
}

/** The most keys of one request. */
const mostKeys = 100;
/** Requests for rows that the table did not get to, each after twice the wait of the one before. */
const tries = 5;
const waitMs = 25;

export interface LoadOptions {
  /** The columns to read; all of them by default. The key is always read. */
  readonly columns?: readonly string[];
  readonly consistent?: boolean;
}

type FindRow = (key: RowKey) => StoredRow | undefined;

const nameOf = ({ pk, sk }: StoredRow): string => `${String(pk)} ${String(sk)}`;

/** Loads that wait to go out together. */
interface Gathering {
  readonly keys: Map<string, RowKey>;
  readonly rows: PromiseWithResolvers<FindRow>;
  /** One of them is consistent, and so is their request. */
  consistent: boolean;
}
let gathering: Gathering | undefined;

/**
 * Runs loads side by side, such as those of a `Promise.all`, and sends what they ask for before their first wait in one
 * request, which is consistent where one of them is. Loads of some columns and reads of an index go out by themselves.
 */
export function loadTogether<T>(load: () => Promise<T>): Promise<T> {
  const own: Gathering = { keys: new Map(), rows: Promise.withResolvers(), consistent: false };
  const outer = gathering;
  gathering = own;
  try {
    return load();
  } finally {
    gathering = outer;
    own.rows.resolve(loadRows([...own.keys.values()], { consistent: own.consistent }));
  }
}

/**
 * The rows that exist of any number of different keys; find one with the function that is returned.
 * @throws Error when the table does not get to a row in five requests
 */
export async function loadRows(keys: readonly RowKey[], options: LoadOptions = {}): Promise<FindRow> {
  if (gathering && options.columns === undefined) {
    gathering.consistent ||= options.consistent === true;
    for (const key of keys) gathering.keys.set(nameOf(key), key);
    return gathering.rows.promise;
  }
  const found = new Map<string, StoredRow>();
  for (let start = 0; start < keys.length; start += mostKeys)
    for (const row of await loadBatch(keys.slice(start, start + mostKeys), options))
      found.set(nameOf(row), row);
  return (key) => found.get(nameOf(key));
}

async function loadBatch(
  keys: readonly RowKey[],
  { columns, consistent }: LoadOptions,
): Promise<StoredRow[]> {
  const { table } = tableOptions;
  const rows: StoredRow[] = [];
  let left: readonly StoredRow[] = keys;
  for (let nth = 0; left.length > 0; nth += 1) {
    if (nth === tries) throw new Error(`The table did not get to ${left.length} rows.`);
    if (nth > 0) await setTimeout(waitMs * 2 ** nth);
    const request = {
      Keys: [...left],
      ...(consistent === true && { ConsistentRead: true }),
      ...(columns && toProjection(['pk', 'sk', ...columns])),
    };
    const { Responses, UnprocessedKeys } = await database.send(
      new BatchGetCommand({ RequestItems: { [table]: request } }),
    );
    rows.push(...(Responses?.[table] ?? []));
    left = UnprocessedKeys?.[table]?.Keys ?? [];
  }
  return rows;
}

const toProjection = (columns: readonly string[]) => ({
  ProjectionExpression: columns.map((_, nth) => `#${nth}`).join(),
  ExpressionAttributeNames: Object.fromEntries(columns.map((column, nth) => [`#${nth}`, column])),
});
