import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getLiveIndex } from '../../functions/finding/search/queries/get-live-index.ts';

const time = new Date('2026-11-29T02:00:00Z');

/** Each read of the feed: the shards, and how many seconds are read again. */
const reads = vi.hoisted((): [string, number][] => []);
vi.mock('../../functions/finding/search/adapters/search-repository.ts', () => ({
  async *listFeedAfter(position: number, shards: readonly string[]) {
    reads.push([shards.join(' '), Math.round((Date.now() * 1_000 - position) / 1_000_000)]);
    // As a home that was written just now.
    yield [{ propertyId: 'prp_01KAQ000000000000000000001', position: Date.now() * 1_000, home: null }];
  },
}));
vi.mock('../../functions/finding/search/adapters/snapshot-store.ts', () => ({
  findLatestSnapshot: async () => undefined,
  findRebuildTime: async () => undefined,
}));

beforeEach(() => vi.useFakeTimers({ toFake: ['performance', 'Date'], now: time }));
afterEach(() => vi.useRealTimers());

const all = '0 1 2 3 4 5 6 7';

test('reads what is written twice a second, and the shards of the release before once a minute', async () => {
  for (const pauseMs of [0, 100, 500, 500, 59_000, 500, 600_000]) {
    vi.advanceTimersByTime(pauseMs);
    await getLiveIndex();
  }
  expect(reads.slice(1)).toEqual([
    ['0 1', 5],
    ['0 1', 5],
    [all, 65],
    ['0 1', 5],
    // Since the last read of all shards, although the index has seen later homes of some.
    [all, 606],
  ]);
  expect(reads[0]?.[0]).toBe(all);
});
