export interface Clock {
  /** Milliseconds since 1970, shifted by the sum of all calls of `advance`. */
  readonly now: () => number;
  readonly advance: (milliseconds: number) => void;
  readonly reset: () => void;
  /** Milliseconds that this clock is ahead of the machine's. */
  readonly ahead: () => number;
  /** The same number in memory that function workers share, so that their `Date` moves along. */
  readonly shared: SharedArrayBuffer;
  /** Adds a listener for changes of the clock, for timers. */
  readonly onChange: (listener: () => void) => void;
}

export function createClock(): Clock {
  const shared = new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT);
  const offset = new Float64Array(shared);
  const listeners: (() => void)[] = [];
  const ahead = () => offset[0] ?? 0;
  const set = (milliseconds: number) => {
    offset[0] = milliseconds;
    for (const listener of listeners) listener();
  };
  return {
    shared,
    ahead,
    now: () => Date.now() + ahead(),
    advance: (milliseconds) => set(ahead() + milliseconds),
    reset: () => set(0),
    onChange: (listener) => void listeners.push(listener),
  };
}
