import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Activity } from '../../base/activity.ts';
import type { FunctionModel } from '../../template/functions.ts';
import type { CloudModel } from '../../template/model.ts';
import { buildEnvironment, type EnvironmentOptions } from './environment.ts';
import { FunctionError, StoppedError } from './function-error.ts';
import type { FunctionLog } from './log.ts';
import { createPool, type FunctionPool } from './pool.ts';
import type { ThreadChoice } from './thread-choice.ts';
import type { ThreadOptions } from './thread.ts';
import { createSharedThread, type SharedThread, startWorker } from './worker.ts';

export type FunctionsOptions = EnvironmentOptions & {
  readonly model: CloudModel;
  readonly clock: { readonly shared: SharedArrayBuffer };
  readonly activity: Activity;
  readonly log: FunctionLog;
  /** How long an event waits for a busy function before it gets one more worker. */
  readonly patienceMilliseconds: number;
  /** Which functions share a thread. Default: each has its own. */
  readonly chooseThread?: ThreadChoice | undefined;
};

/** Whether a function's workers are kept, with their memory. */
export type WorkerFilter = (functionId: string) => boolean;

export interface Functions {
  /** Runs a function and waits for its result; throws `FunctionError` if it fails. */
  readonly invoke: (functionId: string, event: unknown) => Promise<unknown>;
  /** Whether a function has an event under way. */
  readonly isRunning: () => boolean;
  /**
   * Ends the workers of all functions except the `kept` ones; the next event starts new ones with empty
   * memory. A shared thread ends only if all of its functions are gone.
   */
  readonly stop: (kept?: WorkerFilter) => Promise<void>;
  /** Ends a function's workers in the middle of their work; those in the shared thread end with it. */
  readonly kill: (functionId: string) => Promise<void>;
  /**
   * Runs another program, with its own variables, for the function of this id from the next event on, as a deployment
   * does. Resolves once the runs of the one before have ended.
   */
  readonly replace: (fn: FunctionModel) => Promise<void>;
  /**
   * Loads the present bundles for all events from the next one on, in new threads. Resolves once the runs of the old
   * threads have ended, and these with them.
   */
  readonly renew: () => Promise<void>;
}

const maxPayloadBytes = 6 * 1024 * 1024;

/** The functions of the template, in worker threads that start when first needed. */
export function createFunctions(options: FunctionsOptions): Functions {
  const byId = new Map(options.model.functions.map((fn) => [fn.id, fn]));
  let threads = createSharedThreads(options);
  let pools = new Map<string, FunctionPool>();
  let stops = 0;
  let running = 0;
  const poolOf = (id: string): FunctionPool => {
    const functionPool = pools.get(id);
    if (functionPool) return functionPool;
    const fn = getFunction(byId, id);
    const start = threads.get(id)?.start ?? (() => startWorker(fn, createThreadOptions(options, [fn])));
    const pool = createPool(() => start(fn), options.patienceMilliseconds);
    pools.set(id, pool);
    return pool;
  };
  return {
    async invoke(functionId, event) {
      const end = options.activity.begin();
      running += 1;
      const requestId = randomUUID();
      const stopsBefore = stops;
      try {
        const budget = (byId.get(functionId)?.timeoutSeconds ?? 3) * 1000;
        const text = JSON.stringify(event ?? null);
        return parseResult(await poolOf(functionId).run({ requestId, event: text, budget }), requestId);
      } catch (error) {
        if (stopsBefore !== stops) throw new StoppedError('the functions were stopped', { cause: error });
        if (error instanceof FunctionError)
          options.log.print(functionId, JSON.stringify({ level: 'ERROR', requestId, ...error.payload() }));
        throw error;
      } finally {
        running -= 1;
        end();
      }
    },
    isRunning: () => running > 0,
    kill: async (functionId) => threads.get(functionId)?.close() ?? pools.get(functionId)?.kill(),
    async replace(fn) {
      byId.set(fn.id, fn);
      const before = pools.get(fn.id);
      pools.delete(fn.id);
      await before?.drain();
    },
    async renew() {
      const ending = { pools, threads };
      pools = new Map();
      threads = createSharedThreads(options);
      await Promise.all([...ending.pools.values()].map((pool) => pool.drain()));
      await closeThreads(ending.threads.values());
    },
    async stop(kept = () => false) {
      stops += 1;
      const ending = [...pools].filter(([id]) => !kept(id));
      pools = new Map([...pools].filter(([id]) => kept(id)));
      await Promise.all(ending.map(([, pool]) => pool.close()));
      const used = new Set([...pools.keys()].map((id) => threads.get(id)));
      await closeThreads([...threads.values()].filter((thread) => !used.has(thread)));
    },
  };
}

function getFunction(byId: ReadonlyMap<string, FunctionModel>, id: string): FunctionModel {
  const fn = byId.get(id);
  if (!fn) throw new Error(`there is no function ${id}`);
  return fn;
}

async function closeThreads(threads: Iterable<SharedThread>): Promise<void> {
  await Promise.all([...new Set(threads)].map((thread) => thread.close()));
}

/** The thread of each function that shares one, by the function's id. */
function createSharedThreads(options: FunctionsOptions): ReadonlyMap<string, SharedThread> {
  const { model, chooseThread = () => undefined } = options;
  const byName = Map.groupBy(model.functions, (fn) => chooseThread(fn, model));
  return new Map(
    [...byName].flatMap(([name, functions]) => {
      if (name === undefined) return [];
      const thread = createSharedThread(createThreadOptions(options, functions));
      return functions.map(({ id }) => [id, thread] as const);
    }),
  );
}

/** The options of a thread of these functions. */
const createThreadOptions = (
  options: FunctionsOptions,
  functions: readonly FunctionModel[],
): ThreadOptions => ({
  environments: new Map(functions.map((fn) => [fn.id, buildEnvironment(fn, options)])),
  clock: options.clock.shared,
  compileCache: join(options.model.root, 'node_modules/.cache/node'),
  print: (functionId, line) => options.log.print(functionId, line),
  report: (run, status) => options.log.report(run, status),
});

function parseResult(result: string, requestId: string): unknown {
  if (Buffer.byteLength(result) > maxPayloadBytes) throw createTooLarge(requestId);
  return JSON.parse(result);
}

const createTooLarge = (requestId: string) =>
  new FunctionError(
    {
      errorType: 'Function.ResponseSizeTooLarge',
      errorMessage: 'Response payload size exceeded maximum allowed payload size (6291556 bytes).',
      trace: [],
    },
    requestId,
  );
