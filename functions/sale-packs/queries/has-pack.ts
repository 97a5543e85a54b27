import type { PropertyId } from '../../../events/vocabulary.ts';
import { findOpenPackage } from '../../packages/adapters/package-repository.ts';
import { hasFeature } from '../../packages/domain/entitlements.ts';
import { findSalePack } from '../adapters/sale-pack-repository.ts';

/** Whether the package of a home includes the pack. */
export async function includesPack(propertyId: PropertyId): Promise<boolean> {
  return hasFeature((await findOpenPackage(propertyId))?.packageId, 'sale_pack');
}

/**
 * Whether a reader gets the pack, so that no page asks for one that is not there. What was answered stays readable
 * after the package; only its owner begins one.
 */
export async function hasPack(propertyId: PropertyId, isOwner: boolean): Promise<boolean> {
  return (await findSalePack(propertyId)) !== undefined || (isOwner && (await includesPack(propertyId)));
}
