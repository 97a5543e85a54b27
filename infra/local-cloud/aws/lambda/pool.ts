import { FunctionError, StoppedError } from './function-error.ts';
import type { Invocation } from './protocol.ts';
import type { FunctionWorker } from './worker.ts';

export interface FunctionPool {
  /** Runs a job in the next free worker; rejects with `FunctionError`. */
  run(job: Invocation): Promise<string>;
  /** Ends the workers; their runs fail as after a crash, and waiting jobs get new ones. */
  kill(): Promise<void>;
  /** Ends the workers once every job that was given has ended. */
  drain(): Promise<void>;
  close(): Promise<void>;
}

interface Waiting {
  readonly job: Invocation;
  readonly settle: PromiseWithResolvers<string>;
}

const maxWorkers = 4;
/** Every worker but one is closed after this idle time, and that one after a longer one, with its memory. */
const idleMilliseconds = 30_000;
const lastIdleMilliseconds = 300_000;

/**
 * The workers of one function: no worker until the first event, usually one, and up to four while events wait
 * longer than `patienceMilliseconds` and longer than the last start took: on a busy machine another worker
 * would come too late and slow down the others.
 */
export function createPool(startWorker: () => FunctionWorker, patienceMilliseconds: number): FunctionPool {
  return new WorkerPool(startWorker, patienceMilliseconds);
}

class WorkerPool implements FunctionPool {
  readonly #startWorker: () => FunctionWorker;
  readonly #patienceMilliseconds: number;
  readonly #workers = new Set<FunctionWorker>();
  readonly #free: FunctionWorker[] = [];
  readonly #queue: Waiting[] = [];
  readonly #results = new Set<Promise<string>>();
  #starting = 0;
  #startMilliseconds = 0;
  #impatience: NodeJS.Timeout | undefined;
  #trimming: NodeJS.Timeout | undefined;

  constructor(startWorker: () => FunctionWorker, patienceMilliseconds: number) {
    this.#startWorker = startWorker;
    this.#patienceMilliseconds = patienceMilliseconds;
  }

  run(job: Invocation): Promise<string> {
    const settle = Promise.withResolvers<string>();
    this.#queue.push({ job, settle });
    this.#results.add(settle.promise);
    this.#dispatch();
    return settle.promise.finally(() => this.#results.delete(settle.promise));
  }

  async drain(): Promise<void> {
    await Promise.allSettled(this.#results);
    await this.close();
  }

  async kill(): Promise<void> {
    await Promise.all([...this.#workers].map((worker) => worker.close()));
  }

  async close(): Promise<void> {
    clearTimeout(this.#impatience);
    clearTimeout(this.#trimming);
    for (const { settle } of this.#queue.splice(0))
      settle.reject(new StoppedError('the function was stopped'));
    await Promise.all([...this.#workers].map((worker) => worker.close()));
  }

  #dispatch(): void {
    while (this.#queue.length > 0) {
      const worker = this.#free.pop();
      if (!worker) return this.#grow();
      if (worker.isGone()) {
        this.#workers.delete(worker);
        continue;
      }
      const next = this.#queue.shift();
      if (next) void this.#serve(worker, next);
    }
  }

  async #serve(worker: FunctionWorker, { job, settle }: Waiting): Promise<void> {
    try {
      settle.resolve(await worker.run(job));
    } catch (error) {
      settle.reject(error);
    }
    if (worker.isGone()) this.#workers.delete(worker);
    else this.#free.push(worker);
    this.#dispatch();
    this.#trim();
  }

  #grow(): void {
    if (this.#starting > 0 || this.#workers.size >= maxWorkers) return;
    if (this.#workers.size === 0) return void this.#start();
    this.#impatience ??= setTimeout(
      () => {
        this.#impatience = undefined;
        const isWanted = this.#queue.length > 0 && this.#starting === 0;
        if (isWanted && this.#workers.size < maxWorkers) void this.#start();
      },
      Math.max(this.#patienceMilliseconds, this.#startMilliseconds),
    );
  }

  async #start(): Promise<void> {
    this.#starting += 1;
    const began = performance.now();
    const worker = this.#startWorker();
    this.#workers.add(worker);
    try {
      await worker.ready;
      this.#startMilliseconds = performance.now() - began;
      this.#free.push(worker);
    } catch (error) {
      this.#workers.delete(worker);
      void worker.close();
      const first = this.#queue.shift();
      if (first) first.settle.reject(addRequestId(error, first.job.requestId));
    }
    this.#starting -= 1;
    this.#dispatch();
  }

  // The last used worker is taken first, so the first ones in the list have been idle for longest.
  #trim(): void {
    clearTimeout(this.#trimming);
    const kept = this.#free.length > 1 ? 1 : 0;
    const close = () => {
      for (const worker of this.#free.splice(0, this.#free.length - kept)) {
        this.#workers.delete(worker);
        void worker.close();
      }
      if (kept > 0) this.#trim();
    };
    this.#trimming = setTimeout(close, kept > 0 ? idleMilliseconds : lastIdleMilliseconds).unref();
  }
}

const addRequestId = (error: unknown, requestId: string) =>
  error instanceof FunctionError ? new FunctionError(error.payload(), requestId) : error;
