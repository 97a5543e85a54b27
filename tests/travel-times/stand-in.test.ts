import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTravelArea } from '../../functions/finding/travel-times/domain/travel-area.ts';
import {
  createOutline,
  journeyModes,
  measureMinutes,
} from '../../infra/local/third-party/travel-time/journeys.ts';
import { isInPolygon } from '../search/brute-force.ts';

const to = fc.record({
  lat: fc.double({ min: 50, max: 58, noNaN: true }),
  lng: fc.double({ min: -5, max: 1, noNaN: true }),
});
const journey = fc.record({ to, mode: fc.constantFrom(...journeyModes) });
const minutes = fc.integer({ min: 5, max: 120 });
const share = fc.double({ min: -1.1, max: 1.1, noNaN: true });

test('journeys in the stand-in take longer from further out on the same line', () => {
  fc.assert(
    fc.property(journey, share, share, (way, north, east) => {
      const at = (distance: number) =>
        measureMinutes(way, { lat: way.to.lat + north * distance, lng: way.to.lng + east * distance });
      fc.pre(Math.hypot(north, east) > 0.01);
      expect(at(0)).toBe(0);
      expect(at(0.1)).toBeGreaterThan(at(0.05));
    }),
  );
});

test('the area for more minutes contains the one for fewer', () => {
  fc.assert(
    fc.property(journey, minutes, minutes, (way, one, other) => {
      fc.pre(one < other);
      const outer = createOutline(way, other).map(({ lat, lng }) => [lng, lat] as const);
      for (const { lat, lng } of createOutline(way, one)) expect(isInPolygon(outer, lng, lat)).toBe(true);
    }),
    { numRuns: 50 },
  );
});

test('who starts inside the area of a search arrives in time, by the stand-in’s own times', () => {
  fc.assert(
    fc.property(journey, minutes, share, share, (way, most, north, east) => {
      const outline = createOutline(way, most);
      const area = createTravelArea([outline]) ?? [];
      const reach = Math.max(...outline.map(({ lat }) => Math.abs(lat - way.to.lat)));
      const from = { lat: way.to.lat + north * reach, lng: way.to.lng + 1.7 * east * reach };
      const points = area.map(({ lat, lng }) => [lng, lat] as const);
      const isIn = isInPolygon(points, from.lng, from.lat);
      const time = measureMinutes(way, from);
      // Corners are rounded to ten metres, which takes a walker some seconds.
      if (isIn) expect(time).toBeLessThanOrEqual(most + 1);
      else expect(time).toBeGreaterThanOrEqual(most - 1);
    }),
    { numRuns: 400 },
  );
});
