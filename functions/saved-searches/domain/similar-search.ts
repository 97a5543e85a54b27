import type { PropertyType } from '../../../events/vocabulary.ts';

const flats: readonly PropertyType[] = ['flat', 'maisonette', 'studio', 'penthouse', 'duplex', 'triplex'];
const bungalows: readonly PropertyType[] = [
  'detached_bungalow',
  'semi_detached_bungalow',
  'terraced_bungalow',
];
const houses: readonly PropertyType[] = [
  'detached',
  'semi_detached',
  'terraced',
  'end_of_terrace',
  'link_detached',
  'mews',
  'town_house',
  'cottage',
];

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
  const kin = [flats, bungalows, houses].find((kind) => kind.includes(home.propertyType)) ?? [
    home.propertyType,
  ];
  const terms = {
    lat: String(home.latitude),
    lng: String(home.longitude),
    max_price: String(Math.ceil((home.price * 1.1) / priceStep) * priceStep),
    ...(home.noOfBedrooms > 0 && { min_beds: String(home.noOfBedrooms) }),
    min_price: String(Math.floor((home.price * 0.75) / priceStep) * priceStep),
    radius: String(radius),
    type: kin.join(','),
  };
  return new URLSearchParams(Object.entries(terms).toSorted(([a], [b]) => (a < b ? -1 : 1))).toString();
}
