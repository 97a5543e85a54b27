import { FunctionError, StoppedError } from './function-error.ts';
import type { Job } from './protocol.ts';
import type { FunctionWorker } from './worker.ts';

export interface Pool {
  /** Runs a job in the next free worker; rejects with `FunctionError`. */
  run(job: Job): Promise<string>;
  close(): Promise<void>;
}

interface Waiting {
  readonly job: Job;
  readonly settle: PromiseWithResolvers<string>;
}

const mostWorkers = 4;
/** A worker beside the first one goes once it had nothing to do for so long. */
const idleMilliseconds = 30_000;

/**
 * The workers of one function: none until the first event, one as a rule, and up to four while events
 * have to wait longer than `patienceMilliseconds`, and than the last start took: on a busy machine one more
 * would come too late, and slow down the others.
 */
export function createPool(startWorker: () => FunctionWorker, patienceMilliseconds: number): Pool {
  const workers = new Set<FunctionWorker>();
  const free: FunctionWorker[] = [];
  const queue: Waiting[] = [];
  let starting = 0;
  let startMilliseconds = 0;
  let impatience: NodeJS.Timeout | undefined;
  let trimming: NodeJS.Timeout | undefined;
  // The last used worker is taken first, so those in front have been free for longest.
  const trim = () => {
    clearTimeout(trimming);
    trimming = setTimeout(() => {
      for (const worker of free.splice(0, free.length - 1)) {
        workers.delete(worker);
        void worker.close();
      }
    }, idleMilliseconds).unref();
  };

  const serve = async (worker: FunctionWorker, { job, settle }: Waiting) => {
    try {
      settle.resolve(await worker.run(job));
    } catch (error) {
      settle.reject(error);
    }
    if (worker.isGone()) workers.delete(worker);
    else free.push(worker);
    dispatch();
    if (free.length > 1) trim();
  };

  const start = async () => {
    starting += 1;
    const began = performance.now();
    const worker = startWorker();
    workers.add(worker);
    try {
      await worker.ready;
      startMilliseconds = performance.now() - began;
      free.push(worker);
    } catch (error) {
      workers.delete(worker);
      void worker.close();
      const first = queue.shift();
      if (first) first.settle.reject(withRequest(error, first.job.requestId));
    }
    starting -= 1;
    dispatch();
  };

  const dispatch = () => {
    while (queue.length > 0) {
      const worker = free.pop();
      if (!worker) return grow();
      if (worker.isGone()) {
        workers.delete(worker);
        continue;
      }
      const next = queue.shift();
      if (next) void serve(worker, next);
    }
  };

  const grow = () => {
    if (starting > 0 || workers.size >= mostWorkers) return;
    if (workers.size === 0) return void start();
    impatience ??= setTimeout(
      () => {
        impatience = undefined;
        if (queue.length > 0 && starting === 0 && workers.size < mostWorkers) void start();
      },
      Math.max(patienceMilliseconds, startMilliseconds),
    );
  };

  return {
    run(job) {
      const settle = Promise.withResolvers<string>();
      queue.push({ job, settle });
      dispatch();
      return settle.promise;
    },
    async close() {
      clearTimeout(impatience);
      clearTimeout(trimming);
      for (const { settle } of queue.splice(0)) settle.reject(new StoppedError('the function was stopped'));
      await Promise.all([...workers].map((worker) => worker.close()));
    },
  };
}

const withRequest = (error: unknown, requestId: string) =>
  error instanceof FunctionError ? new FunctionError(error.payload(), requestId) : error;
