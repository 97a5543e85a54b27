import { describe, expect, test } from 'vitest';
import { toOwnCard, toPropertyCard } from '../../functions/listings/properties/domain/card.ts';
import {
  createHomeCode,
  formatHomeSlug,
  HomeSlug,
  readHomeCode,
} from '../../functions/listings/properties/domain/home-address.ts';
import { formatHomePath } from '../../functions/listings/properties/domain/home-path.ts';
import { readSlugWords } from '../../functions/listings/properties/domain/slug-words.ts';
import { completeDraft, createProperty, noon } from './property-examples.ts';

const createHome = (houseNo: string, line1: string, town = 'Leeds', addressShown = 'full') =>
  createProperty({
    code: '4KQ7',
    houseNo,
    addressShown,
    address: { ...completeDraft.address, line1, town },
  });

describe('formatHomeSlug', () => {
  test.each([
    ['21', 'Birch Street', 'Leeds', '21-birch-street-leeds-4KQ7'],
    ['12½', 'Elm Row', 'York', '12-1-2-elm-row-york-4KQ7'],
    ['12a', 'Elm Row', 'York', '12a-elm-row-york-4KQ7'],
    ['12-14', 'King’s Road', 'St. Andrews', '12-14-kings-road-st-andrews-4KQ7'],
    ['Flat 2/1, 14', 'Queen Street', 'Glasgow', 'flat-2-1-14-queen-street-glasgow-4KQ7'],
    ['Tŷ Gwyn', 'Ffordd y Môr', 'Bangor', 'ty-gwyn-ffordd-y-mor-bangor-4KQ7'],
    ['Rose & Crown', 'The Green', 'Ely', 'rose-and-crown-the-green-ely-4KQ7'],
    [
      '1',
      'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Road',
      'Anglesey',
      '1-llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch-road-anglesey-4KQ7',
    ],
  ])('names %s, %s in %s', (houseNo, line1, town, slug) => {
    expect(formatHomeSlug(createHome(houseNo, line1, town))).toBe(slug);
    expect(HomeSlug.safeParse(slug).success).toBe(true);
    expect(readHomeCode(slug)).toBe('4KQ7');
  });

  test('leaves out a house number that its seller does not show, on the seller’s own card as well', () => {
    const home = createHome('21', 'Birch Street', 'Leeds', 'street');
    expect(formatHomeSlug(home)).toBe('birch-street-leeds-4KQ7');
    expect([toPropertyCard(home, noon).slug, toOwnCard(home, noon).slug]).toEqual([
      'birch-street-leeds-4KQ7',
      'birch-street-leeds-4KQ7',
    ]);
    expect(toOwnCard(home, noon).title).toBe('21 Birch Street, Leeds');
  });

  test('gives none to a home of an earlier release, which keeps the address of its id', () => {
    const home = createProperty();
    expect(formatHomeSlug(home)).toBeUndefined();
    expect(formatHomePath(toPropertyCard(home, noon))).toBe(`/property-details/${home.id}`);
  });
});

test.each([
  ['21-birch-street-leeds-4KQ7', 'birch street leeds'],
  ['21a-birch-street-leeds-4KQ7', 'birch street leeds'],
  ['4KQ7', undefined],
  ['prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D', undefined],
])('readSlugWords reads of %s where the home is', (slug, words) => expect(readSlugWords(slug)).toBe(words));

describe('HomeSlug', () => {
  test.each(['4KQ7', '4kq7', 'birch-street-4KQ7', 'x-4KQ79'])('takes %j', (slug) => {
    expect(HomeSlug.safeParse(slug).success).toBe(true);
  });
  test.each([
    '',
    'birch-street-leeds',
    '-4KQ7',
    'birch--4KQ7',
    '4KQ',
    '4KQ0',
    'bírch-4KQ7',
    'prp_4KQ7',
    'a 4KQ7',
  ])('refuses %j', (slug) => expect(HomeSlug.safeParse(slug).success).toBe(false));
});

describe('createHomeCode', () => {
  const four = 28 ** 4;

  test('gives every number a code of its own, and longer ones once the short ones are used up', () => {
    const codes = new Set(Array.from({ length: four }, (_, index) => createHomeCode(index + 1)));
    expect(codes.size).toBe(four);
    const later = Array.from({ length: 50_000 }, (_, index) => createHomeCode(four + index + 1));
    expect(new Set(later).size).toBe(50_000);
    expect(new Set(later.map((code) => code.length))).toEqual(new Set([5]));
  });

  test('gives neighbours codes that differ in more than one sign', () => {
    const countSame = (one: string, next: string) =>
      one.split('').filter((sign, at) => sign === next[at]).length;
    const pairs = Array.from({ length: 2_000 }, (_, index) => [index + 1, index + 2] as const);
    const alike = pairs.map(([one, next]) => countSame(createHomeCode(one), createHomeCode(next)));
    expect(Math.max(...alike)).toBeLessThan(3);
  });
});
