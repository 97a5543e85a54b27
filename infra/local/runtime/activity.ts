/** Counts work that is under way or waits for a retry, so that one can wait until there is none. */
export interface Activity {
  /** Says that a piece of work began; call the answer once it ended (more calls do nothing). */
  readonly begin: () => () => void;
  readonly count: () => number;
  /** Resolves once nothing is under way and nothing follows from it. */
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
    // What follows from a piece of work often begins a tick after it ended.
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
