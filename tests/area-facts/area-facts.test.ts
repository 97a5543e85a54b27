import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Nation } from '../../events/vocabulary.ts';
import {
  selectNearest,
  toAreaPosition,
  toCell,
  toPlaceKey,
} from '../../functions/finding/area-facts/domain/area-position.ts';
import { summariseBroadband } from '../../functions/finding/area-facts/domain/broadband.ts';
import { summariseCrimes } from '../../functions/finding/area-facts/domain/crime.ts';
import {
  findWorstBand,
  listFloodPoints,
  toFloodBand,
} from '../../functions/finding/area-facts/domain/flood.ts';
import { toSchoolType } from '../../functions/finding/area-facts/domain/schools.ts';
import { summariseSoldTypes } from '../../functions/finding/area-facts/domain/sold-types.ts';
import { areaSources, isCovered, toAreaSource } from '../../functions/finding/area-facts/domain/sources.ts';
import { toStation } from '../../functions/finding/area-facts/domain/stations.ts';
import type { SoldPrice, SoldType } from '../../functions/finding/home-records/domain/price-guide.ts';
import { measureMiles } from '../../functions/people/places/domain/outcodes.ts';
import { createProperty } from '../properties/property-examples.ts';

const position = fc.record({
  latitude: fc.double({ min: 49.9, max: 60.8, noNaN: true }),
  longitude: fc.double({ min: -8, max: 1.8, noNaN: true }),
});

describe('the position that sources are asked about', () => {
  test('is the same for a property that shows its number and one that hides it', () => {
    const shown = toAreaPosition(createProperty({ addressShown: 'full' }));
    expect(shown).toEqual(toAreaPosition(createProperty({ addressShown: 'street' })));
    expect(toPlaceKey(shown)).toMatch(/^53\.8\d{1,2},-1\.57\d?$/);
  });

  test('shares a square with everything within about a kilometre', () => {
    fc.assert(
      fc.property(position, (place) => {
        expect(measureMiles(place, toCell(place))).toBeLessThan(0.5);
      }),
    );
  });
});

describe('selectNearest', () => {
  test('keeps the nearest within reach, in order, with miles to a tenth', () => {
    fc.assert(
      fc.property(position, fc.array(position, { maxLength: 30 }), (from, all) => {
        const near = selectNearest(from, all, { max: 5, reach: 200 });
        const within = all.filter((one) => measureMiles(from, one) <= 200);
        expect(near).toHaveLength(Math.min(5, within.length));
        const miles = near.map((one) => one.miles);
        expect(miles).toEqual(miles.toSorted((one, other) => one - other));
        expect(miles.every((one) => Math.abs(one * 10 - Math.round(one * 10)) < 1e-9)).toBe(true);
      }),
    );
  });
});

describe('toStation', () => {
  const place = { latitude: 51.5, longitude: -0.1 };
  test.each([
    ['RLY', 'Leeds Rail Station', 'Leeds', 'rail'],
    ['RLY', 'Burley Park', 'Burley Park', 'rail'],
    ['MET', 'Bank Underground Station', 'Bank', 'underground'],
    ['MET', 'Poplar DLR Station', 'Poplar', 'dlr'],
    ['MET', 'Cornbrook (Manchester Metrolink)', 'Cornbrook', 'tram'],
    ['MET', 'Jesmond (Tyne and Wear Metro Station)', 'Jesmond', 'metro'],
  ])('%s %j is %j, %s', (type, text, name, kind) => {
    expect(toStation(type, text, place)).toEqual({ name, kind, ...place });
  });

  test.each(['BCT', 'RSE', ''])('leaves out what is not a station: %j', (type) => {
    expect(toStation(type, 'Bus stop', place)).toBeUndefined();
  });
});

describe('toSchoolType', () => {
  test.each([
    ['1', '1', 'Community school'],
    ['01', '3', 'Community school'],
    ['34', '1', 'Academy'],
    ['01', '2', undefined],
    ['47', '1', undefined],
  ])('type %s with status %s is %s', (type, status, expected) => {
    expect(toSchoolType(type, status)).toBe(expected);
  });
});

