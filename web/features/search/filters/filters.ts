import type { CouncilTaxBand, EpcRating, PropertyType, Tenure } from '../../../../events/vocabulary.ts';
import type { radii as radiusList } from '../../../../functions/finding/search/contract.ts';
import { excludedTraitNames } from '../../../../functions/finding/search/domain/home-traits.ts';
import {
  minTravelMinutes,
  maxTravelMinutes,
  travelModes,
} from '../../../../functions/finding/search/domain/journey.ts';
import { keysOf } from '../../../../functions/kernel/keys.ts';
import { features } from '../../../../functions/listings/properties/domain/features.ts';
import {
  createDegreesCodec,
  flag,
  createNumbersCodec,
  createChoiceCodec,
  slug,
  createChoicesCodec,
  createTextCodec,
  createWholeCodec,
  type Codec,
} from './codecs.ts';

export type Radius = (typeof radiusList)[number];

/** All values of a union type; the compiler requires each of them. */
const listKeys = <T extends string>(values: Readonly<Record<T, true>>): readonly T[] => keysOf(values);

export const radii: readonly Radius[] = [0, 0.25, 0.5, 1, 3, 5, 10, 15, 20, 30, 40];
export const propertyTypes = listKeys<PropertyType>({
  detached: true,
  semi_detached: true,
  terraced: true,
  end_of_terrace: true,
  link_detached: true,
  mews: true,
  town_house: true,
  cottage: true,
  detached_bungalow: true,
  semi_detached_bungalow: true,
  terraced_bungalow: true,
  flat: true,
  maisonette: true,
  studio: true,
  penthouse: true,
  duplex: true,
  triplex: true,
  park_home: true,
  houseboat: true,
  land: true,
  other: true,
});
export const tenures = listKeys<Tenure>({
  freehold: true,
  leasehold: true,
  share_of_freehold: true,
  commonhold: true,
});
export const ratings: readonly EpcRating[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
export const bands: readonly CouncilTaxBand[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'];

/** The sort orders, with the API's values. Distance needs a place. */
export const sorts = [
  'id|desc',
  'price|asc',
  'price|desc',
  'bedrooms|desc',
  'reduced_at|desc',
  'price_per_sqm|asc',
  'distance|asc',
] as const;
export type SearchSort = (typeof sorts)[number];

const isBox = ([west = 0, south = 0, east = 0, north = 0]: readonly number[]): boolean =>
  west < east && south < north && west >= -11 && south >= -11 && east <= 62 && north <= 62;
const arePairs = (values: readonly number[]): boolean =>
  values.length % 2 === 0 && values.every((value) => value >= -11 && value <= 62);

const codecs = {
  place: slug,
  /** The position of the place. */
  lat: createDegreesCodec(49, 61),
  lng: createDegreesCodec(-9, 2.5),
  /** A street, or with its post town. */
  street: createTextCodec(80),
  /** Words; without `place` also the name of a place. */
  q: createTextCodec(120),
  radius: createChoiceCodec(radii),
  /** west,south,east,north */
  bbox: createNumbersCodec({ least: 4, most: 4 }, isBox),
  /** lng,lat pairs */
  polygon: createNumbersCodec({ least: 6, most: 200 }, arePairs),
  /** The area of a journey: lng,lat pairs. The journey itself is for its name. */
  travel_area: createNumbersCodec({ least: 6, most: 200 }, arePairs),
  travel_to: createTextCodec(80),
  travel_lat: createDegreesCodec(49, 61),
  travel_lng: createDegreesCodec(-9, 2.5),
  travel_mode: createChoiceCodec(travelModes),
  travel_minutes: createWholeCodec(minTravelMinutes, maxTravelMinutes),
  min_price: createWholeCodec(0, 1e9),
  max_price: createWholeCodec(0, 1e9),
  min_beds: createWholeCodec(0, 50),
  max_beds: createWholeCodec(0, 50),
  min_baths: createWholeCodec(0, 50),
  type: createChoicesCodec(propertyTypes),
  tenure: createChoicesCodec(tenures),
  min_sqm: createWholeCodec(0, 20_000),
  parking: flag,
  garden: flag,
  chain_free: flag,
  features: createChoicesCodec(features),
  epc_min: createChoiceCodec(ratings),
  council_tax_max: createChoiceCodec(bands),
  exclude: createChoicesCodec(excludedTraitNames),
  include_stc: flag,
  added_days: createWholeCodec(1, 365),
  reduced_days: createWholeCodec(1, 365),
  sort: createChoiceCodec(sorts),
  page: createWholeCodec(1, 10_000),
} as const;

type Values = {
  readonly [Name in keyof typeof codecs]: (typeof codecs)[Name] extends Codec<infer T> ? T : never;
};
/** The filters of a search. Absent ones are not applied. */
export type Filters = { readonly [Name in keyof Values]?: Values[Name] | undefined };
export type FilterName = keyof Filters;
export const filterNames: readonly FilterName[] = keysOf(codecs);

/** The filters of a journey, which are set and taken off together. */
export const journeyNames = [
  'travel_area',
  'travel_to',
  'travel_lat',
  'travel_lng',
  'travel_mode',
  'travel_minutes',
] as const;

/** What removes a place from a search. */
export const noPlace = {
  place: undefined,
  lat: undefined,
  lng: undefined,
  street: undefined,
  radius: undefined,
} as const;

/** What says where a search looks for homes. */
const whereNames = [...keysOf(noPlace), 'bbox', 'polygon', 'travel_area'] as const;

/** Whether two searches look for homes in the same area; words are part of it where they stand for the place. */
export function isSameArea(search: Filters, other: Filters): boolean {
  return (
    whereNames.every((name) => String(search[name]) === String(other[name])) &&
    (search.place !== undefined || search.q === other.q)
  );
}

/**
 * The filters of a URL. Invalid values are left out, and so is a journey without its area, which filters nothing, and
 * half a position; repeated parameters become a list.
 */
export function readSearchFilters(params: URLSearchParams): Filters {
  const noArea: ReadonlySet<FilterName> = new Set(params.has('travel_area') ? [] : journeyNames);
  const found = filterNames.flatMap((name) => {
    if (noArea.has(name)) return [];
    const given = params.getAll(name).join(',');
    const value = given === '' ? undefined : codecs[name].read(given);
    return value === undefined ? [] : [[name, value] as const];
  });
  const filters: Filters = turnRanges(Object.fromEntries(found));
  const { lat, lng, ...others } = filters;
  return lat === undefined || lng === undefined ? others : filters;
}

/** Ranges whose ends are the wrong way round are turned, as the API does. */
function turnRanges(filters: Filters): Filters {
  const { min_price = 0, max_price = Infinity, min_beds = 0, max_beds = Infinity } = filters;
  return {
    ...filters,
    ...(min_price > max_price && { min_price: max_price, max_price: min_price }),
    ...(min_beds > max_beds && { min_beds: max_beds, max_beds: min_beds }),
  };
}

/** The parameters of a search in a fixed order, for the URL and the API. */
export function writeSearchFilters(filters: Filters): Record<string, string> {
  const written = filterNames.flatMap((name) => {
    const words = writeValue(name, filters[name]);
    return words === undefined || words === '' ? [] : [[name, words] as const];
  });
  return Object.fromEntries(written);
}

function writeValue<Name extends FilterName>(name: Name, value: Filters[Name]): string | undefined {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the compiler does not relate a name's codec to its value
  const codec = codecs[name] as unknown as Codec<NonNullable<Filters[Name]>>;
  return value === undefined || value === null ? undefined : codec.write(value);
}

/** The search with changes; `undefined` removes a filter, and any change returns to the first page. */
export function withFilters(filters: Filters, change: Filters): Filters {
  const merged = { ...filters, page: undefined, ...change };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined));
}
