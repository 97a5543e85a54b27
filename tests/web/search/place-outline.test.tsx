import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { findPlaceCircle } from '../../../web/features/search/map/geometry.ts';
import { findOutlinedPlace } from '../../../web/features/search/map/place-outline.ts';
import { openSite } from '../app.tsx';
import { createSearchAnswer, leeds } from './search-answer.ts';

beforeEach(() => page.viewport(390, 844));

/** Two districts side by side, without the line between them. */
const outline = {
  areas: [
    [-1.6, 53.78, -1.55, 53.78, -1.55, 53.82, -1.6, 53.82],
    [-1.55, 53.78, -1.5, 53.78, -1.5, 53.82, -1.55, 53.82],
  ],
  lines: [
    [-1.55, 53.82, -1.6, 53.82, -1.6, 53.78, -1.55, 53.78],
    [-1.55, 53.78, -1.5, 53.78, -1.5, 53.82, -1.55, 53.82],
  ],
};

test('outlines the place of a search, in one colour and without the lines in it', async () => {
  await openSite('/listing?q=Leeds&view=map', {
    'GET /api/search-properties': createSearchAnswer({ total: 7, place: leeds, clusters: [] }),
    'GET /api/place-outline': { body: outline },
  });
  const land = () => document.querySelector('.map-place-land');
  await expect.poll(land).not.toBeNull();
  const line = document.querySelector('.map-place-line');
  expect(land()?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
  expect(line?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
  const strokes = [land(), line].map((drawn) => drawn && getComputedStyle(drawn).stroke);
  expect(strokes).toEqual(['none', expect.stringMatching(/^rgb/)]);
  expect(line && getComputedStyle(line).fill).toBe('none');
});

test('draws what a search covers, and nothing that it doesn’t', () => {
  for (const kind of ['town', 'county', 'region', 'district', 'outcode'] as const) {
    expect(findPlaceCircle({}, { ...leeds, kind })).toBeUndefined();
    expect(findOutlinedPlace({}, { ...leeds, kind })).toBe(leeds.id);
  }
  expect(findPlaceCircle({ radius: 3 }, leeds)?.metres).toBeCloseTo(9_656.06);
  expect(findPlaceCircle({ radius: 3 }, { ...leeds, kind: 'district' })).toBeDefined();
  expect(findPlaceCircle({ radius: 3 }, { ...leeds, kind: 'county' })).toBeUndefined();
  expect(findPlaceCircle({}, { ...leeds, kind: 'postcode' })).toBeDefined();
  expect(findOutlinedPlace({}, { ...leeds, kind: 'postcode' })).toBeUndefined();
  for (const filters of [{ bbox: [-2, 53, -1, 54] }, { street: 'Oak Road, Leeds' }]) {
    expect(findPlaceCircle(filters, leeds)).toBeUndefined();
    expect(findOutlinedPlace(filters, leeds)).toBeUndefined();
  }
  expect(findOutlinedPlace({ radius: 3 }, leeds)).toBeUndefined();
});
