/** Counts work that is under way or waits for a retry; `idle` waits until all of it is done. */
export interface Activity {
  /** Counts a piece of work; returns the function to call when it ends (further calls do nothing). */
  readonly begin: () => () => void;
  /**
   * Counts begun work as waiting for its next attempt, until the returned function is called. A hurried activity
   * calls `resume` as soon as all work that is left waits so.
   */
  readonly pause: (resume: () => void) => () => void;
  readonly count: () => number;
  /** Resolves once no work is under way, its consequences included. */
  readonly idle: () => Promise<void>;
}

/**
 * A hurried activity cuts the pauses before retries short, and keeps what they are for: what a failed attempt waited
 * for has ended by then, however slow the machine is.
 */
export function createActivity({ hurried = false } = {}): Activity {
  let count = 0;
  let waiting: (() => void)[] = [];
  const paused = new Set<() => void>();
  const hurry = () => {
    if (!hurried || paused.size === 0 || paused.size < count) return;
    for (const resume of paused) resume();
  };
  const settle = () => {
    if (count > 0) return;
    const ready = waiting;
    waiting = [];
    for (const resolve of ready) resolve();
  };
  const end = () => {
    count -= 1;
    // The consequence of a piece of work often begins a tick after its end.
    setImmediate(count === 0 ? settle : hurry);
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
    pause(resume) {
      paused.add(resume);
      setImmediate(hurry);
      return () => paused.delete(resume);
    },
    count: () => count,
    idle: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        if (count === 0) setImmediate(settle);
      }),
  };
}
