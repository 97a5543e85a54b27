import { listStreets, search, type SearchIndex, suggestRelaxations } from '../index/index.ts';
import type { SearchEngine } from './search-engine.ts';

/** Searches in an index in the memory of the function. */
export function createMemoryEngine(index: SearchIndex): SearchEngine {
  return {
    search: async (query) => search(index, query),
    suggestRelaxations: async (query) => [...suggestRelaxations(index, query)],
    listStreets: async (request) => listStreets(index, request),
    getHealth: async () => ({ answers: true, position: index.version, size: index.size }),
  };
}
