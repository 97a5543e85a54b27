import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { featuredRow, listFeatured } from '../../functions/search/domain/featured.ts';
import { createIndex, type Home, search } from '../../functions/search/index/index.ts';
import { home, idOf } from './arbitraries.ts';

const turnMs = 10 * 60_000;
const at = (turn: number): Date => new Date(Date.UTC(2026, 10, 22) + turn * turnMs);
const sample = fc.sample(home, { numRuns: 20, seed: 5 });
const homesWith = (isFeatured: (nth: number) => boolean): Home[] =>
  sample.map((one, nth) => ({
    ...one,
    id: idOf(nth + 1),
    status: 'live',
    flags: isFeatured(nth) ? ['featured'] : [],
  }));

describe('the featured row', () => {
  test('shows every featured property equally often', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(500), (paying, begin) => {
        const index = createIndex(homesWith((nth) => nth < paying));
        const shown = Array.from({ length: paying }, (_, turn) => listFeatured(index, {}, at(begin + turn)));
        const times = new Map<string, number>();
        for (const id of shown.flat()) times.set(id, (times.get(id) ?? 0) + 1);
        // Turns are counted from 1970, so that a run of them may begin anywhere in the cycle.
        const counts = [...times.values()];
        expect(times.size).toBe(paying);
        expect(Math.max(...counts) - Math.min(...counts)).toBe(0);
        for (const ids of shown) {
          expect(ids).toHaveLength(Math.min(paying, featuredRow));
          expect(new Set(ids).size).toBe(ids.length);
        }
      }),
    );
  });

  test('contains only properties that the search finds', () => {
    const index = createIndex(homesWith((nth) => nth % 2 === 0));
    const query = { minBeds: 3 };
    const found = new Set(search(index, { ...query, limit: 100 }).ids);
    for (let turn = 0; turn < 10; turn += 1)
      for (const id of listFeatured(index, query, at(turn))) expect(found).toContain(id);
  });

  test('leaves out properties that are sold subject to contract', () => {
    const homes = homesWith(() => true).map((one): Home => ({ ...one, status: 'sold_stc' }));
    expect(listFeatured(createIndex(homes), { includeStc: true }, at(0))).toEqual([]);
  });

  test('is empty when no property is featured', () => {
    expect(listFeatured(createIndex(homesWith(() => false)), {}, at(0))).toEqual([]);
  });
});
