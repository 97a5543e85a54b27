import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { FunctionModel } from '../../template/functions.ts';
import { FunctionError, type Failure } from './function-error.ts';
import type { Ended, Job, Load, Order, Reply, ThreadData } from './protocol.ts';
import { readable } from './traces.ts';

export interface ThreadOptions {
  readonly environment: Readonly<Record<string, string>>;
  readonly clock: SharedArrayBuffer;
  /** Called with each line that a function prints. */
  readonly print: (line: string) => void;
  /** Called with each run that ended, whether it failed or not. */
  readonly report: (run: Ended, status: 'success' | 'error') => void;
}

/** A thread that functions run in. */
export interface Thread {
  /** Resolves once the handler is loaded; rejects with why it could not be. */
  load(fn: FunctionModel): Promise<void>;
  /** Runs one event; rejects with `FunctionError`. */
  run(fn: FunctionModel, job: Job): Promise<string>;
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
    createInterface({ input: stream }).on('line', (line) => options.print(readable(line)));

  let gone = false;
  /** Loads under way, by function id. */
  const loading = new Map<string, PromiseWithResolvers<void>>();
  /** Events under way, by request id. */
  const running = new Map<string, PromiseWithResolvers<string>>();
  const order = (given: Order) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread, not a window
    worker.postMessage(given);
  };
  const end = (failure: Failure) => {
    gone = true;
    for (const [requestId, { reject }] of running) reject(failed(failure, requestId));
    for (const { reject } of loading.values()) reject(failed(failure, ''));
    running.clear();
    loading.clear();
  };
  worker.on('message', (message: Reply) => settle(message, loading, running, options.report));
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
      order(loadOf(fn));
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

function settle(
  message: Reply,
  loading: Map<string, PromiseWithResolvers<void>>,
  running: Map<string, PromiseWithResolvers<string>>,
  report: ThreadOptions['report'],
): void {
  if (message.kind === 'result') report(message, 'success');
  else if (message.kind === 'failure') report(message, 'error');
  if (message.kind === 'loaded') taken(loading, message.functionId)?.resolve();
  else if (message.kind === 'unloadable')
    taken(loading, message.functionId)?.reject(failed(message.failure, ''));
  else if (message.kind === 'result') taken(running, message.requestId)?.resolve(message.result);
  else taken(running, message.requestId)?.reject(failed(message.failure, message.requestId));
}

const failed = (failure: Failure, requestId: string) =>
  new FunctionError({ ...failure, trace: failure.trace.map(readable) }, requestId);

function taken<T>(waiting: Map<string, T>, key: string): T | undefined {
  const found = waiting.get(key);
  waiting.delete(key);
  return found;
}

const compileCache = join(import.meta.dirname, '../../../../node_modules/.cache/node');

/** The file to run: the source if the cache has dropped the bundle, as in a cloud that runs for days. */
const fileOf = ({ entry, bundle }: FunctionModel): string =>
  bundle !== undefined && existsSync(bundle) ? bundle : entry;

const loadOf = (fn: FunctionModel): Load => ({
  kind: 'load',
  functionId: fn.id,
  entry: pathToFileURL(fileOf(fn)).href,
  handler: fn.handler,
  context: {
    functionName: fn.name,
    invokedFunctionArn: fn.arn,
    memoryLimitInMB: String(fn.memoryMegabytes),
    logGroupName: `/aws/lambda/${fn.name}`,
    logStreamName: 'local',
  },
});
