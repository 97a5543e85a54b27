import * as z from 'zod';
import { SavedSearchId } from '../../../events/vocabulary.ts';
import { type Home, homeFlags, type Query } from '../../search/index/index.ts';
import type { AlertFilter } from './filter-query.ts';
import { createHomeTest, isSimpleFilter } from './home-test.ts';
import { type SavedSearch, SearchOwnerId } from './saved-search.ts';
import { findExtent, listCellsOfSearch } from './search-cells.ts';

const words = z.array(z.string()).readonly();
const count = z.number().optional();

/** A query as it is stored with a search; a drawn area is left to the search itself. */
export const StoredQuery = z.object({
  words: z.string().optional(),
  lastWordIsPrefix: z.boolean().optional(),
  circle: z.object({ lat: z.number(), lng: z.number(), miles: z.number() }).optional(),
  box: z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() }).optional(),
  outcodes: words.optional(),
  town: z.string().optional(),
  minPrice: count,
  maxPrice: count,
  minBeds: count,
  maxBeds: count,
  minBaths: count,
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
  includeStc: z.boolean().optional(),
}) satisfies z.ZodType<Query>;

const price = z.int().min(0);

/** What a cell says of a search: bounds that a database compares, and the filter itself. */
export const SearchRow = z.object({
  cell: z.string(),
  maxPrice: price,
  searchId: SavedSearchId,
  ownerId: SearchOwnerId,
  minPrice: price,
  minBeds: z.number(),
  maxBeds: z.number(),
  west: z.number(),
  south: z.number(),
  east: z.number(),
  north: z.number(),
  filter: z.object({ query: StoredQuery, addedDays: count, reducedDays: count }),
  /** The filter needs no index: home-test.ts. */
  isSimple: z.boolean(),
});
export type SearchRow = z.output<typeof SearchRow>;

/** Sorts after every price. */
const anyPrice = 9_999_999_999;
const anyBeds = 999;
const everywhere = { west: -180, south: -90, east: 180, north: 90 };

/** The rows by which changed homes find a search, one for each cell that it lies in. */
export function createSearchRows(
  { id: searchId, ownerId }: Pick<SavedSearch, 'id' | 'ownerId'>,
  { query, ...days }: AlertFilter,
): SearchRow[] {
  // An area of many points is read with its search, once all else fits.
  const { polygon: _, ...stored } = query;
  const bounds = query.outcodes?.length ? everywhere : (findExtent(query) ?? everywhere);
  return listCellsOfSearch(query, searchId).map((cell) => ({
    cell,
    maxPrice: Math.min(anyPrice, Math.floor(query.maxPrice ?? anyPrice)),
    searchId,
    ownerId,
    minPrice: Math.ceil(query.minPrice ?? 0),
    minBeds: query.minBeds ?? 0,
    maxBeds: query.maxBeds ?? anyBeds,
    ...bounds,
    filter: { query: stored, ...days },
    isSimple: isSimpleFilter({ query: stored, ...days }),
  }));
}

/** Whether a home is within the bounds of a row; the query of its cell asks the database the same. */
export function isWithinBounds(home: Home, row: SearchRow): boolean {
  return (
    home.price <= row.maxPrice &&
    home.price >= row.minPrice &&
    home.beds >= row.minBeds &&
    home.beds <= row.maxBeds &&
    home.lng >= row.west &&
    home.lng <= row.east &&
    home.lat >= row.south &&
    home.lat <= row.north
  );
}

/**
 * The rows whose searches may find a home; all that find it are among them. What a row does not have, a drawn area, is
 * left to the search itself.
 */
export function selectCandidates(rows: readonly SearchRow[], home: Home, now: Date): SearchRow[] {
  const finds = createHomeTest(home, now);
  return rows.filter((row) => isWithinBounds(home, row) && finds(row.filter, row.isSimple));
}
