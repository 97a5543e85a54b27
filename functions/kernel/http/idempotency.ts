import { createHmac } from 'node:crypto';
import {
  IdempotencyAlreadyInProgressError,
  IdempotencyConfig,
  IdempotencyValidationError,
  makeIdempotent,
} from '@aws-lambda-powertools/idempotency';
import { DynamoDBPersistenceLayer } from '@aws-lambda-powertools/idempotency/dynamodb';
import type { Context } from 'aws-lambda';
import { env } from '../env.ts';
import { AppError } from '../errors.ts';
import { daySeconds } from '../time.ts';

/** JSON, which Powertools can store. */
export type JsonValue = null | boolean | number | string | JsonValue[] | { [key: string]: JsonValue };

/** By the seconds that they keep answers: a layer takes its configuration once and keeps it. */
const stores = new Map<number, DynamoDBPersistenceLayer>();

function storeFor(keptSeconds: number): DynamoDBPersistenceLayer {
  const store =
    stores.get(keptSeconds) ?? new DynamoDBPersistenceLayer({ tableName: env('IDEMPOTENCY_TABLE_NAME') });
  stores.set(keptSeconds, store);
  return store;
}

export interface OnceOptions {
  readonly key: string;
  /** Has to be equal for equal keys. */
  readonly payload: string;
  /** A day by default. */
  readonly keptSeconds?: number | undefined;
}

/**
 * Runs once per key and returns the first result to every later call.
 * @throws 422 `key_reused` for another payload, 409 `in_progress` while the first call runs
 */
export async function runOnce<T extends JsonValue>(
  { key, payload, keptSeconds = daySeconds }: OnceOptions,
  context: Context,
  run: () => Promise<T>,
): Promise<T> {
  const config = new IdempotencyConfig({
    eventKeyJmesPath: 'key',
    payloadValidationJmesPath: 'payload',
    throwOnNoIdempotencyKey: true,
    expiresAfterSeconds: keptSeconds,
  });
  config.registerLambdaContext(context);
  const guarded = makeIdempotent(async (_request: { key: string; payload: string }) => run(), {
    persistenceStore: storeFor(keptSeconds),
    config,
  });
  try {
    // The table has neither the key nor the body, which may contain a password, nor what either can be guessed by.
    return await guarded({ key, payload: createHmac('sha256', key).update(payload).digest('hex') });
  } catch (error) {
    if (error instanceof IdempotencyValidationError)
      throw new AppError('key_reused', 'This Idempotency-Key was sent with another request.');
    if (error instanceof IdempotencyAlreadyInProgressError)
      throw new AppError('in_progress', 'The same request is still being worked on.');
    throw error;
  }
}
