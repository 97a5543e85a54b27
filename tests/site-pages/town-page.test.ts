import { describe, expect, test } from 'vitest';
import { findTownId, formatHomeTownPath } from '../../functions/reach/site-pages/domain/town-of-home.ts';
import {
  describeTown,
  listKindSearches,
  toTownTitle,
} from '../../functions/reach/site-pages/domain/town-page.ts';
import { places as demoPlaces } from '../../infra/demo/homes/places.ts';

const home = (price: number, priceQualifier: 'none' | 'poa' = 'none') => ({ price, priceQualifier });

describe('the sentences about a place', () => {
  test.each([
    [
      { total: 1_200, cheapest: home(90_000), dearest: home(1_500_000), recent: 12 },
      [
        '1,200 homes are for sale in and around Leeds now.',
        'Prices run from £90,000 to £1,500,000.',
        '12 came on sale in the last seven days.',
      ],
    ],
    [
      { total: 1, cheapest: home(90_000), dearest: home(90_000), recent: 0 },
      ['1 home is for sale in and around Leeds now.'],
    ],
    [
      { total: 2, cheapest: home(90_000), dearest: home(95_000, 'poa'), recent: 0 },
      ['2 homes are for sale in and around Leeds now.'],
    ],
    [
      { total: 0, cheapest: undefined, dearest: undefined, recent: 0 },
      ['No homes are for sale in and around Leeds at the moment.'],
    ],
  ])('say of %j what is true', (numbers, sentences) => {
    expect(describeTown({ placeId: 'leeds_west-yorkshire', name: 'Leeds', ...numbers })).toEqual(sentences);
  });
});

describe('the title of the page of a place', () => {
  test.each([
    ['leeds_west-yorkshire', 'Leeds, West Yorkshire', 'Homes for sale in and around Leeds, West Yorkshire'],
    ['headingley_leeds', 'Headingley, Leeds', 'Homes for sale in and around Headingley, Leeds'],
    ['kent', 'Kent', 'Homes for sale in and around Kent'],
    ['ls6', 'LS6, Leeds', 'Homes for sale in LS6, Leeds'],
  ])('names a place exactly where its homes are known to be in it: %s', (id, label, title) => {
    expect(toTownTitle(id, label)).toBe(title);
  });
});

describe('the kinds of homes in a place', () => {
  test('are links to searches, the most frequent first', () => {
    const kinds = listKindSearches('leeds_west-yorkshire', [
      { value: 'flat', count: 2 },
      { value: 'land', count: 0 },
      { value: 'end_of_terrace', count: 5 },
    ]);
    expect(kinds).toEqual([
      {
        label: 'End-of-terrace houses',
        count: 5,
        path: '/listing?place=leeds_west-yorkshire&type=end_of_terrace',
      },
      { label: 'Flats', count: 2, path: '/listing?place=leeds_west-yorkshire&type=flat' },
    ]);
  });
});

describe('the town of a home', () => {
  test('is the nearest of its name', () => {
    const gwent = findTownId({ town: 'Newport', latitude: 51.588, longitude: -2.998 });
    const shropshire = findTownId({ town: 'Newport', latitude: 52.769, longitude: -2.378 });
    expect(gwent).toMatch(/^newport_/);
    expect(shropshire).toMatch(/^newport_/);
    expect(gwent).not.toBe(shropshire);
  });

  test.each([
    ['Kingston upon Hull', 53.7676, -0.3274, 'hull_east-yorkshire'],
    ['Leamington Spa', 52.2852, -1.5201, 'leamington-spa_warwickshire'],
    ['Bromley', 51.4102, 0.0195, 'bromley_london'],
    ['St. Andrews', 56.3398, -2.7967, 'st-andrews_fife'],
  ])('%s has a page', (town, latitude, longitude, id) => {
    expect(findTownId({ town, latitude, longitude })).toBe(id);
  });

  test('has a page for each home of the demo', () => {
    const homes = Object.values(demoPlaces).flat();
    const without = homes.filter(
      ({ town, lat, lng }) => findTownId({ town, latitude: lat, longitude: lng }) === undefined,
    );
    expect(without.map(({ town }) => town)).toEqual([]);
  });

  test('without a place of its name nearby is searched for', () => {
    const nowhere = { town: 'Nowhere Parva', latitude: 52, longitude: -1 };
    expect(findTownId(nowhere)).toBeUndefined();
    expect(formatHomeTownPath(nowhere)).toBe('/listing?q=Nowhere+Parva');
  });
});
