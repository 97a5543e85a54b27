import { setTimeout as wait } from 'node:timers/promises';
import type * as z from 'zod';

export interface SmokeCall {
  readonly method?: string;
  readonly token?: string;
  readonly body?: unknown;
}

/** A browser at a deployed site: it has the site's address and nothing else of the stage. */
export interface SmokeClient {
  /** @throws unless the site answers with one of these statuses and JSON of this shape */
  readonly call: <Answer extends z.ZodType>(
    path: string,
    answer: Answer,
    call?: SmokeCall,
  ) => Promise<z.output<Answer>>;
  /** Asks until `read` finds something. @throws if it does not in time */
  readonly waitFor: <T>(what: string, read: () => Promise<T | undefined>) => Promise<T>;
}

const betweenReadsMs = 500;

/** @param timeoutMs how long an event may take to go through table, bus and functions, cold starts included */
export function createSmokeClient(origin: string, timeoutMs = 90_000): SmokeClient {
  return {
    async call(path, answer, { method, token, body } = {}) {
      const response = await fetch(new URL(path, origin), {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 500)}`);
      return answer.parse(text === '' ? {} : JSON.parse(text));
    },
    async waitFor(what, read) {
      for (const end = Date.now() + timeoutMs; Date.now() < end; await wait(betweenReadsMs)) {
        const found = await read();
        if (found !== undefined) return found;
      }
      throw new Error(`${what} did not come within ${timeoutMs / 1000} s`);
    },
  };
}
