import type { Property } from './property.ts';

export const maxSimilar = 4;

/** Similar properties on sale: the nearest in price and bedrooms first. */
export function selectSimilar(property: Property, near: readonly Property[]): Property[] {
  return near
    .filter(({ id, status }) => id !== property.id && status === 'live')
    .toSorted((one, other) => measureDifference(property, one) - measureDifference(property, other))
    .slice(0, maxSimilar);
}

/** One bedroom counts as much as a fifth of the price. */
const measureDifference = (one: Property, other: Property): number =>
  Math.abs(Math.log(other.price / one.price)) +
  Math.abs(other.noOfBedrooms - one.noOfBedrooms) * 0.2 +
  (other.propertyType === one.propertyType ? 0 : 0.1);
