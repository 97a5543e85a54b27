import { expect, test } from 'vitest';
import { findPostcode } from '../../events/postcode.ts';
import { listHomeLinks, listOtherHomes } from '../../functions/reach/site-pages/domain/home-hero.ts';

test('listOtherHomes leaves out the home of the page’s photo, unless it is the only one', () => {
  const homes = Array.from({ length: 9 }, (_, nth) => ({ id: `prp_${nth}` }));
  expect(listOtherHomes(homes, { id: 'prp_2' }).map(({ id }) => id)).not.toContain('prp_2');
  expect(listOtherHomes(homes, { id: 'prp_2' })).toHaveLength(8);
  expect(listOtherHomes(homes, undefined)).toHaveLength(8);
  expect(listOtherHomes([{ id: 'prp_2' }], { id: 'prp_2' })).toHaveLength(1);
});

test('listHomeLinks names each town once, and searches in their place', () => {
  const homes = [{ town: 'Leeds' }, { town: 'St Ives' }, { town: 'Leeds' }];
  expect(listHomeLinks(homes, []).map(({ query }) => query)).toEqual(['q=near+me', 'q=Leeds', 'q=St%20Ives']);
  const search = { query: 'q=York', name: 'York' };
  expect(listHomeLinks(homes, [search])).toEqual([{ query: 'q=near+me', name: 'Near me' }, search]);
});

test.each([
  ['14 Oak Road, Leeds LS6 3HN', 'LS6 3HN'],
  ['14 Oak Road, Leeds, ls63hn', 'LS6 3HN'],
  ['LS6 3HN', 'LS6 3HN'],
  ['14 Oak Road, Leeds', undefined],
  ['', undefined],
])('findPostcode reads the end of %j', (address, postcode) => {
  expect(findPostcode(address)).toBe(postcode);
});
