import type { UserId } from '../../../../events/vocabulary.ts';
import { findOpenOffer } from '../../../deals/offers/adapters/offer-repository.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { isVisibleTo } from '../../../listings/properties/domain/transitions.ts';

/**
 * Whether a viewer may open the page of a property. After a fall-through its buyers with an open offer may,
 * as they are asked to confirm it before the seller relists.
 */
export async function isPageVisible(property: Property, viewerId: UserId | undefined): Promise<boolean> {
  if (isVisibleTo(property, viewerId)) return true;
  if (viewerId === undefined || property.status !== 'fallen_through') return false;
  return (await findOpenOffer(property.id, viewerId)) !== undefined;
}
