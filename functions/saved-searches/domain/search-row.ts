import * as z from 'zod';
import { SavedSearchId } from '../../../events/vocabulary.ts';
import { type Box, type Home, homeFlags, type Query } from '../../search/index/index.ts';
import type { AlertFilter } from './filter-query.ts';
import { flagCodes, hasAllCodes, tenureCodes, toMask, typeCodes } from './row-codes.ts';
import { type SavedSearch, SearchOwnerId } from './saved-search.ts';
import { isOutcodeSearch, findExtent, listCellsOfSearch } from './search-cells.ts';

const words = z.array(z.string()).readonly();
const count = z.number().optional();
const whole = z.int().min(0);

/** The conditions of a query for which a row has no number. */
const OtherConditions = z.object({
  words: z.string().optional(),
  lastWordIsPrefix: z.boolean().optional(),
  town: z.string().optional(),
  maxBaths: count,
  minSqm: count,
  maxSqm: count,
  types: words.optional(),
  tenures: words.optional(),
  epcMin: z.string().optional(),
  councilTaxMax: z.string().optional(),
  flags: z.array(z.enum(homeFlags)).readonly().optional(),
  exclude: z.array(z.enum(homeFlags)).readonly().optional(),
  features: words.optional(),
}) satisfies z.ZodType<Query>;

/**
 * What a cell stores of a search. A home in a city is compared with tens of thousands of them, so a row is whole numbers:
 * they take a third of the memory and of the units of the database, and are compared without following references.
 */
export const SearchRow = z.object({
  cell: z.string(),
  maxPrice: whole,
  searchId: SavedSearchId,
  ownerId: SearchOwnerId,
  minPrice: whole,
  minBeds: z.number(),
  maxBeds: z.number(),
  /** Bounds in millionths of a degree, rounded outwards. */
  west: z.int(),
  south: z.int(),
  east: z.int(),
  north: z.int(),
  minBaths: z.number(),
  /** The middle of a circle in millionths of a degree. */
  lat: z.int(),
  lng: z.int(),
  /** The radius of the circle in thousandths of a mile; 0 without a circle. */
  reach: whole,
  /** Kinds and tenures that it takes, flags that it wants and excludes: `row-codes.ts`. */
  types: whole,
  tenures: whole,
  flags: whole,
  exclude: whole,
  takesStc: z.boolean(),
  /** Its outcodes, where its cells are wider than those. */
  outcodes: z.string().optional(),
  other: z.object({ query: OtherConditions, addedDays: count, reducedDays: count }).optional(),
});
export type SearchRow = z.output<typeof SearchRow>;

/** Sorts after every price, and is a small integer to the JavaScript engine. */
const anyPrice = 2_147_483_647;
const anyBeds = 999;
const everywhere = { west: -180, south: -90, east: 180, north: 90 };
const millionths = 1_000_000;

/** The rows by which changed homes find a search, one for each cell that it lies in. */
export function createSearchRows(
  { id: searchId, ownerId }: Pick<SavedSearch, 'id' | 'ownerId'>,
  filter: AlertFilter,
): SearchRow[] {
  const { query } = filter;
  const cells = listCellsOfSearch(query, searchId);
  const { west, south, east, north } = findBounds(query);
  const { lat, lng, reach } = toRowCircle(query);
  const other = findOtherConditions(filter);
  const areWider = !isOutcodeSearch(cells);
  const masks = {
    types: toMask(typeCodes, query.types),
    tenures: toMask(tenureCodes, query.tenures),
    flags: toMask(flagCodes, query.flags),
    exclude: toMask(flagCodes, query.exclude),
  };
  const maxPrice = Math.min(anyPrice, Math.floor(query.maxPrice ?? anyPrice));
  return cells.map((cell) => ({
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
    ...(areWider && query.outcodes?.length && { outcodes: joinOutcodes(query.outcodes) }),
    ...(other && { other }),
  }));
}

function findBounds(query: Query): Box {
  const { west, south, east, north } = (!query.outcodes?.length && findExtent(query)) || everywhere;
  return {
    west: Math.floor(west * millionths),
    south: Math.floor(south * millionths),
    east: Math.ceil(east * millionths),
    north: Math.ceil(north * millionths),
  };
}

/** A radius of the place itself is small, and not 0. */
const minReach = 100;

function toRowCircle({ circle }: Query) {
  if (!circle) return { lat: 0, lng: 0, reach: 0 };
  const reach = Math.max(minReach, Math.ceil(circle.miles * 1_000));
  return { lat: Math.round(circle.lat * millionths), lng: Math.round(circle.lng * millionths), reach };
}

const joinOutcodes = (codes: readonly string[]): string => ` ${codes.join(' ').toUpperCase()} `;

/** What is left to the index; `undefined` where the numbers of the row say all. */
function findOtherConditions({ query, ...days }: AlertFilter): SearchRow['other'] {
  const { words: text, types, tenures, flags, exclude } = query;
  const conditions = {
    ...(text !== undefined && { words: text, lastWordIsPrefix: query.lastWordIsPrefix }),
    town: query.town,
    maxBaths: query.maxBaths,
    minSqm: query.minSqm,
    maxSqm: query.maxSqm,
    epcMin: query.epcMin,
    councilTaxMax: query.councilTaxMax,
    features: query.features,
    ...(!hasAllCodes(typeCodes, types) && { types }),
    ...(!hasAllCodes(tenureCodes, tenures) && { tenures }),
    ...(!hasAllCodes(flagCodes, flags) && { flags }),
    ...(!hasAllCodes(flagCodes, exclude) && { exclude }),
  };
  const given = Object.entries({ ...conditions, ...days }).some(([, value]) => value !== undefined);
  return given ? { query: conditions, ...days } : undefined;
}

/** A point in the unit of rows, with its fractions. */
export function toRowPoint({ lat, lng }: Pick<Home, 'lat' | 'lng'>) {
  return { lat: lat * millionths, lng: lng * millionths };
}

/** Whether a home is within the bounds of rows: what the query of a cell asks the database. */
export function createBoundsTest(home: Home): (row: SearchRow) => boolean {
  const { price, beds } = home;
  const { lat, lng } = toRowPoint(home);
  return (row) =>
    price <= row.maxPrice &&
    price >= row.minPrice &&
    beds >= row.minBeds &&
    beds <= row.maxBeds &&
    lng >= row.west &&
    lng <= row.east &&
    lat >= row.south &&
    lat <= row.north;
}
