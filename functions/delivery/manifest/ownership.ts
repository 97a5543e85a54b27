import { ownershipCheckRoutes } from '../../deals/ownership-checks/contract.ts';
import type { ApiGroup } from './types.ts';

/** The calls of ownership checks. The register is asked by a subscriber; the calls read whether there is a login to it. */
export const ownershipChecks = {
  entry: 'functions/deals/ownership-checks/handler.ts',
  routes: ownershipCheckRoutes,
  needs: ['table:write', 'trails:read', 'staff-acts:append', 'idempotency', 'documents', 'title-register'],
} as const satisfies ApiGroup;
