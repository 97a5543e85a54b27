/** What a stage states of its contracts with portals, and where the portals are. */
export {
  listContractedPortals,
  type PortalContracts,
  portalHosts,
} from '../../finding/portals/domain/portal-contract.ts';
