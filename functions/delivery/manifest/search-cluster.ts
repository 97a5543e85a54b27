import { searchRoutes } from '../../finding/search/contract.ts';
export { homesAlias, type IndexLayout } from '../../finding/search/domain/opensearch/home-document.ts';
import type { ApiGroup, FunctionSpec, Schedule } from './types.ts';

/**
 * What a stage has with a cluster of OpenSearch; `search` replaces the API group of that name.
 */
export const searchClusterFunctions = {
  search: {
    entry: 'functions/finding/search/opensearch-handler.ts',
    routes: searchRoutes,
    memoryMb: 1769,
    needs: ['table:read', 'snapshot:read', 'search-cluster:read', 'organisation-keys'],
  },
  /** From the table's stream to the cluster. */
  writer: {
    entry: 'functions/finding/search/subscribers/on-feed-changed.ts',
    needs: ['table:read', 'search-cluster:write', 'bus'],
    memoryMb: 1024,
    timeoutSeconds: 300,
  },
  keeper: {
    entry: 'functions/finding/search/schedules/every-fifteen-minutes.ts',
    every: 'rate(15 minutes)',
    needs: ['table:read', 'search-cluster:manage'],
    memoryMb: 1024,
    timeoutSeconds: 900,
  },
} as const satisfies {
  readonly search: ApiGroup;
  readonly writer: FunctionSpec;
  readonly keeper: Schedule;
};
