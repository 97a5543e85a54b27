import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SearchQuery } from '../../functions/finding/search/contract.ts';
import { toIndexQuery } from '../../functions/finding/search/domain/index-query.ts';
import { createMemoryEngine } from '../../functions/finding/search/domain/memory-engine.ts';
import {
  readSearchOfStreets,
  suggestStreets,
} from '../../functions/finding/search/domain/suggest-streets.ts';
import {
  applyChanges,
  createIndex,
  foldStreet,
  fromSnapshot,
  type Home,
  type HomeChange,
  listStreets,
  rebuild,
  type SearchIndex,
  toSnapshot,
} from '../../functions/finding/search/index/index.ts';
import { anyChange, anyHome, anyStreetRequest } from './arbitraries.ts';
import { toStreetName } from './brute-force.ts';
import { propertyRuns } from './expect-same.ts';
import { searchedStreets, streetHomes, typedStreets } from './street-queries.ts';

const engine = createMemoryEngine(createIndex(streetHomes));
const now = new Date('2026-11-28T09:00:00.000Z');

test.each([
  ['Birch St', 'birch street'],
  ['BIRCH STREET', 'birch street'],
  ['St John’s Rd', 'st johns road'],
  ['Saint Johns Road', 'st johns road'],
  ['St Street', 'st street'],
  ['Bath Rd West', 'bath road west'],
  ['Rose & Crown Ln', 'rose and crown lane'],
  ['West Rd', 'west road'],
  ['Constructor', 'constructor'],
  ['Église', 'eglise'],
  ['!', ''],
])('%s is compared as "%s"', (street, folded) => {
  expect(foldStreet(street)).toBe(folded);
});

test.each(typedStreets)('offers the streets of "%s"', async (typed, ...streets) => {
  const found = await suggestStreets(engine, typed);
  expect(found.streets.map(({ street, town }) => `${street}, ${town}`)).toEqual(streets);
});

test('counts the homes of a street under each of its spellings, and reads what else was asked', async () => {
  const { streets, filters, isStreet } = await suggestStreets(engine, '3 bed house Birch Street Leeds');
  expect(streets).toEqual([{ street: 'Birch Street', town: 'Leeds', count: 2 }]);
  expect(filters).toMatchObject({ min_beds: '3', max_beds: '3' });
  expect(isStreet).toBe(true);
});

test.each(searchedStreets)('finds the homes of the street of "%s"', async (q, ...homes) => {
  const query = { ...SearchQuery.parse({ q }), per_page: 12 };
  const { place, words, ...read } = await readSearchOfStreets(engine, query);
  const { ids } = await engine.search(toIndexQuery(read.query, { place, words }, now));
  const found = ids.map((id) => streetHomes.find((home) => home.id === id));
  expect(found.map((home) => `${home?.street} ${home?.outcode}`)).toEqual(homes);
});

test('takes words that end like a street for one where homes are for sale in it', async () => {
  const read = (q: string) => readSearchOfStreets(engine, { ...SearchQuery.parse({ q }), per_page: 12 });
  expect((await read('Bedford Square')).filters).toEqual({ street: 'Bedford Square' });
  expect(await read('garden square')).toMatchObject({ words: 'garden square', filters: {} });
});

describe('the streets of an index', () => {
  /** The number of homes for sale in each street that a request takes, by a look at each. */
  function countByHand(
    homes: readonly Home[],
    request: Parameters<typeof listStreets>[1],
  ): Map<string, number> {
    const starts = [request.start.toLowerCase(), toStreetName(request.start)];
    const counts = new Map<string, number>();
    for (const { status, street, town, outcode } of homes) {
      const name = toStreetName(street);
      const isNamed = request.isWhole
        ? name === foldStreet(request.start)
        : starts.some((start) => name.startsWith(start)) || name.startsWith(foldStreet(request.start));
      const isThere =
        town.toLowerCase().startsWith((request.town ?? '').toLowerCase()) &&
        (request.outcode === undefined || outcode.toLowerCase() === request.outcode.toLowerCase());
      if (status !== 'live' || name === '' || !isNamed || !isThere) continue;
      counts.set(`${name}, ${town}`, (counts.get(`${name}, ${town}`) ?? 0) + 1);
    }
    return counts;
  }

  test('are those of the homes for sale, after changes, a rebuild and a snapshot', () => {
    fc.assert(
      fc.property(
        fc.array(anyHome, { maxLength: 80, size: 'max' }),
        fc.array(anyChange, { maxLength: 60, size: 'max' }),
        anyStreetRequest,
        (homes, changes, request) => {
          const present = new Map<string, Omit<HomeChange, 'id'>>(
            homes.map((home) => [home.id, { version: 0, home }]),
          );
          const index = createIndex(homes);
          for (const { id, version, home } of changes) {
            applyChanges(index, { id, version, home });
            if (version > (present.get(id)?.version ?? -1)) present.set(id, { version, home });
          }
          const expected = countByHand(
            [...present.values()].flatMap(({ home }) => home ?? []),
            request,
          );
          const check = (one: SearchIndex) => {
            const found = listStreets(one, request);
            expect(found).toHaveLength(Math.min(request.limit, expected.size));
            for (const { street, town, count } of found)
              expect([street, town, expected.get(`${foldStreet(street)}, ${town}`)]).toEqual([
                street,
                town,
                count,
              ]);
          };
          check(index);
          rebuild(index);
          check(index);
          check(fromSnapshot(new Uint8Array(Buffer.concat(toSnapshot(index)))));
        },
      ),
      { numRuns: propertyRuns },
    );
  }, 60_000);
});
