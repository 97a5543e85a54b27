import { expect } from 'vitest';
import {
  type Home,
  type Query,
  type SearchResult,
  search,
  type SearchIndex,
} from '../../functions/search/index/index.ts';
import { bruteFacets, bruteFind, milesBetween } from './brute-force.ts';

/** Runs per property test; PROPERTY_RUNS in the environment sets another number. */
export const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 100);

const expectFacets = (result: SearchResult, homes: readonly Home[], asked: Query): void => {
  const { facets } = result;
  if (facets === undefined) throw new Error('Facets were asked for');
  const wanted = bruteFacets(homes, asked);
  expect(new Map(facets.types.map(({ code, count }) => [code, count]))).toEqual(wanted.types);
  expect(new Map(facets.tenures.map(({ code, count }) => [code, count]))).toEqual(wanted.tenures);
  expect(new Map(facets.beds.map(({ beds, count }) => [beds, count]))).toEqual(wanted.beds);
  expect(new Map(facets.prices.map(({ from, count }) => [from, count]))).toEqual(wanted.prices);
};

const expectClusters = (result: SearchResult, found: readonly Home[]): void => {
  const { groups, pins } = result.clusters ?? { groups: [], pins: [] };
  const inGroups = groups.reduce((sum, { count }) => sum + count, 0);
  expect(inGroups + pins.length).toBe(found.length);
  const prices = [...groups.map(({ minPrice }) => minPrice), ...pins.map(({ price }) => price)];
  expect(Math.min(...prices)).toBe(Math.min(...found.map(({ price }) => price)));
  const byId = new Map(found.map((one) => [one.id, one]));
  for (const pin of pins)
    expect(byId.get(pin.id)).toMatchObject({ lat: pin.lat, lng: pin.lng, price: pin.price });
};

/** Asserts that the index returns the same as a brute-force search, to the last id and count. */
export const expectSame = (index: SearchIndex, homes: readonly Home[], asked: Query): void =>
  expectResult(search(index, asked), homes, asked);

/** Decimals of a mile to which distances are compared: a millimetre. */
const indexDecimals = 6;

/** Asserts that an engine's result is that of a brute-force search. */
export const expectResult = (
  result: SearchResult,
  homes: readonly Home[],
  asked: Query,
  decimals = indexDecimals,
): void => {
  const found = bruteFind(homes, asked);
  const from = asked.offset ?? 0;
  const page = found.slice(from, from + (asked.limit ?? 12));
  expect(result.total).toBe(found.length);
  const { circle } = asked;
  if (circle === undefined) expect(result).not.toHaveProperty('distances');
  else {
    const wanted = page.map(({ lat, lng }) => milesBetween(circle.lat, circle.lng, lat, lng));
    expect(result.distances).toHaveLength(page.length);
    // Properties at equal distance apart from rounding may be swapped.
    result.distances?.forEach((miles, i) => {
      if (asked.sort?.item === 'distance') expect(miles).toBeCloseTo(wanted[i] ?? NaN, decimals);
    });
  }
  if (asked.sort?.item === 'distance') expect(new Set(result.ids).size).toBe(page.length);
  else expect(result.ids).toEqual(page.map(({ id }) => id));
  if (asked.facets === true) expectFacets(result, homes, asked);
  if (asked.clusters !== undefined) expectClusters(result, found);
};
