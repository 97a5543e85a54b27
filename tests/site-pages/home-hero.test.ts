import { expect, test } from 'vitest';
import { findPostcode } from '../../events/postcode.ts';
import { listHomeLinks, partHero } from '../../functions/reach/site-pages/domain/home-hero.ts';

const createHome = (width: number, height: number) => ({ picture: { width, height } });

test('partHero takes the newest home whose photo is wide and large, and leaves it out of the others', () => {
  const [tall, small, wide, wider] = [
    createHome(1_280, 1_920),
    createHome(800, 600),
    createHome(1_920, 1_280),
    createHome(1_920, 1_080),
  ];
  expect(partHero([tall, small, wide, wider])).toEqual({ hero: wide, others: [tall, small, wider] });
  expect(partHero([{}, small])).toEqual({ hero: undefined, others: [{}, small] });
  expect(partHero(Array.from({ length: 9 }, () => small)).others).toHaveLength(8);
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
