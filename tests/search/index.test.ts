import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyChanges,
  type HomeChange,
  createIndex,
  fromSnapshot,
  type Home,
  rebuild,
  search,
  type SearchIndex,
  toSnapshot,
} from '../../functions/finding/search/index/index.ts';
import { anyChange, anyHome, anyQuery } from './arbitraries.ts';
import { expectSame, propertyRuns } from './expect-same.ts';

const joined = (chunks: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(chunks));

const stored = (index: SearchIndex): SearchIndex => fromSnapshot(joined(toSnapshot(index)));

const latest = (homes: readonly Home[]): Home[] => [...new Map(homes.map((one) => [one.id, one])).values()];

/** The end state of a feed: each property in the state with the highest version, the first of equals. */
const market = (homes: readonly Home[], changes: readonly HomeChange[]): Home[] => {
  const known = new Map<string, HomeChange>(
    homes.map((one) => [one.id, { id: one.id, version: 0, home: one }]),
  );
  for (const news of changes) {
    if (news.version > (known.get(news.id)?.version ?? -1)) known.set(news.id, news);
  }
  return [...known.values()].map((news) => news.home).filter((one) => one !== undefined);
};

// Without a size fast-check would generate at most ten.
const homes = fc.array(anyHome, { maxLength: 150, size: 'max' });
const queries = fc.array(anyQuery, { minLength: 1, maxLength: 8 });
const changes = fc.array(anyChange, { maxLength: 120, size: 'max' });

describe('the search index', () => {
  test('finds the same as brute force when it is new', () => {
    fc.assert(
      fc.property(homes, queries, (all, asked) => {
        const index = createIndex(all);
        expect(index.size).toBe(latest(all).length);
        const expected = latest(all);
        for (const one of asked) expectSame(index, expected, one);
      }),
      { numRuns: Math.ceil(propertyRuns / 2) },
    );
  }, 60_000);

  test('knows the version of each property that it finds', () => {
    fc.assert(
      fc.property(homes, changes, (all, news) => {
        const index = createIndex(all, 0);
        for (const one of news) applyChanges(index, one);
        const versions = new Map(latest(all).map(({ id }) => [id, 0]));
        for (const { id, version } of news) versions.set(id, Math.max(version, versions.get(id) ?? 0));
        const check = () => {
          const found = search(index, { includeStc: true, limit: 1_000 });
          expect(found.versions).toEqual(found.ids.map((id) => versions.get(id)));
        };
        check();
        rebuild(index);
        check();
      }),
      { numRuns: Math.ceil(propertyRuns / 4) },
    );
  }, 60_000);

  test('finds the same as brute force after changes in any order, a rebuild and a snapshot', () => {
    fc.assert(
      fc.property(homes, changes, changes, queries, (all, early, late, asked) => {
        const start = latest(all);
        const index = createIndex(start);
        const check = (one: SearchIndex, expected: readonly Home[]): void => {
          expect(one.size).toBe(expected.length);
          for (const each of asked) expectSame(one, expected, each);
        };
        const first = market(start, early);
        const last = market(start, [...early, ...late]);
        for (const news of early) applyChanges(index, news);
        check(index, first);
        rebuild(index);
        check(index, first);
        const copy = stored(index);
        expect(copy.version).toBe(index.version);
        check(copy, first);
        for (const news of late) {
          expect(applyChanges(copy, news)).toBe(applyChanges(index, news));
          expect(applyChanges(index, news)).toBe(false);
        }
        check(index, last);
        check(copy, last);
        check(stored(copy), last);
      }),
      { numRuns: Math.ceil(propertyRuns / 4) },
    );
  }, 60_000);
});
