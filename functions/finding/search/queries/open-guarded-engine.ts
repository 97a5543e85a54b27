import { env } from '../../../kernel/env.ts';
import { AppError } from '../../../kernel/errors.ts';
import { log } from '../../../kernel/observability/log.ts';
import { countMetric } from '../../../kernel/observability/metric.ts';
import { createSearchClient, searchLimits } from '../adapters/opensearch-client.ts';
import { createOpenSearchEngine } from '../adapters/opensearch-engine.ts';
import { createCircuitBreaker } from '../domain/circuit-breaker.ts';
import { createGuardedEngine } from '../domain/guarded-engine.ts';
import { homesAlias } from '../domain/opensearch/home-document.ts';
import type { SearchEngine } from '../domain/search-engine.ts';
import { searchClusterFailed } from '../domain/search-metrics.ts';
import { openMemoryEngine } from './open-memory-engine.ts';

/** Failures in a row after which an instance stops asking the cluster, and the pause until it tries again. */
const circuitLimits = { failures: 3, pauseMs: 10_000 };
const retrySeconds = 30;

let engine: SearchEngine | undefined;

/**
 * The stage's cluster; while it fails, the index in memory where the stage has one.
 * Its calls throw AppError 503 when neither answers.
 */
export async function openGuardedEngine(): Promise<SearchEngine> {
  engine ??= createGuardedEngine({
    primary: createOpenSearchEngine(createSearchClient(searchLimits), homesAlias),
    openFallback: openFallbackEngine,
    breaker: createCircuitBreaker(circuitLimits),
    readMs: () => performance.now(),
    onFailure(error) {
      countMetric(searchClusterFailed);
      log.warn('The search cluster does not answer', { error });
    },
  });
  return engine;
}

async function openFallbackEngine(): Promise<SearchEngine> {
  if (env('SEARCH_FALLBACK') !== 'memory') throw createUnavailable();
  try {
    return await openMemoryEngine();
  } catch (error) {
    log.error('The search has no index in memory either', { error });
    throw createUnavailable(error);
  }
}

const createUnavailable = (cause?: unknown) =>
  new AppError('unavailable', 'The search isn’t answering right now. Try again in a minute.', {
    retryAfter: retrySeconds,
    cause,
  });
