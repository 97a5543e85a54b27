import { setTimeout } from 'node:timers/promises';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { ParamRecord } from 'electrodb';
import type { DomainEvent } from '../../../events/define.ts';
import { env } from '../env.ts';
import { AppError } from '../errors.ts';
import { createOutboxItem } from '../events/outbox.ts';
import { database } from './database.ts';

/** The options of every ElectroDB entity of the table. */
export const tableOptions = { client: database, table: env('TABLE_NAME') };

type Item = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/**
 * One row of a transaction. `refusal` is thrown when the condition of this row fails; the default is the version check's
 * 409 `stale`.
 */
export interface Write {
  readonly item: Item;
  readonly refusal?: () => AppError;
}

/** An operation of an ElectroDB entity, which is not sent. */
export interface RowOperation {
  readonly params: ParamRecord<never>;
}

/** Conditional writes and their events, which belong in one transaction. */
export interface ChangeSet {
  readonly writes: readonly Write[];
  readonly events: readonly DomainEvent[];
}

export function buildPut(put: RowOperation, refusal?: () => AppError): Write {
  return { item: { Put: put.params<NonNullable<Item['Put']>>() }, ...(refusal && { refusal }) };
}
export function buildUpdate(update: RowOperation, refusal?: () => AppError): Write {
  return { item: { Update: update.params<NonNullable<Item['Update']>>() }, ...(refusal && { refusal }) };
}
export function buildDelete(deletion: RowOperation, refusal?: () => AppError): Write {
  return { item: { Delete: deletion.params<NonNullable<Item['Delete']>>() }, ...(refusal && { refusal }) };
}
/** A condition check has the parameters of a deletion, and deletes nothing. */
export function buildCondition(deletion: RowOperation, refusal: () => AppError): Write {
  return { item: { ConditionCheck: deletion.params<NonNullable<Item['ConditionCheck']>>() }, refusal };
}

/**
 * Writes all rows and their events in one transaction of at most 100 rows.
 * @throws the refusal of the first row whose condition failed
 */
export async function commit(writes: readonly Write[], events: readonly DomainEvent[] = []): Promise<void> {
  const items = [
    ...writes.map(({ item }) => item),
    ...events.map((event) => ({ Put: { TableName: tableOptions.table, Item: createOutboxItem(event) } })),
  ];
  if (items.length === 0) return;
  await transact(items, writes, triesOfConflict);
}

/** Attempts when another transaction holds one of the rows, which takes milliseconds. */
const triesOfConflict = 4;

async function transact(items: Item[], writes: readonly Write[], tries: number): Promise<void> {
  try {
    await database.send(new TransactWriteCommand({ TransactItems: items }));
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error;
    const codes = (error.CancellationReasons ?? []).map(({ Code }) => Code);
    const failed = codes.indexOf('ConditionalCheckFailed');
    if (failed >= 0) throw writes[failed]?.refusal?.() ?? createStaleError();
    if (!codes.includes('TransactionConflict')) throw error;
    if (tries <= 1) throw createStaleError();
    // A cancelled transaction wrote nothing, and its conditions are evaluated again.
    await setTimeout(20 + Math.random() * 60);
    await transact(items, writes, tries - 1);
  }
}

export function createStaleError(): AppError {
  return new AppError('stale', 'Someone changed this in the meantime. Reload and try again.');
}

export function isStale(error: unknown): boolean {
  return error instanceof AppError && error.code === 'stale';
}

/** Runs work that another run may have done already; false when it was stale. */
export async function ignoreStale(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (isStale(error)) return false;
    throw error;
  }
}
