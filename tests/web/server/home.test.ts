import { describe, expect, test } from 'vitest';
import { listPaths, readWords, render } from './render.ts';

const address = '/api/all-properties?per_page=9&front=true';
const createHome = (id: string, width = 1_920) => ({
  id,
  slug: `oak-road-leeds-${id}`,
  title: `Oak Road ${id}, Leeds`,
  outcode: 'LS6',
  town: 'Leeds',
  status: 'live',
  news: 'new',
  price: 325_000,
  propertyType: 'terraced',
  noOfBedrooms: 3,
  noOfBathrooms: 1,
  floorAreaSqm: 80,
  pictureCount: 4,
  morePictures: ['/media/b/320.webp'],
  picture: { url: `/media/${id}.webp`, width, height: 800, placeholder: 'data:image/webp;base64,AA' },
});
type Home = ReturnType<typeof createHome>;
const renderHome = (properties: readonly Home[], featured: readonly Home[] = [], front = properties[0]) =>
  render('/', {
    [address]: { properties, featured, front, total: properties.length, page: 1, per_page: 9 },
  });
const homes = ['prp_1', 'prp_2', 'prp_3'].map((id) => createHome(id));
const listPriorities = (html: string) => html.match(/fetchPriority="\w+"/g);

describe('the home page, rendered on the server', () => {
  test('has all of its parts, and leads to homes, towns and what selling costs', async () => {
    const html = await renderHome(homes, [createHome('prp_9')]);
    const words = readWords(html);
    expect(html.match(/<h1/g)).toHaveLength(1);
    for (const text of [
      'Homes, straight from their sellers',
      'For sale: Oak Road prp_1, Leeds',
      'Newest homes',
      'Sellers on Premium pay for this row.',
      'What’s your home worth?',
      'How it works',
      'Plus Chosen most £149 for 180 days Offer rounds',
    ])
      expect(words).toContain(text);
    expect(listPaths(html)).toEqual(
      expect.arrayContaining([...homes, createHome('prp_9')].map(({ slug }) => `/property-details/${slug}`)),
    );
    expect(html).toContain('href="/listing?q=near+me"');
    expect(html).toContain('href="/listing?q=Leeds"');
  });

  test('searches by place, price and bedrooms without scripts', async () => {
    const [form = ''] = /<form[^>]* action="\/listing".*?<\/form>/s.exec(await renderHome(homes)) ?? [];
    expect(Array.from(form.matchAll(/ name="(\w+)"/g), ([, name]) => name)).toEqual([
      'q',
      'max_price',
      'min_beds',
    ]);
    expect(form).toContain('type="submit"');
  });

  test('loads one photo at once: that of its top, or the first one', async () => {
    expect(listPriorities(await renderHome(homes))).toEqual(
      ['high', 'auto', 'auto'].map((priority) => `fetchPriority="${priority}"`),
    );
    const small = homes.map(({ id }) => createHome(id, 900));
    expect(listPriorities(await renderHome(small))).toEqual(
      ['high', 'auto', 'auto'].map((priority) => `fetchPriority="${priority}"`),
    );
  });

  test('says that no home is on sale', async () => {
    expect(readWords(await renderHome([]))).toContain('No homes are on sale yet. Yours could be the first .');
  });

  test('has no style, script or part that waits for one', async () => {
    expect(await renderHome(homes, homes)).not.toMatch(/ style=|<script|<template|<!--\$[?!]/);
  });
});
