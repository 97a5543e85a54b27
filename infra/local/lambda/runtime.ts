// Runs inside each function's worker thread: loads the handler and feeds it one event at a time.
import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { failureOf } from './function-error.ts';
import type { Job, Reply, WorkerData } from './protocol.ts';

type Handler = (event: unknown, context: unknown) => unknown;

const data: WorkerData = workerData;

enableCompileCache(data.compileCache);

/** The header of a call that is to happen at another time than now, in milliseconds ahead of the cloud's clock. */
const aheadHeader = 'x-local-ahead-ms';
let ownAhead = 0;

shiftDate(data.clock);
void serve();

/** Moves the global clock of this thread along with the local cloud's; the function itself needs no local branch. */
function shiftDate(shared: SharedArrayBuffer): void {
  const ahead = new Float64Array(shared);
  const realNow = Date.now;
  const now = () => realNow() + (ahead[0] ?? 0) + ownAhead;
  globalThis.Date = new Proxy(Date, {
    construct: (target, given, self) => Reflect.construct(target, given.length === 0 ? [now()] : given, self),
    apply: () => new Date(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}

async function serve(): Promise<void> {
  let handler: Handler;
  try {
    handler = await load();
  } catch (error) {
    reply({ kind: 'failure', failure: failureOf(error) });
    process.exit(1);
  }
  parentPort?.on('message', (job: Job) => void run(handler, job));
  reply({ kind: 'ready' });
}

async function load(): Promise<Handler> {
  const loaded: Record<string, unknown> = await import(data.entry);
  const handler = loaded[data.handler];
  if (!isHandler(handler)) throw new Error(`${data.entry} exports no function ${data.handler}`);
  return handler;
}

const isHandler = (value: unknown): value is Handler => typeof value === 'function';

async function run(handler: Handler, job: Job): Promise<void> {
  const end = performance.now() + job.budget;
  const context = {
    ...data.context,
    functionVersion: '$LATEST',
    awsRequestId: job.requestId,
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => Math.max(0, Math.round(end - performance.now())),
  };
  try {
    const event: unknown = JSON.parse(job.event);
    // A worker runs one event at a time, so its clock is that event's alone.
    ownAhead = aheadOf(event);
    const result = await handler(event, context);
    reply({ kind: 'result', result: JSON.stringify(result) ?? 'null' });
  } catch (error) {
    reply({ kind: 'failure', failure: failureOf(error) });
  }
}

function aheadOf(event: unknown): number {
  if (typeof event !== 'object' || event === null || !('headers' in event)) return 0;
  const { headers } = event;
  if (typeof headers !== 'object' || headers === null) return 0;
  const [, given] = Object.entries(headers).find(([name]) => name === aheadHeader) ?? [];
  return Number(given ?? 0) || 0;
}

function reply(message: Reply): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread, not a window
  parentPort?.postMessage(message);
}
