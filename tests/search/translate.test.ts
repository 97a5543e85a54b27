import { expect, test } from 'vitest';
import { SearchQuery } from '../../functions/finding/search/contract.ts';
import {
  toCircleQuery,
  toIndexQuery,
  toRelaxationView,
} from '../../functions/finding/search/domain/index-query.ts';
import type { Place } from '../../functions/people/places/domain/place-kind.ts';

const now = new Date('2026-11-21T12:00:00Z');
const leeds: Place = {
  id: 'leeds_west-yorkshire',
  kind: 'town',
  name: 'Leeds',
  label: 'Leeds, West Yorkshire',
  latitude: 53.8,
  longitude: -1.55,
  miles: 3,
};
const asked = (query: Record<string, unknown>) => ({
  ...SearchQuery.parse(query),
  per_page: Number(query['per_page'] ?? 12),
});

test.each([
  [
    'a town reaches as far as itself and the radius',
    { q: 'Leeds', radius: '5' },
    { lat: 53.8, lng: -1.55, miles: 8 },
  ],
  ['a town alone is the town', { q: 'Leeds' }, { lat: 53.8, lng: -1.55, miles: 3 }],
  ['a point has the radius alone', { lat: '53', lng: '-1', radius: '0.5' }, { lat: 53, lng: -1, miles: 0.5 }],
])('sets the circle: %s', (_, query, circle) => {
  const place = 'q' in query ? leeds : undefined;
  expect(toIndexQuery(asked(query), { place }, now).circle).toEqual(circle);
});

test('means the properties of an outcode, and a circle around it with a radius', () => {
  const place: Place = { ...leeds, kind: 'outcode', name: 'LS6', miles: 1.5, outcodes: ['LS6'] };
  const alone = toIndexQuery(asked({ q: 'LS6' }), { place }, now);
  expect(alone).toMatchObject({ outcodes: ['LS6'], circle: { lat: 53.8, lng: -1.55 } });
  const wider = toIndexQuery(asked({ q: 'LS6', radius: '5' }), { place }, now);
  expect(wider).toMatchObject({ outcodes: undefined, circle: { miles: 6.5 } });
  expect(toCircleQuery(alone, place)).toMatchObject({ outcodes: undefined, circle: { miles: 1.5 } });
});

test.each([
  ['the frame of the map', { bbox: '-2,53,-1,54' }, 'box'],
  ['a drawn area', { polygon: '-2,53,-1,53,-1,54' }, 'polygon'],
  ['the area of a journey', { travel_area: '-2,53,-1,53,-1,54' }, 'travelArea'],
] as const)('narrows a place by %s', (_, query, part) => {
  const found = toIndexQuery(asked({ ...query, radius: '5' }), { place: leeds }, now);
  expect(found.circle).toEqual({ lat: 53.8, lng: -1.55, miles: 8 });
  expect(found[part]).toBeDefined();
});

test('adds the postcode districts around a county within the radius', () => {
  const county: Place = { ...leeds, kind: 'county', outcodes: ['LS6'] };
  const codesOf = (radius: string) => toIndexQuery(asked({ radius }), { place: county }, now).outcodes ?? [];
  expect(codesOf('0')).toEqual(['LS6']);
  expect(codesOf('3')).toEqual(expect.arrayContaining(['LS1', 'LS6', 'LS8']));
  expect(codesOf('3')).not.toContain('YO1');
  expect(toIndexQuery(asked({ radius: '3' }), { place: county }, now).circle).toBeUndefined();
});

test('accepts repeated parameters as lists, too', () => {
  expect(asked({ type: 'flat,mews' }).type).toEqual(['flat', 'mews']);
  expect(asked({ type: ['flat', 'mews'] }).type).toEqual(['flat', 'mews']);
});

test.each([
  { sort: 'size|asc' },
  { sort: 'price' },
  { radius: '2' },
  { polygon: '1,2,3' },
  { travel_area: '1,2,3' },
  { travel_minutes: '500' },
  { travel_mode: 'flying' },
  { bbox: '1,2,3' },
  { bbox: 'a,b,c,d' },
  { bbox: '-1,51,-2,52' },
  { bbox: '-2,52,-1,51' },
  { type: 'castle' },
  { page: '0' },
  { per_page: '49' },
  { min_price: '-1' },
  { epc_min: 'H' },
  { lat: 'north', lng: '-1' },
  { place: 'Leeds; DROP' },
  { lat: '51' },
  { lng: '-1' },
  { polygon: Array.from({ length: 202 }, () => '52').join(',') },
])('rejects %o', (query) => {
  expect(SearchQuery.safeParse(query).success).toBe(false);
});

test('ignores unknown keys', () => {
  expect(SearchQuery.parse({ utm_source: 'x' })).not.toHaveProperty('utm_source');
});

test('counts days back from now, turns pages into offsets and ignores distance without a place', () => {
  const query = toIndexQuery(
    asked({ added_days: '7', page: '3', per_page: '12', sort: 'distance|asc' }),
    {},
    now,
  );
  expect(query).toMatchObject({
    addedSince: Date.parse('2026-11-14T12:00:00Z'),
    offset: 24,
    limit: 12,
    sort: undefined,
  });
});

test('expresses a relaxation in URL parameters', () => {
  expect(
    toRelaxationView({ code: 'wider_price', change: { minPrice: 90, maxPrice: 110 }, total: 4 }, undefined),
  ).toEqual({
    code: 'wider_price',
    total: 4,
    query: { min_price: '90', max_price: '110' },
  });
  expect(
    toRelaxationView({ code: 'drop_filter', change: { types: undefined }, total: 2 }, undefined).query,
  ).toEqual({ type: null });
  expect(
    toRelaxationView(
      { code: 'wider_radius', change: { circle: { lat: 1, lng: 1, miles: 7.5 } }, total: 2 },
      leeds,
    ).query,
  ).toEqual({ radius: '5' });
});
