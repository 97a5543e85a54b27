import * as z from 'zod';
import {
  CouncilTaxBand,
  EpcRating,
  lineUpTo,
  Nation,
  Pounds,
  PropertyType,
  Tenure,
} from '../../../events/vocabulary.ts';
import { defineRoutes, createListSchema, createPagingParameters } from '../../kernel/http/contract.ts';
import { features } from '../../listings/properties/domain/features.ts';
import { PropertyCard } from '../../listings/properties/domain/views.ts';
import { placeKinds } from '../../people/places/domain/place-kind.ts';
import { excludedTraitNames } from './domain/home-traits.ts';
import { minTravelMinutes, maxTravelMinutes, travelModes } from './domain/journey.ts';

export const radii = [0, 0.25, 0.5, 1, 3, 5, 10, 15, 20, 30, 40] as const;
export const offeredSortItems = [
  'id',
  'createdAt',
  'price',
  'bedrooms',
  'price_per_sqm',
  'reduced_at',
] as const;

const number = (least: number, most: number) => z.coerce.number().min(least).max(most);
const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);
const price = z.coerce
  .number()
  .int()
  .min(0, 'Enter a price of £0 or more')
  .max(1e9, 'Enter at most £1,000,000,000');
const flag = z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1');
/** A repeatable parameter: `type=flat&type=mews`, or `type=flat,mews`. */
const several = <S extends z.ZodType>(item: S, most: number) =>
  z.preprocess(
    (given) => [given].flat().flatMap((part) => (typeof part === 'string' ? part.split(',') : part)),
    z.array(item).max(most),
  );
const within = (least: number, most: number) => z.number().min(least).max(most);
const coordinates = (text: string) => text.split(/[,;]/).map(Number);

/** `price|asc`; `distance` requires a place. */
const sort = z
  .templateLiteral([z.enum([...offeredSortItems, 'distance']), '|', z.enum(['asc', 'desc'])])
  .transform((text) => ({
    item: z.enum([...offeredSortItems, 'distance']).parse(text.split('|')[0]),
    order: z.enum(['asc', 'desc']).parse(text.split('|')[1]),
  }));

/** Paging; the setting `page_size` is the default of `per_page`. */
const homePaging = {
  page: createPagingParameters(12, 48).page,
  per_page: z.coerce.number().int().min(1).max(48).optional(),
};

const frame = 'Give west,south,east,north';

const area = z
  .string()
  .max(6_000)
  .transform(coordinates)
  .pipe(
    z
      .array(within(-11, 62))
      .min(6)
      .max(200)
      .refine((flat) => flat.length % 2 === 0, 'Give pairs of longitude and latitude'),
  );

/** The id of a place: `newport_gwent`, `kent`, `ls6`. */
export const PlaceId = z
  .string()
  .max(80)
  .regex(/^[a-z\d_-]*$/, 'Give the id of a place');

