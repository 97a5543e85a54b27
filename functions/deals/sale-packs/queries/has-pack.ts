import type { PropertyId } from '../../../../events/vocabulary.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { findOpenPackage } from '../../../money/packages/adapters/package-repository.ts';
import { hasFeature } from '../../../money/packages/domain/entitlements.ts';
import { isPackBegun } from '../adapters/sale-pack-repository.ts';

/** Whether the package of a home includes the pack. */
export async function includesPack(propertyId: PropertyId): Promise<boolean> {
  return hasFeature((await findOpenPackage(propertyId))?.packageId, 'sale_pack');
}

/**
 * Whether a reader gets the pack, so that no page asks for one that is not there. What was answered stays readable
 * after the package; only its owner begins one.
 */
export async function hasPack(
  { id, package: latest }: Pick<Property, 'id' | 'package'>,
  isOwner: boolean,
): Promise<boolean> {
  if (await isPackBegun(id)) return true;
  // The home keeps the package that it had last, so one without the pack needs no look at what still runs.
  return isOwner && hasFeature(latest?.packageId, 'sale_pack') && includesPack(id);
}
