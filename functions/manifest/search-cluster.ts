import { searchRoutes } from '../search/contract.ts';
import type { ApiGroup } from './types.ts';

/** What a stage has whose search engine is a cluster of OpenSearch; `search` replaces the API group of that name. */
export const searchClusterFunctions = {
  search: {
    entry: 'functions/search/opensearch-handler.ts',
    routes: searchRoutes,
    memoryMb: 1769,
    needs: ['table:read', 'snapshot:read', 'search-cluster:read'],
  },
} as const satisfies { readonly search: ApiGroup };
