import { describe, expect, test } from 'vitest';
import { pageParameters } from '../../functions/delivery/manifest/pages.ts';
import { writePostFilters } from '../../functions/reach/site-pages/domain/post-list.ts';
import { matchSiteRoute } from '../../functions/reach/site-pages/domain/site-routes.ts';

describe('the route of', () => {
  test.each([
    ['/', { kind: 'home' }],
    ['/listing', { kind: 'listing' }],
    ['/property-details/prp_1', { kind: 'property', id: 'prp_1' }],
    ['/property-details/prp_1/offer', { kind: 'personal' }],
    ['/property-details', { kind: 'unknown' }],
    ['/homes-for-sale/leeds_west-yorkshire', { kind: 'town', placeId: 'leeds_west-yorkshire' }],
    ['/homes-for-sale/near/prp_1', { kind: 'town-of-home', id: 'prp_1' }],
    ['/blog', { kind: 'blog' }],
    ['/blog/a-guide', { kind: 'post', slug: 'a-guide' }],
    ['/blog/a/b', { kind: 'unknown' }],
    ['/terms-of-use', { kind: 'static', path: '/terms-of-use' }],
    ['/add-property', { kind: 'wizard' }],
    ['/login', { kind: 'personal' }],
    ['/my-listing/prp_1/offers', { kind: 'personal' }],
    ['/contact-us/conversation', { kind: 'personal' }],
    ['/error-404', { kind: 'unknown' }],
    ['/constructor', { kind: 'unknown' }],
    ['//evil.example', { kind: 'unknown' }],
  ])('%s', (path, route) => {
    expect(matchSiteRoute(path)).toMatchObject(route);
  });
});

describe('the parameters of a page', () => {
  test('of guides are those of its list', () => {
    const written = writePostFilters({ page: 2, category: 'selling', tag: 'photos', q: 'light' });
    expect([...new URLSearchParams(written).keys()]).toEqual(pageParameters['/blogs-with-pagination']);
  });
});
