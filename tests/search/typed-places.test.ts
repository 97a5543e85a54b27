import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSearch, suggestForText } from '../../functions/finding/search/domain/read-search.ts';

const typedPlaces = readFileSync(new URL('typed-places.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.includes('→'))
  .map((line) => line.split(' → '));

const read = (q: string) => readSearch({ q, page: 1, per_page: 12, view: 'list' }).place?.label;

test.each(typedPlaces)('reads "%s" as %s', (typed, label) => {
  expect(read(typed)).toBe(label);
});

test.each(typedPlaces)('suggests for "%s" first %s', (typed, label) => {
  expect(suggestForText(typed).places[0]?.label).toBe(label);
});

test('reads an address that ends with the country as the same address without it', () => {
  const search = { page: 1, per_page: 12, view: 'list' } as const;
  const address = '35 Belgrave Street, Leicester LE2 9GT';
  const { place, words, query } = readSearch({ ...search, q: `${address}, UK` });
  expect([place?.label, words, query.street]).toEqual(['LE2, Leicester', '', 'Belgrave Street']);
});

test('reads "in the UK" as everywhere', () => {
  const { place, words, query } = readSearch({ page: 1, per_page: 12, view: 'list', q: 'flats in the UK' });
  expect([place, words, query.type?.includes('flat')]).toEqual([undefined, '', true]);
});
