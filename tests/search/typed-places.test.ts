import { expect, test } from 'vitest';
import { readSearch, suggestForText } from '../../functions/finding/search/domain/read-search.ts';
import { typedPlaces } from './typed-places.ts';

const read = (q: string) => readSearch({ q, page: 1, per_page: 12, view: 'list' }).place?.label;

test.each(Object.entries(typedPlaces))('reads "%s" as %s', (typed, label) => {
  expect(read(typed)).toBe(label);
});

test.each(Object.entries(typedPlaces))('suggests for "%s" first %s', (typed, label) => {
  expect(suggestForText(typed).places[0]?.label).toBe(label);
});
