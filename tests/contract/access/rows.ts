import {
  type AttributeValue,
  BatchWriteItemCommand,
  DynamoDBClient,
  paginateScan,
} from '@aws-sdk/client-dynamodb';
import { cloud } from '../../support/cloud.ts';

const client = new DynamoDBClient(cloud.aws);
const TableName = cloud.model.tables.find(({ streamArn }) => streamArn !== undefined)?.name ?? '';
type Row = Record<string, AttributeValue>;

/** DynamoDB keeps no order of the members of a map. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** All rows by their keys, as text, except the outbox: published events stay published. */
export async function rowsNow(): Promise<Map<string, { readonly row: Row; readonly text: string }>> {
  const rows = new Map<string, { row: Row; text: string }>();
  const scan = {
    TableName,
    FilterExpression: 'NOT begins_with(pk, :outbox)',
    ExpressionAttributeValues: { ':outbox': { S: 'outbox#' } },
  };
  for await (const { Items = [] } of paginateScan({ client }, scan))
    for (const row of Items)
      rows.set(`${row['pk']?.S} ${row['sk']?.S}`, { row, text: JSON.stringify(row, inOrder) });
  return rows;
}

/** Stores all rows and returns a function that restores them. */
export async function asTheyAre(): Promise<() => Promise<void>> {
  await cloud.idle();
  const before = await rowsNow();
  return async () => {
    await cloud.idle();
    const after = await rowsNow();
    const puts = [...before]
      .filter(([key, { text }]) => after.get(key)?.text !== text)
      .map(([, { row }]) => ({ PutRequest: { Item: row } }));
    const deletes = [...after]
      .filter(([key]) => !before.has(key))
      .map(
        ([
          ,
          {
            row: { pk, sk },
          },
        ]) => ({ DeleteRequest: { Key: { ...(pk && { pk }), ...(sk && { sk }) } } }),
      );
    const writes = [...puts, ...deletes];
    for (let from = 0; from < writes.length; from += 25) {
      const RequestItems = { [TableName]: writes.slice(from, from + 25) };
      await client.send(new BatchWriteItemCommand({ RequestItems }));
    }
  };
}
