import { describe, expect, test } from 'vitest';
import { toPropertyCard } from '../../../functions/listings/properties/domain/card.ts';
import { formatSearchCall } from '../../../web/server/render-page.tsx';
import { createProperty, noon } from '../../properties/property-examples.ts';
import { createSearchAnswer, leeds } from '../search/search-answer.ts';
import { listPaths, readWords, render } from './render.ts';

const card = toPropertyCard(createProperty(), noon);
const homes = ['A', 'B', 'C'].map((end) => ({
  ...card,
  id: `prp_01K9ZX3Q6T4C8V0R2M5N7P9B7${end}`,
  slug: `elm-close-york-${end}`,
  title: `Elm Close ${end}, York`,
}));
/** The HTML of the results for a query, of what was found. */
const renderResults = (query: string, found: object) =>
  render(`/listing${query}`, { [formatSearchCall(query)]: createSearchAnswer(found).body });

describe('the page of results, rendered on the server', () => {
  test('leads to each home, to the next pages and to the town', async () => {
    const html = await renderResults('?q=Leeds&page=2', {
      properties: homes,
      total: 30,
      page: 2,
      place: leeds,
      understood: { words: '', filters: '' },
    });
    expect(readWords(html)).toMatch(/30 homes · Homes for sale in Leeds, West Yorkshire/);
    expect(listPaths(html)).toEqual(
      expect.arrayContaining([
        ...homes.map(({ slug }) => `/property-details/${slug}`),
        '/homes-for-sale/leeds_west-yorkshire',
      ]),
    );
    expect(html).toContain('href="/listing?q=Leeds"');
    expect(html).toContain('href="/listing?q=Leeds&amp;page=3"');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('value="Leeds, West Yorkshire"');
  });

  test('shows the filters that were read from words, as its address has them then', async () => {
    const html = await renderResults('?q=3+bed+Leeds', {
      properties: homes,
      total: 3,
      place: leeds,
      understood: { words: '', filters: 'min_beds=3&max_beds=3' },
    });
    expect(html).toContain('aria-label="Remove 3 beds"');
    expect(readWords(html)).not.toContain('3 bed Leeds');
  });

  test('searches elsewhere with the same filters and order without scripts', async () => {
    const query =
      '?place=leeds_west-yorkshire&lat=53.8&lng=-1.55&radius=3&min_beds=2&sort=price%7Casc&page=2';
    const html = await renderResults(query, { properties: homes, total: 30, page: 2, place: leeds });
    const [form = ''] = /<form[^>]* action="\/listing".*?<\/form>/s.exec(html) ?? [];
    expect(Array.from(form.matchAll(/ name="(\w+)"/g), ([, name]) => name)).toEqual([
      'q',
      'min_beds',
      'sort',
    ]);
  });

  test('has the list where a phone shows the map in its place', async () => {
    const html = await renderResults('?view=map&min_beds=2', { properties: homes, total: 3 });
    expect(listPaths(html)).toEqual(
      expect.arrayContaining(homes.map(({ slug }) => `/property-details/${slug}`)),
    );
    expect(html).toMatch(/aria-label="Homes" class="[^"]*max-lg:hidden/);
    // The map stands below the filters in use.
    expect(html).toMatch(/<fieldset class="[^"]*lg:hidden.*Remove From 2 beds.*aria-label="Homes"/);
  });

  test('has room for who edits a saved search, whom the browser alone knows', async () => {
    const query = '?min_beds=2&edit=sch_01K9ZX3Q6T4C8V0R2M5N7P9B2D';
    const html = await renderResults(query, { properties: homes, total: 3 });
    const [, bar = ''] = /<section aria-label="Saved search"[^>]*>(.*?)<\/section>/.exec(html) ?? [];
    expect(bar).toContain('<div');
    expect(readWords(bar).trim()).toBe('');
  });

  test('offers other searches where nothing was found', async () => {
    const html = await renderResults('?max_price=1000', {
      relaxations: [{ query: { max_price: null }, total: 4 }],
    });
    expect(readWords(html)).toContain('No homes match One change would find some:');
  });

  test('loads the photos at once that a phone shows whole', async () => {
    const html = await renderResults('', { properties: homes, total: 3 });
    expect(html.match(/fetchPriority="high"/g)).toHaveLength(2);
  });

  test('has no style, script or part that waits for one', async () => {
    const html = await renderResults('?min_beds=2', {
      properties: homes,
      featured: homes.slice(0, 1),
      nearby: homes.slice(1, 2),
      total: 3,
      place: leeds,
    });
    expect(html).not.toMatch(/ style=|<script|<template|<!--\$[?!]/);
  });
});

describe('formatSearchCall', () => {
  test.each([
    ['', ''],
    ['view=map&edit=ssr_1&at=1,2,3&per_page=48', ''],
    ['?sort=price%7Casc&q=Leeds+LS6&max_price=&min_beds=2', '?q=Leeds+LS6&min_beds=2&sort=price%7Casc'],
    ['type=flat&type=detached&min_price=2&max_price=1', '?min_price=1&max_price=2&type=detached%2Cflat'],
  ])('asks for %j by the filters that the page knows, in its order', (query, asked) => {
    expect(formatSearchCall(query)).toBe(`/api/search-properties${asked}`);
  });
});
