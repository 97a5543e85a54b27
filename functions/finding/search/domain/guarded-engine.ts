import type { CircuitBreaker } from './circuit-breaker.ts';
import type { OpenEngine, SearchEngine } from './search-engine.ts';

export interface GuardedEngineOptions {
  readonly primary: SearchEngine;
  /** What answers while the primary does not; opened when it is needed first. */
  readonly openFallback: OpenEngine;
  readonly breaker: CircuitBreaker;
  /** Milliseconds of a clock that only grows. */
  readonly readMs: () => number;
  /** Is called with each error of the primary. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * An engine whose calls are answered by another while it fails or is not tried. A query that no engine can answer, such
 * as a sort by distance without a circle, is no failure.
 */
export function createGuardedEngine(options: GuardedEngineOptions): SearchEngine {
  const { primary, openFallback, breaker, readMs, onFailure } = options;
  const guard = async <T>(call: (engine: SearchEngine) => Promise<T>): Promise<T> => {
    if (!breaker.allowsCall(readMs())) return call(await openFallback());
    try {
      const answer = await call(primary);
      breaker.recordSuccess();
      return answer;
    } catch (error) {
      if (error instanceof RangeError) throw error;
      breaker.recordFailure(readMs());
      onFailure(error);
    }
    return call(await openFallback());
  };
  return {
    search: (query) => guard((engine) => engine.search(query)),
    suggestRelaxations: (query) => guard((engine) => engine.suggestRelaxations(query)),
    listStreets: (request) => guard((engine) => engine.listStreets(request)),
    getHealth: () => primary.getHealth(),
  };
}
