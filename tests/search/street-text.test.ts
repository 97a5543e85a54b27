import { expect, test } from 'vitest';
import { findStreet, listStreetTexts } from '../../functions/finding/search/domain/street-text.ts';

test.each([
  ['12 Birch Street', ''],
  ['12A, Birch Street', ''],
  ['12½ Birch Street', ''],
  ['no. 12 Birch Street', ''],
  ['12-14 Birch Street', ''],
  ['Flat 3, 12 Birch Street', ''],
  ['flat 12 Birch Street', ''],
  ['Flat B2, Birch Street', ''],
  ['apartment B , no 12 Birch Street', ''],
  ['2 bed flat, 12 Birch Street', '2 bed flat,'],
])('the number of "%s" is no wish', (text, before) => {
  expect(findStreet(text)).toEqual({ street: 'Birch Street', before, after: '' });
  expect(listStreetTexts(text).at(-1)).toMatchObject({ start: 'Birch Street' });
});

// A search that tries each end of a number anew takes minutes for the last.
test.each(['flat a', 'flat 1 ', 'no '])('a text that goes on after "%s" is read in time', (start) => {
  const text = `${start}${'20'.repeat(5_000)}x Birch Street`;
  const begun = performance.now();
  findStreet(text);
  listStreetTexts(text);
  expect(performance.now() - begun).toBeLessThan(1_000);
});
