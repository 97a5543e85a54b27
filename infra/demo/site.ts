import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type * as z from 'zod';

export interface CallOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  readonly token?: string;
  /** Days before the present at which the call is to happen. */
  readonly daysAgo?: number;
  /** It may happen twice: browsers send no key with it either. */
  readonly isRepeatable?: boolean;
  /** Whose browser it comes from, where visitors are counted. */
  readonly visitor?: string;
}

/** An answer that is no success, in the site's own words. */
export class SiteRefusal extends Error {
  readonly status: number;
  constructor(status: number, words: string) {
    super(words);
    this.status = status;
  }
}

/**
 * Calls of the running site, as any browser makes them; an answer that is not a success stops the demo with its words.
 * What a busy machine refuses or drops is asked again, under one key, so that nothing happens twice.
 * @param makeWay awaited before each call
 */
export type Site = <Answer extends z.ZodType>(
  path: string,
  answer: Answer,
  ask?: CallOptions,
) => Promise<z.output<Answer>>;

export function createSiteCalls(origin: string, makeWay = () => Promise.resolve()): Site {
  return async (path, answer, ask = {}) => {
    await makeWay();
    const { body, token, visitor, daysAgo = 0, isRepeatable = false } = ask;
    const { method = body === undefined ? 'GET' : 'POST' } = ask;
    const { status, ok, text } = await persist(`${origin}${path}`, {
      method,
      headers: {
        ...(method === 'POST' && !isRepeatable && { 'idempotency-key': randomUUID() }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(visitor && { 'user-agent': `Mozilla/5.0 (${visitor})` }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...((daysAgo > 0 || visitor) && { 'x-local-ahead-ms': String(-daysAgo * 86_400_000) }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!ok) throw new SiteRefusal(status, `The demo's ${method} ${path} was answered ${status}: ${text}`);
    return answer.parse(text === '' ? undefined : JSON.parse(text));
  };
}

/** Pauses before the tries after the first; two minutes together. */
const pausesMs = [250, 1_000, 4_000, 15_000, 30_000, 70_000];

/** The answer, asked again after a fault and for a call that still runs. @throws the last fault of the connection */
async function persist(url: string, init: RequestInit) {
  for (const pause of pausesMs) {
    const answer = await ask(url, init).catch(() => undefined);
    if (answer && !isPassing(answer)) return answer;
    await setTimeout(pause);
  }
  return ask(url, init);
}

async function ask(url: string, init: RequestInit) {
  const response = await fetch(url, init);
  return { status: response.status, ok: response.ok, text: await response.text() };
}

const isPassing = ({ status, text }: { readonly status: number; readonly text: string }): boolean =>
  status >= 500 || (status === 409 && text.includes('"in_progress"'));

/** Ignores 409: an earlier start that was cut off took the step already, or a schedule did. */
export async function ignoreConflict<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof SiteRefusal && error.status === 409)) throw error;
    return undefined;
  }
}

/** Works through a list, several at a time, in its order. */
export async function runInParallel<Item>(
  items: Iterable<Item>,
  most: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const queue = [...items][Symbol.iterator]();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: most }, worker));
}
