import { describe, expect, test } from 'vitest';
import { areas, listOutcodesIn } from '../../functions/people/places/domain/areas.ts';
import { districts } from '../../functions/people/places/domain/districts.ts';
import { findOutcode, measureMiles, outcodes } from '../../functions/people/places/domain/outcodes.ts';
import {
  findPlace,
  toAreaPlace,
  toDistrictPlace,
  toTownPlace,
} from '../../functions/people/places/domain/place.ts';
import { measureEdits } from '../../functions/people/places/domain/similar-names.ts';
import { towns } from '../../functions/people/places/domain/towns.ts';

describe('the id of a place', () => {
  const places = [...towns.map(toTownPlace), ...districts.map(toDistrictPlace), ...areas.map(toAreaPlace)];
  const ids = [...places.map(({ id }) => id), ...outcodes.map(({ code }) => code.toLowerCase())];

  test('is one of its own for every place', () => {
    const counted = Map.groupBy(ids, (id) => id);
    expect([...counted].filter(([, same]) => same.length > 1)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z\d_-]{2,80}$/.test(id))).toEqual([]);
  });

  test('finds the place', () => {
    for (const place of places.filter((_, nth) => nth % 10 === 0)) expect(findPlace(place.id)).toEqual(place);
    expect(findPlace('ls6')).toMatchObject({ kind: 'outcode', name: 'LS6', outcodes: ['LS6'] });
    for (const id of ['', 'atlantis', 'leeds_kent', 'zz9', 'zz9-9zz']) expect(findPlace(id)).toBeUndefined();
  });

  test('keeps a postcode with its position, and is its outcode without one', () => {
    const position = { latitude: 53.8192, longitude: -1.5765 };
    expect(findPlace('ls6-3hn', position)).toMatchObject({
      id: 'ls6-3hn',
      kind: 'postcode',
      label: 'LS6 3HN',
      ...position,
    });
    expect(findPlace('ls6-3hn')).toMatchObject({ id: 'ls6', kind: 'outcode' });
  });
});

test('puts every outcode into one county, and the parts of a town near it', () => {
  const counties = areas.filter(({ kind }) => kind === 'county');
  expect(counties.flatMap((county) => listOutcodesIn(county)).length).toBe(outcodes.length);
  expect(new Set(counties.flatMap((county) => listOutcodesIn(county))).size).toBe(outcodes.length);
  const far = districts.filter((district) => {
    const town = towns.find(({ name }) => name === district.town);
    return !town || measureMiles(toDistrictPlace(district), town) > town.miles + 8;
  });
  expect(far.map(({ name }) => name)).toEqual([]);
  expect(districts.flatMap((one) => one.outcodes).filter((code) => findOutcode(code)?.code !== code)).toEqual(
    [],
  );
});

test.each([
  ['Kent', ['CT1', 'ME1', 'TN23'], ['RH1', 'SE3']],
  ['Cornwall', ['TR1', 'PL11'], ['PL1', 'EX1']],
  ['Yorkshire', ['LS1', 'YO1', 'HU1', 'S1'], ['M1', 'DE1']],
  ['Avon', ['BS1', 'BA1'], ['BA11', 'GL1']],
  ['Middlesex', ['HA1', 'TW3'], ['TW9', 'SW1A']],
  ['Cumberland', ['CA1', 'CA12', 'CA28', 'LA18'], ['CA10', 'LA9', 'LA1']],
  ['Westmorland', ['LA9', 'LA23', 'CA11', 'CA16'], ['CA1', 'LA18', 'LA6']],
  ['Scotland', ['EH1', 'ZE1'], ['NE1', 'CA1']],
  ['Perthshire', ['PH1', 'PH16', 'FK15'], ['PH19', 'PH21', 'FK10']],
  ['Sutherland', ['IV25', 'IV27', 'KW10'], ['KW1', 'IV26']],
  ['Caithness', ['KW1', 'KW14'], ['KW9', 'KW15']],
  ['Ross-shire', ['IV15', 'IV26', 'IV54'], ['IV3', 'IV27', 'IV51']],
  ['Berwickshire', ['TD11', 'TD4'], ['TD15', 'TD5']],
  ['Dumfriesshire', ['DG1', 'DG12'], ['DG8', 'CA6']],
  ['Merionethshire', ['LL40', 'LL23'], ['LL57', 'SY20']],
  ['Caernarfonshire', ['LL55', 'LL30'], ['LL40', 'LL18']],
  ['Montgomeryshire', ['SY16', 'SY21'], ['SY5', 'LD1']],
  ['West Riding', ['LS1', 'HX1', 'S1', 'HG1'], ['HU1', 'YO1', 'S40']],
  ['North Riding', ['TS1', 'YO21', 'DL10'], ['LS1', 'YO25']],
  ['Isle of Skye', ['IV51', 'IV41'], ['IV40', 'IV54']],
  ['Wirral', ['CH41', 'CH60'], ['CH1', 'CH64', 'L1']],
  ['Central London', ['SW1A', 'EC4Y', 'W1U', 'SE1'], ['SW11', 'W11', 'E1']],
])('knows the postcode districts of %s', (name, inside, outside) => {
  const area = areas.find((one) => one.name === name);
  const codes = area ? listOutcodesIn(area).map(({ code }) => code) : [];
  expect(codes).toEqual(expect.arrayContaining(inside));
  for (const code of outside) expect(codes).not.toContain(code);
});

test.each([
  ['leeds', 'leeds', 0],
  ['leedss', 'leeds', 1],
  ['ledes', 'leeds', 1],
  ['manchestr', 'manchester', 1],
  ['york', 'cork', 1],
  ['', 'bath', 4],
])('counts the typing errors between %s and %s', (one, other, edits) => {
  expect(measureEdits(one, other)).toBe(edits);
});
