import { describe, expect, test } from 'vitest';
import { openSite } from '../app.tsx';
import { createSearchAnswer } from './search-answer.ts';

const leeds = {
  id: 'leeds_west-yorkshire',
  kind: 'town',
  name: 'Leeds',
  label: 'Leeds, West Yorkshire',
  latitude: 53.7965,
  longitude: -1.5483,
  miles: 3.5,
};
const readHead = () => ({
  canonical: new URL(document.head.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '')
    .pathname,
  robots: document.head.querySelector('meta[name=robots]')?.getAttribute('content'),
});

describe('the results of a search', () => {
  test.each([
    [
      '/listing?place=leeds_west-yorkshire',
      { place: leeds, total: 2 },
      `/homes-for-sale/${leeds.id}`,
      undefined,
    ],
    [
      '/listing?place=leeds_west-yorkshire',
      { place: leeds, total: 0 },
      `/homes-for-sale/${leeds.id}`,
      'noindex',
    ],
    [
      '/listing?place=ls6-3hn&lat=53.8&lng=-1.5',
      { place: leeds, total: 2 },
      '/homes-for-sale/ls6',
      undefined,
    ],
    ['/listing?min_beds=2', { total: 2 }, '/listing', undefined],
    ['/listing?q=orangery', { total: 2 }, '/listing', 'noindex'],
  ])('at %s with %j are for an index or not', async (path, found, canonical, robots) => {
    await openSite(path, { 'GET /api/search-properties': createSearchAnswer(found) });
    await expect.poll(readHead).toEqual({ canonical, robots });
  });
});
