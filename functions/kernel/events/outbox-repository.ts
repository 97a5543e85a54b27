import { BatchWriteCommand, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { database } from '../data/database.ts';
import { tableOptions } from '../data/table.ts';
import { outboxKey, type OutboxItem } from './outbox.ts';

const TableName = tableOptions.table;

const OutboxRow = z.object({
  pk: z.string(),
  sk: z.string(),
  raisedAt: z.number(),
  detailType: z.string(),
  detail: z.string(),
}) satisfies z.ZodType<OutboxItem>;

/** The most rows that one BatchWriteItem deletes. */
const rowsPerDelete = 25;

/**
 * Removes rows whose events the bus has accepted. A row that stays is sent again by the sweeper.
 * @throws if the table did not remove all of them
 */
export async function removeOutboxRows(rows: readonly Pick<OutboxItem, 'pk' | 'sk'>[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerDelete) {
    const keys = rows.slice(start, start + rowsPerDelete).map(({ pk, sk }) => ({ pk, sk }));
    const { UnprocessedItems = {} } = await database.send(
      new BatchWriteCommand({
        RequestItems: { [TableName]: keys.map((Key) => ({ DeleteRequest: { Key } })) },
      }),
    );
    const left = UnprocessedItems[TableName]?.length ?? 0;
    if (left > 0) throw new Error(`The table did not remove ${left} rows of the outbox`);
  }
}

const rowsPerPage = 100;

/** The first rows of a day's shard, oldest first; strongly consistent. */
export async function listOutboxRows(day: string, shard: number): Promise<OutboxItem[]> {
  const { Items = [] } = await database.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': outboxKey(day, shard) },
      ConsistentRead: true,
      Limit: rowsPerPage,
    }),
  );
  return Items.map((item) => OutboxRow.parse(item));
}

const sweepKey = { pk: 'outbox#sweep', sk: 'outbox#sweep' };
const Sweep = z.object({ from: z.iso.date() });

/** The first day that may have rows in the outbox; undefined before the first sweep. */
export async function findFirstOutboxDay(): Promise<string | undefined> {
  const { Item } = await database.send(new GetCommand({ TableName, Key: sweepKey, ConsistentRead: true }));
  return Item && Sweep.parse(Item).from;
}

/** Records that every day before `from` is empty for good. */
export async function saveFirstOutboxDay(from: string): Promise<void> {
  await database.send(new PutCommand({ TableName, Item: { ...sweepKey, from } }));
}
