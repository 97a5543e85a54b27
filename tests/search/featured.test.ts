import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { featuredRow, findFeatured } from '../../functions/finding/search/domain/featured.ts';
import { createMemoryEngine } from '../../functions/finding/search/domain/memory-engine.ts';
import { createIndex, type Home, search } from '../../functions/finding/search/index/index.ts';
import { anyHome, toHomeId } from './arbitraries.ts';

const turnMs = 10 * 60_000;
const at = (turn: number): Date => new Date(Date.UTC(2026, 10, 22) + turn * turnMs);
const sample = fc.sample(anyHome, { numRuns: 20, seed: 5 });
const homesWith = (isFeatured: (nth: number) => boolean): Home[] =>
  sample.map((one, nth) => ({
    ...one,
    id: toHomeId(nth + 1),
    status: 'live',
    flags: isFeatured(nth) ? ['featured'] : [],
  }));

/** The engine that has this many featured properties. */
const engines = sample.map((_, last) => createMemoryEngine(createIndex(homesWith((nth) => nth <= last))));
const engineOf = (homes: readonly Home[]) => createMemoryEngine(createIndex(homes));

describe('the featured row', () => {
  test('shows every featured property equally often', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 20 }), fc.nat(500), async (paying, begin) => {
        const engine = engines[paying - 1] ?? expect.fail('no engine');
        const shown = await Promise.all(
          Array.from({ length: paying }, (_, turn) => findFeatured(engine, {}, at(begin + turn))),
        );
        const times = new Map<string, number>();
        for (const { id } of shown.flat()) times.set(id, (times.get(id) ?? 0) + 1);
        // Turns are counted from 1970, so that a run of them may begin anywhere in the cycle.
        const counts = [...times.values()];
        expect(times.size).toBe(paying);
        expect(Math.max(...counts) - Math.min(...counts)).toBe(0);
        for (const row of shown) {
          const ids = row.map(({ id }) => id);
          expect(ids).toHaveLength(Math.min(paying, featuredRow));
          expect(new Set(ids).size).toBe(ids.length);
        }
      }),
    );
  });

  test('contains only properties that the search finds', async () => {
    const index = createIndex(homesWith((nth) => nth % 2 === 0));
    const query = { minBeds: 3 };
    const found = new Set(search(index, { ...query, limit: 100 }).ids);
    for (let turn = 0; turn < 10; turn += 1)
      for (const { id } of await findFeatured(createMemoryEngine(index), query, at(turn)))
        expect(found).toContain(id);
  });

  test('leaves out properties that are sold subject to contract', async () => {
    const homes = homesWith(() => true).map((one): Home => ({ ...one, status: 'sold_stc' }));
    expect(await findFeatured(engineOf(homes), { includeStc: true }, at(0))).toEqual([]);
  });

  test('is empty when no property is featured', async () => {
    expect(await findFeatured(engineOf(homesWith(() => false)), {}, at(0))).toEqual([]);
  });
});
