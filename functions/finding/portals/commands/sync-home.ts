import type { PropertyId } from '../../../../events/vocabulary.ts';
import { listAdvertsOfHome } from '../adapters/portal-advert-repository.ts';
import { listStagePortals } from '../adapters/portal-gateway.ts';
import { findPortalInstruction } from '../adapters/portal-instruction-repository.ts';
import { syncAdvert } from './sync-advert.ts';

/** Brings every portal of the stage to the present state of a home; a home that nobody wants there is left alone. */
export async function syncHome(propertyId: PropertyId, holder: string, now: Date): Promise<void> {
  const portals = listStagePortals();
  if (portals.length === 0) return;
  const [instruction, adverts] = await Promise.all([
    findPortalInstruction(propertyId),
    listAdvertsOfHome(propertyId),
  ]);
  if (!instruction && adverts.length === 0) return;
  for (const portal of portals) await syncAdvert({ propertyId, portal, holder, isForced: false }, now);
}
