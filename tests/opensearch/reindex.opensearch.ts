import { Client } from '@opensearch-project/opensearch';
import fc from 'fast-check';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import {
  findSearchedIndex,
  listWrittenIndexes,
} from '../../functions/finding/search/adapters/home-indexes.ts';
import { createOpenSearchEngine } from '../../functions/finding/search/adapters/opensearch-engine.ts';
import { reindexHomes } from '../../functions/finding/search/commands/reindex-homes.ts';
import { writeHomes } from '../../functions/finding/search/commands/write-homes.ts';
import { homesAlias } from '../../functions/finding/search/domain/opensearch/home-document.ts';
import { EngineAwayError } from '../../functions/finding/search/domain/search-engine.ts';
import type { Home, HomeChange } from '../../functions/finding/search/index/index.ts';
import { anyHome, toHomeId } from '../search/arbitraries.ts';

const feed = vi.hoisted(() => ({ rows: new Array<object>(), onPage: async () => undefined }));
vi.mock('../../functions/finding/search/adapters/search-repository.ts', () => ({
  async *listFeedAfter() {
    yield feed.rows;
    await feed.onPage();
  },
}));

const client = new Client({ node: process.env['OPENSEARCH_URL'] ?? '' });
const engine = createOpenSearchEngine(client, homesAlias);
afterAll(() => client.close());

const [sample] = fc.sample(anyHome, { numRuns: 1, seed: 1 });
const homeOf = (nth: number): Home => {
  if (!sample) throw new Error('There is no sample');
  return { ...sample, id: toHomeId(nth), status: 'live' };
};
const rowOf = (nth: number, position: number, isOn = true) => ({
  propertyId: toHomeId(nth),
  position,
  home: isOn ? homeOf(nth) : null,
});
const changeOf = (nth: number, version: number, isOn = true): HomeChange => ({
  id: toHomeId(nth),
  version,
  home: isOn ? homeOf(nth) : undefined,
});
const fill = (hasTime = true) => reindexHomes(client, { shards: 3, replicas: 1 }, () => hasTime);
const totalOf = async () => (await engine.search({})).total;

beforeEach(() => {
  feed.onPage = async () => undefined;
});

test('fills the first index, and searches read it by its alias', async () => {
  expect(await findSearchedIndex(client)).toBeUndefined();
  await writeHomes(client, [changeOf(1, 1)]);
  feed.rows = [rowOf(1, 10), rowOf(2, 11), rowOf(3, 12, false)];
  expect(await fill()).toEqual({ state: 'filled', homes: 2 });
  expect(await totalOf()).toBe(2);
});

test('keeps searches complete while it fills a new index, and loses no change', async () => {
  const before = await listWrittenIndexes(client);
  const seen: number[] = [];
  feed.rows = [rowOf(1, 10), rowOf(2, 11)];
  feed.onPage = async () => {
    seen.push(await totalOf());
    // Newer than what the feed has just given, and an older one that comes late.
    await writeHomes(client, [changeOf(2, 20, false), changeOf(4, 21), changeOf(1, 5, false)]);
    return undefined;
  };
  expect(await fill()).toEqual({ state: 'filled', homes: 2 });
  expect(seen[0]).toBe(2);
  expect((await engine.search({})).ids.toSorted()).toEqual([toHomeId(1), toHomeId(4)].toSorted());
  const after = await listWrittenIndexes(client);
  expect(after).toHaveLength(1);
  expect(after).not.toEqual(before);
});

test('goes on with a fill in the next run, and lets one run at a time fill', async () => {
  const before = await listWrittenIndexes(client);
  feed.rows = [rowOf(1, 30), rowOf(5, 31)];
  expect(await fill(false)).toEqual({ state: 'paused', position: 31 });
  const [index] = (await listWrittenIndexes(client)).filter((name) => !before.includes(name));
  const others: string[] = [];
  feed.onPage = async () => {
    others.push((await fill()).state);
    return undefined;
  };
  expect((await fill()).state).toBe('filled');
  expect(others).toEqual(['busy', 'busy']);
  expect(await findSearchedIndex(client)).toBe(index);
});

test('makes no index by itself for a change that comes for a deleted one', async () => {
  const gone = createOpenSearchEngine(client, 'homes-gone');
  await expect(gone.saveChanges([changeOf(1, 1)])).rejects.toThrow(EngineAwayError);
  expect((await client.indices.exists({ index: 'homes-gone-changes' })).body).toBe(false);
});

test('writes the other homes of a batch when the index refuses one', async () => {
  const wrong = { ...homeOf(7), lat: 999 };
  expect(
    await writeHomes(client, [{ id: toHomeId(7), version: 40, home: wrong }, changeOf(6, 40)]),
  ).toMatchObject([{ id: toHomeId(7) }]);
  await client.indices.refresh({ index: homesAlias });
  expect((await engine.search({})).ids).toContain(toHomeId(6));
});
