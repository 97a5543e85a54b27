import { describe, expect, test } from 'vitest';
import { createSearchAnswer, leeds as town } from '../search/search-answer.ts';
import { listPaths, readWords, render } from './render.ts';

const leeds = { ...town, miles: 5 };
const kent = { ...leeds, id: 'kent', kind: 'county', name: 'Kent', label: 'Kent' };
const neighbour = {
  id: 'york_north-yorkshire',
  name: 'York',
  label: 'York, North Yorkshire',
  count: 3,
  miles: 1,
};
const createHome = (id: string) => ({
  id,
  slug: '14-oak-road-leeds',
  title: '14 Oak Road, Leeds',
  outcode: 'LS6',
  town: 'Leeds',
  status: 'live',
  news: 'reduced',
  price: 325_000,
  previousPrice: 340_000,
  propertyType: 'terraced',
  noOfBedrooms: 3,
  noOfBathrooms: 1,
  pictureCount: 4,
  morePictures: ['/media/b/320.webp'],
  picture: { url: '/media/a/1280.webp', width: 1280, height: 853, placeholder: 'data:image/webp;base64,AA' },
});
const homes = ['prp_1', 'prp_2'].map(createHome);
const facets = { type: [{ value: 'flat', count: 2 }], beds: [], tenure: [], price: [] };
const toYear = (year: number, median: number) => ({
  year,
  count: 40,
  medians: [{ type: 'detached', count: 9, median }],
});
const facts = {
  nation: 'england',
  sold: {
    status: 'found',
    outcodes: ['LS1', 'LS6'],
    outcodesOfPlace: 11,
    sales: {
      from: '2025-10-20',
      to: '2026-10-15',
      count: 312,
      range: { low: 250_000, median: 342_000, high: 480_000 },
      types: [{ type: 'detached', count: 9, range: { low: 400_000, median: 450_000, high: 500_000 } }],
      years: [toYear(2024, 440_000), toYear(2025, 450_000)],
    },
  },
  schools: {
    status: 'found',
    schools: [{ name: 'Oak School', type: 'Academy', miles: 0.4, latitude: 53.8, longitude: -1.5 }],
  },
  stations: { status: 'none', stations: [] },
};
const guide = { id: 'pst_1', slug: 'moving-day', title: 'Moving day', excerpt: 'Boxes.', readMinutes: 4 };

/** The page of a place; parts with the status 504 did not come in time. */
function renderTown(
  place: typeof leeds | typeof kent,
  different: Readonly<Record<string, unknown>> = {},
  late: Readonly<Record<string, number>> = {},
): Promise<string> {
  const search = `/api/search-properties?place=${place.id}`;
  const overview = {
    place,
    nation: 'england',
    total: 2,
    prices: { low: 90_000, high: 325_000 },
    recent: 1,
    kinds: [{ type: 'terraced', count: 3, median: 325_000 }],
    bedrooms: [{ beds: 3, count: 3, median: 325_000 }],
    neighbours: [neighbour],
  };
  return render(
    `/homes-for-sale/${place.id}`,
    {
      [`${search}&per_page=8`]: createSearchAnswer({ place, properties: homes, total: 5, facets }).body,
      [`${search}&reduced_days=30&sort=reduced_at%7Cdesc&per_page=4`]: createSearchAnswer({
        properties: [...homes.slice(0, 1), createHome('prp_3')],
      }).body,
      [`/api/place-overview?place=${place.id}`]: overview,
      ...(place.kind === 'town' && { [`/api/place-facts?place=${place.id}`]: facts }),
      [`/api/blogs?tag=${place.name.toLowerCase()}&per_page=3`]: { blogs: [guide] },
      '/api/blogs?per_page=3': { blogs: [] },
      ...different,
    },
    late,
  );
}
const calls = {
  reduced:
    '/api/search-properties?place=leeds_west-yorkshire&reduced_days=30&sort=reduced_at%7Cdesc&per_page=4',
  overview: '/api/place-overview?place=leeds_west-yorkshire',
  facts: '/api/place-facts?place=leeds_west-yorkshire',
  guides: '/api/blogs?tag=leeds&per_page=3',
};

describe('the page of a place, rendered on the server', () => {
  test('has its homes, prices, facts and guides, and leads to them', async () => {
    const html = await renderTown(leeds);
    const words = readWords(html);
    expect(html.match(/<h1/g)).toHaveLength(1);
    for (const text of [
      'Homes for sale in and around Leeds, West Yorkshire',
      '5 homes are for sale in and around Leeds now. Prices run from £90,000 to £325,000.',
      'Reduced lately',
      'Asking prices now',
      '312 homes were sold in LS1 and LS6, 2 of the 11 postcode districts of Leeds and the nearest to its centre, in the 12 months to 15 October 2026.',
      'Oak School Academy',
      'Moving day',
      'Places near Leeds',
      '1.0 mile',
    ])
      expect(words).toContain(text);
    expect(listPaths(html)).toEqual(
      expect.arrayContaining([
        '/property-details/14-oak-road-leeds',
        '/blog/moving-day',
        '/homes-for-sale/york_north-yorkshire',
      ]),
    );
    expect(html).toContain('href="/listing?place=leeds_west-yorkshire&amp;type=flat"');
    expect(html).toContain('href="/homes-for-sale/leeds_west-yorkshire#prices"');
  });

  test('has each home once, also one that was reduced and is new', async () => {
    const html = await renderTown(leeds);
    expect(html.match(/<article/g)).toHaveLength(3);
    const all = createSearchAnswer({ properties: homes }).body;
    const words = readWords(await renderTown(leeds, { [calls.reduced]: all }));
    expect(words).not.toContain('Reduced lately');
  });

  test('loads one photo at once', async () => {
    expect((await renderTown(leeds)).match(/fetchPriority="\w+"/g)).toEqual(
      ['high', 'auto', 'auto'].map((priority) => `fetchPriority="${priority}"`),
    );
  });

  test('has no style, script or part that waits for one', async () => {
    const html = await renderTown(leeds);
    expect(html).toContain('Median price by year');
    expect(html).not.toMatch(/ style=|<script|<template|<!--\$[?!]|<form(?![^>]* method="post")/);
  });

  test('has the towns of a county without miles, schools and prices paid', async () => {
    const words = readWords(await renderTown(kent));
    expect(words).toContain('Towns in Kent');
    expect(words).not.toMatch(/mile|Schools|What homes sold for/);
  });

  test('says that a place has no homes', async () => {
    const words = readWords(
      await renderTown(leeds, {
        '/api/search-properties?place=leeds_west-yorkshire&per_page=8': createSearchAnswer({ place: leeds })
          .body,
      }),
    );
    expect(words).toContain('No homes are for sale in Leeds at the moment.');
  });

  test.each([
    ['reduced', 'Reduced lately', ''],
    ['overview', 'Places near Leeds', 'We couldn’t load the asking prices here.'],
    ['facts', 'Oak School', 'What homes sold for'],
    ['guides', 'Moving day', 'Guides'],
  ] as const)('does without %s that did not come in time', async (part, gone, kept) => {
    const words = readWords(await renderTown(leeds, {}, { [calls[part]]: 504 }));
    expect(words).toContain('5 homes are for sale in and around Leeds now.');
    expect(words).toContain(kept);
    expect(words).not.toContain(gone);
    expect(words).not.toMatch(/went wrong|We couldn’t load (the guides|schools|what homes sold)/);
  });
});
