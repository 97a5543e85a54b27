import { describe, expect, test } from 'vitest';
import { findTownId, formatHomeTownPath } from '../../functions/reach/site-pages/domain/town-of-home.ts';
import {
  describeAsked,
  describeSales,
  describeTown,
  formatBeds,
  listGuideQueries,
  listKindSearches,
  selectGuides,
  toTownTitle,
} from '../../functions/reach/site-pages/domain/town-page.ts';
import { places as demoPlaces } from '../../infra/demo/homes/places.ts';

describe('the sentences about a place', () => {
  test.each([
    [
      { total: 1_200, prices: { low: 90_000, high: 1_500_000 }, recent: 12 },
      [
        '1,200 homes are for sale in and around Leeds now.',
        'Prices run from £90,000 to £1,500,000.',
        '12 came on the market in the last seven days.',
      ],
    ],
    [
      { total: 1, prices: { low: 90_000, high: 90_000 }, recent: 0 },
      ['1 home is for sale in and around Leeds now.'],
    ],
    [{ total: 2, prices: undefined, recent: 0 }, ['2 homes are for sale in and around Leeds now.']],
    [
      { total: 0, prices: undefined, recent: 0 },
      ['No homes are for sale in and around Leeds at the moment.'],
    ],
  ])('say of %j what is true', (numbers, sentences) => {
    expect(describeTown({ placeId: 'leeds_west-yorkshire', name: 'Leeds', ...numbers })).toEqual(sentences);
  });
});

describe('the sentences about sales', () => {
  test.each([
    [
      { outcodes: ['BA2', 'BA11', 'BA1'], outcodesOfPlace: 3 },
      { count: 312, to: '2026-10-15', range: { low: 250_000, median: 342_000, high: 480_000 } },
      [
        '312 homes were sold in BA1, BA2 and BA11 in the 12 months to 15 October 2026.',
        'The median price (half sold for less, half for more) was £342,000.',
        'The typical range, without the cheapest and dearest quarter of sales, was £250,000 to £480,000.',
      ],
    ],
    [
      { outcodes: ['BA2', 'BA1'], outcodesOfPlace: 11 },
      { count: 2, to: '2026-10-15' },
      [
        '2 homes were sold in BA1 and BA2, 2 of the 11 postcode districts of Bath and the nearest to its centre, in the 12 months to 15 October 2026.',
        'That’s too few for a median price.',
      ],
    ],
    [
      { outcodes: ['LD3'] },
      { count: 1, to: '2026-10-15' },
      ['1 home was sold in LD3 in the 12 months to 15 October 2026.', 'That’s too few for a median price.'],
    ],
  ])('of %j say what they are of, and that few are few', (districts, sales, sentences) => {
    expect(describeSales('Bath', districts, sales)).toEqual(sentences);
  });
});

describe('the guides of a place', () => {
  test('are those about it and its nation before the newest, each once', () => {
    expect(listGuideQueries('Bath', 'england')).toEqual([{ tag: 'bath', per_page: '3' }, { per_page: '3' }]);
    expect(listGuideQueries('Lerwick', 'northern_ireland')[1]).toMatchObject({ tag: 'northern-ireland' });
    const [own, tax, price, more] = ['own', 'tax', 'price', 'more'].map((slug) => ({ slug }));
    expect(
      selectGuides(
        [
          [own, tax],
          [tax, price, more],
        ].map((list) => list.flatMap((guide) => guide ?? [])),
      ),
    ).toEqual([own, tax, price]);
  });
});

test.each([
  [{ count: 40, median: 250_000 }, '£250,000'],
  [{ count: 2 }, 'Too few to tell'],
  [{ count: 40 }, 'No median price'],
])('what %j asks is %s', (group, text) => {
  expect(describeAsked(group)).toBe(text);
});

test.each([
  [0, 'Studio'],
  [1, '1 bedroom'],
  [5, '5 bedrooms or more'],
])('%i bedrooms are called %s', (beds, text) => {
  expect(formatBeds(beds)).toBe(text);
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
