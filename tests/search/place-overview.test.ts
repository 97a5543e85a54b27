import { describe, expect, test } from 'vitest';
import {
  findMiddle,
  listBedsGroups,
  listKindGroups,
  selectNeighbours,
  toMedian,
} from '../../functions/finding/search/domain/place-overview.ts';

describe('the groups of homes in a place', () => {
  test('are its most frequent kinds', () => {
    const types = ['flat', 'mews', 'cottage', 'terraced', 'detached', 'studio', 'land'].map(
      (code, count) => ({
        code,
        count,
      }),
    );
    expect(listKindGroups({ types }).map(({ type, count }) => [type, count])).toEqual([
      ['land', 6],
      ['studio', 5],
      ['detached', 4],
      ['terraced', 3],
      ['cottage', 2],
      ['mews', 1],
    ]);
  });

  test('count five bedrooms and more together', () => {
    const beds = [0, 2, 5, 7].map((number) => ({ beds: number, count: 2 }));
    expect(listBedsGroups({ beds })).toEqual([
      { beds: 0, count: 2, change: { minBeds: 0, maxBeds: 0 } },
      { beds: 2, count: 2, change: { minBeds: 2, maxBeds: 2 } },
      { beds: 5, count: 4, change: { minBeds: 5 } },
    ]);
  });
});

describe('the middle price', () => {
  test.each([
    [3, { offset: 1, limit: 1 }],
    [4, { offset: 1, limit: 2 }],
    [7, { offset: 3, limit: 1 }],
    [10, { offset: 4, limit: 2 }],
  ])('of %i homes is at %j', (count, place) => {
    expect(findMiddle(count)).toEqual(place);
  });

  test.each([
    [[], undefined],
    [[{ price: 300_000 }], 300_000],
    [[{ price: 300_000, priceQualifier: 'from' }, { price: 300_001 }], 300_001],
    [[{ price: 300_000, priceQualifier: 'poa' }], undefined],
  ])('of %j is %s', (middle, median) => {
    expect(toMedian(middle)).toBe(median);
  });
});

describe('selectNeighbours', () => {
  test('has the first eight places with homes, in their order', () => {
    const places = [0, 3, 0, 2, 1, 1, 1, 1, 1, 2, 4].map((count, nth) => ({ nth, count }));
    expect(selectNeighbours(places).map(({ nth }) => nth)).toEqual([1, 3, 4, 5, 6, 7, 8, 9]);
  });
});
