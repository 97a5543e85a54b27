import { expect, test } from 'vitest';
import { createPlaces } from '../../functions/search/places/places.ts';
import { towns } from '../../functions/search/places/towns.ts';

const places = createPlaces([{ outcode: 'LS6', town: 'Leeds', latitude: 53.82, longitude: -1.57 }]);

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
  const found = places.resolve(text);
  expect(found.place).toMatchObject({ kind });
  expect(found.place?.name.replace('’', "'")).toBe(name);
  expect(found.words).toBe(words);
});

test('keeps words that are no place as words', () => {
  expect(places.resolve('sash windows')).toEqual({ words: 'sash windows' });
  expect(places.resolve('ZZ9 9ZZ').place).toBeUndefined();
});

test('suggests places that begin with the text, the largest first', () => {
  const names = places.suggest('lee').map(({ name }) => name);
  expect(names[0]).toBe('Leeds');
  expect(names.length).toBeLessThanOrEqual(8);
  expect(places.suggest('LS')[0]).toMatchObject({ kind: 'outcode', name: 'LS6', area: 'Leeds' });
});
