import { expect, test } from 'vitest';
import { findMeantPlace, resolvePlace } from '../../functions/finding/search/domain/place-text.ts';
import { resolvePlaceId, suggestPlaces } from '../../functions/finding/search/domain/places.ts';
import { areas } from '../../functions/people/places/domain/areas.ts';
import { districts } from '../../functions/people/places/domain/districts.ts';
import { toAreaPlace, toDistrictPlace, toTownPlace } from '../../functions/people/places/domain/place.ts';
import { towns } from '../../functions/people/places/domain/towns.ts';

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
  ['Headingley', 'district', 'Headingley', ''],
  ['flat in Clapham', 'district', 'Clapham', 'flat'],
  ['Ely', 'town', 'Ely', ''],
  ['Kent', 'county', 'Kent', ''],
  ['garden Cornwall', 'county', 'Cornwall', 'garden'],
  ['Yorkshire', 'region', 'Yorkshire', ''],
  ['leeds garden', 'town', 'Leeds', 'garden'],
  ['flat near M1', 'outcode', 'M1', 'flat'],
  ['SW1A 1AA', 'outcode', 'SW1A', ''],
])('resolves %s to a place', (text, kind, name, words) => {
  const found = resolvePlace(text);
  expect(found.place).toMatchObject({ kind });
  expect(found.place?.name.replace('’', "'")).toBe(name);
  expect(found.words).toBe(words);
});

test('keeps words that are no place as words', () => {
  expect(resolvePlace('sash windows')).toEqual({ words: 'sash windows', alternatives: [] });
  expect(resolvePlace('river view').place).toBeUndefined();
  expect(resolvePlace('ZZ9 9ZZ').place).toBeUndefined();
});

test.each([
  ['Clun-on-Wye', 'clun on wye', 'behind a hyphen'],
  ['garden Wye', 'garden wye', 'after other words'],
])('takes no village from the end of "%s"', (text, words) => {
  const found = resolvePlace(text);
  expect([found.place, found.words]).toEqual([undefined, words]);
});

test.each(['garden Wye', 'sunny garden Bridge'])('offers the village at the end of "%s"', (text) => {
  expect(resolvePlace(text).alternatives[0]?.area).toBe('Kent');
});

test.each([
  ['Leeds Gwent garden', 'Leeds', 'gwent garden'],
  ['Newport Gwent garden', 'Newport', 'garden'],
  ['near Headingley Leeds', 'Headingley', ''],
  ['12 Acacia Avenue, Leeds LS6 3HN', 'LS6', '12 acacia avenue'],
])('reads "%s" as %s with the words "%s"', (text, name, words) => {
  const found = resolvePlace(text);
  expect([found.place?.name, found.words]).toEqual([name, words]);
});

