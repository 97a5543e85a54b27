import * as z from 'zod';
import type { Activity } from '../../base/activity.ts';
import type { Chaos } from '../../base/chaos.ts';
import type { Clock } from '../../base/clock.ts';
import type { QueueModel } from '../../template/queues.ts';
import type { SourceModel } from '../../template/sources.ts';
import { isPatternMatch } from '../eventbridge/pattern.ts';
import { FunctionError } from '../lambda/function-error.ts';
import { toSystemAttributes } from './operations.ts';
import { hashMd5, type QueueMessage, type QueueStore } from './store.ts';

interface FeedOptions {
  readonly source: SourceModel;
  readonly queue: QueueModel;
  readonly store: QueueStore;
  readonly clock: Clock;
  readonly activity: Activity;
  readonly log: (line: string) => void;
  readonly invoke: (functionId: string, event: unknown) => Promise<unknown>;
  /** How long a failed message stays hidden; by default as long as its queue says, as on AWS. */
  readonly retryMilliseconds?: ((attempt: number) => number | undefined) | undefined;
  readonly chaos?: Chaos | undefined;
}

/** Invokes a function with the messages of a queue, batch by batch. */
export interface QueueFeed {
  wake(): void;
  close(): void;
}

const Failures = z.object({ batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })) });

/** Lambda begins to read a queue with five pollers. */
const pollers = 5;

export function createQueueFeed(options: FeedOptions): QueueFeed {
  const { source, queue, store, activity } = options;
  const { mostAtOnce = pollers } = source;
  let readers = 0;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  let end: (() => void) | undefined;

  const settle = () => {
    const next = store.nextVisible(queue);
    if (next === undefined || closed) {
      end?.();
      end = undefined;
      return;
    }
    // A hidden message still counts as pending work.
    timer = setTimeout(wake, next);
  };

  const drain = async () => {
    for (;;) {
      const batch = closed ? [] : store.receive(queue, source.batchSize);
      if (batch.length === 0) return;
      // Another reader, in case there is more.
      wake();
      await deliverMessages(options, batch);
    }
  };

  const wake = () => {
    if (closed || readers >= mostAtOnce) return;
    readers += 1;
    clearTimeout(timer);
    end ??= activity.begin();
    // After the present work: a message may be sent within a transaction, in which no message can be received.
    void Promise.resolve()
      .then(drain)
      .catch((error: unknown) => {
        // Received messages become visible again after their visibility timeout.
        if (!closed) options.log(`feeding ${source.functionId} failed: ${String(error)}`);
      })
      .finally(() => {
        readers -= 1;
        if (readers === 0) settle();
      });
  };
  options.clock.onChange(wake);
  return {
    wake,
    close() {
      closed = true;
      clearTimeout(timer);
      if (readers === 0) settle();
    },
  };
}

async function deliverMessages(options: FeedOptions, batch: QueueMessage[]): Promise<void> {
  const { source, queue, store } = options;
  const queueMessages = batch.filter((message) => isIncluded(source, message));
  for (const message of batch) if (!queueMessages.includes(message)) store.remove(queue, message.receipt);
  if (queueMessages.length === 0) return;
  const end = options.chaos?.onAttempt(Math.max(...queueMessages.map(({ received }) => received)) - 1);
  const failed = await listFailures(options, queueMessages).finally(end);
  for (const message of queueMessages) {
    if (!failed.has(message.id)) {
      store.remove(queue, message.receipt);
      continue;
    }
    const pause = options.retryMilliseconds?.(message.received - 1);
    if (pause !== undefined) store.hide(queue, message.receipt, pause / 1000);
  }
}

async function listFailures(
  { source, queue, invoke }: FeedOptions,
  batch: QueueMessage[],
): Promise<ReadonlySet<string>> {
  const all = new Set(batch.map(({ id }) => id));
  try {
    const result = await invoke(source.functionId, {
      Records: batch.map((message) => toRecord(queue, message)),
    });
    if (!source.reportsFailures) return new Set();
    const reported = Failures.safeParse(result);
    if (!reported.success) return new Set();
    const named = reported.data.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
    // An id that is not in the batch makes Lambda treat the whole batch as failed.
    return named.every((id) => all.has(id)) ? new Set(named) : all;
  } catch (error) {
    if (error instanceof FunctionError) return all;
    throw error;
  }
}

function isIncluded(source: SourceModel, message: QueueMessage): boolean {
  if (source.filters.length === 0) return true;
  const body = parseJson(message.body);
  return source.filters.some((filter) => isPatternMatch(filter, { body, messageId: message.id }));
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return text;
  }
}

const toRecord = (queue: QueueModel, message: QueueMessage) => ({
  messageId: message.id,
  receiptHandle: message.receipt,
  body: message.body,
  attributes: toSystemAttributes(message),
  messageAttributes: Object.fromEntries(
    Object.entries(message.attributes).map(([name, { DataType, StringValue, BinaryValue }]) => [
      name,
      { dataType: DataType, stringValue: StringValue, binaryValue: BinaryValue },
    ]),
  ),
  md5OfBody: hashMd5(message.body),
  eventSource: 'aws:sqs',
  eventSourceARN: queue.arn,
  awsRegion: queue.arn.split(':')[3],
});
