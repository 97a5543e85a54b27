import * as z from 'zod';
import { account, homeRegion } from '../../../template/assembly.ts';
import type { TableModel } from '../../../template/tables.ts';
import type { AccessRequest } from '../index.ts';

const One = z.object({
  TableName: z.string(),
  IndexName: z.string().optional(),
  Key: z.unknown().optional(),
  Item: z.unknown().optional(),
  KeyConditionExpression: z.string().optional(),
  ExpressionAttributeNames: z.record(z.string(), z.string()).default({}),
  ExpressionAttributeValues: z.record(z.string(), z.unknown()).default({}),
});
type One = z.output<typeof One>;

const Transaction = z.object({ TransactItems: z.array(z.record(z.string(), One)) });
const Batch = z.object({ RequestItems: z.record(z.string(), z.unknown()) });
const KeysOfTable = z.object({ Keys: z.array(z.unknown()) });
const WritesOfTable = z.array(
  z.object({
    PutRequest: z.object({ Item: z.unknown().optional() }).optional(),
    DeleteRequest: z.object({ Key: z.unknown().optional() }).optional(),
  }),
);
const Value = z.record(z.string(), z.unknown());
const Scalar = z.union([
  z.object({ S: z.string() }).transform(({ S }) => S),
  z.object({ N: z.string() }).transform(({ N }) => N),
]);

/** The action that each part of a transaction needs. */
const partActions: Readonly<Record<string, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
};

/**
 * Finds what a call of DynamoDB needs: each part of a transaction its own action, and a query of an index the
 * index's ARN. `dynamodb:LeadingKeys` has the partition keys of the call.
 */
export function createDynamoReader(
  tables: readonly TableModel[],
): (operation: string, input: unknown) => AccessRequest[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const arnOf = (name: string) =>
    byName.get(name)?.arn ??
    (name.startsWith('arn:') ? name : `arn:aws:dynamodb:${homeRegion}:${account}:table/${name}`);
  const request = (
    action: string,
    name: string,
    index: string | undefined,
    keys: () => string[],
  ): AccessRequest => ({
    action: `dynamodb:${action}`,
    resource: index === undefined ? arnOf(name) : `${arnOf(name)}/index/${index}`,
    context: () => ({ 'dynamodb:LeadingKeys': keys() }),
  });
  const partition = (name: string, index?: string): string => {
    const table = byName.get(name);
    const keys =
      index === undefined
        ? table?.keys
        : table?.indexes.find(({ IndexName }) => IndexName === index)?.KeySchema;
    return keys?.find(({ KeyType }) => KeyType === 'HASH')?.AttributeName ?? '';
  };
  const single = (action: string, one: One) =>
    request(action, one.TableName, one.IndexName, () => {
      const name = partition(one.TableName, one.IndexName);
      return one.KeyConditionExpression === undefined
        ? readKeys([one.Key ?? one.Item], name)
        : readQueried(one, name);
    });
  const batch = (action: string, input: unknown) =>
    Object.entries(Batch.parse(input).RequestItems).map(([name, items]) =>
      request(action, name, undefined, () => readKeys(listRows(items), partition(name))),
    );
  return (operation, input) => {
    if (operation === 'TransactWriteItems' || operation === 'TransactGetItems')
      return Transaction.parse(input).TransactItems.flatMap((item) =>
        Object.entries(item).map(([part, one]) => single(partActions[part] ?? part, one)),
      );
    if (operation === 'BatchGetItem' || operation === 'BatchWriteItem') return batch(operation, input);
    const one = One.safeParse(input).data;
    if (one) return [single(operation, one)];
    return [{ action: `dynamodb:${operation}`, resource: '*' }];
  };
}

function listRows(items: unknown): unknown[] {
  const reads = KeysOfTable.safeParse(items).data;
  if (reads) return reads.Keys;
  return WritesOfTable.parse(items).map(
    ({ PutRequest, DeleteRequest }) => PutRequest?.Item ?? DeleteRequest?.Key,
  );
}

const readKeys = (rows: readonly unknown[], attribute: string): string[] =>
  rows.flatMap((row) => Scalar.safeParse(Value.safeParse(row).data?.[attribute]).data ?? []);

/** The value of the partition key in a key condition such as `#pk = :pk and begins_with(#sk, :sk)`. */
function readQueried(one: One, attribute: string): string[] {
  const { ExpressionAttributeNames: names, ExpressionAttributeValues: values } = one;
  for (const [, name = '', value = ''] of (one.KeyConditionExpression ?? '').matchAll(
    /([#\w]+)\s*=\s*(:\w+)/g,
  ))
    if ((names[name] ?? name) === attribute) return readKeys([values], value);
  return [];
}