const SearchParameters = z.object({
  /** A place, what the home has and words in its text, such as `3 bed terraced Leeds`. */
  q: lineUpTo(120).optional(),
  /** The `id` of a place; `q` then has no place. `lat` and `lng` are its position, which a postcode needs. */
  place: PlaceId.optional(),
  lat: number(49, 61).optional(),
  lng: number(-9, 2.5).optional(),
  /** A street, or with its post town `Birch Street, Leeds`. */
  street: lineUpTo(80).optional(),
  /** Miles. */
  radius: z.coerce.number().pipe(z.literal(radii)).optional(),
  /** west,south,east,north */
  bbox: z
    .string()
    .max(120)
    .transform(coordinates)
    .pipe(
      z
        .array(within(-11, 62))
        .length(4, frame)
        .refine(([west = 0, south = 0, east = 0, north = 0]) => west <= east && south <= north, frame),
    )
    .optional(),
  /** Longitude and latitude pairs, at most 100. */
  polygon: area.optional(),
  /** The area of a journey, from `GET /api/travel-area`; it is what the search reads of the journey. */
  travel_area: area.optional(),
  /** The journey of `travel_area`, which names it. */
  travel_to: lineUpTo(80).optional(),
  travel_lat: number(49, 61).optional(),
  travel_lng: number(-9, 2.5).optional(),
  travel_mode: z.enum(travelModes).optional(),
  travel_minutes: whole(minTravelMinutes, maxTravelMinutes).optional(),
  min_price: price.optional(),
  max_price: price.optional(),
  min_beds: whole(0, 50).optional(),
  max_beds: whole(0, 50).optional(),
  min_baths: whole(0, 50).optional(),
  type: several(PropertyType, 21).optional(),
  tenure: several(Tenure, 4).optional(),
  min_sqm: number(0, 20_000).optional(),
  epc_min: EpcRating.optional(),
  council_tax_max: CouncilTaxBand.optional(),
  parking: flag.optional(),
  garden: flag.optional(),
  features: several(z.enum(features), features.length).optional(),
  chain_free: flag.optional(),
  exclude: several(z.enum(excludedTraitNames), excludedTraitNames.length).optional(),
  include_stc: flag.optional(),
  added_days: whole(1, 365).optional(),
  reduced_days: whole(1, 365).optional(),
  sort: sort.optional(),
  ...homePaging,
  view: z.enum(['list', 'map']).default('list'),
  /** Zoom of the map, which sets the size of its clusters. */
  zoom: whole(4, 19).optional(),
});
/** The names in the address of a search, which the page of results has as well. */
export const searchParameters: readonly string[] = Object.keys(SearchParameters.shape);
export const SearchQuery = SearchParameters.refine(
  ({ lat, lng }) => (lat === undefined) === (lng === undefined),
  {
    path: ['lat'],
    message: 'Give both lat and lng',
  },
);
/** A search with a page size. */
export type SearchQuery = z.output<typeof SearchQuery> & { readonly per_page: number };

const Bucket = z.object({ value: z.string(), count: z.int() });
export const FacetsView = z.object({
  type: z.array(Bucket),
  beds: z.array(Bucket),
  tenure: z.array(Bucket),
  price: z.array(z.object({ from: z.int(), to: z.int().nullable(), count: z.int() })),
});
export const ClusterView = z.object({
  latitude: z.number(),
  longitude: z.number(),
  count: z.int(),
  minPrice: z.int(),
  /** Present when the cluster is a single property. */
  id: z.string().optional(),
});
/** A place that people search for homes in. */
export const PlaceView = z.object({
  /** The value of `place` in a search. */
  id: z.string(),
  kind: z.enum(placeKinds),
  name: z.string(),
  /** The name with its county or town, which distinguishes it from other places of the name. */
  label: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Radius. */
  miles: z.number(),
  /** The county of a town, the town of a district or postcode. */
  area: z.string().optional(),
});
/** What a group of homes in a place ask; fewer than three have no middle price. */
const AskedPrices = z.object({ count: z.int(), median: Pounds.optional() });
/** What is known of a place by its homes for sale, which are counted as a search of the place counts them. */
export const PlaceOverview = z.object({
  place: PlaceView,
  nation: Nation,
  total: z.int(),
  /** Homes that came on sale in the last seven days. */
  recent: z.int(),
  /** The lowest and the highest price; missing where one of the two is on application. */
  prices: z.object({ low: Pounds, high: Pounds }).optional(),
  /** The most frequent first. */
  kinds: z.array(AskedPrices.extend({ type: PropertyType })),
  /** From the fewest; five are five or more. */
  bedrooms: z.array(AskedPrices.extend({ beds: z.int() })),
  /** Places around it, the nearest first; for a county or region its largest towns. */
  neighbours: z.array(
    PlaceView.pick({ id: true, name: true, label: true }).extend({ count: z.int(), miles: z.number() }),
  ),
});
export type PlaceOverview = z.output<typeof PlaceOverview>;
/** A street with homes for sale. */
const StreetView = z.object({
  /** The value of `street` in a search: the street with its post town. */
  street: z.string(),
  /** Its homes for sale. */
  count: z.int(),
});
/** What was read from a text besides a place. */
const Understood = z.object({
  /** The words that remain, to be found in the text of a home. */
  words: z.string(),
  /** Filters as parameters. */
  filters: z.record(z.string(), z.string()),
});
/** A change of the filters that would find properties when this search found no property. */
export const RelaxationView = z.object({
  code: z.string(),
  query: z.record(z.string(), z.string().nullable()),
  total: z.int(),
});

