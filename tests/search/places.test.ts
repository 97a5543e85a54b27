import { expect, test } from 'vitest';
import { towns } from '../../functions/places/domain/towns.ts';
import { resolvePlace, suggestPlaces } from '../../functions/search/domain/places.ts';

test('lists the towns of the United Kingdom', () => {
  expect(towns.length).toBeGreaterThan(3_000);
  expect(new Set(towns.map(({ nation }) => nation)).size).toBe(4);
  for (const { latitude, longitude } of towns) {
    expect(latitude).toBeGreaterThan(49);
    expect(latitude).toBeLessThan(61);
    expect(longitude).toBeGreaterThan(-8.7);
    expect(longitude).toBeLessThan(1.8);
  }
});

test.each([
  ['Leeds', 'town', 'Leeds', ''],
  ['leeds', 'town', 'Leeds', ''],
  ['garden flat leeds', 'town', 'Leeds', 'garden flat'],
  ['flats for sale in Leeds', 'town', 'Leeds', 'flats'],
  ['LS6', 'outcode', 'LS6', ''],
  ['ls6 3hn', 'outcode', 'LS6', ''],
  ['LS63HN', 'outcode', 'LS6', ''],
  ['King’s Lynn', 'town', "King's Lynn", ''],
  ['Newport, Wales', 'town', 'Newport', ''],
])('resolves %s to a place', (text, kind, name, words) => {
  const found = resolvePlace(text);
  expect(found.place).toMatchObject({ kind });
  expect(found.place?.name.replace('’', "'")).toBe(name);
  expect(found.words).toBe(words);
});

test('keeps words that are no place as words', () => {
  expect(resolvePlace('sash windows')).toEqual({ words: 'sash windows' });
  expect(resolvePlace('ZZ9 9ZZ').place).toBeUndefined();
});

test('suggests places that begin with the text, the largest first', () => {
  const names = suggestPlaces('lee').map(({ name }) => name);
  expect(names[0]).toBe('Leeds');
  expect(names.length).toBeLessThanOrEqual(8);
});

test.each([
  ['DH1', ['DH1']],
  ['dh1 3', ['DH1']],
  ['LS6 3HN', ['LS6']],
  ['LS1', ['LS1', 'LS10', 'LS11', 'LS12']],
])('suggests outcodes for %s, the exact one first', (text, codes) => {
  const found = suggestPlaces(text).filter(({ kind }) => kind === 'outcode');
  expect(found.map(({ name }) => name)).toEqual(codes);
});

test('names the town of an outcode', () => {
  expect(suggestPlaces('DH1')[0]).toMatchObject({ area: 'Durham' });
});

test('makes a rural outcode wider than one of a city', () => {
  const milesOf = (text: string) => resolvePlace(text).place?.miles ?? 0;
  expect(milesOf('LS6')).toBeLessThan(2);
  expect(milesOf('IV27')).toBeGreaterThan(10);
});
