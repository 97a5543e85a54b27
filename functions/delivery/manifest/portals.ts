import { portalRoutes } from '../../finding/portals/contract.ts';
import type { ApiGroup } from './types.ts';

/** What a stage states of its contracts with portals, and where the portals are. */
export {
  listContractedPortals,
  type PortalContracts,
  portalHosts,
} from '../../finding/portals/domain/portal-contract.ts';

export const portals = {
  entry: 'functions/finding/portals/handler.ts',
  routes: portalRoutes,
  needs: ['table:write', 'staff-acts:append', 'idempotency', 'portals', 'operator', 'site'],
} as const satisfies ApiGroup;