/** Properties with a paid featured row (Premium); payment does not change the order of `properties`. */
const Featured = z
  .array(PropertyCard)
  .default([])
  .describe(
    'Paid places: at most three matching homes, taking turns, on the first page of a list. They are in `properties` at their own place, too, where they fall on its page.',
  );

export const searchRoutes = defineRoutes({
  allProperties: {
    method: 'GET',
    path: '/api/all-properties',
    access: 'public',
    organisationScope: 'search:read',
    summary: 'All homes on sale',
    problems: ['unavailable'],
    result: createListSchema('properties', PropertyCard).extend({
      featured: Featured,
      /** The home of the day for the top of the front page, where it was asked for and one is fit for it. */
      front: PropertyCard.optional(),
    }),
    query: z.object({
      ...homePaging,
      /** Whether to name the home of the day, too. */
      front: flag.optional(),
      sort: sort.optional(),
      search: lineUpTo(120).optional(),
    }),
  },
  searchProperties: {
    method: 'GET',
    path: '/api/search-properties',
    access: 'public',
    organisationScope: 'search:read',
    summary: 'Homes by place, filters and words',
    problems: ['unavailable'],
    query: SearchQuery,
    result: createListSchema('properties', PropertyCard).extend({
      featured: Featured,
      facets: FacetsView.optional(),
      clusters: z.array(ClusterView).optional(),
      place: PlaceView.optional(),
      /** What was read from `q` without `place`: filters as parameters, and the words that remain. */
      understood: Understood.optional(),
      /** Other places that `q` can mean; without homes and a place, names that are like it. */
      otherPlaces: z.array(PlaceView).default([]),
      /** The place whose name `q` is a letter or two off; the answer looks for `q` as words nevertheless. */
      didYouMean: PlaceView.optional(),
      /** Nothing in `q` could be read, as in another script; no homes are found then. */
      isUnread: z.boolean().default(false),
      /** Words of the search that no home of its place has; the answer is that without them. */
      unmatchedWords: z.string().optional(),
      /** The street that is searched, as it is in `street` or as `q` names it. */
      street: z.string().optional(),
      /**
       * The nearest other homes where a postcode or a street has few homes; where a street has none, those of its place
       * or else those that mention it.
       */
      nearby: z.array(PropertyCard).default([]),
      relaxations: z.array(RelaxationView).default([]),
      /** Properties are not shown yet: the setting `show_listing` is off. */
      comingSoon: z.boolean().default(false),
    }),
  },
  placeOverview: {
    method: 'GET',
    path: '/api/place-overview',
    access: 'public',
    summary: 'What homes for sale in a place ask, by type and bedrooms, and the places around it',
    problems: ['not_found', 'unavailable'],
    query: z.object({ place: PlaceId }),
    result: PlaceOverview,
    // As long as the CDN keeps the page of the place, whose numbers are the same.
    cache: 60,
  },
  suggestPlaces: {
    method: 'GET',
    path: '/api/places',
    access: 'public',
    summary: 'Places that begin with the end of what was typed, and streets with homes for sale',
    query: z.object({ q: lineUpTo(60).min(1) }),
    result: z.object({
      places: z.array(PlaceView),
      /** At most four; their answer is empty while searches have none. */
      streets: z.array(StreetView).default([]),
      understood: Understood,
    }),
    cache: 300,
  },
});
