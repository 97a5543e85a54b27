import { createCheckpoints } from '../aws/dynamodb-streams/checkpoints.ts';
import { createStreams, type Streams } from '../aws/dynamodb-streams/index.ts';
import type { DatabaseCall } from '../aws/dynamodb/client.ts';
import { createArchives } from '../aws/eventbridge/archives.ts';
import type { BusEvent } from '../aws/eventbridge/event.ts';
import { createBus, type Bus } from '../aws/eventbridge/index.ts';
import type { Iam } from '../aws/iam/index.ts';
import { assertSourcesReadable } from '../aws/iam/sources.ts';
import { createAsyncInvoke } from '../aws/lambda/async-invoke.ts';
import { createFunctions, type WorkerFilter } from '../aws/lambda/index.ts';
import type { FunctionLog } from '../aws/lambda/log.ts';
import type { ThreadChoice } from '../aws/lambda/thread-choice.ts';
import { createScheduler, type Scheduler } from '../aws/scheduler/index.ts';
import { createQueueFeed, type QueueFeed } from '../aws/sqs/feed.ts';
import { createQueues, type Queues } from '../aws/sqs/index.ts';
import type { Activity } from '../base/activity.ts';
import type { Chaos } from '../base/chaos.ts';
import type { Clock } from '../base/clock.ts';
import type { Database } from '../base/database.ts';
import type { Hosts } from '../base/hosts.ts';
import { createTasks } from '../base/tasks.ts';
import type { FunctionModel } from '../template/functions.ts';
import type { CloudModel } from '../template/model.ts';

/** Milliseconds until the next attempt; attempts count from 0. */
type RetryPause = (attempt: number) => number;

export interface ComputeOptions {
  readonly model: CloudModel;
  readonly iam: Iam;
  readonly clock: Clock;
  readonly hosts: Hosts;
  readonly activity: Activity;
  readonly state: Database;
  readonly functionLog: FunctionLog;
  readonly awsEndpoint: string;
  readonly dynamoEndpoint: string;
  readonly localVariables: Readonly<Record<string, string>>;
  readonly retryMilliseconds: RetryPause;
  /** The same for the readers of streams. */
  readonly readerRetryMilliseconds: RetryPause;
  /** The same for queues, which have times of their own. */
  readonly queueRetryMilliseconds: RetryPause | undefined;
  readonly patienceMilliseconds: number;
  readonly chooseThread: ThreadChoice | undefined;
  readonly isResting: ((functionId: string, event: BusEvent) => boolean) | undefined;
  readonly readAhead: ((event: BusEvent, now: number) => number) | undefined;
  readonly chaos: Chaos | undefined;
  readonly log: (line: string) => void;
}

/** Runs functions: for calls, deliveries with retries, streams and queues. */
export interface Compute {
  readonly bus: Bus;
  readonly queues: Queues;
  readonly scheduler: Scheduler;
  readonly invoke: (functionId: string, event: unknown) => Promise<unknown>;
  readonly invokeLater: (functionId: string, event: unknown) => void;
  /** Ends a function’s workers in the middle of their work, as a crash does. */
  readonly kill: (functionId: string) => Promise<void>;
  /** Runs another program for a function of the template, as a deployment does. */
  readonly replace: (fn: FunctionModel) => Promise<void>;
  /** Loads the present bundles of all functions, in new threads. */
  readonly renew: () => Promise<void>;
  /** Reads the streams of changed tables. */
  readonly wake: Streams['wake'];
  /** Resumes stored work and starts reading streams and queues. */
  readonly start: (call: DatabaseCall) => void;
  /** Stops all work, and all functions except the `kept` ones; unfinished work stays stored. */
  readonly stop: (kept?: WorkerFilter) => Promise<void>;
}

export function createCompute(options: ComputeOptions): Compute {
  const { model, iam, clock, state, activity, chaos, log } = options;
  const functions = createFunctions({ ...options, log: options.functionLog });
  const { invoke, isRunning } = functions;
  const queues = createQueues(model.queues, state, clock);
  const tasks = createTasks(state, clock, activity, log);
  const withFaults = (milliseconds: RetryPause) => (attempt: number) =>
    chaos?.retryMilliseconds(attempt) ?? milliseconds(attempt);
  const later = createAsyncInvoke({
    tasks,
    clock,
    invoke,
    findFunction: (id) => getFunction(model, id),
    iam,
    send: queues.sendTo,
    retryMilliseconds: withFaults(options.retryMilliseconds),
    chaos,
    onDelivery: (delivery) => bus.onDelivery(delivery),
    log,
  });
  const bus = createBus({
    ...options,
    archives: createArchives(model.archives, state, clock),
    invokeLater: later,
    send: queues.sendTo,
    runInTransaction: (work) => state.transaction(work),
  });
  const scheduler = createScheduler({ ...options, put: bus.put, send: queues.sendTo });
  let streams: Streams | undefined;
  let feeds = new Map<string, QueueFeed>();
  queues.onMessage(({ name }) => feeds.get(name)?.wake());
  const checkpoints = createCheckpoints(state);
  return {
    ...functions,
    bus,
    queues,
    scheduler,
    invokeLater: later,
    wake: (...written) => streams?.wake(...written),
    start(call) {
      assertSourcesReadable(iam, model.sources);
      tasks.start();
      scheduler.start();
      const read = addRepeats(invoke, chaos);
      const reading = { ...options, retryMilliseconds: options.readerRetryMilliseconds };
      const { sendTo: send } = queues;
      streams = createStreams({ ...reading, ...model, call, checkpoints, invoke: read, isRunning, send });
      const retryMilliseconds = (attempt: number) =>
        chaos?.retryMilliseconds(attempt) ?? options.queueRetryMilliseconds?.(attempt);
      feeds = createFeeds(options, queues, invoke, retryMilliseconds);
    },
    async stop(kept) {
      scheduler.stop();
      tasks.stop();
      for (const feed of feeds.values()) feed.close();
      await Promise.all([streams?.close(), functions.stop(kept)]);
    },
  };
}

const addRepeats =
  (invoke: Compute['invoke'], chaos: Chaos | undefined): Compute['invoke'] =>
  async (functionId, event) => {
    const result = await invoke(functionId, event);
    return chaos?.isBatchRepeated() === true ? invoke(functionId, event) : result;
  };

function getFunction(model: CloudModel, id: string) {
  const found = model.functions.find((fn) => fn.id === id);
  if (!found) throw new Error(`there is no function ${id}`);
  return found;
}

function createFeeds(
  options: ComputeOptions,
  queues: Queues,
  invoke: Compute['invoke'],
  retryMilliseconds: (attempt: number) => number | undefined,
): Map<string, QueueFeed> {
  const feeds = new Map<string, QueueFeed>();
  for (const source of options.model.sources) {
    if (source.kind !== 'queue' || !source.enabled) continue;
    const queue = queues.find(source.sourceArn);
    if (!queue) throw new Error(`${source.id} reads ${source.sourceArn}, which is no queue of the template`);
    const feed = createQueueFeed({
      ...options,
      source,
      queue,
      store: queues.store,
      invoke,
      retryMilliseconds,
    });
    feed.wake();
    feeds.set(queue.name, feed);
  }
  return feeds;
}
