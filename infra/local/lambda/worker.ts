import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { pathToFileURL } from 'node:url';
import { createInterface } from 'node:readline';
import { FunctionError, type Failure } from './function-error.ts';
import { readable } from './traces.ts';
import type { Job, Reply, WorkerData } from './protocol.ts';
import type { FunctionModel } from '../template/functions.ts';

export type WorkerOptions = {
  readonly environment: Readonly<Record<string, string>>;
  readonly clock: SharedArrayBuffer;
  /** Gets each line that the function prints. */
  readonly print: (line: string) => void;
};

/** One execution environment of a function. */
export type FunctionWorker = {
  /** Resolves once the handler is loaded; rejects with why it could not be. */
  readonly ready: Promise<void>;
  /** Runs one event; rejects with `FunctionError`. A worker that timed out or crashed is gone afterwards. */
  run(job: Job): Promise<string>;
  isGone(): boolean;
  close(): Promise<void>;
};

export function startWorker(fn: FunctionModel, options: WorkerOptions): FunctionWorker {
  const worker = new Worker(new URL('./runtime.ts', import.meta.url), {
    env: { ...options.environment },
    workerData: workerData(fn, options.clock),
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // The source needs more room than its bundle on AWS does.
    resourceLimits: { maxOldGenerationSizeMb: fn.memoryMegabytes + 128 },
    stdout: true,
    stderr: true,
  });
  worker.unref();
  for (const stream of [worker.stdout, worker.stderr])
    createInterface({ input: stream }).on('line', (line) => options.print(readable(line)));

  let gone = false;
  const loading = Promise.withResolvers<void>();
  // Nobody may be waiting for the load; who invokes hears of the failure anyway.
  loading.promise.catch(() => undefined);
  let current: { requestId: string; settle: PromiseWithResolvers<string>; timer: NodeJS.Timeout } | undefined;

  const fail = (thrown: Failure) => {
    const failure = { ...thrown, trace: thrown.trace.map(readable) };
    const requestId = current?.requestId ?? '';
    loading.reject(new FunctionError(failure, requestId));
    finish((settle) => settle.reject(new FunctionError(failure, requestId)));
  };
  const finish = (settle: (how: PromiseWithResolvers<string>) => void) => {
    const finished = current;
    current = undefined;
    if (!finished) return;
    clearTimeout(finished.timer);
    settle(finished.settle);
  };

  worker.on('message', (message: Reply) => {
    if (message.kind === 'ready') loading.resolve();
    else if (message.kind === 'result') finish((settle) => settle.resolve(message.result));
    else fail(message.failure);
  });
  worker.on('error', (error: unknown) => {
    gone = true;
    const why = error instanceof Error ? error : new Error(String(error));
    fail({ errorType: why.name, errorMessage: why.message, trace: (why.stack ?? '').split('\n') });
  });
  worker.on('exit', (code) => {
    gone = true;
    fail({
      errorType: 'Runtime.ExitError',
      errorMessage: `the function exited with code ${code}`,
      trace: [],
    });
  });

  const timeOut = (job: Job) => {
    gone = true;
    const seconds = (job.budget / 1000).toFixed(2);
    const errorMessage = `${job.requestId} Task timed out after ${seconds} seconds`;
    fail({ errorType: 'Sandbox.Timedout', errorMessage, trace: [] });
    void worker.terminate();
  };
  return {
    ready: loading.promise,
    isGone: () => gone,
    run(job) {
      const settle = Promise.withResolvers<string>();
      const timer = setTimeout(timeOut, job.budget, job);
      current = { requestId: job.requestId, settle, timer };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread, not a window
      worker.postMessage(job);
      return settle.promise;
    },
    async close() {
      gone = true;
      await worker.terminate();
    },
  };
}

const compileCache = join(import.meta.dirname, '../../../node_modules/.cache/node');

/** A cloud that runs for days may find that later states took its bundle's place; then the source is the same again or newer. */
const fileOf = ({ entry, bundle }: FunctionModel): string =>
  bundle !== undefined && existsSync(bundle) ? bundle : entry;

function workerData(fn: FunctionModel, clock: SharedArrayBuffer): WorkerData {
  return {
    entry: pathToFileURL(fileOf(fn)).href,
    handler: fn.handler,
    clock,
    compileCache,
    context: {
      functionName: fn.name,
      invokedFunctionArn: fn.arn,
      memoryLimitInMB: String(fn.memoryMegabytes),
      logGroupName: `/aws/lambda/${fn.name}`,
      logStreamName: 'local',
    },
  };
}