describe('summariseBroadband', () => {
  test('gives the best speeds and the share of addresses that can have them', () => {
    const premises = [
      { down: 1_000, up: 220 },
      { down: 80, up: 20 },
      { down: 12, up: -1 },
      { down: -1, up: -1 },
    ];
    expect(summariseBroadband(premises)).toEqual({
      down: 1_000,
      up: 220,
      superfastPercent: 50,
      ultrafastPercent: 25,
    });
    expect(summariseBroadband([{ down: -1, up: -1 }])).toMatchObject({ down: 0, up: 0 });
    expect(summariseBroadband([])).toBeUndefined();
  });
});

describe('the flood risk', () => {
  test.each([
    ['High', 'high'],
    ['Very Low', 'very_low'],
    [' very  low ', 'very_low'],
    [undefined, 'very_low'],
    ['Unknown', undefined],
  ])('%j is %s', (text, band) => {
    expect(toFloodBand(text)).toBe(band);
  });

  test('is the highest of the points', () => {
    expect(findWorstBand(['very_low', 'medium', 'low'])).toBe('medium');
    expect(findWorstBand([])).toBeUndefined();
  });

  test('is asked at the street and a hundred metres around it', () => {
    fc.assert(
      fc.property(position, (place) => {
        const [middle, ...around] = listFloodPoints(place);
        expect(middle).toEqual(place);
        expect(around).toHaveLength(4);
        const metres = around.map((point) => measureMiles(place, point) * 1_609.344);
        expect(Math.min(...metres)).toBeGreaterThan(95);
        expect(Math.max(...metres)).toBeLessThan(105);
      }),
    );
  });
});

describe('summariseCrimes', () => {
  const category = fc.constantFrom(
    'burglary',
    'drugs',
    'shoplifting',
    'robbery',
    'vehicle-crime',
    'public-order',
    'violent-crime',
    'new-kind',
  );

  test('counts every crime once, the most frequent category first and the rest last', () => {
    fc.assert(
      fc.property(fc.array(category, { minLength: 1 }), (names) => {
        const crimes = names.map((name) => ({ category: name, month: '2026-09' }));
        const { total, categories } = summariseCrimes('2026-09', crimes);
        expect(total).toBe(crimes.length);
        expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(total);
        expect(categories.length).toBeLessThanOrEqual(6);
        const frequent = categories.slice(0, 5).map(({ count }) => count);
        expect(frequent).toEqual(frequent.toSorted((one, other) => other - one));
      }),
    );
  });
});

describe('summariseSoldTypes', () => {
  const sale = (type: SoldType, price: number, date: string): SoldPrice => ({
    type,
    price,
    date,
    postcode: 'LS6 3HN',
  });

  test('gives the prices of types with at least three sales', () => {
    const sales = [
      sale('flat', 150_000, '2026-03-01'),
      sale('flat', 160_000, '2025-02-01'),
      sale('flat', 170_000, '2026-08-15'),
      sale('terraced', 250_000, '2026-09-01'),
      sale('other', 5_000_000, '2024-12-01'),
      sale('flat', 1_000, '2024-12-02'),
    ];
    expect(summariseSoldTypes(sales)).toEqual({
      types: [{ type: 'flat', range: { count: 3, low: 155_000, median: 160_000, high: 165_000 } }],
      from: '2025-02-01',
      to: '2026-08-15',
    });
    expect(summariseSoldTypes(sales.slice(2))).toBeUndefined();
  });
});

describe('sources', () => {
  test.each([
    ['sold', ['england', 'wales']],
    ['schools', ['england']],
    ['stations', ['england', 'wales', 'scotland']],
    ['broadband', ['england', 'wales', 'scotland', 'northern_ireland']],
    ['flood', ['england']],
    ['crime', ['england', 'wales', 'northern_ireland']],
  ] as const)('%s covers %j', (source, nations) => {
    expect(Nation.options.filter((nation) => isCovered(source, nation)).toSorted()).toEqual(
      [...nations].toSorted(),
    );
  });

  test('have a licence with the year of the answer, and say when it is made up', () => {
    const askedAt = new Date('2027-01-02T03:04:05.000Z');
    const real = toAreaSource('flood', areaSources.flood.origin, askedAt);
    expect(real).toMatchObject({ checkedOn: '2027-01-02', isDemo: false });
    expect(real.licence).toContain('right 2027');
    expect(toAreaSource('flood', 'http://localhost:3000/_local/providers/flood-risk', askedAt).isDemo).toBe(
      true,
    );
  });
});
