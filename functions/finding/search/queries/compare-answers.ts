import { setTimeout as wait } from 'node:timers/promises';
import { log } from '../../../kernel/observability/log.ts';
import { countMetric } from '../../../kernel/observability/metric.ts';
import { createSearchClient, writeLimits } from '../adapters/opensearch-client.ts';
import { createOpenSearchEngine } from '../adapters/opensearch-engine.ts';
import { compareEngines, type EngineComparison } from '../domain/compare-engines.ts';
import { homesAlias } from '../domain/opensearch/home-document.ts';
import { EngineAwayError, type SearchEngine } from '../domain/search-engine.ts';
import { searchesCompared, searchesDiffer } from '../domain/search-metrics.ts';
import type { Query } from '../index/index.ts';
import { openMemoryEngine } from './open-memory-engine.ts';

/** Milliseconds after which both engines have a change: the index half a second, the cluster its refresh and the stream. */
const changeMs = 3_000;

/**
 * Answers queries from the index in memory and from the cluster, and counts how many were compared and how many differ.
 * Returns `undefined` while the cluster does not answer.
 */
export async function compareAnswers(queries: readonly Query[]): Promise<EngineComparison | undefined> {
  const cluster = createOpenSearchEngine(createSearchClient(writeLimits), homesAlias);
  try {
    const comparison = await compareEngines({
      engines: [createFreshMemory(), cluster],
      queries,
      waitForChanges: () => wait(changeMs),
    });
    countMetric(searchesCompared, {}, comparison.compared);
    for (const { kind, query, totals } of comparison.differences) {
      countMetric(searchesDiffer, { Kind: kind });
      log.warn('The search engines answer differently', { kind, query, totals });
    }
    return comparison;
  } catch (error) {
    if (!(error instanceof EngineAwayError)) throw error;
    log.warn('The search cluster does not answer', { error });
    return undefined;
  }
}

/** The index in memory, brought up to date before each search. */
const createFreshMemory = (): SearchEngine => ({
  search: async (query) => (await openMemoryEngine()).search(query),
  suggestRelaxations: async (query) => (await openMemoryEngine()).suggestRelaxations(query),
  listStreets: async (request) => (await openMemoryEngine()).listStreets(request),
  getHealth: async () => (await openMemoryEngine()).getHealth(),
});
