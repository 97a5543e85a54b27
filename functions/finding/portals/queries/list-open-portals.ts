import type { Portal } from '../../../../events/portal-vocabulary.ts';
import { getSetting } from '../../../people/configuration/queries/get-setting.ts';
import { listStagePortals } from '../adapters/portal-gateway.ts';
import { findPortalKeys } from '../adapters/portal-keys.ts';

/** The portals that homes are sent to now: contract, scheme, certificate, and staff have not switched them off. */
export async function listOpenPortals(): Promise<readonly Portal[]> {
  const portals = listStagePortals();
  if (portals.length === 0 || !(await getSetting('portals_enabled'))) return [];
  const keys = await Promise.all(portals.map(findPortalKeys));
  return portals.filter((_, place) => keys[place] !== undefined);
}
