import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PropertyId } from '../../events/vocabulary.ts';
import type { CardRow } from '../../functions/finding/search/adapters/search-repository.ts';
import { toRankedHomes } from '../../functions/finding/search/domain/search-engine.ts';
import { applyChanges, createIndex, search } from '../../functions/finding/search/index/index.ts';
import { loadCards } from '../../functions/finding/search/queries/load-cards.ts';
import { anyHome, toHomeId } from './arbitraries.ts';

const table = vi.hoisted(() => ({ positions: new Map<string, number>(), reads: new Array<string>() }));
vi.mock('../../functions/finding/search/adapters/search-repository.ts', () => ({
  listCards: async (ids: readonly string[]): Promise<CardRow[]> => {
    table.reads.push(...ids);
    return ids.flatMap((id) => {
      const position = table.positions.get(id);
      return position === undefined ? [] : [{ propertyId: PropertyId.parse(id), position, card: null }];
    });
  },
}));

let seed = 0;
beforeEach(() => {
  seed += 1;
  table.reads.length = 0;
  table.positions.clear();
});

/** Properties of the test's own, as the cards of one process are kept for all tests, at position 1 everywhere. */
function createMarket() {
  const sample = fc.sample(anyHome, { numRuns: 3, seed });
  const homes = sample.map((one, nth) => ({ ...one, id: toHomeId(1_000 * seed + nth) }));
  const ids = homes.map(({ id }) => id);
  for (const id of ids) table.positions.set(id, 1);
  const index = createIndex(homes, 1);
  const [home] = homes;
  if (!home) throw new Error('The market is empty');
  return { ids, home, index, find: () => toRankedHomes(search(index, { includeStc: true })) };
}

describe('the cards of results', () => {
  test('are read once while the engine has no later change', async () => {
    const { ids, find } = createMarket();
    const first = await loadCards(find());
    expect([...first.keys()].toSorted()).toEqual(ids.toSorted());
    expect(await loadCards(find())).toEqual(first);
    expect(table.reads.toSorted()).toEqual(ids.toSorted());
  });

  test('are read once for a home that is on the page and in the featured row', async () => {
    const { ids, find } = createMarket();
    await loadCards([...find(), ...find()]);
    expect(table.reads.toSorted()).toEqual(ids.toSorted());
  });

  test('are read again once the engine has a change', async () => {
    const { ids, find, index, home } = createMarket();
    await loadCards(find());
    applyChanges(index, { id: home.id, version: 2, home });
    table.positions.set(home.id, 2);
    const cards = await loadCards(find());
    expect(ids.map((id) => cards.get(id)?.position)).toEqual([2, 1, 1]);
    expect(table.reads.slice(ids.length)).toEqual([home.id]);
  });

  test('are read from the table until it has the change of the engine', async () => {
    const { find, index, home } = createMarket();
    applyChanges(index, { id: home.id, version: 2, home });
    expect((await loadCards(find())).get(home.id)?.position).toBe(1);
    table.positions.set(home.id, 2);
    expect((await loadCards(find())).get(home.id)?.position).toBe(2);
  });

  test('are missing where the table has no card', async () => {
    const { find, home } = createMarket();
    table.positions.delete(home.id);
    expect((await loadCards(find())).has(home.id)).toBe(false);
  });
});
