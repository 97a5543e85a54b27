import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { FunctionModel } from '../../template/functions.ts';
import { FunctionError, type FunctionFailure } from './function-error.ts';
import type { EndedRun, Invocation, LoadOrder, ThreadOrder, ThreadReply, ThreadData } from './protocol.ts';
import { resolveTrace } from './resolve-trace.ts';

export interface ThreadOptions {
  /** The variables of each function that may run in the thread, by the function's id. */
  readonly environments: ReadonlyMap<string, Readonly<Record<string, string>>>;
  readonly clock: SharedArrayBuffer;
  /** A folder for compiled code. */
  readonly compileCache: string;
  /** Called with each line that a function prints. */
  readonly print: (functionId: string, line: string) => void;
  /** Called with each run that ended, whether it failed or not. */
  readonly report: (run: EndedRun, status: 'success' | 'error') => void;
}

/** A thread that functions run in. */
export interface Thread {
  /** Resolves once the handler is loaded; rejects with why it could not be. */
  load(fn: FunctionModel): Promise<void>;
  /** Runs one event; rejects with `FunctionError`. */
  run(fn: FunctionModel, job: Invocation): Promise<string>;
  /** Whether it crashed or was ended. */
  isGone(): boolean;
  /** Ends it unless it answers soon: a function that never returns holds up all that share it. */
  endIfStuck(): Promise<void>;
  close(): Promise<void>;
}

/** Size of the young generation: at Node's default, collecting it took a tenth of a busy thread's time. */
const youngMegabytes = 32;

/** How long a thread that works may take to answer. */
const stuckMilliseconds = 3000;

export function startThread(memoryMegabytes: number, options: ThreadOptions): Thread {
  const worker = createThreadWorker(memoryMegabytes, options);
  let gone = false;
  /** Loads under way, by function id. */
  const loading = new Map<string, PromiseWithResolvers<void>>();
  /** Events under way, by request id. */
  const running = new Map<string, PromiseWithResolvers<string>>();
  const order = (threadOrder: ThreadOrder) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread, not a window
    worker.postMessage(threadOrder);
  };
  const end = (failure: FunctionFailure) => {
    gone = true;
    for (const [requestId, { reject }] of running) reject(toFunctionError(failure, requestId));
    for (const { reject } of loading.values()) reject(toFunctionError(failure, ''));
    running.clear();
    loading.clear();
  };
  worker.on('message', (message: ThreadReply) => {
    if (message.kind === 'printed') options.print(message.functionId, message.line);
    else if (message.kind !== 'awake') settleReply(message, loading, running, options.report);
  });
  worker.on('error', (error: unknown) => {
    const why = error instanceof Error ? error : new Error(String(error));
    end({ errorType: why.name, errorMessage: why.message, trace: (why.stack ?? '').split('\n') });
  });
  worker.on('exit', (code) =>
    end({
      errorType: 'Runtime.ExitError',
      errorMessage: `the function exited with code ${code}`,
      trace: [],
    }),
  );
  return {
    load(fn) {
      const loaded = Promise.withResolvers<void>();
      loading.set(fn.id, loaded);
      order(toLoadOrder(fn, options.environments.get(fn.id) ?? {}));
      return loaded.promise;
    },
    run(fn, job) {
      const result = Promise.withResolvers<string>();
      running.set(job.requestId, result);
      order({ ...job, kind: 'run', functionId: fn.id });
      return result.promise;
    },
    isGone: () => gone,
    async endIfStuck() {
      order({ kind: 'wake' });
      const signal = AbortSignal.timeout(stuckMilliseconds);
      await once(worker, 'message', { signal }).catch(() => worker.terminate());
    },
    async close() {
      gone = true;
      await worker.terminate();
    },
  };
}

function createThreadWorker(memoryMegabytes: number, options: ThreadOptions): Worker {
  const { clock, compileCache, environments } = options;
  const data: ThreadData = { clock, compileCache, isShared: environments.size > 1 };
  const worker = new Worker(new URL('./runtime.ts', import.meta.url), {
    // A module that several functions share reads the variables of its own when the first of them loads it.
    env: Object.assign({}, ...environments.values()),
    workerData: data,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes, maxYoungGenerationSizeMb: youngMegabytes },
  });
  worker.unref();
  return worker;
}

function settleReply(
  message: Exclude<ThreadReply, { readonly kind: 'printed' | 'awake' }>,
  loading: Map<string, PromiseWithResolvers<void>>,
  running: Map<string, PromiseWithResolvers<string>>,
  report: ThreadOptions['report'],
): void {
  if (message.kind === 'result') report(message, 'success');
  else if (message.kind === 'failure') report(message, 'error');
  if (message.kind === 'loaded') takeWaiting(loading, message.functionId)?.resolve();
  else if (message.kind === 'unloadable')
    takeWaiting(loading, message.functionId)?.reject(toFunctionError(message.failure, ''));
  else if (message.kind === 'result') takeWaiting(running, message.requestId)?.resolve(message.result);
  else takeWaiting(running, message.requestId)?.reject(toFunctionError(message.failure, message.requestId));
}

const toFunctionError = (failure: FunctionFailure, requestId: string) =>
  new FunctionError({ ...failure, trace: failure.trace.map(resolveTrace) }, requestId);

function takeWaiting<T>(waiting: Map<string, T>, key: string): T | undefined {
  const found = waiting.get(key);
  waiting.delete(key);
  return found;
}

/** Whether the bundle was there at the start and is no more: the function runs from source then. */
export const isBundleDropped = ({ bundle }: FunctionModel): boolean =>
  bundle !== undefined && !existsSync(bundle);

const findFile = (fn: FunctionModel): string => (isBundleDropped(fn) ? fn.entry : (fn.bundle ?? fn.entry));

const toLoadOrder = (fn: FunctionModel, environment: LoadOrder['environment']): LoadOrder => ({
  kind: 'load',
  functionId: fn.id,
  entry: pathToFileURL(findFile(fn)).href,
  handler: fn.handler,
  environment,
  context: {
    functionName: fn.name,
    invokedFunctionArn: fn.arn,
    memoryLimitInMB: String(fn.memoryMegabytes),
    logGroupName: `/aws/lambda/${fn.name}`,
    logStreamName: 'local',
  },
});
