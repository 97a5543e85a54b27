import { setTimeout } from 'node:timers/promises';
import type { DomainEvent } from '../../../events/define.ts';
import { commit, isStale, type Write } from './table.ts';

/** The conditional writes of a use case and their events, for one transaction. */
export interface UpdateWrites<R> {
  readonly writes: readonly Write[];
  readonly events?: readonly DomainEvent[];
  /** What the update returns once the writes are committed. */
  readonly result?: R;
}

export interface RetryOptions {
  /** How often the use case begins, at most; 5 by default. */
  readonly attempts?: number;
  /** The longest wait before the next attempt, for rows that many write at once. Attempts follow at once without it. */
  readonly pauseMs?: number;
}

/** A `load` for who has loaded already: the first attempt takes that, and each after it reads anew. */
export function createRepeatedLoad<T>(loaded: T, load: () => Promise<T>): () => Promise<T> {
  let first: T | undefined = loaded;
  return async () => {
    const found = first ?? (await load());
    first = undefined;
    return found;
  };
}

type Decided<T> = T | Promise<T>;

/**
 * Loads, decides and commits; starts over when another writer was faster. A decision of `undefined` writes nothing,
 * as one without writes and events does.
 * @throws 409 `stale` after the last attempt, and whatever `load` and `decide` throw. A stale that `decide` throws is
 * final, as it is about what the caller saw
 */
export function updateWithRetry<T, R>(
  load: () => Promise<T>,
  decide: (loaded: T) => Decided<UpdateWrites<R> & { readonly result: R }>,
  options?: RetryOptions,
): Promise<R>;
export function updateWithRetry<T, R>(
  load: () => Promise<T>,
  decide: (loaded: T) => Decided<UpdateWrites<R> | undefined>,
  options?: RetryOptions,
): Promise<R | undefined>;
export async function updateWithRetry<T, R>(
  load: () => Promise<T>,
  decide: (loaded: T) => Decided<UpdateWrites<R> | undefined>,
  { attempts = 5, pauseMs = 0 }: RetryOptions = {},
): Promise<R | undefined> {
  for (let left = attempts; ; left -= 1) {
    let isDeciding = false;
    try {
      const loaded = await load();
      isDeciding = true;
      const decision = await decide(loaded);
      isDeciding = false;
      if (!decision) return undefined;
      await commit(decision.writes, decision.events);
      return decision.result;
    } catch (error) {
      if (isDeciding || left <= 1 || !isStale(error)) throw error;
    }
    if (pauseMs > 0) await setTimeout(Math.random() * pauseMs);
  }
}
