import { isDebugged } from '../../runtime/debugged.ts';
import type { FunctionModel } from '../../template/functions.ts';
import { FunctionError } from './function-error.ts';
import type { Invocation } from './protocol.ts';
import { isBundleDropped, startThread, type Thread, type ThreadOptions } from './thread.ts';

/** One execution environment of a function. */
export interface FunctionWorker {
  /** Resolves once the handler is loaded; rejects with why it could not be. */
  readonly ready: Promise<void>;
  /** Runs one event; rejects with `FunctionError`. A worker that timed out or crashed is gone afterwards. */
  run(job: Invocation): Promise<string>;
  isGone(): boolean;
  close(): Promise<void>;
}

/** A worker in a thread of its own, as on AWS: a crash affects no other worker. */
export function startWorker(fn: FunctionModel, options: ThreadOptions): FunctionWorker {
  // The source needs more room than its bundle on AWS does.
  const thread = startThread(fn.memoryMegabytes + 128, options);
  const end = () => thread.close();
  return createWorker(thread, fn, thread.load(fn), { close: end, expire: end });
}

/**
 * Workers of several functions in one thread, which loads each function once and is warm for all of them. What ends a
 * function ends its run alone there, as an environment of its own would. An event that times out keeps running, and its
 * result is ignored, unless it holds up the thread: that ends then, with all that it runs.
 */
export interface SharedThread {
  readonly start: (fn: FunctionModel) => FunctionWorker;
  readonly close: () => Promise<void>;
}

/** The more a heap may take, the longer V8 lets it grow before it collects: four times as large at two gigabytes. */
const sharedMegabytes = 1024;

export function createSharedThread(options: ThreadOptions): SharedThread {
  let thread: Thread | undefined;
  let loads = new Map<string, Promise<void>>();
  return {
    start(fn) {
      const isLoaded = thread?.isGone() === false && loads.has(fn.id);
      // From source, the SDK keeps the credentials of the first function of a thread for all.
      if (!isLoaded && isBundleDropped(fn)) return startWorker(fn, selectOwn(fn, options));
      if (!thread || thread.isGone()) {
        thread = startThread(sharedMegabytes, options);
        loads = new Map();
      }
      const loaded = loads.get(fn.id) ?? thread.load(fn);
      loads.set(fn.id, loaded);
      const own = thread;
      const expire = () => own.endIfStuck();
      return createWorker(own, fn, loaded, { close: async () => undefined, expire });
    },
    close: async () => thread?.close(),
  };
}

/** The options of a thread of this function alone. */
const selectOwn = ({ id }: FunctionModel, options: ThreadOptions): ThreadOptions => ({
  ...options,
  environments: new Map([[id, options.environments.get(id) ?? {}]]),
});

/** What a thread does for a worker that is closed, and for one whose event timed out. */
interface WorkerEnds {
  readonly close: () => Promise<void>;
  readonly expire: () => Promise<void>;
}

function createWorker(
  thread: Thread,
  fn: FunctionModel,
  ready: Promise<void>,
  ends: WorkerEnds,
): FunctionWorker {
  let gone = false;
  const leave = (end: () => Promise<void>) => {
    gone = true;
    return end();
  };
  // Avoids an unhandled rejection; `run` rejects with the same failure.
  ready.catch(() => undefined);
  return {
    ready,
    close: () => leave(ends.close),
    isGone: () => gone || thread.isGone(),
    run: (job) => waitForResult(job, thread.run(fn, job), () => leave(ends.expire)),
  };
}

/** The result of a run; rejects with Lambda's timeout error when the time is over, unless a debugger may have stopped it. */
async function waitForResult(
  { requestId, budget }: Invocation,
  running: Promise<string>,
  expire: () => Promise<void>,
): Promise<string> {
  if (isDebugged()) return running;
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const errorMessage = `${requestId} Task timed out after ${(budget / 1000).toFixed(2)} seconds`;
    late.reject(new FunctionError({ errorType: 'Sandbox.Timedout', errorMessage, trace: [] }, requestId));
    void expire();
  }, budget);
  try {
    return await Promise.race([running, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
