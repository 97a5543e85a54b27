import { api } from '../../kernel/http/api.ts';
import { sampleSearch } from './adapters/search-samples.ts';
import { searchRoutes } from './contract.ts';
import { openMemoryEngine } from './queries/open-memory-engine.ts';
import { createSearchCalls } from './search-calls.ts';

/** The search of stages whose engine is the index in memory while a cluster is compared with it. */
export const handler = api(searchRoutes, createSearchCalls(openMemoryEngine, sampleSearch));
