/** A value that can be watched, in the form that `useSyncExternalStore` takes. */
export interface Observable<T> {
  readonly get: () => T;
  readonly set: (next: T) => void;
  /** @returns what ends the subscription */
  readonly subscribe: (notify: () => void) => () => void;
}

export function createObservable<T>(initial: T): Observable<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const notify of listeners) notify();
    },
    subscribe: (notify) => {
      listeners.add(notify);
      return () => void listeners.delete(notify);
    },
  };
}
