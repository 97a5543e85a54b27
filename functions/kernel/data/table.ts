import { setTimeout } from 'node:timers/promises';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { DomainEvent } from '../../../events/define.ts';
import { env } from '../env.ts';
import { AppError } from '../errors.ts';
import { createOutboxItem } from '../events/outbox.ts';
import { database } from './database.ts';

/** The options of every ElectroDB entity of the table. */
export const tableOptions = { client: database, table: env('TABLE_NAME') };

type Item = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/**
 * One row of a transaction, from an ElectroDB operation's `.params()`. `refusal` is thrown when the condition
 * of this row fails; the default is the version check's 409 `stale`.
 */
export interface Write {
  readonly item: Item;
  readonly refusal?: () => AppError;
}

// ElectroDB types the result of params() as a bare record; it is sent as the SDK's type.
const toSdkInput = <T>(params: object): T => {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the seam between ElectroDB and the SDK
  return params as T;
};

/** Conditional writes and their events, which belong in one transaction. */
export interface ChangeSet {
  readonly writes: readonly Write[];
  readonly events: readonly DomainEvent[];
}

export function buildPut(params: object, refusal?: () => AppError): Write {
  return {
    item: { Put: toSdkInput(params) },
    ...(refusal && { refusal }),
  };
}
export function buildUpdate(params: object, refusal?: () => AppError): Write {
  return {
    item: { Update: toSdkInput(params) },
    ...(refusal && { refusal }),
  };
}
export function buildDelete(params: object, refusal?: () => AppError): Write {
  return {
    item: { Delete: toSdkInput(params) },
    ...(refusal && { refusal }),
  };
}
export function buildCondition(params: object, refusal: () => AppError): Write {
  return {
    item: { ConditionCheck: toSdkInput(params) },
    refusal,
  };
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
