import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  radii as contractRadii,
  SearchQuery,
  offeredSortItems,
} from '../../../functions/finding/search/contract.ts';
import { excludedTraitNames } from '../../../functions/finding/search/domain/home-traits.ts';
import { travelModes } from '../../../functions/finding/search/domain/journey.ts';
import { features } from '../../../functions/listings/properties/domain/features.ts';
import {
  filterNames,
  type Filters,
  isSameArea,
  propertyTypes,
  radii,
  readSearchFilters,
  sorts,
  tenures,
  withFilters,
  writeSearchFilters,
} from '../../../web/features/search/filters/filters.ts';
import { listFilterChips } from '../../../web/features/search/labels.ts';
import { anyCharacter } from '../../support/any-character.ts';
import { countRuns } from '../../support/nightly.ts';

const read = (search: string) => readSearchFilters(new URLSearchParams(search));
const price = fc.integer({ min: 0, max: 1e9 });
const some = <T>(values: readonly T[]) => fc.subarray([...values], { minLength: 1 });
const degrees = (least: number, most: number) =>
  fc.integer({ min: least * 1e4, max: most * 1e4 }).map((value) => value / 1e4);
const box = fc
  .tuple(degrees(-8, 1), degrees(50, 59), degrees(0.01, 1), degrees(0.01, 1))
  .map(([west, south, wide, high]) =>
    [west, south, west + wide, south + high].map((value) => Number(value.toFixed(4))),
  );
const polygon = fc
  .array(fc.tuple(degrees(-8, 2), degrees(50, 60)), { minLength: 3, maxLength: 100 })
  .map((points) => points.flat());

const journey = {
  travel_area: polygon,
  travel_to: fc.constantFrom('LS1 4DY', 'King’s Lynn'),
  travel_lat: degrees(50, 60),
  travel_lng: degrees(-8, 2),
  travel_mode: fc.constantFrom(...travelModes),
  travel_minutes: fc.integer({ min: 5, max: 120 }),
};
const withoutJourney: fc.Arbitrary<Filters> = fc.record(
  {
    q: fc.constantFrom('Leeds', 'LS6', 'apple & pear trees', 'St Michael’s Lane, 50%'),
    radius: fc.constantFrom(...radii),
    bbox: box,
    polygon,
    min_price: price,
    max_price: price,
    min_beds: fc.integer({ min: 0, max: 50 }),
    max_beds: fc.integer({ min: 0, max: 50 }),
    min_baths: fc.integer({ min: 0, max: 50 }),
    type: some(propertyTypes),
    tenure: some(tenures),
    min_sqm: fc.integer({ min: 0, max: 20_000 }),
    parking: fc.constant(true as const),
    garden: fc.constant(true as const),
    chain_free: fc.constant(true as const),
    features: some(features),
    epc_min: fc.constantFrom('A', 'D', 'G'),
    council_tax_max: fc.constantFrom('A', 'I'),
    exclude: some(excludedTraitNames),
    include_stc: fc.constant(true as const),
    added_days: fc.integer({ min: 1, max: 365 }),
    reduced_days: fc.integer({ min: 1, max: 365 }),
    sort: fc.constantFrom(...sorts),
    page: fc.integer({ min: 1, max: 10_000 }),
  },
  { requiredKeys: [] },
);
const isRange = (min = 0, max = Infinity): boolean => min <= max;
const anyFilters: fc.Arbitrary<Filters> = fc
  .tuple(withoutJourney, fc.option(fc.record(journey, { requiredKeys: ['travel_area'] }), { nil: {} }))
  .map(([filters, travel]) => ({ ...filters, ...travel }))
  // A range the wrong way round is turned when it is read.
  .filter(
    ({ min_price, max_price, min_beds, max_beds }) =>
      isRange(min_price, max_price) && isRange(min_beds, max_beds),
  );