test.each(['', '  '])('suggests no place for "%s", which every place begins with', (text) => {
  expect(suggestPlaces(text)).toEqual([]);
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

test.each([
  ['DH1', 'Durham'],
  ['LS6', 'Leeds'],
  ['CH41', 'Birkenhead'],
  ['BN3', 'Hove'],
  ['NE8', 'Gateshead'],
  ['PO12', 'Gosport'],
  ['SE15', 'London'],
  ['RM1', 'Romford'],
  ['BT5', 'Belfast'],
])('names the town of the outcode %s', (code, town) => {
  expect(suggestPlaces(code)[0]).toMatchObject({ area: town, label: `${code}, ${town}` });
});

test('makes a rural outcode wider than one of a city', () => {
  const milesOf = (text: string) => resolvePlace(text).place?.miles ?? 0;
  expect(milesOf('LS6')).toBeLessThan(2);
  expect(milesOf('IV27')).toBeGreaterThan(10);
});

test('distinguishes towns of one name', () => {
  const newports = suggestPlaces('Newport').filter(({ name }) => name === 'Newport');
  const labels = newports.map(({ label }) => label);
  expect(labels.slice(0, 3)).toEqual(['Newport, Gwent', 'Newport, Isle of Wight', 'Newport, Shropshire']);
  expect(new Set(labels).size).toBe(newports.length);
  for (const newport of newports) {
    expect(resolvePlaceId(newport.id)).toEqual(newport);
    expect(resolvePlace(newport.label).place).toEqual(newport);
  }
});

test('gives no two places one label, also where a county is called after its town', () => {
  const places = [...towns.map(toTownPlace), ...areas.map(toAreaPlace), ...districts.map(toDistrictPlace)];
  const labels = places.map(({ label }) => label);
  expect(labels.filter((label, nth) => labels.indexOf(label) !== nth)).toEqual([]);
  expect(resolvePlace('Bristol').alternatives.map(({ id }) => id)).toEqual(['bristol']);
});

test('resolves the label of each area to the area', () => {
  const found = areas.map((area) => {
    const { place, words } = resolvePlace(toAreaPlace(area).label);
    return [place?.id, place?.kind, words];
  });
  expect(found).toEqual(areas.map((area) => [toAreaPlace(area).id, area.kind, '']));
});

test.each([
  ['the whole of Bristol', ''],
  ['whole of Bristol', ''],
  ['garden flat in the whole of Bristol', 'garden flat'],
])('reads "%s" as the county, not as the town', (text, rest) => {
  const { place, words } = resolvePlace(text);
  expect([place?.id, place?.kind, words]).toEqual(['bristol', 'county', rest]);
});

test.each([
  ['Richmond', 'Richmond, North Yorkshire'],
  ['Ashford', 'Ashford, Surrey'],
  ['Newport', 'Newport, Isle of Wight'],
])('names the other places that %s can mean', (text, label) => {
  expect(resolvePlace(text).alternatives.map((place) => place.label)).toContain(label);
});

test.each([
  ['Leedss', 'Leeds'],
  ['Manchestr', 'Manchester'],
  ['Birmnigham', 'Birmingham'],
  ['garden Headingly', 'Headingley'],
  ['Edinborough', 'Edinburgh'],
])('knows what is meant by %s', (text, name) => {
  const { place, alternatives } = resolvePlace(text);
  expect(place).toBeUndefined();
  expect(alternatives[0]?.name).toBe(name);
});

test.each([
  ['black pool', 'Blackpool'],
  ['south end', 'Southend-on-Sea'],
  ['black burn', 'Blackburn'],
  ['mans field', 'Mansfield'],
  ['red car', 'Redcar'],
  ['broad stairs', 'Broadstairs'],
  ['broad stair', 'Broadstairs'],
  ['gates head', 'Gateshead'],
  ['seven oaks', 'Sevenoaks'],
  ['liver pool', 'Liverpool'],
  ['flats in black pool', 'Blackpool'],
  ['burnly', 'Burnley'],
  ['flat in burnly', 'Burnley'],
])('takes "%s" for %s in two words or without a letter', (text, name) => {
  expect(resolvePlace(text).place).toBeUndefined();
  expect(resolvePlace(text).alternatives.map((place) => place.name)).toContain(name);
  expect(findMeantPlace(text.replace(/^.* in /, ''))?.name).toBe(name);
});

test.each([
  ['bath gate', 'Bathgate'],
  ['chester field', 'Chesterfield'],
])('knows that "%s", which begins with a town, is like %s', (text, name) =>
  expect(findMeantPlace(text)?.name).toBe(name),
);

test.each([
  'garden',
  'summer house',
  'green house',
  'fish pond',
  'white house',
  'red door',
  'bed room',
  'park side',
  'nearly new',
  'only',
  'newly',
  'gardens',
  'big walled garden',
  'front and back gardens',
  'sunny lawn',
  'kitchens',
  'bright kitchen',
  'new heating',
  'heat',
  'warm hearth',
  'wood stove',
  'oven',
  'hall',
  'great hall',
  'cosy barn',
  'attic',
  'loft',
  'cellar',
  'parking',
  'drive',
  'lane',
  'path',
  'river',
  'lake',
  'shore',
  'cliffs',
  'brick',
  'slate roof',
  'lime render',
  'sandstone walls',
  'sash windows',
  'worktops',
  'bathrooms',
  'shower',
  'summerhouses',
  'greenhouse',
  'shed',
  'trees',
  'roses',
  'fields',
  'quiet roads',
  'nearby shops',
  'station',
  'the works',
  'part exchange',
  'survey',
  'card',
  'week',
  'quarters',
  'handsome',
  'generous rooms',
  'never seen',
])('takes %s for no place with a typing error', (text) => {
  const { place, alternatives } = resolvePlace(text);
  expect([place, alternatives]).toEqual([undefined, []]);
  expect(findMeantPlace(text)).toBeUndefined();
});

test.each([
  ['margate_hertfordshire', 'Margate'],
  ['fort-william_hertfordshire', 'Fort William'],
  ['york_yorkshire-north', 'York'],
  ['lerwick', 'Lerwick'],
  ['leeds_kent', 'Leeds'],
  ['newport_wales', 'Newport'],
  ['atlantis_kent', 'Kent'],
])('reads the id %s, which is no longer known, as a place of its name', (id, name) => {
  expect(resolvePlaceId(id)?.name).toBe(name);
});

test.each(['atlantis', 'zz9', 'zz9-9zz', ''])('knows no place of the id "%s"', (id) => {
  expect(resolvePlaceId(id)).toBeUndefined();
});
