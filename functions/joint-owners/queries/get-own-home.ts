import type { PropertyId, UserId } from '../../../events/vocabulary.ts';
import { propertyById } from '../../properties/property-store.ts';
import type { Property } from '../../properties/property.ts';
import { AppError } from '../../shared/errors.ts';

/** @throws 404 for anybody but the seller */
export async function getOwnHome(propertyId: PropertyId, sellerId: UserId): Promise<Property> {
  const home = await propertyById(propertyId);
  if (home?.ownerId !== sellerId) throw new AppError('not_found', 'There is no such home.');
  return home;
}
