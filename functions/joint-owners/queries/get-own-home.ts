import type { PropertyId, UserId } from '../../../events/vocabulary.ts';
import { findProperty } from '../../properties/adapters/property-repository.ts';
import type { Property } from '../../properties/domain/property.ts';
import { AppError } from '../../kernel/errors.ts';

/** @throws 404 unless the caller is the seller */
export async function getOwnHome(propertyId: PropertyId, sellerId: UserId): Promise<Property> {
  const home = await findProperty(propertyId);
  if (home?.ownerId !== sellerId) throw new AppError('not_found', 'We can’t find that home.');
  return home;
}
