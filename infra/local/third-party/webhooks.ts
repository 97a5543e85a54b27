import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import * as z from 'zod';
import type { Database } from '../runtime/database.ts';
import { createTasks, taskSchema, type Outcome, type Task } from '../runtime/tasks.ts';
import type { Neighbourhood } from './provider.ts';
import { openWebhookLog, webhookLogSchema, type Delivery } from './webhook-log.ts';

export type WebhooksOptions = Pick<
  Neighbourhood,
  'clock' | 'activity' | 'retryMilliseconds' | 'webhookUrls' | 'log'
> & {
  /** The stand-in's own database, so that an event is stored together with what it tells of. */
  readonly db: Database;
  /** Whether an address receives a type of event; default: every address receives all. */
  readonly wants?: (url: string, type: string) => boolean;
  /** The headers of one try, such as its signature; `now` is in milliseconds. */
  readonly sign: (event: {
    readonly id: string;
    readonly url: string;
    readonly body: string;
    readonly now: number;
  }) => Record<string, string>;
};

export interface Webhooks {
  /** Is on disk when it returns (or when the transaction around it ends); then goes to every address. */
  readonly emit: (event: { readonly id: string; readonly type: string; readonly body: unknown }) => void;
  /** Sends a stored event to every address once more, even while others are held; false if there is no such event. */
  readonly resend: (eventId: string) => boolean;
  /** Keeps what is emitted from now on until `release`. */
  readonly hold: () => void;
  /** Sends the named held events in this order and goes on holding; without names all, and holds no longer. Answers how many went. */
  readonly release: (eventIds?: readonly string[]) => number;
  readonly holding: () => boolean;
  /** The body of a stored event. */
  readonly find: (eventId: string) => string | undefined;
  /** What was emitted and how its deliveries went, newest first. */
  readonly deliveries: () => readonly Delivery[];
  /** Takes up what an earlier process left; call once at the start. */
  readonly start: () => void;
  /** Breaks off what is under way; it stays stored. Call before the database is closed or put back. */
  readonly stop: () => void;
}

export const webhookSchema = taskSchema + webhookLogSchema;

/** As often as this an address is tried before its event is given up; it can still be resent. */
const mostAttempts = 16;
const patienceMilliseconds = 15_000;
const kind = 'webhook';
const Body = z.object({ event: z.string(), url: z.string() });

/** A provider's webhooks: stored first, delivered at least once with growing pauses, also after a restart. */
export function createWebhooks(options: WebhooksOptions): Webhooks {
  const { db, clock, webhookUrls, wants = () => true } = options;
  const log = openWebhookLog(db);
  const tasks = createTasks(db, clock, options.activity, options.log);
  let running = new AbortController();

  const attempt = async (task: Task): Promise<Outcome> => {
    // Whoever emitted the event stores what it tells of first.
    await turn();
    const { signal } = running;
    const { event: id, url } = Body.parse(task.body);
    const body = log.bodyOf(id);
    if (signal.aborted || body === undefined) return 'done';
    const headers = options.sign({ id, url, body, now: clock.now() });
    const answer = await post(url, body, headers, signal);
    signal.throwIfAborted();
    log.addAttempt({ event: id, url, at: clock.now(), ...answer });
    if (answer.status >= 200 && answer.status < 300) return 'done';
    if (task.attempt + 1 >= mostAttempts) return 'done';
    return { retryInMilliseconds: options.retryMilliseconds(task.attempt) };
  };
  tasks.register(kind, attempt);

  const send = (event: string) => {
    log.setHeld(event, false);
    const type = log.typeOf(event);
    for (const url of webhookUrls) if (wants(url, type)) tasks.add(kind, { event, url });
  };
  return {
    emit({ id, type, body }) {
      const held = log.holding();
      log.add({ id, type, body: JSON.stringify(body), at: clock.now(), held });
      if (!held) send(id);
    },
    resend(id) {
      if (log.bodyOf(id) === undefined) return false;
      send(id);
      return true;
    },
    hold: () => log.setHolding(true),
    release(wanted) {
      const held = log.held();
      const going = wanted?.filter((id) => held.includes(id)) ?? held;
      if (!wanted) log.setHolding(false);
      for (const id of going) send(id);
      return going.length;
    },
    holding: log.holding,
    find: (eventId) => log.bodyOf(eventId),
    deliveries: log.list,
    start() {
      running = new AbortController();
      tasks.start();
    },
    stop() {
      running.abort();
      tasks.stop();
    },
  };
}

/** Status 0 if nobody answered. */
async function post(url: string, body: string, headers: Record<string, string>, stopped: AbortSignal) {
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(patienceMilliseconds)]);
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
      body,
      signal,
    });
    return { status: response.status, answer: (await response.text()).slice(0, 500) };
  } catch (error) {
    return { status: 0, answer: String(error instanceof Error ? (error.cause ?? error) : error) };
  }
}

/** An id as such providers make them: a prefix and letters and digits. */
export const newId = (prefix: string): string => `${prefix}${randomUUID().replaceAll('-', '')}`;
