import type { Property } from '../../properties/domain/property.ts';
import type { PropertyCard } from '../../properties/domain/views.ts';

export const maxSimilar = 4;

/** Similar properties on sale: the nearest in price and bedrooms first. */
export function selectSimilar(property: Property, near: readonly PropertyCard[]): PropertyCard[] {
  return near
    .filter(({ id, status }) => id !== property.id && status === 'live')
    .toSorted((one, other) => measureDifference(property, one) - measureDifference(property, other))
    .slice(0, maxSimilar);
}

type Compared = Pick<Property, 'price' | 'noOfBedrooms' | 'propertyType'>;

/** One bedroom counts as much as a fifth of the price. */
const measureDifference = (one: Compared, other: Compared): number =>
  Math.abs(Math.log(other.price / one.price)) +
  Math.abs(other.noOfBedrooms - one.noOfBedrooms) * 0.2 +
  (other.propertyType === one.propertyType ? 0 : 0.1);
