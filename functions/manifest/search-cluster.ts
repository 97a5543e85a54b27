import { searchRoutes } from '../search/contract.ts';
import type { ApiGroup, Func, Schedule } from './types.ts';

/** What a stage has whose search engine is a cluster of OpenSearch; `search` replaces the API group of that name. */
export const searchClusterFunctions = {
  search: {
    entry: 'functions/search/opensearch-handler.ts',
    routes: searchRoutes,
    memoryMb: 1769,
    needs: ['table:read', 'snapshot:read', 'search-cluster:read'],
  },
  /** From the table's stream to the cluster. */
  writer: {
    entry: 'functions/search/subscribers/on-feed-changed.ts',
    needs: ['table:read', 'search-cluster:write'],
    memoryMb: 1024,
    timeoutSeconds: 300,
  },
  keeper: {
    entry: 'functions/search/schedules/every-fifteen-minutes.ts',
    every: 'rate(15 minutes)',
    needs: ['table:read', 'search-cluster:manage'],
    memoryMb: 1024,
    timeoutSeconds: 900,
  },
} as const satisfies { readonly search: ApiGroup; readonly writer: Func; readonly keeper: Schedule };
