import { buyerCheckRoutes } from '../../deals/buyer-checks/contract.ts';
import type { ApiGroup } from './types.ts';

/** The calls of buyer checks, of which one waits for a bank. */
export const buyerChecks = {
  entry: 'functions/delivery/api/buyer-checks.ts',
  routes: buyerCheckRoutes,
  timeoutSeconds: 29,
  needs: [
    'table:write',
    'trails:read',
    'staff-acts:append',
    'idempotency',
    'documents',
    'open-banking',
    'site',
  ],
} as const satisfies ApiGroup;
