interface Options {
  readonly again: () => void;
  /** Called every ten seconds while there is no connection. */
  readonly ask: () => void;
}
/** Reconnection after a connection failed or was lost. */
export interface Tries {
  readonly failed: () => void;
  readonly succeeded: () => void;
  /** Stops retrying until the next failure. */
  readonly rest: () => void;
}

const askEvery = 10_000;
const longestWait = 30_000;
/** A single failure is usually transient. */
const failuresToAsk = 2;

/** Retries after one, two, four seconds and so on up to half a minute, and lets pages poll meanwhile. */
export function makeTries({ again, ask }: Options): Tries {
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let asking: ReturnType<typeof setInterval> | undefined;
  const rest = () => {
    clearTimeout(retry);
    clearInterval(asking);
    asking = undefined;
  };
  return {
    rest,
    failed() {
      failures += 1;
      const wait = Math.min(longestWait, 1000 * 2 ** (failures - 1));
      clearTimeout(retry);
      // Randomised, so that clients that lost their connections together do not reconnect together.
      retry = setTimeout(again, wait * (0.5 + Math.random() / 2));
      if (failures >= failuresToAsk) asking ??= setInterval(ask, askEvery);
    },
    succeeded() {
      failures = 0;
      rest();
    },
  };
}
