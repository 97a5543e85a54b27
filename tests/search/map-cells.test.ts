import { describe, expect, test } from 'vitest';
import { chooseCellPrecision } from '../../functions/finding/search/domain/opensearch/map-cells.ts';
import { maxCells } from '../../functions/finding/search/index/index.ts';
import { measureMiles } from './brute-force.ts';

/** The tile of a place as OpenSearch numbers it. */
function toTile(lat: number, lng: number, precision: number): string {
  const tiles = 2 ** precision;
  const sine = Math.sin((lat * Math.PI) / 180);
  const down = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return `${Math.floor((lng / 360 + 0.5) * tiles)}/${Math.floor(down * tiles)}`;
}

describe('chooseCellPrecision', () => {
  test('takes a quarter of a tile where the frame of a screen is searched', () => {
    const box = { west: -0.2, south: 51.45, east: 0, north: 51.55 };
    expect(chooseCellPrecision({ box }, 13)).toBe(15);
    expect(chooseCellPrecision({ box: { west: -8, south: 50, east: 2, north: 60 } }, 6)).toBe(8);
  });

  test('takes larger cells for the whole country at the closest zoom', () => {
    expect(chooseCellPrecision({}, 19)).toBe(chooseCellPrecision({}, 12));
    expect(chooseCellPrecision({ circle: { lat: 53.8, lng: -1.55, miles: 5 } }, 19)).toBeLessThan(21);
  });

  test.each([
    {},
    { circle: { lat: 54, lng: -2, miles: 200 } },
    { box: { west: -3, south: 51, east: 0, north: 53 } },
  ])('lets no query have more cells than one answer: %o', (query) => {
    const { circle, box = { west: -9, south: 49, east: 2.5, north: 61.5 } } = query;
    const isInside = (lat: number, lng: number) =>
      circle === undefined || measureMiles(circle.lat, circle.lng, lat, lng) <= circle.miles;
    // More rows and columns than there are of cells.
    const steps = 5 * Math.sqrt(maxCells);
    const places = Array.from({ length: steps ** 2 }, (_, nth) => ({
      lat: box.south + ((box.north - box.south) * (nth % steps)) / steps,
      lng: box.west + ((box.east - box.west) * Math.floor(nth / steps)) / steps,
    })).filter(({ lat, lng }) => isInside(lat, lng));
    for (const zoom of [0, 7, 12, 19]) {
      const precision = chooseCellPrecision(query, zoom);
      const tiles = new Set(places.map(({ lat, lng }) => toTile(lat, lng, precision)));
      expect(tiles.size).toBeLessThanOrEqual(maxCells);
      // No larger than they need to be.
      if (zoom > 12) expect(tiles.size).toBeGreaterThan(maxCells / 8);
    }
  });
});
