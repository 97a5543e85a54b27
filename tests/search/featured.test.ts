import fc from 'fast-check';
import { expect, test } from 'vitest';
import { featuredFirst } from '../../functions/search/featured.ts';
import { createIndex, type Home, search } from '../../functions/search/index/index.ts';
import { home, idOf } from './arbitraries.ts';

const homes = fc.sample(home, { numRuns: 20, seed: 5 }).map((one, nth): Home => ({
  ...one,
  id: idOf(nth + 1),
  status: 'live',
  flags: nth % 10 === 0 ? ['featured'] : [],
}));
const index = createIndex(homes);
const plain = search(index, { limit: 100 }).ids;
const featured = plain.filter((id) => homes.some((one) => one.id === id && one.flags.includes('featured')));
const led = [...featured, ...plain.filter((id) => !featured.includes(id))];

test.each([
  ['as long as any other where nobody says how long', {}, 0, 12],
  ['as long as was asked for', { limit: 5 }, 0, 5],
  ['the next of the same', { offset: 1, limit: 3 }, 1, 4],
  ['without those that lead, beyond them', { offset: 15 }, 15, 20],
])('a page with featured homes is %s', (_, query, from, to) => {
  expect(featuredFirst(index, query).ids).toEqual(led.slice(from, to));
});
