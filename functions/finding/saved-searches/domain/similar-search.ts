import type { PropertyType } from '../../../../events/vocabulary.ts';
import { listTypesOfKind } from '../../../listings/properties/domain/property-kinds.ts';

interface LostHome {
  readonly latitude: number;
  readonly longitude: number;
  readonly price: number;
  readonly noOfBedrooms: number;
  readonly propertyType: PropertyType;
}

/** Miles around the lost home. */
const radius = 3;
/** Prices are rounded to this many pounds, outwards. */
const priceStep = 5_000;

/** The parameters of a search for homes like one that a buyer lost: near, of its kind and size, at about its price. */
export function createSimilarQuery(home: LostHome): string {
  const terms = {
    lat: String(home.latitude),
    lng: String(home.longitude),
    max_price: String(Math.ceil((home.price * 1.1) / priceStep) * priceStep),
    ...(home.noOfBedrooms > 0 && { min_beds: String(home.noOfBedrooms) }),
    min_price: String(Math.floor((home.price * 0.75) / priceStep) * priceStep),
    radius: String(radius),
    type: listTypesOfKind(home.propertyType).join(','),
  };
  return new URLSearchParams(Object.entries(terms).toSorted(([a], [b]) => (a < b ? -1 : 1))).toString();
}
