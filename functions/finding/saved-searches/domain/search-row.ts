import * as z from 'zod';
import { SavedSearchId } from '../../../../events/vocabulary.ts';
import {
  type Box,
  foldStreet,
  foldTown,
  type Home,
  placeItselfMiles,
  type Point,
  listWords,
  toBandCode,
} from '../../search/index/index.ts';
import type { AlertFilter, WatchedQuery } from './filter-query.ts';
import { flagCodes, tenureCodes, toMask, typeCodes } from './row-codes.ts';
import { type SavedSearch, SearchOwnerId } from './saved-search.ts';
import { findExtent, listCellsOfSearch } from './search-cells.ts';

const whole = z.int().min(0);
const count = whole.optional();

/** Conditions that few searches have, so that the rows of the others stay small. */
const RareConditions = z.object({
  /** All of them, with a space before and after each. */
  outcodes: z.string().optional(),
  /** As the index splits a text. */
  words: z.array(z.string()).readonly().optional(),
  /** As the index compares them. */
  street: z.string().optional(),
  town: z.string().optional(),
  features: z.array(z.string()).readonly().optional(),
  minSqm: count,
  /** The worst rating and the highest band, by their place in the alphabet. */
  epcMin: count,
  councilTaxMax: count,
  addedDays: count,
  reducedDays: count,
  /** Drawn areas and those of journeys, each as longitude and latitude by turns. */
  areas: z.array(z.array(z.number()).readonly()).readonly().optional(),
});
export type RareConditions = z.output<typeof RareConditions>;

/**
 * What a cell stores of a search. A home in a city is compared with tens of thousands of rows, so what most searches ask for is
 * whole numbers: they take a third of the memory and of the units of the database, and are compared without following
 * references. A row has every condition of its search, so that the search itself need not be read to be matched.
 */
export const SearchRow = z.object({
  cell: z.string(),
  maxPrice: whole,
  searchId: SavedSearchId,
  ownerId: SearchOwnerId,
  minPrice: whole,
  minBeds: z.number(),
  maxBeds: z.number(),
  /** Bounds in row degrees, rounded outwards. */
  west: z.int(),
  south: z.int(),
  east: z.int(),
  north: z.int(),
  minBaths: z.number(),
  /** The middle of a circle in row degrees. */
  lat: z.int(),
  lng: z.int(),
  /** The radius of the circle in millionths of a mile, rounded up; 0 without a circle. */
  reach: whole,
  /** Kinds and tenures that it takes, flags that it wants and excludes: `row-codes.ts`. */
  types: whole,
  tenures: whole,
  flags: whole,
  exclude: whole,
  takesStc: z.boolean(),
  rare: RareConditions.optional(),
});
export type SearchRow = z.output<typeof SearchRow>;

/** Row degrees in a degree: about a centimetre each, and small integers to the JavaScript engine up to 180 degrees. */
export const rowDegrees = 10_000_000;
/** The unit of `reach` in a mile. */
export const reachUnits = 1_000_000;

/** Sorts after every price, and is a small integer to the JavaScript engine. */
const anyPrice = 2_147_483_647;
const anyBeds = 999;
const everywhere = { west: -180, south: -90, east: 180, north: 90 };

/** The rows by which changed homes find a search, one for each cell that it lies in. */
export function createSearchRows(
  { id: searchId, ownerId }: Pick<SavedSearch, 'id' | 'ownerId'>,
  filter: AlertFilter,
): SearchRow[] {
  const { query } = filter;
  const { west, south, east, north } = toRowBounds(query);
  const { lat, lng, reach } = toRowCircle(query);
  const masks = {
    types: toMask(typeCodes, query.types),
    tenures: toMask(tenureCodes, query.tenures),
    flags: toMask(flagCodes, query.flags),
    exclude: toMask(flagCodes, query.exclude),
  };
  const maxPrice = Math.min(anyPrice, Math.floor(query.maxPrice ?? anyPrice));
  const rare = findRareConditions(filter);
  return listCellsOfSearch(query, searchId).map((cell) => ({
    cell,
    maxPrice,
    searchId,
    ownerId,
    minPrice: Math.ceil(query.minPrice ?? 0),
    minBeds: query.minBeds ?? 0,
    maxBeds: query.maxBeds ?? anyBeds,
    west,
    south,
    east,
    north,
    minBaths: query.minBaths ?? 0,
    lat,
    lng,
    reach,
    types: masks.types,
    tenures: masks.tenures,
    flags: masks.flags,
    exclude: masks.exclude,
    takesStc: query.includeStc === true,
    rare,
  }));
}

function toRowBounds(query: WatchedQuery): Box {
  const { west, south, east, north } = findExtent(query) ?? everywhere;
  return {
    west: Math.floor(west * rowDegrees),
    south: Math.floor(south * rowDegrees),
    east: Math.ceil(east * rowDegrees),
    north: Math.ceil(north * rowDegrees),
  };
}

function toRowCircle({ circle }: WatchedQuery) {
  if (!circle) return { lat: 0, lng: 0, reach: 0 };
  const miles = circle.miles > 0 ? circle.miles : placeItselfMiles;
  return {
    lat: Math.round(circle.lat * rowDegrees),
    lng: Math.round(circle.lng * rowDegrees),
    reach: Math.ceil(miles * reachUnits),
  };
}

function findRareConditions({ query, addedDays, reducedDays }: AlertFilter): RareConditions | undefined {
  const { outcodes = [], features = [], minSqm, epcMin, councilTaxMax } = query;
  const words = listWords(query.words ?? '');
  const areas = [query.polygon, query.travelArea].flatMap((area) => (area ? [toNumbers(area)] : []));
  // Always the same members, as the JavaScript engine compares objects of one shape faster.
  const rare = {
    outcodes: outcodes.length > 0 ? ` ${outcodes.join(' ').toUpperCase()} ` : undefined,
    words: words.length > 0 ? words : undefined,
    street: query.street === undefined ? undefined : foldStreet(query.street),
    town: query.town === undefined ? undefined : foldTown(query.town),
    features: features.length > 0 ? features : undefined,
    // A home of unknown size has 0.
    minSqm: minSqm === undefined ? undefined : Math.max(1, Math.ceil(minSqm)),
    epcMin: epcMin === undefined ? undefined : toBandCode(epcMin),
    councilTaxMax: councilTaxMax === undefined ? undefined : toBandCode(councilTaxMax),
    addedDays,
    reducedDays,
    areas: areas.length > 0 ? areas : undefined,
  };
  return Object.values(rare).some((condition) => condition !== undefined) ? rare : undefined;
}

const toNumbers = (points: readonly Point[]): number[] => points.flatMap(([lng, lat]) => [lng, lat]);

/** A point in the unit of rows, with its fractions. */
export function toRowPoint({ lat, lng }: Pick<Home, 'lat' | 'lng'>) {
  return { lat: lat * rowDegrees, lng: lng * rowDegrees };
}