describe('the filters of a search in the URL', () => {
  test('survive a round trip through the URL', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const search = new URLSearchParams(writeSearchFilters(filters)).toString();
        expect(read(search)).toEqual(filters);
      }),
    );
  });

  test('are valid for the API in every combination', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(SearchQuery.safeParse(writeSearchFilters(filters)).error).toBeUndefined();
      }),
    );
  });

  test('have no journey without its area, which filters nothing', () => {
    expect(read('travel_to=LS1+4DY&travel_mode=cycling&travel_minutes=20&min_beds=2')).toEqual({
      min_beds: 2,
    });
  });

  test('lose only the invalid values of a broken URL', () => {
    expect(
      read('min_price=cheap&max_price=300000&type=castle,flat&radius=7&bbox=1,2,3&epc_min=Z&foo=bar'),
    ).toEqual({
      max_price: 300_000,
      type: ['flat'],
    });
    expect(read('place=leeds&lat=53.8')).toEqual({ place: 'leeds' });
    expect(read('q=Leeds%00%0AHeadingley%09')).toEqual({ q: 'Leeds Headingley' });
    expect(read('bbox=1,60,-1,50&polygon=1,2,3,4,5&sort=price&min_beds=-1&page=0&q=%20%20')).toEqual({});
  });

  test('are valid for the API after reading any URL', () => {
    const name = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...filterNames) }, fc.string());
    const value = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.constantFrom('true', '0', '-1', '1e9', '3', 'flat,castle', 'A', 'price|asc', '1,2,3,4', 'NaN'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { size: '+1' }), (parameters) => {
        const search = new URLSearchParams(parameters).toString();
        expect(SearchQuery.safeParse(writeSearchFilters(read(search))).error).toBeUndefined();
      }),
      { numRuns: countRuns(100, 5_000) },
    );
  });

  test('become a list for a repeated parameter, as in the API', () => {
    expect(read('type=flat&type=mews').type).toEqual(['mews', 'flat']);
  });

  test('return to the first page when one changes', () => {
    expect(withFilters({ q: 'Leeds', page: 4 }, { min_beds: 2 })).toEqual({ q: 'Leeds', min_beds: 2 });
    expect(withFilters({ q: 'Leeds', min_beds: 2 }, { min_beds: undefined })).toEqual({ q: 'Leeds' });
  });
});

describe('the option lists of the site', () => {
  test('equal those of the contract', () => {
    expect(radii).toEqual(contractRadii);
    const items: readonly string[] = [...offeredSortItems, 'distance'];
    for (const sort of sorts) expect(items).toContain(sort.split('|')[0]);
  });
});

describe('the filter chips', () => {
  test('name a whole group of kinds of homes once', () => {
    const { type = [] } = read('type=flat,maisonette,studio,penthouse,duplex,triplex,cottage');
    expect(listFilterChips({ type }).map(({ label }) => label)).toEqual(['Flats', 'Cottage']);
    expect(listFilterChips({ type })[0]?.without).toEqual({ type: ['cottage'] });
  });

  test('exist for every filter except place, distance, order and page, and removing all leaves no filter', () => {
    const quiet = new Set(['q', 'radius', 'sort', 'page']);
    fc.assert(
      fc.property(anyFilters, (filters) => {
        let left = filters;
        const names = new Set(listFilterChips(filters).flatMap(({ name }) => name.split(/[,:]/)));
        for (const name of Object.keys(filters)) if (!quiet.has(name)) expect(names).toContain(name);
        for (let [chip] = listFilterChips(left); chip; [chip] = listFilterChips(left)) left = chip.without;
        expect(Object.keys(left).filter((name) => !quiet.has(name))).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });
});

describe('isSameArea', () => {
  const leeds: Filters = { place: 'leeds_west-yorkshire', q: 'garden', radius: 3 };
  test.each<[string, Filters, boolean]>([
    ['another price', { max_price: 300_000 }, true],
    ['another order', { sort: 'price|asc' }, true],
    ['other words about the homes', { q: 'garage' }, true],
    ['another radius', { radius: 5 }, false],
    ['another place', { place: 'york_north-yorkshire' }, false],
    ['a drawn area', { polygon: [-1.5, 53.8, -1.4, 53.8, -1.4, 53.9] }, false],
    ['a frame of the map', { bbox: [-1.6, 53.7, -1.5, 53.8] }, false],
  ])('of a search and one with %s', (_, change, isSame) => {
    expect(isSameArea(leeds, withFilters(leeds, change))).toBe(isSame);
  });

  test('of words that stand for a place is the same for the same words only', () => {
    expect(isSameArea({ q: 'Leeds' }, { q: 'Leeds', min_beds: 2 })).toBe(true);
    expect(isSameArea({ q: 'Leeds' }, { q: 'York' })).toBe(false);
  });
});
