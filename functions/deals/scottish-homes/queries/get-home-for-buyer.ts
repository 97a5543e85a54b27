import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import type { Write } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import { isJointOwner } from '../../../listings/joint-owners/queries/is-joint-owner.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { isVisibleTo } from '../../../listings/properties/domain/transitions.ts';
import { buildNotBlockedChecks, isBlockedBetween } from '../../../people/blocks/adapters/block-repository.ts';

/**
 * The home that a buyer begins something with.
 * @throws 404 for one that they may not see, 403 between people who blocked each other, 409 for a joint owner
 */
export async function getHomeForBuyer(id: PropertyId, buyerId: UserId): Promise<Property> {
  const property = await findProperty(id);
  if (!property || !isVisibleTo(property, buyerId))
    throw new AppError('not_found', 'We can’t find that home.');
  if (property.ownerId === buyerId) return property;
  if (await isBlockedBetween(property.ownerId, buyerId)) throw createBlockedError(property);
  if (await isJointOwner(property.id, buyerId))
    throw new AppError('conflict', 'You own this home together with its seller.', { state: property.status });
  return property;
}

export function buildNotBarredChecks(property: Property, buyerId: UserId): Write[] {
  return buildNotBlockedChecks(property.ownerId, buyerId, () => createBlockedError(property));
}

const createBlockedError = ({ id }: Property) =>
  new AppError('blocked_by_user', 'You and the seller can’t contact each other.', {
    more: { propertyId: id },
  });
