import type { Property } from './property.ts';

export const similarMost = 4;

/** Homes that somebody who looks at this one may want to see too: nearest in price and bedrooms first. */
export const similarTo = (property: Property, near: readonly Property[]): Property[] =>
  near
    .filter(({ id, status }) => id !== property.id && status === 'live')
    .toSorted((one, other) => distance(property, one) - distance(property, other))
    .slice(0, similarMost);

/** A bedroom more or less counts as much as a fifth of the price. */
const distance = (one: Property, other: Property): number =>
  Math.abs(Math.log(other.price / one.price)) +
  Math.abs(other.noOfBedrooms - one.noOfBedrooms) * 0.2 +
  (other.propertyType === one.propertyType ? 0 : 0.1);
