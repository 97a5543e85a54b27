import * as z from 'zod';
import { database } from '../../functions/kernel/data/database.ts';
import type { Write } from '../../functions/kernel/data/table.ts';
import { dayMs } from '../../functions/kernel/time.ts';

const Row = z.looseObject({ __edb_e__: z.string(), expiresAt: z.number().optional() });
type Row = z.output<typeof Row>;
const Put = z.object({ Item: Row });
const Values = z.record(z.string(), z.unknown()).default({});
const Update = z.object({ ExpressionAttributeValues: Values });
/** What is sent to the table: a read of a row, a put, an update, or a transaction. */
const Input = z.object({
  Key: z.unknown().optional(),
  Item: Row.optional().catch(undefined),
  TransactItems: z
    .array(z.object({ Put: Put.optional().catch(undefined), Update: Update.optional() }))
    .default([]),
  ExpressionAttributeValues: Values,
});
type Input = z.output<typeof Input>;

/** Runs code with a table that answers every read with `found`, and returns what it sent there. */
export async function catchWrites(
  run: () => Promise<unknown>,
  found: readonly Readonly<Record<string, unknown>>[] = [],
): Promise<readonly Input[]> {
  const inputs: Input[] = [];
  const name = 'catch-writes';
  database.middlewareStack.add(
    () =>
      ({ input }) => {
        const sent = Input.parse(input);
        inputs.push(sent);
        const answer = sent.Key === undefined ? { Items: [...found] } : { Item: found[0] };
        return Promise.resolve({ output: { $metadata: {}, ...answer }, response: {} });
      },
    { step: 'initialize', priority: 'high', name },
  );
  try {
    await run();
  } finally {
    database.middlewareStack.remove(name);
  }
  return inputs;
}

const toDays = (second: number | undefined, from: Date): number =>
  ((second ?? Number.NaN) * 1000 - from.getTime()) / dayMs;

/** Days from a time until the table deletes the row of a write; not a number for a row without an end. */
export function countDaysOf({ item }: Write, from: Date): number {
  return toDays(Put.parse(item.Put).Item.expiresAt, from);
}

/** Days from a time until the table deletes the row of a kind that code puts there. */
export async function countDays(kind: string, from: Date, run: () => Promise<unknown>): Promise<number> {
  const rows = (await catchWrites(run)).flatMap(({ Item, TransactItems }) => [
    ...(Item ? [Item] : []),
    ...TransactItems.flatMap((one) => (one.Put ? [one.Put.Item] : [])),
  ]);
  return toDays(rows.find((row) => row.__edb_e__ === kind)?.expiresAt, from);
}

/** Days from a time until the end that code gives a row which is there. */
export async function countDaysOfUpdate(
  from: Date,
  found: Readonly<Record<string, unknown>>,
  run: () => Promise<unknown>,
): Promise<number> {
  const values = (await catchWrites(run, [found]))
    .flatMap((input) => [input, ...input.TransactItems.flatMap((one) => one.Update ?? [])])
    .flatMap(({ ExpressionAttributeValues }) => Object.entries(ExpressionAttributeValues));
  const end = values.find(([name]) => name.startsWith(':expiresAt'))?.[1];
  return toDays(z.number().parse(end), from);
}
