interface Options {
  readonly again: () => void;
  /** Called every ten seconds while no connection can be had. */
  readonly ask: () => void;
}
/** What follows from a connection that could not be had, or was lost. */
export interface Tries {
  readonly failed: () => void;
  readonly succeeded: () => void;
  /** Nothing is tried any more until the next failure. */
  readonly rest: () => void;
}

const askEvery = 10_000;
const longestWait = 30_000;
/** One failure is a passing one. */
const failuresToAsk = 2;

/** Tries again after one, two, four seconds and so on up to half a minute, and lets pages ask by themselves meanwhile. */
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
      // Those who lost their connections together shall not come back together.
      retry = setTimeout(again, wait * (0.5 + Math.random() / 2));
      if (failures >= failuresToAsk) asking ??= setInterval(ask, askEvery);
    },
    succeeded() {
      failures = 0;
      rest();
    },
  };
}
