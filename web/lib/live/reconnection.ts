interface Options {
  readonly reconnect: () => void;
  /** Called every ten seconds while there is no connection. */
  readonly poll: () => void;
}
/** Reconnection after a connection failed or was lost. */
export interface Reconnection {
  readonly onFailure: () => void;
  readonly onSuccess: () => void;
  /** Stops retrying until the next failure. */
  readonly stop: () => void;
}

const pollEveryMs = 10_000;
const longestWaitMs = 30_000;
/** A single failure is usually transient. */
const failuresToPoll = 2;

/** Retries after one, two, four seconds and so on up to half a minute, and lets pages poll meanwhile. */
export function createReconnection({ reconnect, poll }: Options): Reconnection {
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let polling: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    clearTimeout(retry);
    clearInterval(polling);
    polling = undefined;
  };
  return {
    stop,
    onFailure() {
      failures += 1;
      const wait = Math.min(longestWaitMs, 1000 * 2 ** (failures - 1));
      clearTimeout(retry);
      // Randomised, so that clients that lost their connections together do not reconnect together.
      retry = setTimeout(reconnect, wait * (0.5 + Math.random() / 2));
      if (failures >= failuresToPoll) polling ??= setInterval(poll, pollEveryMs);
    },
    onSuccess() {
      failures = 0;
      stop();
    },
  };
}
