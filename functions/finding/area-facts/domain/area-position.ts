import { toPublicPosition } from '../../../listings/properties/domain/address.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { measureMiles } from '../../../people/places/domain/outcodes.ts';

export interface AreaPosition {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * The street of a property, to about a hundred metres, also where the seller shows the number: no source learns
 * more, and distances from it give no house away.
 */
export function toAreaPosition(property: Property): AreaPosition {
  return toPublicPosition({ ...property, addressShown: 'street' });
}

const round = (degrees: number, steps: number): number => Math.round(degrees * steps) / steps;

/** The middle of the square kilometre around a position; lists of one are shared by all of its homes. */
export function toCell({ latitude, longitude }: AreaPosition): AreaPosition {
  return { latitude: round(latitude, 100), longitude: round(longitude, 100) };
}

/** `53.812,-1.567`: the key of a kept answer. */
export function toPlaceKey({ latitude, longitude }: AreaPosition): string {
  return `${latitude},${longitude}`;
}

/** The nearest with their distance in miles, to a tenth; those beyond `reach` are left out. */
export function selectNearest<T extends AreaPosition>(
  from: AreaPosition,
  all: readonly T[],
  { max, reach }: { readonly max: number; readonly reach: number },
): (T & { readonly miles: number })[] {
  return all
    .map((one) => ({ ...one, miles: measureMiles(from, one) }))
    .filter(({ miles }) => miles <= reach)
    .toSorted((one, other) => one.miles - other.miles)
    .slice(0, max)
    .map((one) => ({ ...one, miles: round(one.miles, 10) }));
}
