import { describe, expect, test } from 'vitest';
import { listPaths, readWords, render } from './render.ts';

describe('what is not there, rendered on the server', () => {
  test.each([
    ['/error-404', {}, 'No one lives here', '/listing'],
    ['/property-details/prp_1', { '/api/properties/prp_1': 404 }, 'This home isn’t available', '/listing'],
    ['/property-details/a%2Fb%3F', { '/api/properties/a%2Fb%3F': 422 }, 'This home isn’t', '/listing'],
    ['/blog/gone', { '/api/blogs/show/gone': 404 }, 'There’s no guide here', '/blog'],
    ['/blog/removed', { '/api/blogs/show/removed': 410 }, 'This post was removed', '/blog'],
  ] as const)('%s says so, and leads on', async (path, refusals, words, to) => {
    const html = await render(path, {}, refusals);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(readWords(html)).toContain(words);
    expect(listPaths(html)).toContain(to);
    expect(html).not.toMatch(/ style=|<script|<template|<!--\$[?!]/);
  });

  test('an unknown address finds homes without scripts', async () => {
    expect(await render('/error-404')).toMatch(/<form[^>]* action="\/listing"[^>]*>.*name="q"/);
  });

  test('a place that nobody knows leads to homes', async () => {
    const found = { properties: [], total: 0 };
    const html = await render(
      '/homes-for-sale/nowhere',
      { '/api/search-properties?place=nowhere&per_page=8': found },
      {
        '/api/search-properties?place=nowhere&reduced_days=30&sort=reduced_at%7Cdesc&per_page=4': 504,
        '/api/place-overview?place=nowhere': 504,
      },
    );
    expect(readWords(html)).toContain('We don’t know this place');
    expect(listPaths(html)).toContain('/listing');
  });

  test('a home that came back is not kept for missing', async () => {
    const path = '/property-details/prp_2';
    await render(path, {}, { '/api/properties/prp_2': 404 });
    await expect(render(path, {}, { '/api/properties/prp_2': 403 })).rejects.toThrow(
      'Something went wrong on our side',
    );
  });
});
