import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import {
  createTasks,
  type Database,
  type ProviderContext,
  type Task,
  type TaskOutcome,
  taskSchema,
} from '@gable/local-cloud/stand-ins';
import * as z from 'zod';
import { openWebhookLog, webhookLogSchema, type WebhookDelivery } from './webhook-log.ts';

export type WebhooksOptions = Pick<
  ProviderContext,
  'clock' | 'activity' | 'retryMilliseconds' | 'webhookUrls' | 'log'
> & {
  /** The emulator's own database, so that an event is stored in one transaction with its change. */
  readonly db: Database;
  /** Whether a URL receives a type of event. Default: every URL receives all. */
  readonly wants?: (url: string, type: string) => boolean;
  /** The headers of one attempt, such as its signature; `now` is in milliseconds. */
  readonly sign: (event: {
    readonly id: string;
    readonly url: string;
    readonly body: string;
    readonly now: number;
  }) => Record<string, string>;
};

export interface Webhooks {
  /** Stores the event, in the transaction around the call if there is one; then sends it to every URL. */
  readonly emit: (event: { readonly id: string; readonly type: string; readonly body: unknown }) => void;
  /** Sends a stored event to every URL again, even while others are held; false for an unknown event. */
  readonly resend: (eventId: string) => boolean;
  /** Holds all events from now on until `release`. */
  readonly hold: () => void;
  /**
   * Sends the named held events in this order and keeps holding; without names sends all and stops holding.
   * Returns the number of events sent.
   */
  readonly release: (eventIds?: readonly string[]) => number;
  readonly holding: () => boolean;
  /** The body of a stored event. */
  readonly find: (eventId: string) => string | undefined;
  /** The emitted events with their delivery attempts, newest first. */
  readonly deliveries: () => readonly WebhookDelivery[];
  /** Resumes the deliveries of an earlier process; call once at the start. */
  readonly start: () => void;
  /** Aborts deliveries under way, which stay stored. Call before the database is closed or restored. */
  readonly stop: () => void;
}

export const webhookSchema = taskSchema + webhookLogSchema;

/** Attempts per URL before an event is given up; it can still be resent. */
const maxAttempts = 16;
const patienceMilliseconds = 15_000;
const kind = 'webhook';
const Body = z.object({ event: z.string(), url: z.string() });

/** A provider's webhooks: stored first, delivered at least once with growing pauses, also after a restart. */
export function createWebhooks(options: WebhooksOptions): Webhooks {
  const { db, clock, webhookUrls, wants = () => true } = options;
  const log = openWebhookLog(db);
  const tasks = createTasks(db, clock, options.activity, options.log);
  let running = new AbortController();

  const attempt = async (task: Task): Promise<TaskOutcome> => {
    // The emitter of the event stores its change first.
    await turn();
    const { signal } = running;
    const { event: id, url } = Body.parse(task.body);
    const body = log.bodyOf(id);
    if (signal.aborted || body === undefined) return 'done';
    const headers = options.sign({ id, url, body, now: clock.now() });
    const answer = await postEvent(url, body, headers, signal);
    signal.throwIfAborted();
    log.addAttempt({ event: id, url, at: clock.now(), ...answer });
    if (answer.status >= 200 && answer.status < 300) return 'done';
    if (task.attempt + 1 >= maxAttempts) return 'done';
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

/** Status 0 without an answer. */
async function postEvent(url: string, body: string, headers: Record<string, string>, stopped: AbortSignal) {
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

/** An id in the style of such providers: a prefix, then letters and digits. */
export function createId(prefix: string): string {
  return `${prefix}${randomUUID().replaceAll('-', '')}`;
}
