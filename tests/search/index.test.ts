import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  apply,
  type Change,
  createIndex,
  fromSnapshot,
  type Home,
  type Query,
  rebuild,
  type Result,
  search,
  type SearchIndex,
  toSnapshot,
} from '../../functions/search/index/index.ts';
import { change, home, query } from './arbitraries.ts';
import { bruteFacets, bruteFind, milesBetween } from './brute-force.ts';

const joined = (chunks: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(chunks));

const stored = (index: SearchIndex): SearchIndex => fromSnapshot(joined(toSnapshot(index)));

const expectFacets = (result: Result, homes: readonly Home[], asked: Query): void => {
  const { facets } = result;
  if (facets === undefined) throw new Error('Facets were asked for');
  const wanted = bruteFacets(homes, asked);
  expect(new Map(facets.types.map(({ code, count }) => [code, count]))).toEqual(wanted.types);
  expect(new Map(facets.tenures.map(({ code, count }) => [code, count]))).toEqual(wanted.tenures);
  expect(new Map(facets.beds.map(({ beds, count }) => [beds, count]))).toEqual(wanted.beds);
  expect(new Map(facets.prices.map(({ from, count }) => [from, count]))).toEqual(wanted.prices);
};

const expectClusters = (result: Result, found: readonly Home[]): void => {
  const { groups, pins } = result.clusters ?? { groups: [], pins: [] };
  const inGroups = groups.reduce((sum, { count }) => sum + count, 0);
  expect(inGroups + pins.length).toBe(found.length);
  const prices = [...groups.map(({ minPrice }) => minPrice), ...pins.map(({ price }) => price)];
  expect(Math.min(...prices)).toBe(Math.min(...found.map(({ price }) => price)));
  const byId = new Map(found.map((one) => [one.id, one]));
  for (const pin of pins)
    expect(byId.get(pin.id)).toMatchObject({ lat: pin.lat, lng: pin.lng, price: pin.price });
};

const expectSame = (index: SearchIndex, homes: readonly Home[], asked: Query): void => {
  const result = search(index, asked);
  const found = bruteFind(homes, asked);
  const from = asked.offset ?? 0;
  const page = found.slice(from, from + (asked.limit ?? 12));
  expect(result.total).toBe(found.length);
  const { circle } = asked;
  if (circle === undefined) expect(result).not.toHaveProperty('distances');
  else {
    const wanted = page.map(({ lat, lng }) => milesBetween(circle.lat, circle.lng, lat, lng));
    expect(result.distances).toHaveLength(page.length);
    // Homes at one distance but for rounding may change places.
    result.distances?.forEach((miles, i) => {
      if (asked.sort?.item === 'distance') expect(miles).toBeCloseTo(wanted[i] ?? NaN, 6);
    });
  }
  if (asked.sort?.item === 'distance') expect(new Set(result.ids).size).toBe(page.length);
  else expect(result.ids).toEqual(page.map(({ id }) => id));
  if (asked.facets === true) expectFacets(result, homes, asked);
  if (asked.clusters !== undefined) expectClusters(result, found);
};

const latest = (homes: readonly Home[]): Home[] => [...new Map(homes.map((one) => [one.id, one])).values()];

/** What a feed says in the end: of each home the state with the highest version, the first of equals. */
const market = (homes: readonly Home[], changes: readonly Change[]): Home[] => {
  const known = new Map<string, Change>(homes.map((one) => [one.id, { id: one.id, version: 0, home: one }]));
  for (const news of changes) {
    if (news.version > (known.get(news.id)?.version ?? -1)) known.set(news.id, news);
  }
  return [...known.values()].map((news) => news.home).filter((one) => one !== null);
};

const homes = fc.array(home, { maxLength: 150 });
const queries = fc.array(query, { minLength: 1, maxLength: 12 });
const changes = fc.array(change, { maxLength: 120 });

describe('the search index finds what a look at every home finds', () => {
  test('in a fresh index', () => {
    fc.assert(
      fc.property(homes, queries, (all, asked) => {
        const index = createIndex(all);
        expect(index.size).toBe(latest(all).length);
        for (const one of asked) expectSame(index, latest(all), one);
      }),
      { numRuns: 300 },
    );
  });

  test('after changes in any order, before and after a rebuild and a snapshot', () => {
    fc.assert(
      fc.property(homes, changes, changes, queries, (all, early, late, asked) => {
        const start = latest(all);
        const index = createIndex(start);
        const check = (one: SearchIndex, news: readonly Change[]): void => {
          expect(one.size).toBe(market(start, news).length);
          for (const each of asked) expectSame(one, market(start, news), each);
        };
        for (const news of early) apply(index, news);
        check(index, early);
        rebuild(index);
        check(index, early);
        const copy = stored(index);
        expect(copy.version).toBe(index.version);
        check(copy, early);
        for (const news of late) {
          expect(apply(copy, news)).toBe(apply(index, news));
          expect(apply(index, news)).toBe(false);
        }
        check(index, [...early, ...late]);
        check(copy, [...early, ...late]);
        check(stored(copy), [...early, ...late]);
      }),
      { numRuns: 150 },
    );
  });
});
