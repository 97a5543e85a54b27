import { describe, expect, test } from 'vitest';
import { createMatcher } from '../../functions/finding/saved-searches/domain/home-matcher.ts';
import { findNews, type WatchedHome } from '../../functions/finding/saved-searches/domain/watched-home.ts';
import type { Home, Query } from '../../functions/finding/search/index/index.ts';

const now = new Date('2026-11-23T09:00:00.000Z');
const home: Home = {
  id: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
  status: 'live',
  lat: 53.8,
  lng: -1.5,
  price: 300_000,
  beds: 3,
  baths: 1,
  type: 'terraced',
  tenure: 'freehold',
  sqm: 90,
  epc: 'C',
  councilTax: 'B',
  flags: [],
  features: [],
  addedAt: 0,
  reducedAt: 0,
  outcode: 'LS6',
  town: 'Leeds',
  street: 'Oak Road',
  text: 'Oak Road',
};
const listed = '2026-11-01T09:00:00.000Z';
const watched = (change: Partial<WatchedHome> = {}, of: Partial<Home> = {}): WatchedHome => ({
  propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
  version: 2,
  home: { ...home, ...of },
  onMarket: true,
  changedAt: '2026-11-20T09:00:00.000Z',
  newAt: listed,
  ...change,
});
const changedAt = '2026-11-23T08:59:00.000Z';
const news = (
  before: WatchedHome | undefined,
  after: WatchedHome,
  { query = {}, watchedSince = '2026-11-10T00:00:00.000Z' }: { query?: Query; watchedSince?: string } = {},
) =>
  findNews(
    { before, after: { ...after, version: 3, changedAt }, now },
    {
      before: before?.home ? createMatcher(before.home)(query) : false,
      after: createMatcher(after.home ?? home)(query),
      watchedSince,
    },
  );

describe('a change of a home', () => {
  test('is new when it goes on sale, and back when it returns', () => {
    const newAt = changedAt;
    expect(news(undefined, watched({ newAt }))).toEqual({ cause: 'new', key: `new.${newAt}` });
    expect(news(watched({ home: null, onMarket: false, newAt: undefined }), watched({ newAt }))?.cause).toBe(
      'new',
    );
    expect(news(watched({ onMarket: false }), watched({ backAt: changedAt }))).toEqual({
      cause: 'back',
      key: `back.${changedAt}`,
    });
  });

  test('is a reduction with the price before, also one into the budget', () => {
    const cut = watched({}, { price: 280_000 });
    const expected = { cause: 'reduced', from: 300_000, key: 'reduced.280000' };
    expect(news(watched(), cut)).toEqual(expected);
    expect(news(watched(), cut, { query: { maxPrice: 290_000 } })).toEqual(expected);
    expect(news(watched(), cut, { query: { maxPrice: 270_000 } })).toBeUndefined();
  });

  test('fits where the home did not fit before', () => {
    const query = { minBeds: 4 };
    expect(news(watched(), watched({}, { beds: 4 }), { query })).toEqual({ cause: 'fits', key: 'fits' });
    expect(news(watched({}, { beds: 4 }), watched({}, { beds: 5 }), { query })).toBeUndefined();
  });

  test('is nothing for a dearer home, one off the market, and a home of long ago that is seen first', () => {
    expect(news(watched(), watched({}, { price: 310_000 }))).toBeUndefined();
    expect(news(watched(), watched({ onMarket: false }, { price: 280_000 }))).toBeUndefined();
    expect(news(undefined, watched())).toBeUndefined();
  });

  test('is nothing to a search that was saved after it', () => {
    const newAt = changedAt;
    expect(news(undefined, watched({ newAt }), { watchedSince: changedAt })).toBeUndefined();
  });

  test('is nothing after a pause, but to a search that was saved meanwhile', () => {
    const paused = watched({ onMarket: false, changedAt: '2026-11-21T09:00:00.000Z' });
    expect(news(paused, watched())).toBeUndefined();
    expect(news(paused, watched(), { watchedSince: '2026-11-22T09:00:00.000Z' })?.cause).toBe('back');
  });
});
