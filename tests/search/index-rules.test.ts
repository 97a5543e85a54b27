import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyChanges,
  createIndex,
  fromSnapshot,
  type Home,
  limitVersion,
  type Query,
  suggestRelaxations,
  search,
  sortItems,
  toSnapshot,
} from '../../functions/finding/search/index/index.ts';
import { anyHome, toHomeId, anyQuery } from './arbitraries.ts';
import { findAllHomes } from './brute-force.ts';
import { expectSame, propertyRuns } from './expect-same.ts';

const crowd = (count: number, seed: number): Home[] =>
  fc.sample(anyHome, { numRuns: count, seed }).map((one, i) => ({ ...one, id: toHomeId(i * 7919) }));

const [plain = crowd(1, 0)[0]] = crowd(1, 1);
const homeWith = (over: Partial<Home>): Home => {
  if (plain === undefined) throw new Error('A sample of one is never empty');
  return { ...plain, status: 'live', flags: [], features: [], ...over };
};

const bytesOf = (homes: readonly Home[]): Uint8Array =>
  new Uint8Array(Buffer.concat([...toSnapshot(createIndex(homes, 7))]));

describe('a change', () => {
  test.each([
    ['a foreign id', { id: 'usr_01ARZ3NDEKTSV4RRFFQ69G5FAV' }],
    ['a place that is none', { lat: NaN }],
    ['a latitude beyond the pole', { lat: 91 }],
  ])('is rejected with %s and leaves everything unchanged', (_, over) => {
    const known = homeWith({ id: toHomeId(1) });
    const index = createIndex([known], 1);
    const wrong = { ...known, price: known.price + 1, ...over };
    expect(() => applyChanges(index, { id: wrong.id, version: 2, home: wrong })).toThrow(RangeError);
    expect(index).toMatchObject({ size: 1, version: 1, changes: 0 });
    expect(search(index, { maxPrice: known.price }).ids).toEqual([known.id]);
  });

  test('is found by a prefix of its last word at once', () => {
    const index = createIndex([], 1);
    const one = homeWith({ id: toHomeId(1), text: 'Flat at the seaside' });
    applyChanges(index, { id: one.id, version: 2, home: one });
    const totalOf = (words: string, lastWordIsPrefix: boolean): number =>
      search(index, { words, lastWordIsPrefix }).total;
    expect(totalOf('flat sea', true)).toBe(1);
    expect(totalOf('flat sea', false)).toBe(0);
    expect(totalOf('flat sea ', true)).toBe(0);
  });

  test('is ignored when it is older than the removal of its property', () => {
    const one = homeWith({ id: toHomeId(1) });
    const index = createIndex([one], 1);
    expect(applyChanges(index, { id: one.id, version: 5, home: undefined })).toBe(true);
    const copy = fromSnapshot(new Uint8Array(Buffer.concat([...toSnapshot(index)])));
    for (const each of [index, copy]) {
      expect(applyChanges(each, { id: one.id, version: 4, home: one })).toBe(false);
      expect(each.size).toBe(0);
      expect(applyChanges(each, { id: one.id, version: 6, home: one })).toBe(true);
      expect(search(each, {}).ids).toEqual([one.id]);
    }
  });

  test('of a clock that is ahead leaves the index at its limit, in a snapshot, too', () => {
    const one = homeWith({ id: toHomeId(1) });
    const index = createIndex([], 1);
    applyChanges(index, { id: one.id, version: 9_000, home: one });
    limitVersion(index, 10);
    const copy = fromSnapshot(new Uint8Array(Buffer.concat([...toSnapshot(index)])));
    expect([index.version, copy.version]).toEqual([10, 10]);
    // Of the home itself an older change stays older.
    expect(applyChanges(copy, { id: one.id, version: 20, home: undefined })).toBe(false);
  });
});

