/** Counts work that is under way or waits for a retry; `idle` waits until all of it is done. */
export interface Activity {
  /** Counts a piece of work; returns the function to call when it ends (further calls do nothing). */
  readonly begin: () => () => void;
  readonly count: () => number;
  /** Resolves once no work is under way, its consequences included. */
  readonly idle: () => Promise<void>;
}

export function createActivity(): Activity {
  let count = 0;
  let waiting: (() => void)[] = [];
  const settle = () => {
    if (count > 0) return;
    const ready = waiting;
    waiting = [];
    for (const resolve of ready) resolve();
  };
  const end = () => {
    count -= 1;
    // The consequence of a piece of work often begins a tick after its end.
    if (count === 0) setImmediate(settle);
  };
  return {
    begin() {
      count += 1;
      let open = true;
      return () => {
        if (open) end();
        open = false;
      };
    },
    count: () => count,
    idle: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        if (count === 0) setImmediate(settle);
      }),
  };
}
