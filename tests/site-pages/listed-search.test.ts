import { describe, expect, test } from 'vitest';
import { readListedSearch } from '../../functions/reach/site-pages/domain/listed-search.ts';

const read = (query: string) => readListedSearch(new URLSearchParams(query));

describe('readListedSearch', () => {
  test.each([
    ['', undefined],
    ['q=Leeds', 'leeds_west-yorkshire'],
    ['q=3+bed+house+in+Leeds', 'leeds_west-yorkshire'],
    ['q=LS6&max_price=300000', 'ls6'],
    ['place=leeds_west-yorkshire&min_beds=2&view=map', 'leeds_west-yorkshire'],
    ['type=cottage&sort=price%7Casc', undefined],
    ['lat=53.8&lng=-1.55&radius=3', undefined],
  ])('has the results of places and filters: %s', (query, placeId) => {
    const { place, hasResults } = read(query);
    expect([place?.id, hasResults]).toEqual([placeId, true]);
  });

  test.each([
    ['q=zzqx81', undefined],
    ['q=zzqx81+Leeds', 'leeds_west-yorkshire'],
    ['q=orangery', undefined],
    ['q=a7f3+b2e9+c4d1', undefined],
    ['q=%D0%BC%D0%BE%D1%81', undefined],
    ['q=Qwertyuiop+Street', undefined],
    ['place=leeds_west-yorkshire&q=zzqx81', 'leeds_west-yorkshire'],
    ['place=zzqx81', undefined],
    ['min_beds=zzqx81', undefined],
    ['lat=53.8', undefined],
  ])('leaves what anybody can make up to the site: %s', (query, placeId) => {
    const { place, hasResults } = read(query);
    expect([place?.id, hasResults]).toEqual([placeId, false]);
  });
});
