import type { NearbyCard } from '../../../listings/properties/domain/nearby-card.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';

export const maxSimilar = 4;

/** Similar properties on sale: the nearest in price and bedrooms first. */
export function selectSimilar(property: Property, near: readonly NearbyCard[]): NearbyCard[] {
  return near
    .filter(({ compared: { id, status } }) => id !== property.id && status === 'live')
    .toSorted(
      (nearbyCard, other) =>
        measureDifference(property, nearbyCard.compared) - measureDifference(property, other.compared),
    )
    .slice(0, maxSimilar);
}

type Compared = Pick<Property, 'price' | 'noOfBedrooms' | 'propertyType'>;

/** One bedroom counts as much as a fifth of the price. */
const measureDifference = (one: Compared, other: Compared): number =>
  Math.abs(Math.log(other.price / one.price)) +
  Math.abs(other.noOfBedrooms - one.noOfBedrooms) * 0.2 +
  (other.propertyType === one.propertyType ? 0 : 0.1);
