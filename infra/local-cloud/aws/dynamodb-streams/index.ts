import { setTimeout as delay } from 'node:timers/promises';
import type { Activity } from '../../base/activity.ts';
import type { Clock } from '../../base/clock.ts';
import type { SourceModel } from '../../template/sources.ts';
import type { TableModel } from '../../template/tables.ts';
import type { DatabaseCall } from '../dynamodb/client.ts';
import { isPatternMatch } from '../eventbridge/pattern.ts';
import type { QueueSender } from '../lambda/async-invoke.ts';
import type { Checkpoints } from './checkpoints.ts';
import { deliverBatch } from './delivery.ts';
import { listNewItemNames } from './new-item-names.ts';
import {
  isUnchanged,
  toAwsRecord,
  openStream,
  pageSize,
  type StreamReader,
  type StreamRecord,
} from './records.ts';

export interface StreamsOptions {
  readonly sources: readonly SourceModel[];
  readonly tables: readonly TableModel[];
  readonly call: DatabaseCall;
  readonly checkpoints: Checkpoints;
  readonly clock: Clock;
  readonly activity: Activity;
  readonly invoke: (functionId: string, event: unknown) => Promise<unknown>;
  /** Whether a function is at work, which may write more. */
  readonly isRunning: () => boolean;
  readonly send: QueueSender;
  readonly retryMilliseconds: (attempt: number) => number;
  readonly log: (line: string) => void;
}

/** Reads the tables' streams for their event source mappings. */
export interface Streams {
  /**
   * Reads the streams of tables that were written to, if the call that wrote can have written what they are read for.
   * @param isNamed whether the call has a name of an attribute in it; default: it may have any
   */
  readonly wake: (tables: readonly string[], isNamed?: (name: string) => boolean) => void;
  /** Stops reading; the batch under way stays unacknowledged. */
  readonly close: () => Promise<void>;
}

export function createStreams(options: StreamsOptions): Streams {
  const feeds = options.sources
    .filter(({ kind, enabled }) => kind === 'stream' && enabled)
    .map((source) => createFeed(options, source));
  const streams = {
    wake(tables: readonly string[], isNamed: (name: string) => boolean = () => true) {
      for (const feed of feeds)
        if (tables.includes(feed.table) && feed.newItemNames.every(isNamed)) feed.wake();
    },
    async close() {
      await Promise.all(feeds.map((feed) => feed.close()));
    },
  };
  for (const feed of feeds) feed.wake();
  return streams;
}

const gatherMilliseconds = 15;
const mostGatherMilliseconds = 60;

/** Writes come in bursts, which one read can cover: a function often goes on to write until it ends. */
async function gatherWrites(isRunning: () => boolean): Promise<void> {
  const end = performance.now() + mostGatherMilliseconds;
  do await delay(gatherMilliseconds);
  while (isRunning() && performance.now() < end);
}

function createFeed(options: StreamsOptions, source: SourceModel) {
  const table = options.tables.find(({ streamArn }) => streamArn === source.sourceArn);
  if (!table) throw new Error(`${source.id} reads ${source.sourceArn}, which no table has`);
  const closing = new AbortController();
  let reader: Promise<StreamReader> | undefined;
  let running: Promise<void> | undefined;
  let again = false;

  const run = async () => {
    const end = options.activity.begin();
    try {
      do {
        await gatherWrites(options.isRunning);
        again = false;
        reader ??= openStream(options.call, table.name, options.checkpoints.get(source.id) ?? '0');
        await drainStream(options, source, await reader, closing.signal);
      } while (again && !closing.signal.aborted);
    } catch (error) {
      reader = undefined;
      if (!closing.signal.aborted) {
        options.log(`reading ${table.name} for ${source.functionId} failed: ${String(error)}`);
        setTimeout(wake, options.retryMilliseconds(3)).unref();
      }
    } finally {
      running = undefined;
      end();
      if (again && reader) wake();
    }
  };
  const wake = () => {
    again = true;
    if (!closing.signal.aborted) running ??= run();
  };
  return {
    table: table.name,
    newItemNames: listNewItemNames(source),
    wake,
    async close() {
      closing.abort();
      await running;
    },
  };
}

async function drainStream(
  options: StreamsOptions,
  source: SourceModel,
  reader: StreamReader,
  signal: AbortSignal,
): Promise<void> {
  const done = (record: StreamRecord) => options.checkpoints.set(source.id, record.dynamodb.SequenceNumber);
  for (;;) {
    const records = await reader.next();
    const last = records.at(-1);
    if (!last) return;
    const wanted = records
      .filter((record) => !isUnchanged(record) && isIncluded(source, record))
      .map((record) => toAwsRecord(record, source.sourceArn));
    for (let start = 0; start < wanted.length; start += source.batchSize)
      await deliverBatch({ ...options, source, done, signal }, wanted.slice(start, start + source.batchSize));
    signal.throwIfAborted();
    // A page without a matching record needs no checkpoint: it can be read again after a restart.
    if (wanted.length > 0) done(last);
    // A write since then has called `wake`.
    if (records.length < pageSize) return;
  }
}

const isIncluded = (source: SourceModel, record: StreamRecord): boolean =>
  source.filters.length === 0 || source.filters.some((filter) => isPatternMatch(filter, record));
