import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request as openRequest } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';
import { autocannon } from './autocannon.ts';

const SentRequest = z.object({
  path: z.string(),
  method: z.enum(['GET', 'POST']).default('GET'),
  body: z.string().optional(),
  headers: z.record(z.string(), z.string()),
});
export type SentRequest = z.input<typeof SentRequest>;

const Until = z.union([z.object({ amount: z.int() }), z.object({ duration: z.int() })]);
const Order = z.discriminatedUnion('kind', [
  /** Sends each request once, one after the other, with milliseconds in between. */
  z.object({ kind: z.literal('each'), requests: z.array(SentRequest).readonly(), pauseMs: z.number() }),
  /** Sends the requests again and again, several at a time: so many of them, or for so many seconds. */
  z.object({
    kind: z.literal('load'),
    requests: z.array(SentRequest).readonly(),
    connections: z.int(),
    until: Until,
  }),
]);
type Order = z.output<typeof Order>;

const Sent = z.object({ times: z.array(z.number()), bytes: z.array(z.number()) });
const Loaded = z.object({ perSecond: z.number() });
const Failed = z.object({ failure: z.string() });
type Reply = z.output<typeof Sent> | z.output<typeof Loaded>;

/** A client in a process of its own: in the cloud's, its work would count as the cloud's. */
export interface RequestClient {
  /** Milliseconds of each request until its answer is read, and the bytes of its body as they were sent. */
  readonly sendEach: (requests: readonly SentRequest[], pauseMs?: number) => Promise<z.output<typeof Sent>>;
  /** Answers per second. */
  readonly load: (
    requests: readonly SentRequest[],
    connections: number,
    until: z.output<typeof Until>,
  ) => Promise<number>;
  readonly close: () => void;
}

export function startRequestClient(origin: string): RequestClient {
  const child = fork(import.meta.filename, [origin]);
  return {
    sendEach: async (requests, pauseMs = 0) =>
      Sent.parse(await ask(child, { kind: 'each', requests, pauseMs })),
    load: async (requests, connections, until) =>
      Loaded.parse(await ask(child, { kind: 'load', requests, connections, until })).perSecond,
    close: () => void child.kill(),
  };
}

/** @throws Error when a request was refused */
async function ask(child: ChildProcess, order: z.input<typeof Order>): Promise<unknown> {
  const answered = once(child, 'message');
  child.send(order);
  const [reply]: unknown[] = await answered;
  const failed = Failed.safeParse(reply);
  if (failed.success) throw new Error(failed.data.failure);
  return reply;
}

async function carryOut(origin: string, order: Order): Promise<Reply> {
  if (order.kind === 'load') return { perSecond: await load(origin, order) };
  const times: number[] = [];
  const bytes: number[] = [];
  for (const request of order.requests) {
    if (order.pauseMs > 0) await setTimeout(order.pauseMs);
    const { time, size } = await send(origin, request);
    times.push(time);
    bytes.push(size);
  }
  return { times, bytes };
}

const agent = new Agent({ keepAlive: true });

async function send(origin: string, { path, method, body, headers }: z.output<typeof SentRequest>) {
  const begun = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  openRequest(origin + path, { agent, headers, method }, resolve)
    .on('error', reject)
    .end(body);
  const answer = await promise;
  let size = 0;
  answer.on('data', (chunk: Buffer) => (size += chunk.length));
  await once(answer, 'end');
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
  return { time: performance.now() - begun, size };
}

async function load(origin: string, { requests, connections, until }: Order & { kind: 'load' }) {
  const made = await autocannon({ url: origin, requests: [...requests], connections, ...until });
  if (made.non2xx > 0) throw new Error(`${made.non2xx} calls failed`);
  return made.requests.average;
}

if (import.meta.main) {
  const [origin = ''] = process.argv.slice(2);
  process.on('message', (message: unknown) => {
    carryOut(origin, Order.parse(message)).then(
      (reply) => process.send?.(reply),
      (error: unknown) => process.send?.({ failure: String(error) }),
    );
  });
}
