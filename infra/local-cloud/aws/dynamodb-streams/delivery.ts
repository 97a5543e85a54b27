import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import type { Clock } from '../../base/clock.ts';
import type { SourceModel } from '../../template/sources.ts';
import type { QueueSender } from '../lambda/async-invoke.ts';
import { FunctionError } from '../lambda/function-error.ts';
import type { StreamRecord } from './records.ts';

export interface BatchDeliveryOptions {
  readonly source: SourceModel;
  readonly clock: Clock;
  readonly invoke: (functionId: string, event: unknown) => Promise<unknown>;
  readonly send: QueueSender;
  readonly retryMilliseconds: (attempt: number) => number;
  /** Acknowledges all records up to this one. */
  readonly done: (record: StreamRecord) => void;
  readonly log: (line: string) => void;
  /** Aborts waiting and retrying; unacknowledged records stay in the stream. */
  readonly signal: AbortSignal;
}

type Result =
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly from: number; readonly why: string };

const Failures = z.object({
  batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })).nullish(),
});

const getSequence = (record: StreamRecord) => record.dynamodb.SequenceNumber;

/** Invokes the function with a batch until it succeeds or is given up, as an event source mapping does. */
export async function deliverBatch(
  options: BatchDeliveryOptions,
  batch: readonly StreamRecord[],
): Promise<void> {
  const { source, signal } = options;
  let rest = batch;
  for (let attempt = 0; ; attempt += 1) {
    signal.throwIfAborted();
    const result = await attemptBatch(options, rest);
    signal.throwIfAborted();
    const last = rest.at(result.kind === 'done' ? -1 : result.from - 1);
    if (result.kind === 'done') {
      if (last) options.done(last);
      return;
    }
    if (result.from > 0 && last) {
      options.done(last);
      rest = rest.slice(result.from);
      attempt = 0;
    } else if (source.bisects && rest.length > 1) {
      const half = Math.ceil(rest.length / 2);
      await deliverBatch(options, rest.slice(0, half));
      return deliverBatch(options, rest.slice(half));
    }
    if (isExpired(options, rest, attempt)) return discardBatch(options, rest, attempt + 1, result.why);
    await delay(options.retryMilliseconds(attempt), undefined, { signal });
  }
}

async function attemptBatch(
  { source, invoke }: BatchDeliveryOptions,
  batch: readonly StreamRecord[],
): Promise<Result> {
  try {
    const result = await invoke(source.functionId, { Records: batch });
    const reported = source.reportsFailures ? Failures.safeParse(result).data?.batchItemFailures : undefined;
    if (!reported || reported.length === 0) return { kind: 'done' };
    const failed = new Set(reported.map(({ itemIdentifier }) => itemIdentifier));
    const from = batch.findIndex((record) => failed.has(getSequence(record)));
    // An empty or unknown sequence number makes Lambda treat the whole batch as failed.
    return { kind: 'failed', from: Math.max(0, from), why: 'the function reported failures' };
  } catch (error) {
    if (error instanceof FunctionError) return { kind: 'failed', from: 0, why: error.message };
    throw error;
  }
}

function isExpired(
  { source, clock }: BatchDeliveryOptions,
  rest: readonly StreamRecord[],
  attempt: number,
): boolean {
  if (source.retries !== undefined && attempt >= source.retries) return true;
  const createdAt = rest[0]?.dynamodb.ApproximateCreationDateTime ?? 0;
  return source.maxAgeSeconds !== undefined && clock.now() / 1000 - createdAt > source.maxAgeSeconds;
}

/** Skips the batch and sends its position in the stream to the destination for failures. */
function discardBatch(
  options: BatchDeliveryOptions,
  batch: readonly StreamRecord[],
  attempts: number,
  why: string,
): void {
  const { source, clock, send, log } = options;
  const [first, last] = [batch[0], batch.at(-1)];
  if (!first || !last) return;
  const time = (record: StreamRecord) =>
    new Date(record.dynamodb.ApproximateCreationDateTime * 1000).toISOString();
  if (source.onFailure === undefined) log(`${source.functionId} lost ${batch.length} stream records: ${why}`);
  else
    send(
      source.onFailure,
      JSON.stringify({
        requestContext: {
          requestId: randomUUID(),
          functionArn: source.functionArn,
          condition: 'RetryAttemptsExhausted',
          approximateInvokeCount: attempts,
        },
        responseContext: { statusCode: 200, executedVersion: '$LATEST', functionError: 'Unhandled' },
        version: '1.0',
        timestamp: new Date(clock.now()).toISOString(),
        DDBStreamBatchInfo: {
          shardId: 'shardId-00000001',
          startSequenceNumber: getSequence(first),
          endSequenceNumber: getSequence(last),
          approximateArrivalOfFirstRecord: time(first),
          approximateArrivalOfLastRecord: time(last),
          batchSize: batch.length,
          streamArn: source.sourceArn,
        },
      }),
    );
  options.done(last);
}
