import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { listAcceptedJointOwners } from '../../../listings/joint-owners/adapters/joint-owner-repository.ts';
import { listPropertiesOfOwner } from '../../../listings/properties/adapters/property-repository.ts';

/** The homes that a person sells or owns jointly: what buyers say of those is not for them. */
export async function loadOwnHomeIds(userId: UserId): Promise<ReadonlySet<PropertyId>> {
  const [owned, shared] = await Promise.all([listPropertiesOfOwner(userId), listAcceptedJointOwners(userId)]);
  return new Set([...owned.map(({ id }) => id), ...shared.map(({ propertyId }) => propertyId)]);
}
