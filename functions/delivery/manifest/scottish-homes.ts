import { scottishHomeRoutes } from '../../deals/scottish-homes/contract.ts';
import type { ApiGroup } from './types.ts';

/** Home Reports on request and notes of interest. */
export const scottishHomes = {
  entry: 'functions/deals/scottish-homes/handler.ts',
  routes: scottishHomeRoutes,
  needs: ['table:write', 'idempotency', 'documents'],
} as const satisfies ApiGroup;
