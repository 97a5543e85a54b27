// Runs inside each thread of functions: loads handlers and passes them events. A shared thread may run
// several events of a function at a time.
import { AsyncLocalStorage } from 'node:async_hooks';
import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { toFailure } from './function-error.ts';
import type { LoadOrder, ThreadOrder, ThreadReply, RunOrder, RunTime, ThreadData } from './protocol.ts';

type Handler = (event: unknown, context: unknown) => unknown;
interface Loaded {
  readonly handler: Handler;
  readonly context: LoadOrder['context'];
}

const data: ThreadData = workerData;

enableCompileCache(data.compileCache);

/** A request header that moves the function's clock, in milliseconds ahead of the cloud's clock. */
const aheadHeader = 'x-local-ahead-ms';
interface OwnContext {
  readonly functionId: string;
  /** How far ahead the event is, in milliseconds. */
  readonly ahead: number;
}
/** The function that runs, and the clock of its event; a shared thread runs several at a time. */
const ownContext = new AsyncLocalStorage<OwnContext>();

const functions = new Map<string, Loaded>();

shiftDate(data.clock);
signAsCaller();
parentPort?.on(
  'message',
  (order: ThreadOrder) => void (order.kind === 'load' ? loadFunction(order) : runFunction(order)),
);

/** Shifts `Date` in this thread by the local clock, so that functions need no code for it. */
function shiftDate(shared: SharedArrayBuffer): void {
  const ahead = new Float64Array(shared);
  const realNow = Date.now;
  const now = () => realNow() + (ahead[0] ?? 0) + (ownContext.getStore()?.ahead ?? 0);
  globalThis.Date = new Proxy(Date, {
    construct: (target, given, self) => Reflect.construct(target, given.length === 0 ? [now()] : given, self),
    apply: () => new Date(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}

/** Each function signs its calls with its own id as access key, also in a thread that it shares. */
function signAsCaller(): void {
  process.env = new Proxy(process.env, {
    get: (target, key, self) =>
      (key === 'AWS_ACCESS_KEY_ID' ? ownContext.getStore()?.functionId : undefined) ??
      Reflect.get(target, key, self),
  });
}

async function loadFunction({ functionId, entry, handler: name, context }: LoadOrder): Promise<void> {
  try {
    const loaded: Record<string, unknown> = await ownContext.run(
      { functionId, ahead: 0 },
      () => import(entry),
    );
    const handler = loaded[name];
    if (!isHandler(handler)) throw new Error(`${entry} exports no function ${name}`);
    functions.set(functionId, { handler, context });
    sendReply({ kind: 'loaded', functionId });
  } catch (error) {
    sendReply({ kind: 'unloadable', functionId, failure: toFailure(error) });
  }
}

const isHandler = (value: unknown): value is Handler => typeof value === 'function';

async function runFunction({ functionId, requestId, event: text, budget }: RunOrder): Promise<void> {
  const measure = startClock();
  const end = performance.now() + budget;
  try {
    const { handler, context: known } = getFunction(functionId);
    const context = {
      ...known,
      functionVersion: '$LATEST',
      awsRequestId: requestId,
      callbackWaitsForEmptyEventLoop: true,
      getRemainingTimeInMillis: () => Math.max(0, Math.round(end - performance.now())),
    };
    const event: unknown = JSON.parse(text);
    const result = await ownContext.run({ functionId, ahead: readAhead(event) }, async () =>
      handler(event, context),
    );
    const answer = JSON.stringify(result) ?? 'null';
    sendReply({ kind: 'result', functionId, requestId, result: answer, time: measure() });
  } catch (error) {
    sendReply({ kind: 'failure', functionId, requestId, failure: toFailure(error), time: measure() });
  }
}

/** Returns what reads the time since now. */
function startClock(): () => RunTime {
  const began = performance.now();
  const before = measureProcessorTime();
  return () => {
    const after = measureProcessorTime();
    return {
      duration: performance.now() - began,
      processor: before === undefined || after === undefined ? undefined : after - before,
    };
  };
}

/** The processor time of this thread; undefined before Node 23.9. */
function measureProcessorTime(): number | undefined {
  if (!('threadCpuUsage' in process)) return undefined;
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function getFunction(functionId: string): Loaded {
  const loaded = functions.get(functionId);
  if (!loaded) throw new Error(`${functionId} was not loaded`);
  return loaded;
}

function readAhead(event: unknown): number {
  if (typeof event !== 'object' || event === null || !('headers' in event)) return 0;
  const { headers } = event;
  if (typeof headers !== 'object' || headers === null) return 0;
  const [, given] = Object.entries(headers).find(([name]) => name === aheadHeader) ?? [];
  return Number(given ?? 0) || 0;
}

function sendReply(message: ThreadReply): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread, not a window
  parentPort?.postMessage(message);
}
