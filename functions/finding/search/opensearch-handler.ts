import { api } from '../../kernel/http/api.ts';
import { organisationGate } from '../../kernel/http/key-gate.ts';
import { searchRoutes } from './contract.ts';
import { openGuardedEngine } from './queries/open-guarded-engine.ts';
import { createSearchCalls } from './search-calls.ts';

/** The search of stages whose engine is OpenSearch. */
export const handler = api(searchRoutes, createSearchCalls(openGuardedEngine), organisationGate);
