import {
  type AttributeValue,
  BatchWriteItemCommand,
  DynamoDBClient,
  paginateScan,
} from '@aws-sdk/client-dynamodb';
import { getTableName } from '../../support/clients/tables.ts';
import { cloud } from '../../support/cloud.ts';

const client = new DynamoDBClient(cloud.aws);
type Row = Record<string, AttributeValue>;
interface StoredRow {
  readonly TableName: string;
  readonly row: Row;
  readonly text: string;
}

/** DynamoDB keeps no order of the members of a map. */
const sortMembers = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** All rows by their keys, as text, except the outbox: published events stay published. */
export async function readAllRows(): Promise<Map<string, StoredRow>> {
  const rows = new Map<string, StoredRow>();
  for (const table of ['Table', 'Records'] as const) {
    const TableName = getTableName(cloud, table);
    const scan = {
      TableName,
      FilterExpression: 'NOT begins_with(pk, :outbox)',
      ExpressionAttributeValues: { ':outbox': { S: 'outbox#' } },
    };
    for await (const { Items = [] } of paginateScan({ client }, scan))
      for (const row of Items)
        rows.set(`${table} ${row['pk']?.S} ${row['sk']?.S}`, {
          TableName,
          row,
          text: JSON.stringify(row, sortMembers),
        });
  }
  return rows;
}

/** Stores all rows and returns a function that restores them. */
export async function saveAllRows(): Promise<() => Promise<void>> {
  await cloud.idle();
  const before = await readAllRows();
  return async () => {
    await cloud.idle();
    const after = await readAllRows();
    const puts = [...before]
      .filter(([key, { text }]) => after.get(key)?.text !== text)
      .map(([, { TableName, row }]) => ({ TableName, write: { PutRequest: { Item: row } } }));
    const deletes = [...after].flatMap(([key, { TableName, row }]) => {
      const { pk, sk } = row;
      const Key = { ...(pk && { pk }), ...(sk && { sk }) };
      return before.has(key) ? [] : [{ TableName, write: { DeleteRequest: { Key } } }];
    });
    const writes = Object.groupBy([...puts, ...deletes], ({ TableName }) => TableName);
    for (const [TableName, ofTable = []] of Object.entries(writes))
      for (let from = 0; from < ofTable.length; from += 25) {
        const batch = ofTable.slice(from, from + 25).map(({ write }) => write);
        await client.send(new BatchWriteItemCommand({ RequestItems: { [TableName]: batch } }));
      }
  };
}
