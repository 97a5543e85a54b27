import type { WatchedQuery } from '../../functions/finding/saved-searches/domain/filter-query.ts';
import { listCellsOfHome } from '../../functions/finding/saved-searches/domain/search-cells.ts';
import {
  createSearchRows,
  type SearchRow,
  toRowPoint,
} from '../../functions/finding/saved-searches/domain/search-row.ts';
import type { Home, Point } from '../../functions/finding/search/index/index.ts';
import { createRandom } from './search-data.ts';

const owner = 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E';
const radii = [0.5, 1, 1, 3, 3, 5, 10];
const features = ['sea_view', 'annexe', 'cellar'];

const toSearchId = (place: number) => `sch_${String(place).padStart(26, '0')}` as const;

type Random = () => number;
const createPick =
  (random: Random) =>
  <T>(values: readonly T[]): T | undefined =>
    values[Math.floor(random() * values.length)];

/** An area that was drawn by hand around a point. */
function drawArea({ lat, lng }: Home, random: Random): Point[] {
  const corners = 5 + Math.floor(random() * 25);
  return Array.from({ length: corners }, (_, nth) => {
    const angle = (nth / corners) * 2 * Math.PI;
    const reach = 0.02 + random() * 0.05;
    return [lng + Math.cos(angle) * reach * 1.6, lat + Math.sin(angle) * reach];
  });
}

/** Where people look: mostly around a place; one in ten draws an area, one in a hundred looks everywhere. */
function pickArea(centre: Home, random: Random): WatchedQuery {
  const kind = random();
  const { lat, lng, outcode } = centre;
  if (kind < 0.75) return { circle: { lat, lng, miles: createPick(random)(radii) ?? 3 } };
  if (kind < 0.84) return { outcodes: [outcode] };
  if (kind < 0.94) return { polygon: drawArea(centre, random) };
  if (kind >= 0.99) return {};
  const half = 0.02 + random() * 0.05;
  return { box: { west: lng - half, south: lat - half, east: lng + half, north: lat + half } };
}

/** What few people ask for. */
function pickRareWishes(centre: Home, random: Random): WatchedQuery {
  const pick = createPick(random);
  return {
    ...(random() < 0.04 && { minSqm: pick([60, 80, 100]) }),
    ...(random() < 0.03 && { epcMin: pick(['C', 'D']) }),
    ...(random() < 0.02 && { councilTaxMax: pick(['C', 'D']) }),
    ...(random() < 0.03 && { features: [pick(features) ?? ''] }),
    ...(random() < 0.02 && { words: pick(centre.text.split(' ')) }),
    ...(random() < 0.02 && { travelArea: drawArea(centre, random) }),
    ...(random() < 0.08 && { exclude: ['retirement', 'shared_ownership'] as const }),
    ...(random() < 0.05 && { includeStc: true }),
  };
}

/** What people save: an area with homes, mostly with a price, rooms and kinds. */
export function* createQueries(
  around: readonly Home[],
  { seed, count }: { readonly seed: number; readonly count: number },
): Generator<WatchedQuery> {
  const random = createRandom(seed);
  const pick = createPick(random);
  for (let made = 0; made < count; made++) {
    const centre = pick(around);
    if (!centre) return;
    yield {
      ...pickArea(centre, random),
      maxPrice: Math.ceil((centre.price * (0.8 + random())) / 5_000) * 5_000,
      ...(random() < 0.7 && { minBeds: Math.max(1, centre.beds - (random() < 0.5 ? 1 : 0)) }),
      ...(random() < 0.4 && { types: [centre.type] }),
      ...(random() < 0.2 && { flags: ['parking'] as const }),
      ...pickRareWishes(centre, random),
    };
  }
}

/** The parameters of a query, as a saved search has them. */
export function toParameters(query: WatchedQuery): string {
  const { circle, box, polygon, travelArea, types, flags = [], features: wanted, exclude } = query;
  const given = {
    lat: circle?.lat,
    lng: circle?.lng,
    radius: circle?.miles,
    bbox: box && [box.west, box.south, box.east, box.north].join(','),
    polygon: polygon?.flat().join(','),
    travel_area: travelArea?.flat().join(','),
    q: query.words,
    max_price: query.maxPrice,
    min_beds: query.minBeds,
    type: types?.join(','),
    min_sqm: query.minSqm,
    epc_min: query.epcMin,
    council_tax_max: query.councilTaxMax,
    features: wanted?.join(','),
    exclude: exclude?.join(','),
    include_stc: query.includeStc,
    ...Object.fromEntries(flags.map((flag) => [flag, true])),
  };
  const terms = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) if (value !== undefined) terms.set(name, String(value));
  return terms.toString();
}

/** Saved searches, with their rows by cell in the order of the highest price, as the table has them. */
export interface SavedRows {
  readonly all: readonly WatchedQuery[];
  readonly cells: ReadonlyMap<string, readonly SearchRow[]>;
}

export function createSavedRows(queries: Iterable<WatchedQuery>): SavedRows {
  const all: WatchedQuery[] = [];
  const cells = new Map<string, SearchRow[]>();
  for (const query of queries) {
    const [first, ...others] = createSearchRows({ id: toSearchId(all.length), ownerId: owner }, { query });
    all.push(query);
    if (!first) continue;
    // The rows of one search share everything but the cell.
    for (const cell of [first.cell, ...others.map((row) => row.cell)]) {
      const known = cells.get(cell);
      if (known) known.push(first);
      else cells.set(cell, [first]);
    }
  }
  for (const rows of cells.values()) rows.sort((a, b) => b.maxPrice - a.maxPrice);
  return { all, cells };
}

/** The rows that the queries of the table return for a home. */
export function listRows({ cells }: SavedRows, home: Home): SearchRow[] {
  const { price, beds } = home;
  const { lat, lng } = toRowPoint(home);
  const found: SearchRow[] = [];
  for (const cell of listCellsOfHome(home))
    for (const row of cells.get(cell) ?? []) {
      if (row.maxPrice < price) break;
      if (price < row.minPrice || beds < row.minBeds || beds > row.maxBeds) continue;
      if (lng >= row.west && lng <= row.east && lat >= row.south && lat <= row.north) found.push(row);
    }
  return found;
}

export function getQuery({ all }: SavedRows, { searchId }: SearchRow): WatchedQuery {
  const query = all[Number(searchId.slice('sch_'.length))];
  if (!query) throw new Error(`${searchId} is no search of these`);
  return query;
}
