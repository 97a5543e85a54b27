// Runs inside each thread of functions: loads handlers and passes them events. A shared thread may run
// several events of a function at a time, and knows by the asynchronous context whose code runs.
import { AsyncLocalStorage } from 'node:async_hooks';
import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { aheadHeader } from '../../base/ahead-header.ts';
import { toFailure } from './function-error.ts';
import type { LoadOrder, ThreadOrder, ThreadReply, RunOrder, RunTime, ThreadData } from './protocol.ts';

type Handler = (event: unknown, context: unknown) => unknown;
type Loaded = Pick<LoadOrder, 'context' | 'environment'> & { readonly handler: Handler };

const data: ThreadData = workerData;

enableCompileCache(data.compileCache);

interface OwnContext extends Pick<LoadOrder, 'functionId' | 'environment'> {
  /** How far ahead the event is, in milliseconds. */
  readonly ahead: number;
  /** Ends the run with this failure; missing while the function loads. */
  readonly fail?: (error: unknown) => void;
}
/** The function that runs, and the clock of its event. */
const ownContext = new AsyncLocalStorage<OwnContext>();

const functions = new Map<string, Loaded>();

shiftDate(data.clock);
giveOwnVariables();
printAsFunction();
if (data.isShared) endRunsAlone();
parentPort?.on('message', (order: ThreadOrder) => {
  if (order.kind === 'wake') sendReply({ kind: 'awake' });
  else void (order.kind === 'load' ? loadFunction(order) : runFunction(order));
});

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

/** Each function reads its own variables, such as the name that it signs its calls with. */
function giveOwnVariables(): void {
  process.env = new Proxy(process.env, {
    get: (target, key, self) =>
      ownContext.getStore()?.environment[String(key)] ?? Reflect.get(target, key, self),
  });
}

/** Each line is of the function that prints it. */
function printAsFunction(): void {
  const write = (chunk: string | Uint8Array) => {
    const { functionId = 'thread', environment } = ownContext.getStore() ?? {};
    for (const line of Buffer.from(chunk).toString().split('\n'))
      if (line !== '')
        sendReply({
          kind: 'printed',
          functionId,
          line: environment ? nameFunction(line, environment) : line,
        });
    return true;
  };
  process.stdout.write = write;
  process.stderr.write = write;
}

/** Functions of a thread share their logger, which has the names of the one that made it, or used it last. */
function nameFunction(line: string, environment: LoadOrder['environment']): string {
  const names = {
    service: environment['POWERTOOLS_SERVICE_NAME'],
    function_name: environment['AWS_LAMBDA_FUNCTION_NAME'],
  };
  return Object.entries(names).reduce(
    (named, [key, name]) =>
      name === undefined ? named : named.replace(new RegExp(`"${key}":"[^"]*"`), `"${key}":"${name}"`),
    line,
  );
}

/** A fault that no function caught ends the run that it comes from, and no other run of the thread. */
function endRunsAlone(): void {
  const endRun = (error: unknown) => {
    const fail = ownContext.getStore()?.fail;
    if (!fail) throw error;
    fail(error);
  };
  process.on('uncaughtException', endRun);
  process.exit = (code) => {
    const error = Object.assign(new Error(`the function exited with code ${code ?? 0}`), {
      name: 'Runtime.ExitError',
    });
    endRun(error);
    throw error;
  };
}

async function loadFunction(order: LoadOrder): Promise<void> {
  const { functionId, entry, handler: name, context, environment } = order;
  try {
    const loaded: Record<string, unknown> = await ownContext.run(
      { functionId, environment, ahead: 0 },
      () => import(entry),
    );
    const handler = loaded[name];
    if (!isHandler(handler)) throw new Error(`${entry} exports no function ${name}`);
    functions.set(functionId, { handler, context, environment });
    sendReply({ kind: 'loaded', functionId });
  } catch (error) {
    sendReply({ kind: 'unloadable', functionId, failure: toFailure(error) });
  }
}

const isHandler = (value: unknown): value is Handler => typeof value === 'function';

async function runFunction({ functionId, requestId, event: text, budget }: RunOrder): Promise<void> {
  const measure = startClock();
  const end = performance.now() + budget;
  let hasFailed = false;
  const fail = (error: unknown) => {
    if (hasFailed) return;
    hasFailed = true;
    sendReply({ kind: 'failure', functionId, requestId, failure: toFailure(error), time: measure() });
  };
  try {
    const { handler, context: known, environment } = getFunction(functionId);
    const context = {
      ...known,
      functionVersion: '$LATEST',
      awsRequestId: requestId,
      callbackWaitsForEmptyEventLoop: true,
      getRemainingTimeInMillis: () => Math.max(0, Math.round(end - performance.now())),
    };
    const event: unknown = JSON.parse(text);
    const own = { functionId, environment, ahead: readAhead(event), fail };
    const result = await ownContext.run(own, async () => handler(event, context));
    const answer = JSON.stringify(result) ?? 'null';
    if (!hasFailed) sendReply({ kind: 'result', functionId, requestId, result: answer, time: measure() });
  } catch (error) {
    fail(error);
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
