import { use } from 'react';
import { isPassing } from './api-error.ts';
import { subscribeToSession } from './session.ts';

const freshMs = 30_000;
const retryMs = [1_000, 2_000];

interface CacheEntry<T> {
  readonly value: T | Promise<T>;
  readonly until: number;
}

/**
 * A cached read for loaders of pages without the query library: one request at a time, kept for half a minute
 * (so that back and forward render at once), retried when that can help, cleared at a login.
 * @param listOtherKeys keys that give the same value
 */
export function createCachedLoader<T>(
  read: (key: string) => Promise<T>,
  listOtherKeys: (value: T) => readonly string[] = () => [],
): (key?: string) => T | Promise<T> {
  let entries = new Map<string, CacheEntry<T>>();
  subscribeToSession(() => (entries = new Map()));
  return (key = '') => {
    const entry = entries.get(key);
    if (entry && entry.until > Date.now()) return entry.value;
    // A response to a request from before a login is not kept after it.
    const here = entries;
    const pending = retryRead(() => read(key)).then(
      (value) => {
        const until = Date.now() + freshMs;
        for (const name of [key, ...listOtherKeys(value)]) here.set(name, { value, until });
        return value;
      },
      (error: unknown) => {
        here.delete(key);
        throw error;
      },
    );
    // Waiting callers get the failure; without a caller it is no unhandled rejection.
    pending.catch(() => undefined);
    here.set(key, { value: pending, until: Infinity });
    return pending;
  };
}

async function retryRead<T>(
  read: () => Promise<T>,
  [wait, ...more]: readonly number[] = retryMs,
): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (wait === undefined || !isPassing(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return retryRead(read, more);
  }
}

/** The result of a read as a value, so that a failure can be shown in the part of the page it belongs to. */
export type Outcome<T> = { readonly data: T } | { readonly error: unknown };
export type PendingOutcome<T> = Outcome<T> | Promise<Outcome<T>>;

export function toOutcome<T>(read: T | Promise<T>): PendingOutcome<T> {
  return read instanceof Promise
    ? read.then(
        (data) => ({ data }),
        (error: unknown) => ({ error }),
      )
    : { data: read };
}

/** The result in a component, which suspends until it is known. */
export function useOutcome<T>(outcome: PendingOutcome<T>): Outcome<T> {
  return outcome instanceof Promise ? use(outcome) : outcome;
}
