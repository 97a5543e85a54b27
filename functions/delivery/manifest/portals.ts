import { ownAdvertRoutes } from '../../finding/own-adverts/contract.ts';
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

export const ownAdverts = {
  entry: 'functions/finding/own-adverts/handler.ts',
  routes: ownAdvertRoutes,
  // A picture of 25 MB is held whole.
  memoryMb: 1024,
  timeoutSeconds: 25,
  needs: ['table:write', 'idempotency', 'uploads', 'advert-pages', 'site'],
} as const satisfies ApiGroup;
