import { findVersion, relax, search, type SearchIndex } from '../index/index.ts';
import type { SearchEngine } from './search-engine.ts';

/** Searches in an index in the memory of the function. */
export function createMemoryEngine(index: SearchIndex): SearchEngine {
  return {
    search: async (query) => search(index, query),
    relax: async (query) => [...relax(index, query)],
    getHealth: async () => ({ answers: true, position: index.version, size: index.size }),
    findPosition: (id) => findVersion(index, id),
  };
}
