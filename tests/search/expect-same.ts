import { expect } from 'vitest';
import {
  type Home,
  type Query,
  type SearchResult,
  search,
  type SearchIndex,
} from '../../functions/finding/search/index/index.ts';
import { countRuns } from '../support/nightly.ts';
import { countFacets, findAllHomes, measureMiles } from './brute-force.ts';

/** Runs per property test; PROPERTY_RUNS in the environment sets another number. */
export const propertyRuns = Number(process.env['PROPERTY_RUNS'] ?? countRuns(60, 600));

const expectFacets = (result: SearchResult, homes: readonly Home[], asked: Query): void => {
  const { facets } = result;
  if (facets === undefined) throw new Error('Facets were asked for');
  const wanted = countFacets(homes, asked);
  expect(new Map(facets.types.map(({ code, count }) => [code, count]))).toEqual(wanted.types);
  expect(new Map(facets.tenures.map(({ code, count }) => [code, count]))).toEqual(wanted.tenures);
  expect(new Map(facets.beds.map(({ beds, count }) => [beds, count]))).toEqual(wanted.beds);
  expect(new Map(facets.prices.map(({ from, count }) => [from, count]))).toEqual(wanted.prices);
};

/** Whatever the cells: each property is in one group or is a pin, and groups are in the middle of theirs. */
const expectClusters = (result: SearchResult, found: readonly Home[]): void => {
  const { groups, pins } = result.clusters ?? { groups: [], pins: [] };
  const all = [...groups, ...pins.map((pin) => ({ ...pin, count: 1 }))];
  const sum = (valueOf: (one: (typeof all)[number]) => number) =>
    all.reduce((total, one) => total + one.count * valueOf(one), 0);
  expect(sum(() => 1)).toBe(found.length);
  expect(sum(({ lat }) => lat)).toBeCloseTo(
    found.reduce((total, { lat }) => total + lat, 0),
    6,
  );
  expect(sum(({ lng }) => lng)).toBeCloseTo(
    found.reduce((total, { lng }) => total + lng, 0),
    6,
  );
  const prices = [...groups.map(({ minPrice }) => minPrice), ...pins.map(({ price }) => price)];
  expect(Math.min(...prices)).toBe(Math.min(...found.map(({ price }) => price)));
  const byId = new Map(found.map((one) => [one.id, one]));
  for (const pin of pins)
    expect(byId.get(pin.id)).toMatchObject({ lat: pin.lat, lng: pin.lng, price: pin.price });
};

/** Asserts that the index returns the same as a brute-force search, to the last id and count. */
export function expectSame(index: SearchIndex, homes: readonly Home[], asked: Query): void {
  return expectResult(search(index, asked), homes, asked);
}

interface ExpectedPage {
  readonly found: readonly Home[];
  readonly page: readonly Home[];
  readonly asked: Query;
  readonly decimals: number;
}

/** Each property has its own distance, and the page has the distances of its places in the order. */
const expectDistances = (result: SearchResult, { found, page, asked, decimals }: ExpectedPage): void => {
  const { circle } = asked;
  if (circle === undefined) {
    expect(result).not.toHaveProperty('distances');
    return;
  }
  const milesTo = ({ lat, lng }: Home) => measureMiles(circle.lat, circle.lng, lat, lng);
  const own = new Map(found.map((one) => [one.id, milesTo(one)]));
  expect(result.distances).toHaveLength(page.length);
  result.distances?.forEach((miles, i) => {
    expect(miles).toBeCloseTo(own.get(result.ids[i] ?? '') ?? NaN, decimals);
    // Properties at equal distance apart from rounding may be swapped.
    expect(miles).toBeCloseTo(page.map(milesTo)[i] ?? NaN, decimals);
  });
};

/** Decimals of a mile to which distances are compared: a millimetre. */
const indexDecimals = 6;

/** Asserts that an engine's result is that of a brute-force search. */
export function expectResult(
  result: SearchResult,
  homes: readonly Home[],
  asked: Query,
  decimals = indexDecimals,
): void {
  const found = findAllHomes(homes, asked);
  const from = asked.offset ?? 0;
  const page = found.slice(from, from + (asked.limit ?? 12));
  expect(result.total).toBe(found.length);
  expectDistances(result, { found, page, asked, decimals });
  if (asked.sort?.item === 'distance') expect(new Set(result.ids).size).toBe(page.length);
  else expect(result.ids).toEqual(page.map(({ id }) => id));
  if (asked.facets === true) expectFacets(result, homes, asked);
  if (asked.clusters !== undefined) expectClusters(result, found);
}
