import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrangePins } from '../../../web/entities/property/map/arrange-pins.ts';

interface Cluster {
  readonly latitude: number;
  readonly longitude: number;
  readonly count: number;
  readonly minPrice: number;
  readonly id?: string;
}

/** Degrees are pixels here. */
const arrange = (clusters: readonly Cluster[]) =>
  arrangePins(clusters, ({ latitude, longitude }) => ({ x: longitude, y: latitude }));
const home = (id: string, x: number, y: number, minPrice = 250_000): Cluster => ({
  latitude: y,
  longitude: x,
  count: 1,
  minPrice,
  id: `prp_${id}`,
});
const shapesOf = (clusters: readonly Cluster[]) => arrange(clusters).map(({ shape }) => shape);

describe('pins', () => {
  test('show prices from the distance at which they fit', () => {
    expect(shapesOf([home('a', 0, 0), home('b', 63, 0)])).toEqual(['price', 'price']);
    expect(shapesOf([home('a', 0, 0), home('b', 0, 34)])).toEqual(['price', 'price']);
  });

  test('show a dot where a price would cover another', () => {
    expect(shapesOf([home('a', 0, 0), home('b', 50, 0)])).toEqual(['price', 'dot']);
  });

  test('leave room between them, so that none is covered by a pixel of rounding', () => {
    expect(shapesOf([home('a', 0, 0), home('b', 0, 29)])).toEqual(['count']);
    expect(shapesOf([home('a', 0, 0), home('b', 0, 31)])).toEqual(['price', 'dot']);
  });

  test('count homes that are too close to be pressed apart, with the lowest price', () => {
    const [pin, ...others] = arrange([home('a', 0, 0), home('b', 8, 6, 200_000), home('c', 0, 0)]);
    expect(others).toEqual([]);
    expect(pin).toMatchObject({ shape: 'count', cluster: { count: 3, minPrice: 200_000 }, spread: 10 });
    expect(pin?.ids).toEqual(['prp_a', 'prp_b', 'prp_c']);
  });

  test('know the homes of a group only where the server named each of them', () => {
    const group = { latitude: 0, longitude: 0, count: 6, minPrice: 175_000 };
    expect(arrange([home('a', 4, 0), group])).toMatchObject([{ ids: [], cluster: { count: 7 } }]);
  });

  const place = fc.integer({ min: 0, max: 400 });
  const clusters = fc.array(
    fc.record({
      latitude: place,
      longitude: place,
      minPrice: fc.integer({ min: 1_000, max: 20_000_000 }),
      count: fc.constantFrom(1, 1, 1, 2, 40),
    }),
    { maxLength: 80 },
  );

  test('lose no home, and no home of a server’s group', () => {
    fc.assert(
      fc.property(clusters, (some) => {
        const given = some.map((one, nth) => (one.count === 1 ? { ...one, id: `prp_${nth}` } : one));
        const total = (list: readonly { readonly count: number }[]) =>
          list.reduce((sum, { count }) => sum + count, 0);
        const arranged = arrange(given);
        expect(total(arranged.map(({ cluster }) => cluster))).toBe(total(given));
        for (const { shape, cluster, ids } of arranged)
          expect(shape === 'count' ? [0, cluster.count] : [1]).toContain(ids.length);
      }),
    );
  });

  test('cover no other price or dot', () => {
    fc.assert(
      fc.property(clusters, (some) => {
        const given = some.map((one, nth) => ({ ...one, count: 1, id: `prp_${nth}` }));
        const prices = arrange(given).filter(({ shape }) => shape === 'price');
        for (const [nth, { cluster: a }] of prices.entries())
          for (const { cluster: b } of prices.slice(nth + 1))
            expect(Math.abs(a.longitude - b.longitude) >= 44 || Math.abs(a.latitude - b.latitude) >= 31).toBe(
              true,
            );
      }),
    );
  });
});
