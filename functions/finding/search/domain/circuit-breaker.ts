/** Milliseconds are of any clock that only grows. */
export interface CircuitBreaker {
  /** Whether a call may be tried; after a pause, one call at a time is let through. */
  readonly allowsCall: (ms: number) => boolean;
  readonly recordSuccess: () => void;
  readonly recordFailure: (ms: number) => void;
}

export interface CircuitLimits {
  /** Failures in a row that stop the calls. */
  readonly failures: number;
  /** Milliseconds until the next call is tried. */
  readonly pauseMs: number;
}

/** Stops calls to a service that fails, so that its callers do not wait for each failure. */
export function createCircuitBreaker({ failures: max, pauseMs }: CircuitLimits): CircuitBreaker {
  let failures = 0;
  let nextTryAt = 0;
  return {
    allowsCall(ms) {
      if (failures < max) return true;
      if (ms < nextTryAt) return false;
      nextTryAt = ms + pauseMs;
      return true;
    },
    recordSuccess() {
      failures = 0;
    },
    recordFailure(ms) {
      failures += 1;
      nextTryAt = ms + pauseMs;
    },
  };
}
