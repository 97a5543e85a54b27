import type { Portal } from '../../../../events/portal-vocabulary.ts';
import { env } from '../../../kernel/env.ts';
import { parseOperator } from '../../../kernel/operator.ts';
import { isStandIn } from '../../../kernel/stand-in.ts';
import {
  listContractedPortals,
  parsePortalContracts,
  type PortalContracts,
  portalHosts,
} from '../domain/portal-contract.ts';
import { findPortalKeys } from './portal-keys.ts';
import type { PortalGateway } from './portal-port.ts';
import { createRtdfGateway } from './rtdf-gateway.ts';
import { createZooplaGateway } from './zoopla-gateway.ts';

/** The portals that the stage's operator has a contract with and may send to. */
export function listStagePortals(): readonly Portal[] {
  return listContractedPortals(getContracts(), parseOperator(env('OPERATOR')));
}

const getContracts = (): PortalContracts => parsePortalContracts(env('PORTALS'));

/** `undefined` while the stage has no contract with the portal, or no certificate. */
export async function findPortalGateway(portal: Portal): Promise<PortalGateway | undefined> {
  if (!listStagePortals().includes(portal)) return undefined;
  const { rightmove, onthemarket, zoopla } = getContracts();
  const keys = await findPortalKeys(portal);
  if (!keys) return undefined;
  if (portal === 'rightmove' && rightmove)
    return createRtdfGateway({ portal, url: env('RIGHTMOVE_URL'), contract: rightmove, keys });
  if (portal === 'onthemarket' && onthemarket)
    return createRtdfGateway({ portal, url: env('ONTHEMARKET_URL'), contract: onthemarket, keys });
  return zoopla && createZooplaGateway({ url: env('ZOOPLA_URL'), contract: zoopla, keys });
}

/** Whether a stand-in answers in the place of a portal. */
export function isAnyStandIn(): boolean {
  const addresses: Readonly<Record<Portal, string>> = {
    rightmove: env('RIGHTMOVE_URL'),
    onthemarket: env('ONTHEMARKET_URL'),
    zoopla: env('ZOOPLA_URL'),
  };
  return listStagePortals().some((portal) =>
    Object.values(portalHosts[portal]).every((host) => isStandIn(addresses[portal], host)),
  );
}
