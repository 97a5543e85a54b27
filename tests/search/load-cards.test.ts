import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { PropertyId } from '../../events/vocabulary.ts';
import type { CardRow } from '../../functions/search/adapters/search-repository.ts';
import { createMemoryEngine } from '../../functions/search/domain/memory-engine.ts';
import { applyChanges, createIndex } from '../../functions/search/index/index.ts';
import { homesFrom } from '../load/search-data.ts';

const table = vi.hoisted(() => ({ positions: new Map<string, number>(), reads: new Array<string>() }));
vi.mock('../../functions/search/adapters/search-repository.ts', () => ({
  listCards: async (ids: readonly string[]): Promise<CardRow[]> => {
    table.reads.push(...ids);
    return ids.flatMap((id) => {
      const position = table.positions.get(id);
      return position === undefined ? [] : [{ propertyId: PropertyId.parse(id), position, card: null }];
    });
  },
}));

// Another file of this worker may have loaded the rows' reader; the next one loads it again.
vi.resetModules();
const { loadCards } = await import('../../functions/search/queries/load-cards.ts');
afterAll(() => {
  vi.doUnmock('../../functions/search/adapters/search-repository.ts');
  vi.resetModules();
});

let seed = 0;
beforeEach(() => {
  seed += 1;
  table.reads.length = 0;
  table.positions.clear();
});

/** Properties of the test's own, as the cards of one process are kept for all tests, at position 1 everywhere. */
function createMarket() {
  const homes = [...homesFrom(seed, 3)];
  const ids = homes.map(({ id }) => id);
  for (const id of ids) table.positions.set(id, 1);
  const index = createIndex(homes, 1);
  return { ids, index, engine: createMemoryEngine(index), home: homes[0] };
}
const positionsOf = (cards: readonly CardRow[]) => cards.map(({ position }) => position);

describe('the cards of results', () => {
  test('are read once while the index has no later change', async () => {
    const { ids, engine } = createMarket();
    const first = await loadCards(engine, ids);
    expect(first.map(({ propertyId }) => propertyId)).toEqual(ids);
    expect(await loadCards(engine, ids.toReversed())).toEqual(first.toReversed());
    expect(table.reads).toEqual(ids);
  });

  test('are read again once the index has a change', async () => {
    const { ids, engine, index, home } = createMarket();
    const [changed = '', ...others] = ids;
    await loadCards(engine, ids);
    if (home) applyChanges(index, { id: changed, version: 2, home });
    table.positions.set(changed, 2);
    expect(positionsOf(await loadCards(engine, ids))).toEqual([2, 1, 1]);
    expect(table.reads).toEqual([changed, ...others, changed]);
  });

  test('are read from the table until it has the change of the index', async () => {
    const { ids, engine, index, home } = createMarket();
    const [changed = ''] = ids;
    if (home) applyChanges(index, { id: changed, version: 2, home });
    expect(positionsOf(await loadCards(engine, [changed]))).toEqual([1]);
    table.positions.set(changed, 2);
    expect(positionsOf(await loadCards(engine, [changed]))).toEqual([2]);
  });

  test('are read for a property that has left the index', async () => {
    const { ids, engine, index } = createMarket();
    const [removed = ''] = ids;
    await loadCards(engine, ids);
    applyChanges(index, { id: removed, version: 2, home: null });
    table.positions.delete(removed);
    expect(await loadCards(engine, [removed])).toEqual([]);
  });

  test('are always read for an engine that has no positions', async () => {
    const { ids } = createMarket();
    await loadCards({}, ids);
    await loadCards({}, ids);
    expect(table.reads).toEqual([...ids, ...ids]);
  });
});
