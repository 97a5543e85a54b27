import { describe, expect, test } from 'vitest';
import { classifyDifference, compareEngines } from '../../functions/finding/search/domain/compare-engines.ts';
import { listComparisonQueries } from '../../functions/finding/search/domain/comparison-queries.ts';
import type { SearchEngine } from '../../functions/finding/search/domain/search-engine.ts';
import {
  applyChanges,
  createIndex,
  type Query,
  search,
  type SearchIndex,
  type SearchResult,
} from '../../functions/finding/search/index/index.ts';
import { createHomes, searchKinds, createRandom } from '../load/search-data.ts';

const homes = [...createHomes(1, 300)];
const random = createRandom(1);
const queries = Array.from({ length: 20 }, () => searchKinds.map(({ query }) => query(random))).flat();

const createEngine = (index: SearchIndex): SearchEngine => ({
  search: async (query) => search(index, query),
  listStreets: async () => [],
  suggestRelaxations: async () => [],
  getHealth: async () => ({ answers: true, position: index.version, size: index.size }),
});
const noWait = async () => {};

describe('comparison of two engines', () => {
  test('finds nothing between engines with the same homes', async () => {
    const engines = [createEngine(createIndex(homes, 1)), createEngine(createIndex(homes, 1))] as const;
    expect(await compareEngines({ engines, queries, waitForChanges: noWait })).toEqual({
      compared: queries.length,
      differences: [],
    });
  });

  test('names each query that a missing home changes', async () => {
    const [missing] = homes.filter(({ status }) => status === 'live');
    const engines = [
      createEngine(createIndex(homes, 1)),
      createEngine(
        createIndex(
          homes.filter((one) => one !== missing),
          1,
        ),
      ),
    ] as const;
    const asked: Query[] = [{ outcodes: [missing?.outcode ?? ''] }, { minPrice: 90_000_000 }];
    const { compared, differences } = await compareEngines({
      engines,
      queries: asked,
      waitForChanges: noWait,
    });
    expect(compared).toBe(2);
    expect(differences).toMatchObject([{ kind: 'total', query: asked[0] }]);
    expect(differences[0]?.totals[0]).toBe((differences[0]?.totals[1] ?? 0) + 1);
  });

  test('does not count a change that one engine sees a moment later', async () => {
    const [home] = homes;
    if (!home) throw new Error('There’s no home');
    const change = { id: home.id, version: 2, home: { ...home, price: 90_000_000, status: 'live' as const } };
    const late = createIndex(homes, 1);
    const early = createIndex(homes, 1);
    applyChanges(early, change);
    const { differences } = await compareEngines({
      engines: [createEngine(early), createEngine(late)],
      queries: [{ minPrice: 90_000_000 }],
      waitForChanges: async () => void applyChanges(late, change),
    });
    expect(differences).toEqual([]);
  });

  test('asks circles, frames, drawn areas, districts and areas of journeys', () => {
    const asked = listComparisonQueries(300);
    for (const form of ['box', 'polygon', 'outcodes', 'travelArea'] as const)
      expect(asked.filter((query) => query[form] !== undefined)).toHaveLength(60);
    expect(asked.filter(({ sort }) => sort?.item === 'distance')).toHaveLength(50);
    expect(new Set(asked.map((query) => JSON.stringify(query))).size).toBe(300);
  });

  const result: SearchResult = { total: 2, ids: ['a', 'b'], versions: [1, 1], distances: [1, 1] };
  test.each<[string, Query, SearchResult, ReturnType<typeof classifyDifference>]>([
    ['another order', {}, { ...result, ids: ['b', 'a'] }, 'page'],
    [
      'another order at the same distance',
      { sort: { item: 'distance', order: 'asc' } },
      { ...result, ids: ['b', 'a'] },
      undefined,
    ],
    [
      'other distances',
      { sort: { item: 'distance', order: 'asc' } },
      { ...result, distances: [1, 1.1] },
      'page',
    ],
    ['other distances in another order', {}, { ...result, distances: [1, 1.1] }, 'page'],
    [
      'a page that is shorter',
      { sort: { item: 'distance', order: 'asc' } },
      { ...result, ids: ['a'], distances: [1] },
      'page',
    ],
    [
      'other facets',
      { facets: true },
      { ...result, facets: { types: [{ code: 'flat', count: 2 }], tenures: [], beds: [], prices: [] } },
      'facets',
    ],
  ])('classifies %s', (_, query, other, kind) => {
    expect(classifyDifference(query, result, other)).toBe(kind);
  });
});
