import { isPassing } from './api-error.ts';
import { onSession } from './session.ts';

const freshMs = 30_000;
const retryMs = [1_000, 2_000];

interface Kept<T> {
  readonly value: T | Promise<T>;
  readonly until: number;
}

/**
 * A read for loaders of pages that come without the query library: asked once at a time, kept for half a minute
 * (then back and forth show at once what was there), tried again where that may help, forgotten at a login.
 */
export function remembered<T>(read: (key: string) => Promise<T>): (key?: string) => T | Promise<T> {
  let kept = new Map<string, Kept<T>>();
  onSession(() => (kept = new Map()));
  return (key = '') => {
    const known = kept.get(key);
    if (known && known.until > Date.now()) return known.value;
    // What is asked before a login is not kept after it.
    const here = kept;
    const asked = patiently(() => read(key)).then(
      (value) => {
        here.set(key, { value, until: Date.now() + freshMs });
        return value;
      },
      (error: unknown) => {
        here.delete(key);
        throw error;
      },
    );
    // Whoever waits hears of a failure; that nobody waits any more is none.
    asked.catch(() => undefined);
    here.set(key, { value: asked, until: Infinity });
    return asked;
  };
}

async function patiently<T>(
  read: () => Promise<T>,
  [wait, ...more]: readonly number[] = retryMs,
): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (wait === undefined || !isPassing(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return patiently(read, more);
  }
}

/** What became of a read; in this form a failure can be shown where its part of the page stands. */
export type Outcome<T> = { readonly data: T } | { readonly error: unknown };
export type Coming<T> = Outcome<T> | Promise<Outcome<T>>;

export const coming = <T>(read: T | Promise<T>): Coming<T> =>
  read instanceof Promise
    ? read.then(
        (data) => ({ data }),
        (error: unknown) => ({ error }),
      )
    : { data: read };
