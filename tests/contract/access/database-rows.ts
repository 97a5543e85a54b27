import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { pageSize } from '../../../infra/local-cloud/aws/dynamodb-streams/records.ts';
import { getStreamArn } from '../../../infra/local-cloud/aws/dynamodb/tables.ts';
import { createDatabaseCall } from '../../support/clients/direct-calls.ts';
import { getTableName } from '../../support/clients/tables.ts';
import { cloud } from '../../support/cloud.ts';
import type { TableNoun } from '../../support/test-cloud.ts';

const call = createDatabaseCall(cloud);
const Key = z.object({ pk: z.object({ S: z.string() }), sk: z.object({ S: z.string() }) });
type Row = z.infer<typeof Key> & Readonly<Record<string, unknown>>;
const RowImage = z.custom<Row>((row) => Key.safeParse(row).success);
const Page = z.object({
  Items: z.array(RowImage),
  LastEvaluatedKey: z.unknown().optional(),
});
interface StoredRow {
  readonly row: Row;
}
const tables = ['Table', 'Records'] as const satisfies readonly TableNoun[];
const toRowKey = (table: TableNoun, { pk, sk }: z.infer<typeof Key>) => `${table} ${pk.S} ${sk.S}`;

/** All rows by their keys, except the outbox: published events stay published. */
export async function readAllRows(from: readonly TableNoun[] = tables): Promise<Map<string, StoredRow>> {
  const rows = new Map<string, StoredRow>();
  for (const table of from) {
    const TableName = getTableName(cloud, table);
    let ExclusiveStartKey: unknown;
    do {
      const scan = {
        TableName,
        FilterExpression: 'NOT begins_with(pk, :outbox)',
        ExpressionAttributeValues: { ':outbox': { S: 'outbox#' } },
        ExclusiveStartKey,
      };
      const { Items, LastEvaluatedKey } = Page.parse(await call('Scan', scan));
      for (const row of Items) rows.set(toRowKey(table, row), { row });
      ExclusiveStartKey = LastEvaluatedKey;
    } while (ExclusiveStartKey !== undefined);
  }
  return rows;
}

const Change = z.object({
  dynamodb: z.object({ Keys: Key, OldImage: RowImage.optional(), NewImage: RowImage.optional() }),
});
const Shards = z.object({
  StreamDescription: z.object({ Shards: z.array(z.object({ ShardId: z.string() })) }),
});
const Iterator = z.object({ ShardIterator: z.string() });
const Changes = z.object({ Records: z.array(Change), NextShardIterator: z.string() });
type Change = z.infer<typeof Change>['dynamodb'];

/** Lists what was written to a table since the last look, or since it was opened. */
async function openChanges(TableName: string): Promise<() => Promise<readonly Change[]>> {
  const StreamArn = await getStreamArn(call, TableName);
  const { StreamDescription } = Shards.parse(await call('DescribeStream', { StreamArn }));
  // The database keeps a stream in one shard.
  const place = { ShardId: StreamDescription.Shards[0]?.ShardId, ShardIteratorType: 'LATEST' };
  let iterator = Iterator.parse(await call('GetShardIterator', { StreamArn, ...place })).ShardIterator;
  return async () => {
    const changes: Change[] = [];
    for (;;) {
      const page = Changes.parse(await call('GetRecords', { ShardIterator: iterator, Limit: pageSize }));
      iterator = page.NextShardIterator;
      changes.push(...page.Records.map(({ dynamodb }) => dynamodb));
      if (page.Records.length < pageSize)
        return changes.filter(({ Keys }) => !Keys.pk.S.startsWith('outbox#'));
    }
  };
}

export interface RowWatch {
  /** The keys of rows that are other ones than at first. */
  readonly listChanged: () => Promise<readonly string[]>;
  /** Restores what was written since then. */
  readonly putBack: () => Promise<void>;
}
interface ChangedRow {
  readonly table: TableNoun;
  readonly key: z.infer<typeof Key>;
  readonly before: Row | undefined;
  readonly now: Row | undefined;
}

/** Watches all rows, except the outbox, by the tables' streams: scans would read thousands of rows after each call. */
export async function watchRows(): Promise<RowWatch> {
  await cloud.idle();
  // Its stream has keys alone.
  const records = await readAllRows(['Records']);
  const listWritten = new Map<TableNoun, () => Promise<readonly Change[]>>();
  for (const table of tables) listWritten.set(table, await openChanges(getTableName(cloud, table)));
  const written = new Map<string, ChangedRow>();
  const look = async () => {
    await cloud.idle();
    for (const [table, list] of listWritten)
      for (const { Keys: key, OldImage, NewImage: now } of await list()) {
        const name = toRowKey(table, key);
        const before = table === 'Records' ? records.get(name)?.row : OldImage;
        written.set(name, {
          table,
          key,
          before: written.has(name) ? written.get(name)?.before : before,
          now,
        });
      }
  };
  return {
    async listChanged() {
      await look();
      return [...written].flatMap(([name, { before, now }]) =>
        isDeepStrictEqual(before, now) ? [] : [name],
      );
    },
    async putBack() {
      await look();
      for (const [table, list] of listWritten) {
        const writes = [...written.values()]
          .filter((row) => row.table === table)
          .map(({ key: { pk, sk }, before }) =>
            before ? { PutRequest: { Item: before } } : { DeleteRequest: { Key: { pk, sk } } },
          );
        for (let from = 0; from < writes.length; from += 25) {
          const batch = writes.slice(from, from + 25);
          await call('BatchWriteItem', { RequestItems: { [getTableName(cloud, table)]: batch } });
        }
        // What was written just now is as it was.
        await list();
      }
      written.clear();
    },
  };
}