describe('a crowd, for which whole stretches and bitmaps are used', () => {
  const homes = crowd(2000, 42);
  const index = createIndex(homes);

  test('is found as by brute force', () => {
    expect(index.size).toBe(homes.length);
    fc.assert(
      fc.property(anyQuery, (asked) => {
        expectSame(index, homes, asked);
      }),
      { numRuns: propertyRuns },
    );
  }, 60_000);

  const everySort = sortItems.flatMap((item) =>
    (['asc', 'desc'] as const).flatMap((order) =>
      [0, 30].map((offset): Query => {
        const circle = item === 'distance' ? { lat: 51.5, lng: -0.1, miles: 40 } : undefined;
        return { sort: { item, order }, offset, circle };
      }),
    ),
  );
  const byWords: Query[] = [
    { words: 'sea' },
    { words: 'sea garden', sort: { item: 'price', order: 'asc' } },
    { words: 'sea', includeStc: true },
    ...homes.slice(0, 40).map(({ text }) => ({ words: text, includeStc: true })),
  ];

  test('is found by every sort and by words alone, before and after every third property leaves', () => {
    const shrinking = createIndex(homes);
    for (const asked of [...everySort, ...byWords]) expectSame(shrinking, homes, asked);
    const left = homes.filter((_, i) => i % 3 === 0);
    for (const { id } of left) applyChanges(shrinking, { id, version: 1, home: undefined });
    const stay = homes.filter((_, i) => i % 3 !== 0);
    expect(shrinking.size).toBe(stay.length);
    for (const asked of [...everySort, ...byWords]) expectSame(shrinking, stay, asked);
  }, 60_000);

  test('is shown completely in groups and pins on the map', () => {
    const { total, clusters } = search(index, { clusters: { zoom: 6 }, includeStc: true });
    expect(total).toBe(homes.length);
    expect(clusters?.groups.length).toBeGreaterThan(1);
    const grouped = clusters?.groups.reduce((sum, { count }) => sum + count, 0) ?? 0;
    expect(grouped + (clusters?.pins.length ?? 0)).toBe(total);
  });
});

describe('a snapshot', () => {
  const homes = crowd(50, 3);

  test('loads from any offset and keeps the version of the feed', () => {
    const bytes = bytesOf(homes);
    const shifted = new Uint8Array(bytes.length + 3);
    shifted.set(bytes, 3);
    const index = fromSnapshot(shifted.subarray(3));
    expect(index).toMatchObject({ version: 7, size: 50, changes: 0 });
  });

  test('is rejected when it is truncated, too long, empty or foreign', () => {
    const bytes = bytesOf(homes);
    const longer = new Uint8Array(bytes.length + 8);
    longer.set(bytes);
    const foreign = new TextEncoder().encode('{"homes": []} and a good many other words');
    for (const wrong of [bytes.subarray(0, bytes.length - 8), longer]) {
      expect(() => fromSnapshot(wrong)).toThrow('another length');
    }
    for (const wrong of [new Uint8Array(0), foreign]) {
      expect(() => fromSnapshot(wrong)).toThrow('Not a search snapshot');
    }
  });
});

describe('relaxing a query without results', () => {
  const index = createIndex([
    homeWith({ id: toHomeId(1), lat: 51.5, lng: 0, price: 315_000, beds: 2, type: 'flat', text: 'sea view' }),
    homeWith({ id: toHomeId(2), lat: 51.5, lng: 0, price: 900_000, beds: 2, type: 'flat', text: '' }),
  ]);

  test('offers the nearest radius that finds something', () => {
    const circle = { lat: 51.53, lng: 0, miles: 0.5 };
    expect(suggestRelaxations(index, { circle, maxPrice: 320_000 })).toEqual([
      { code: 'wider_radius', change: { circle: { ...circle, miles: 3 } }, total: 1 },
    ]);
  });

  test('offers the smallest price step, and each filter that alone prevents results', () => {
    expect(suggestRelaxations(index, { maxPrice: 300_000 })).toEqual([
      { code: 'wider_price', change: { maxPrice: 330_000 }, total: 1 },
      { code: 'drop_filter', change: { maxPrice: undefined }, total: 2 },
    ]);
    expect(suggestRelaxations(index, { types: ['castle'], minBeds: 2, words: 'view' })).toEqual([
      { code: 'drop_filter', change: { types: undefined }, total: 1 },
    ]);
  });

  test('promises exactly the total of the changed query', () => {
    const homes = crowd(300, 8);
    const many = createIndex(homes);
    fc.assert(
      fc.property(anyQuery, (asked) => {
        for (const { change: changed, total } of suggestRelaxations(many, asked)) {
          expect(total).toBeGreaterThan(0);
          expect(findAllHomes(homes, { ...asked, ...changed }).length).toBe(total);
        }
      }),
      { numRuns: propertyRuns },
    );
  });
});
