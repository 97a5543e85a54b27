import { setTimeout as wait } from 'node:timers/promises';
import {
  type AttributeValue,
  BatchWriteItemCommand,
  ConditionalCheckFailedException,
  type DynamoDBClient,
  PutItemCommand,
  ScanCommand,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb';

export type StoredRow = Readonly<Record<string, AttributeValue>>;
/** How many rows there are of each kind. */
export type Counts = Readonly<Record<string, number>>;

export interface TablePlace {
  readonly dynamo: DynamoDBClient;
  readonly table: string;
}

/** Parts of a table that are read at the same time. */
const segments = 8;
const perBatch = 25;

/** The name of the ElectroDB entity; a row of another shape counts by the first part of its key. */
export function getRowKind(row: StoredRow): string {
  return row['__edb_e__']?.S ?? row['pk']?.S?.split('#')[0] ?? 'other';
}

async function* scanSegment({ dynamo, table }: TablePlace, Segment: number, ConsistentRead: boolean) {
  let ExclusiveStartKey: Record<string, AttributeValue> | undefined;
  do {
    const page = await dynamo.send(
      new ScanCommand({
        TableName: table,
        Segment,
        TotalSegments: segments,
        ExclusiveStartKey,
        ConsistentRead,
      }),
    );
    yield page.Items ?? [];
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey !== undefined);
}

async function runForEachSegment(work: (segment: number) => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: segments }, (_, segment) => work(segment)));
}

function addCount(counts: Record<string, number>, kind: string): void {
  counts[kind] = (counts[kind] ?? 0) + 1;
}

/** Counts the rows of a table by their kind. It reads the whole table. */
export async function countRows(place: TablePlace): Promise<Counts> {
  const counts: Record<string, number> = {};
  await runForEachSegment(async (segment) => {
    for await (const rows of scanSegment(place, segment, true))
      for (const row of rows) addCount(counts, getRowKind(row));
  });
  return counts;
}

/** Writes rows into a table. */
type WriteRows = (to: TablePlace, rows: readonly StoredRow[]) => Promise<void>;

/** Puts rows in place of those with their keys. */
export async function replaceRows(to: TablePlace, rows: readonly StoredRow[]): Promise<void> {
  await writeAll(
    to,
    rows.map((row) => ({ PutRequest: { Item: { ...row } } })),
  );
}

/** Adds the rows whose keys are free, as a table of records takes no other writes. */
export async function addRows({ dynamo, table }: TablePlace, rows: readonly StoredRow[]): Promise<void> {
  await Promise.all(
    rows.map(async (row) => {
      try {
        const ConditionExpression = 'attribute_not_exists(pk)';
        await dynamo.send(new PutItemCommand({ TableName: table, Item: { ...row }, ConditionExpression }));
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
      }
    }),
  );
}

/**
 * Writes every row of one table into another, each as `change` returns it, and counts them by kind. A second run
 * continues an interrupted one.
 */
export async function copyRows(
  from: TablePlace,
  to: TablePlace,
  write: WriteRows,
  change: (row: StoredRow) => StoredRow = (row) => row,
): Promise<Counts> {
  const counts: Record<string, number> = {};
  await runForEachSegment(async (segment) => {
    for await (const rows of scanSegment(from, segment, false)) {
      for (let at = 0; at < rows.length; at += perBatch) {
        const batch = rows.slice(at, at + perBatch);
        await write(to, batch.map(change));
        for (const row of batch) addCount(counts, getRowKind(row));
      }
    }
  });
  return counts;
}

/** DynamoDB returns what it could not write for now. */
async function writeAll({ dynamo, table }: TablePlace, requests: WriteRequest[], tries = 10): Promise<void> {
  const { UnprocessedItems } = await dynamo.send(
    new BatchWriteItemCommand({ RequestItems: { [table]: requests } }),
  );
  const left = UnprocessedItems?.[table] ?? [];
  if (left.length === 0) return;
  if (tries <= 1) throw new Error(`${table} refused ${left.length} rows for now: run the same command again`);
  await wait(2 ** (10 - tries) * 50);
  await writeAll({ dynamo, table }, left, tries - 1);
}
