import { api } from '../../kernel/http/api.ts';
import { organisationGate } from '../../kernel/http/key-gate.ts';
import { searchRoutes } from './contract.ts';
import { openMemoryEngine } from './queries/open-memory-engine.ts';
import { createSearchCalls } from './search-calls.ts';

/** The search of stages whose engine is the index in memory. */
export const handler = api(searchRoutes, createSearchCalls(openMemoryEngine), organisationGate);
