import { Client } from '@opensearch-project/opensearch';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import {
  createHomeIndex,
  createOpenSearchEngine,
} from '../../functions/search/adapters/opensearch-engine.ts';
import {
  applyChanges,
  createIndex,
  type Home,
  type HomeChange,
  type Query,
  suggestRelaxations,
} from '../../functions/search/index/index.ts';
import { change, home, idOf, query } from '../search/arbitraries.ts';
import { bruteFind } from '../search/brute-force.ts';
import { isOnEdge } from '../search/edges.ts';
import { expectResult } from '../search/expect-same.ts';

const client = new Client({ node: process.env['OPENSEARCH_URL'] ?? '' });
afterAll(() => client.close());

/** Runs of the property; each has some queries. PROPERTY_RUNS in the environment sets another number. */
const runs = Number(process.env['PROPERTY_RUNS'] ?? 60);
/** Decimals of a mile: OpenSearch keeps positions to a centimetre. */
const decimals = 4;

let made = 0;
async function openIndex() {
  made += 1;
  const index = `homes-${made}`;
  await createHomeIndex(client, index);
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

const market = (homes: readonly Home[], changes: readonly HomeChange[]): Home[] => {
  const known = new Map<string, HomeChange>(homes.map((one) => [one.id, toChange(one)]));
  for (const news of changes)
    if (news.version > (known.get(news.id)?.version ?? -1)) known.set(news.id, news);
  return [...known.values()].map((news) => news.home).filter((one) => one !== null);
};

describe('OpenSearch', () => {
  test('answers as a look at every home does, after changes in any order', async () => {
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(home, { maxLength: 400, size: 'max' }),
        fc.array(change, { maxLength: 120, size: 'max' }),
        fc.array(query, { minLength: 20, maxLength: 40, size: 'max' }),
        async (all, changes, asked) => {
          const { engine, apply, drop } = await openIndex();
          const start = latest(all);
          await apply(start.map(toChange));
          await apply(changes);
          const now = market(start, changes);
          expect((await engine.getHealth()).size).toBe(now.length);
          for (const one of asked) {
            if (now.some((each) => isOnEdge(each, one))) continue;
            compared += 1;
            expectResult(await engine.search(one), now, one, decimals);
          }
          await drop();
        },
      ),
      { numRuns: runs },
    );
    expect(compared).toBeGreaterThan(runs * 10);
  });

  test('relaxes queries as the index in memory does', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(home, { maxLength: 100, size: 'max' }),
        fc.array(query, { minLength: 5, maxLength: 10, size: 'max' }),
        async (all, asked) => {
          const { engine, apply, drop } = await openIndex();
          const start = latest(all);
          await apply(start.map(toChange));
          const memory = createIndex([]);
          for (const one of start) applyChanges(memory, { ...toChange(one), version: 1 });
          for (const one of asked) {
            if (start.some((each) => isOnEdge(each, one))) continue;
            expect(await engine.suggestRelaxations(one)).toEqual(suggestRelaxations(memory, one));
          }
          await drop();
        },
      ),
      { numRuns: Math.ceil(runs / 4) },
    );
  });

  test('walks to pages deeper than it skips to', async () => {
    const { engine, apply, drop } = await openIndex();
    const [sample] = fc.sample(home, { numRuns: 1, seed: 1 });
    if (!sample) throw new Error('There is no sample');
    const homes = Array.from({ length: 10_500 }, (_, nth) => ({
      ...sample,
      id: idOf(nth),
      status: 'live' as const,
      price: nth % 7,
    }));
    await apply(homes.map(toChange));
    for (const item of ['id', 'price'] as const)
      for (const offset of [9_980, 9_995, 10_300, 10_495, 20_000]) {
        const asked: Query = { sort: { item, order: 'asc' }, offset, limit: 10 };
        const found = bruteFind(homes, asked).slice(offset, offset + 10);
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

  test('says that it is away when nothing answers', async () => {
    const gone = new Client({ node: 'http://127.0.0.1:9', maxRetries: 0 });
    const engine = createOpenSearchEngine(gone, 'homes');
    await expect(engine.search({})).rejects.toThrow('OpenSearch does not answer');
    expect(await engine.getHealth()).toMatchObject({ answers: false });
    await gone.close();
  });
});
