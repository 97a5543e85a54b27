import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { FunctionModel } from '../../template/functions.ts';
import { FunctionError, type FunctionFailure } from './function-error.ts';
import type { EndedRun, Invocation, LoadOrder, ThreadOrder, ThreadReply, ThreadData } from './protocol.ts';
import { resolveTrace } from './resolve-trace.ts';

export interface ThreadOptions {
  readonly environment: Readonly<Record<string, string>>;
  readonly clock: SharedArrayBuffer;
  /** Called with each line that a function prints. */
  readonly print: (line: string) => void;
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
  close(): Promise<void>;
}

/** Size of the young generation: at Node's default, collecting it took a tenth of a busy thread's time. */
const youngMegabytes = 64;

export function startThread(memoryMegabytes: number, options: ThreadOptions): Thread {
  const data: ThreadData = { clock: options.clock, compileCache };
  const worker = new Worker(new URL('./runtime.ts', import.meta.url), {
    env: { ...options.environment },
    workerData: data,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes, maxYoungGenerationSizeMb: youngMegabytes },
    stdout: true,
    stderr: true,
  });
  worker.unref();
  for (const stream of [worker.stdout, worker.stderr])
    createInterface({ input: stream }).on('line', options.print);

  let gone = false;
  /** Loads under way, by function id. */
  const loading = new Map<string, PromiseWithResolvers<void>>();
  /** Events under way, by request id. */
  const running = new Map<string, PromiseWithResolvers<string>>();
  const order = (given: ThreadOrder) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread, not a window
    worker.postMessage(given);
  };
  const end = (failure: FunctionFailure) => {
    gone = true;
    for (const [requestId, { reject }] of running) reject(toFunctionError(failure, requestId));
    for (const { reject } of loading.values()) reject(toFunctionError(failure, ''));
    running.clear();
    loading.clear();
  };
  worker.on('message', (message: ThreadReply) => settleReply(message, loading, running, options.report));
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
      order(toLoadOrder(fn));
      return loaded.promise;
    },
    run(fn, job) {
      const result = Promise.withResolvers<string>();
      running.set(job.requestId, result);
      order({ ...job, kind: 'run', functionId: fn.id });
      return result.promise;
    },
    isGone: () => gone,
    async close() {
      gone = true;
      await worker.terminate();
    },
  };
}

function settleReply(
  message: ThreadReply,
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

const compileCache = join(import.meta.dirname, '../../../../node_modules/.cache/node');

/** The file to run: the source if the cache has dropped the bundle, as in a cloud that runs for days. */
const findFile = ({ entry, bundle }: FunctionModel): string =>
  bundle !== undefined && existsSync(bundle) ? bundle : entry;

const toLoadOrder = (fn: FunctionModel): LoadOrder => ({
  kind: 'load',
  functionId: fn.id,
  entry: pathToFileURL(findFile(fn)).href,
  handler: fn.handler,
  context: {
    functionName: fn.name,
    invokedFunctionArn: fn.arn,
    memoryLimitInMB: String(fn.memoryMegabytes),
    logGroupName: `/aws/lambda/${fn.name}`,
    logStreamName: 'local',
  },
});
