import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SearchQuery } from '../../functions/finding/search/contract.ts';
import {
  toArrivalTime,
  toStreetPosition,
  toTravelKey,
} from '../../functions/finding/travel-times/domain/journey.ts';
import {
  createTravelArea,
  formatTravelArea,
  maxAreaCorners,
  simplifyRing,
} from '../../functions/finding/travel-times/domain/travel-area.ts';
import { toTravelSource } from '../../functions/finding/travel-times/domain/travel-source.ts';
import { isInPolygon } from '../search/brute-force.ts';

const circle = (lat: number, lng: number, degrees: number, corners: number) =>
  Array.from({ length: corners }, (_, nth) => {
    const angle = (2 * Math.PI * nth) / corners;
    return { lat: lat + degrees * Math.cos(angle), lng: lng + 1.7 * degrees * Math.sin(angle) };
  });

/** Whether the search finds a home at a position in the area. */
function isFound(area: string, lat: number, lng: number): boolean {
  const flat = SearchQuery.parse({ travel_area: area }).travel_area ?? [];
  const points = Array.from(
    { length: flat.length / 2 },
    (_, nth) => [flat[2 * nth] ?? 0, flat[2 * nth + 1] ?? 0] as const,
  );
  return isInPolygon(points, lng, lat);
}

describe('createTravelArea', () => {
  test('rounds corners to ten metres and closes the ring by itself', () => {
    const ring = [
      { lat: 53.800_04, lng: -1.5 },
      { lat: 53.800_01, lng: -1.500_04 },
      { lat: 53.9, lng: -1.5 },
      { lat: 53.9, lng: -1.3 },
      { lat: 53.800_04, lng: -1.5 },
    ];
    expect(formatTravelArea(createTravelArea([ring]) ?? [])).toBe('-1.5,53.8,-1.5,53.9,-1.3,53.9');
  });

  test('has nothing to say of rings without an inside', () => {
    expect(createTravelArea([])).toBeUndefined();
    expect(createTravelArea([[{ lat: 53, lng: -1 }]])).toBeUndefined();
  });

  test('keeps a small ring as it is', () => {
    expect(createTravelArea([circle(53, -1, 0.1, 36)])).toHaveLength(36);
  });

  test('joins parts so that a search finds what is in each and nothing between', () => {
    const parts = [circle(53, -1, 0.02, 40), circle(53, -1.5, 0.1, 400), circle(53.4, -1, 0.03, 60)];
    const area = formatTravelArea(createTravelArea(parts) ?? []);
    expect(isFound(area, 53.01, -1.001)).toBe(true);
    expect(isFound(area, 53.05, -1.51)).toBe(true);
    expect(isFound(area, 53.41, -1.003)).toBe(true);
    expect(isFound(area, 53.2, -1.2)).toBe(false);
    expect(isFound(area, 53.001, -1.2)).toBe(false);
  });

  test('fits into a search whatever the provider answers', () => {
    const ring = fc
      .tuple(
        fc.double({ min: 50, max: 58, noNaN: true }),
        fc.double({ min: -5, max: 1, noNaN: true }),
        fc.double({ min: 0.001, max: 0.5, noNaN: true }),
        fc.integer({ min: 3, max: 200 }),
      )
      .map(([lat, lng, degrees, corners]) => circle(lat, lng, degrees, corners));
    fc.assert(
      fc.property(fc.array(ring, { minLength: 1, maxLength: 12 }), (rings) => {
        const area = createTravelArea(rings) ?? [];
        expect(area.length).toBeGreaterThanOrEqual(3);
        expect(area.length).toBeLessThanOrEqual(maxAreaCorners);
        expect(SearchQuery.safeParse({ travel_area: formatTravelArea(area) }).success).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

test('simplifyRing takes the corners out that change the area least', () => {
  const square = [
    { lat: 53, lng: -1 },
    { lat: 53.000_1, lng: -0.5 },
    { lat: 53, lng: 0 },
    { lat: 54, lng: 0 },
    { lat: 54, lng: -1 },
  ];
  expect(simplifyRing(square, 4)).toEqual(square.filter(({ lng }) => lng !== -0.5));
});

test('simplifyRing takes several corners out as it does one by one', () => {
  const corner = fc.record({ lat: fc.integer({ min: 50, max: 90 }), lng: fc.integer({ min: -20, max: 20 }) });
  fc.assert(
    fc.property(
      fc.array(corner, { minLength: 4, maxLength: 20 }),
      fc.integer({ min: 3, max: 19 }),
      (ring, max) => {
        let left: ReturnType<typeof simplifyRing> = ring;
        while (left.length > max) left = simplifyRing(left, left.length - 1);
        expect(simplifyRing(ring, max)).toEqual(left);
      },
    ),
  );
});

describe('a journey', () => {
  test('begins and ends at streets, and is named by them', () => {
    const to = toStreetPosition({ lat: 53.796_49, lng: -1.547_81 });
    expect(toTravelKey({ to, mode: 'cycling', minutes: 30 })).toBe('53.796,-1.548 cycling 30');
  });

  test.each([
    ['2026-11-23T10:00:00Z', '2026-11-24T09:00:00.000Z'],
    ['2026-11-24T08:00:00Z', '2026-12-01T09:00:00.000Z'],
    ['2026-06-20T23:30:00Z', '2026-06-23T08:00:00.000Z'],
  ])('asked at %s arrives at %s, nine on a Tuesday in London', (now, arrival) => {
    expect(toArrivalTime(new Date(now)).toISOString()).toBe(arrival);
  });

  test('states whether the provider itself was asked', () => {
    const askedAt = new Date('2026-11-23T10:00:00Z');
    expect(toTravelSource('https://api.traveltimeapp.com', askedAt)).toEqual({
      name: 'TravelTime',
      checkedOn: '2026-11-23',
      isDemo: false,
    });
    expect(toTravelSource('http://127.0.0.1:3000', askedAt).isDemo).toBe(true);
  });
});
