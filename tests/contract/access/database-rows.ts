import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { createCall, createForward } from '../../../infra/local-cloud/aws/dynamodb/client.ts';
import { getTableName } from '../../support/clients/tables.ts';
import { cloud } from '../../support/cloud.ts';

// Thousands of rows are read after each call: an SDK would take most of a suite's time to translate and copy them.
const call = createCall(createForward(async () => cloud.dynamoEndpoint).forward);
const Key = z.object({ pk: z.object({ S: z.string() }), sk: z.object({ S: z.string() }) });
type Row = z.infer<typeof Key> & Readonly<Record<string, unknown>>;
const Page = z.object({
  Items: z.array(z.custom<Row>((row) => Key.safeParse(row).success)),
  LastEvaluatedKey: z.unknown().optional(),
});
interface StoredRow {
  readonly TableName: string;
  readonly row: Row;
}

/** Whether two rows hold the same, in whichever order; one that is missing holds nothing. */
export const isSameRow = (one: StoredRow | undefined, other: StoredRow | undefined): boolean =>
  isDeepStrictEqual(one?.row, other?.row);

/** All rows by their keys, except the outbox: published events stay published. */
export async function readAllRows(): Promise<Map<string, StoredRow>> {
  const rows = new Map<string, StoredRow>();
  for (const table of ['Table', 'Records'] as const) {
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
      for (const row of Items) rows.set(`${table} ${row.pk.S} ${row.sk.S}`, { TableName, row });
      ExclusiveStartKey = LastEvaluatedKey;
    } while (ExclusiveStartKey !== undefined);
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
      .filter(([key, stored]) => !isSameRow(stored, after.get(key)))
      .map(([, { TableName, row }]) => ({ TableName, write: { PutRequest: { Item: row } } }));
    const deletes = [...after]
      .filter(([key]) => !before.has(key))
      .map(
        ([
          ,
          {
            TableName,
            row: { pk, sk },
          },
        ]) => ({
          TableName,
          write: { DeleteRequest: { Key: { pk, sk } } },
        }),
      );
    const writes = Object.groupBy([...puts, ...deletes], ({ TableName }) => TableName);
    for (const [TableName, ofTable = []] of Object.entries(writes))
      for (let from = 0; from < ofTable.length; from += 25) {
        const batch = ofTable.slice(from, from + 25).map(({ write }) => write);
        await call('BatchWriteItem', { RequestItems: { [TableName]: batch } });
      }
  };
}
