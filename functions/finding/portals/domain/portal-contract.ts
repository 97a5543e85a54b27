import type { Portal } from '../../../../events/portal-vocabulary.ts';
import { keysOf } from '../../../kernel/keys.ts';
import type { Operator } from '../../../kernel/operator.ts';

/** What a portal that takes Rightmove's messages gave the operator with the contract. */
export interface RtdfContract {
  readonly networkId: number;
  readonly branchId: number;
  /** Rightmove has another host to practise on; OnTheMarket has one host for both. */
  readonly mode: 'test' | 'live';
}
export interface ZooplaContract {
  /** The reference of the branch. */
  readonly branch: string;
  readonly mode: 'sandbox' | 'live';
}

/** The operator's contracts with portals. */
export interface PortalContracts {
  readonly rightmove?: RtdfContract;
  readonly onthemarket?: RtdfContract;
  readonly zoopla?: ZooplaContract;
}

/** The portals' own addresses, to practise on and for everyone. */
export const portalHosts = {
  rightmove: {
    test: 'https://adfapi.adftest.rightmove.com',
    live: 'https://adfapi.rightmove.co.uk',
  },
  // One host for both.
  onthemarket: {
    test: 'https://realtime-api.onthemarket.com',
    live: 'https://realtime-api.onthemarket.com',
  },
  // The path tells them apart.
  zoopla: {
    sandbox: 'https://realtime-listings-api.webservices.zpg.co.uk',
    live: 'https://realtime-listings-api.webservices.zpg.co.uk',
  },
} as const satisfies Readonly<Record<Portal, Readonly<Record<string, string>>>>;

/** The contracts from the environment variable of a function. */
export function parsePortalContracts(setting: string): PortalContracts {
  const contracts: PortalContracts = JSON.parse(setting);
  return contracts;
}

/**
 * The portals that an operator may send homes to: portals take homes from estate agents alone, and whoever does that
 * work has to belong to a redress scheme (decision 114).
 */
export function listContractedPortals(
  contracts: PortalContracts,
  { redress }: Pick<Operator, 'redress'>,
): readonly Portal[] {
  const isMember = redress !== undefined && redress.name !== '' && redress.membership !== '';
  return isMember ? keysOf(contracts).filter((portal) => contracts[portal] !== undefined) : [];
}
