import { Client } from '@opensearch-project/opensearch';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import {
  createHomeIndex,
  createOpenSearchEngine,
} from '../../functions/finding/search/adapters/opensearch-engine.ts';
import { findFeatured } from '../../functions/finding/search/domain/featured.ts';
import { createMemoryEngine } from '../../functions/finding/search/domain/memory-engine.ts';
import {
  applyChanges,
  createIndex,
  type Home,
  type HomeChange,
  type Query,
} from '../../functions/finding/search/index/index.ts';
import { anyChange, anyHome, anyStreetRequest, toHomeId, anyQuery } from '../search/arbitraries.ts';
import { findAllHomes } from '../search/brute-force.ts';
import { isOnEdge } from '../search/edges.ts';
import { expectResult } from '../search/expect-same.ts';

const client = new Client({ node: process.env['OPENSEARCH_URL'] ?? '' });
afterAll(() => client.close());

/** Runs of the property; each has some queries. PROPERTY_RUNS in the environment sets another number. */
const runs = Number(process.env['PROPERTY_RUNS'] ?? 120);
/** Decimals of a mile: OpenSearch keeps positions to a centimetre. */
const decimals = 4;
/** Queries of a run whose relaxations are compared, each of which is some twenty queries more. */
const relaxed = 2;
const noon = new Date('2026-11-23T12:00:00Z');

let made = 0;
async function openIndex(shards = 1) {
  made += 1;
  const index = `homes-${made}`;
  await createHomeIndex(client, index, { shards, replicas: 1 });
  const engine = createOpenSearchEngine(client, index);
  return {
    engine,
    apply: async (changes: readonly HomeChange[]) => {
      await engine.saveChanges(changes);
      await client.indices.refresh({ index });
    },
    drop: () => client.indices.delete({ index }),
  };
}

const latest = (homes: readonly Home[]): Home[] => [...new Map(homes.map((one) => [one.id, one])).values()];
const toChange = (one: Home): HomeChange => ({ id: one.id, version: 0, home: one });

/** What is known of each home after changes in any order. */
function applyAll(homes: readonly Home[], changes: readonly HomeChange[]): HomeChange[] {
  const known = new Map<string, HomeChange>(homes.map((one) => [one.id, toChange(one)]));
  for (const news of changes)
    if (news.version > (known.get(news.id)?.version ?? -1)) known.set(news.id, news);
  return [...known.values()];
}

describe('OpenSearch', () => {
  test('answers as memory and a look at every home do, after changes in any order', async () => {
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyHome, { maxLength: 400, size: 'max' }),
        fc.array(anyChange, { maxLength: 120, size: 'max' }),
        fc.array(anyQuery, { minLength: 20, maxLength: 40, size: 'max' }),
        fc.array(anyStreetRequest, { minLength: 5, maxLength: 10, size: 'max' }),
        fc.constantFrom(1, 3),
        async (all, changes, asked, streets, shards) => {
          const { engine, apply, drop } = await openIndex(shards);
          const start = latest(all);
          await apply(start.map(toChange));
          await apply(changes);
          const index = createIndex(start, 0);
          for (const news of changes) applyChanges(index, news);
          const memory = createMemoryEngine(index);
          const known = applyAll(start, changes);
          const now = known.map((one) => one.home).filter((one) => one !== undefined);
          const versions = new Map(known.map(({ id, version }) => [id, version]));
          expect((await engine.getHealth()).size).toBe(now.length);
          const inside = asked.filter((one) => !now.some((each) => isOnEdge(each, one)));
          for (const [nth, one] of inside.entries()) {
            const [far, near] = [await engine.search(one), await memory.search(one)];
            expectResult(far, now, one, decimals);
            expectResult(near, now, one);
            expect(far.versions).toEqual(far.ids.map((id) => versions.get(id)));
            expect(await findFeatured(engine, one, noon)).toEqual(await findFeatured(memory, one, noon));
            if (nth < relaxed)
              expect(await engine.suggestRelaxations(one)).toEqual(await memory.suggestRelaxations(one));
          }
          for (const request of streets)
            expect(await engine.listStreets(request)).toEqual(await memory.listStreets(request));
          compared += inside.length;
          await drop();
        },
      ),
      { numRuns: runs },
    );
    expect(compared).toBeGreaterThan(runs * 10);
    console.log(`${compared} queries of ${runs} markets were compared`);
  });

  test('shows every home of a map with more cells than one answer has', async () => {
    const { engine, apply, drop } = await openIndex(3);
    const homes = fc
      .sample(anyHome, { numRuns: 12_000, seed: 2 })
      .map((one, nth): Home => ({ ...one, id: toHomeId(nth), status: 'live' }))
      // A grid over the country, so that each home has a cell of its own.
      .map((one, nth) => ({ ...one, lat: 50 + (nth % 120) / 12, lng: -7 + Math.floor(nth / 120) / 12 }));
    await apply(homes.map(toChange));
    const memory = createMemoryEngine(createIndex(homes, 0));
    const circle = { lat: 54, lng: -3, miles: 200 };
    for (const place of [{}, { circle }, { box: { west: -5, south: 51, east: -1, north: 58 } }])
      for (const zoom of [0, 8, 12, 19]) {
        const asked: Query = { ...place, clusters: { zoom }, limit: 0 };
        const began = performance.now();
        expectResult(await engine.search(asked), homes, asked, decimals);
        expect(performance.now() - began).toBeLessThan(5_000);
        expectResult(await memory.search(asked), homes, asked);
      }
    await drop();
  });

  test('walks to pages deeper than it skips to', async () => {
    const { engine, apply, drop } = await openIndex();
    const [sample] = fc.sample(anyHome, { numRuns: 1, seed: 1 });
    if (!sample) throw new Error('There is no sample');
    const homes = Array.from({ length: 10_500 }, (_, nth) => ({
      ...sample,
      id: toHomeId(nth),
      status: 'live' as const,
      price: nth % 7,
    }));
    await apply(homes.map(toChange));
    for (const item of ['id', 'price'] as const)
      for (const offset of [9_980, 9_995, 10_300, 10_495, 20_000]) {
        const asked: Query = { sort: { item, order: 'asc' }, offset, limit: 10 };
        const found = findAllHomes(homes, asked).slice(offset, offset + 10);
        const result = await engine.search(asked);
        expect(result.ids).toEqual(found.map(({ id }) => id));
        expect(result.total).toBe(homes.length);
      }
    await drop();
  });

  test('refuses to sort by distance without a circle', async () => {
    const { engine, drop } = await openIndex();
    await expect(engine.search({ sort: { item: 'distance', order: 'asc' } })).rejects.toThrow(RangeError);
    await drop();
  });

  test('reports that it is away when nothing answers', async () => {
    const gone = new Client({ node: 'http://127.0.0.1:9', maxRetries: 0 });
    const engine = createOpenSearchEngine(gone, 'homes');
    await expect(engine.search({})).rejects.toThrow('OpenSearch does not answer');
    expect(await engine.getHealth()).toMatchObject({ answers: false });
    await gone.close();
  });
});
