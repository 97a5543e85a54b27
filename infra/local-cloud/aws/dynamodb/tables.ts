import * as z from 'zod';
import { StartFault } from '../../base/start-fault.ts';
import type { IndexModel, TableModel } from '../../template/tables.ts';
import { DynamoError, type DatabaseCall } from './client.ts';

const Keys = z.array(z.object({ AttributeName: z.string(), KeyType: z.string() }));
const Description = z.object({
  Table: z.object({
    KeySchema: Keys,
    AttributeDefinitions: z.array(z.object({ AttributeName: z.string(), AttributeType: z.string() })),
    GlobalSecondaryIndexes: z.array(z.object({ IndexName: z.string(), KeySchema: Keys })).default([]),
    LatestStreamArn: z.string().optional(),
  }),
});
type Existing = z.output<typeof Description>['Table'];

/** Creates a table of the template, or updates an existing one; throws if that needs a fresh start. */
export async function prepareTable(call: DatabaseCall, table: TableModel): Promise<void> {
  const existing = await describeTable(call, table.name);
  if (!existing) await call('CreateTable', toCreateInput(table));
  else await upgradeTable(call, table, existing);
  if (table.timeToLive !== undefined) await enableTimeToLive(call, table.name, table.timeToLive);
}

export async function getStreamArn(call: DatabaseCall, table: string): Promise<string> {
  const arn = (await describeTable(call, table))?.LatestStreamArn;
  if (arn === undefined) throw new Error(`${table} has no stream`);
  return arn;
}

async function describeTable(call: DatabaseCall, name: string): Promise<Existing | undefined> {
  try {
    return Description.parse(await call('DescribeTable', { TableName: name })).Table;
  } catch (error) {
    if (error instanceof DynamoError && error.code === 'ResourceNotFoundException') return undefined;
    throw error;
  }
}

const toCreateInput = (table: TableModel) => ({
  TableName: table.name,
  AttributeDefinitions: table.attributes,
  KeySchema: table.keys,
  BillingMode: 'PAY_PER_REQUEST',
  ...(table.indexes.length > 0 && { GlobalSecondaryIndexes: table.indexes }),
  ...(table.localIndexes.length > 0 && { LocalSecondaryIndexes: table.localIndexes }),
  ...(table.streamViewType && {
    StreamSpecification: { StreamEnabled: true, StreamViewType: table.streamViewType },
  }),
});

async function upgradeTable(call: DatabaseCall, table: TableModel, existing: Existing): Promise<void> {
  const outdated = (what: string) => new StartFault('fresh', `${what} differs from the stored data`);
  if (!isSame(table.keys, existing.KeySchema)) throw outdated(`the key of table ${table.name}`);
  for (const { AttributeName, AttributeType } of existing.AttributeDefinitions) {
    const wanted = table.attributes.find((attribute) => attribute.AttributeName === AttributeName);
    if (wanted && wanted.AttributeType !== AttributeType)
      throw outdated(`the type of ${table.name}.${AttributeName}`);
  }
  for (const index of table.indexes) {
    const stored = existing.GlobalSecondaryIndexes.find(({ IndexName }) => IndexName === index.IndexName);
    if (!stored) await addIndex(call, table, index);
    else if (!isSame(index.KeySchema, stored.KeySchema))
      throw outdated(`the key of index ${index.IndexName} of ${table.name}`);
  }
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const addIndex = (call: DatabaseCall, table: TableModel, index: IndexModel) =>
  call('UpdateTable', {
    TableName: table.name,
    AttributeDefinitions: table.attributes,
    GlobalSecondaryIndexUpdates: [{ Create: index }],
  });

async function enableTimeToLive(call: DatabaseCall, table: string, attribute: string): Promise<void> {
  try {
    await call('UpdateTimeToLive', {
      TableName: table,
      TimeToLiveSpecification: { Enabled: true, AttributeName: attribute },
    });
  } catch (error) {
    // It is enabled already: AWS and its emulators refuse it a second time.
    if (!(error instanceof DynamoError) || error.code !== 'ValidationException') throw error;
  }
}
