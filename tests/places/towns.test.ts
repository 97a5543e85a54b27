import { describe, expect, test } from 'vitest';
import { districts } from '../../functions/people/places/domain/districts.ts';
import { listPlacesNamed } from '../../functions/people/places/domain/names.ts';
import { nameCounty } from '../../functions/people/places/domain/outcode-counties.ts';
import { findOutcode, measureMiles, outcodes } from '../../functions/people/places/domain/outcodes.ts';
import { normalizeText } from '../../functions/people/places/domain/place-text.ts';
import { findPlace } from '../../functions/people/places/domain/place.ts';
import { type Town, towns } from '../../functions/people/places/domain/towns.ts';
import { moreTowns } from '../../infra/places/more-towns.ts';
import { borderTowns } from '../../infra/places/town-corrections.ts';
import { townsToFind } from './gazetteer.ts';

describe('the name of a town', () => {
  test('is in the words of people', () => {
    expect(towns.filter(({ name }) => /\bSaint\b|Royal |County Borough|['&,]/.test(name))).toEqual([
      expect.objectContaining({ name: 'Royal Wootton Bassett' }),
    ]);
  });

  test('is not that of a part of a town nearby, which has its own postcode districts', () => {
    const parts = Map.groupBy(districts, ({ key }) => key);
    const twice = towns.filter((town) =>
      parts
        .get(town.key)
        ?.some((part) => part.outcodes.some((code) => measureMiles(findOutcode(code) ?? town, town) < 4)),
    );
    expect(twice.map(({ name, county }) => `${name}, ${county}`)).toEqual([]);
  });
});

test.each([
  ['birkenhead_merseyside', 'CH41', 'L1'],
  ['gateshead_tyne-and-wear', 'NE8', 'NE1'],
  ['gosport_hampshire', 'PO12', 'PO1'],
  ['hove_east-sussex', 'BN3', 'BN1'],
  ['salford_greater-manchester', 'M5', 'M1'],
])('keeps %s apart from the town next to it', (id, own, other) => {
  const codes = findPlace(id)?.outcodes;
  expect(codes).toContain(own);
  expect(codes).not.toContain(other);
});

describe('the county of a town', () => {
  const bandDegrees = 0.4;
  const bandOf = ({ latitude }: { readonly latitude: number }) => Math.floor(latitude / bandDegrees);
  const outcodesByBand = Map.groupBy(outcodes, bandOf);

  /** The counties of the five nearest outcodes, of those within 30 miles or so. */
  const listCountiesAround = (town: Town): ReadonlySet<string> => {
    const near = [-1, 0, 1]
      .flatMap((step) => outcodesByBand.get(bandOf(town) + step) ?? [])
      .filter(
        ({ latitude, longitude }) =>
          Math.abs(latitude - town.latitude) < bandDegrees && Math.abs(longitude - town.longitude) < 0.7,
      );
    const nearest = near
      .map((outcode) => ({ outcode, miles: measureMiles(outcode, town) }))
      .toSorted((one, other) => one.miles - other.miles)
      .slice(0, 5);
    return new Set(nearest.map(({ outcode }) => nameCounty(outcode)));
  };

  test('is that of the outcodes around it, where they agree and no border is near', () => {
    const different = towns.filter((town) => {
      const [county, ...others] = listCountiesAround(town);
      return others.length === 0 && county !== town.county;
    });
    const labels = different.map(({ name, county }) => `${name}, ${county}`);
    expect(labels.filter((label) => !borderTowns.has(label))).toEqual([]);
  });

  test.each([
    ['Margate', 'Kent'],
    ['Ely', 'Cambridgeshire'],
    ['Wick', 'Highlands'],
    ['Fort William', 'Highlands'],
    ['Wolverhampton', 'West Midlands'],
    ['Middlesbrough', 'North Yorkshire'],
    ['Birkenhead', 'Merseyside'],
    ['Rochdale', 'Greater Manchester'],
    ['South Shields', 'Tyne and Wear'],
    ['Hove', 'East Sussex'],
    ['Grays', 'Essex'],
    ['Chafford Hundred', 'Essex'],
    ['Lockerbie', 'Dumfries and Galloway'],
    ['Kelso', 'Scottish Borders'],
    ['Marple', 'Greater Manchester'],
    ['Yarm', 'North Yorkshire'],
    ['Market Harborough', 'Leicestershire'],
  ])('is right for %s', (name, county) => {
    expect(towns.find((town) => town.name === name)?.county).toBe(county);
  });
});

test.each(townsToFind)('%s is in the table under its name', (label) => {
  const [name = ''] = label.split(', ');
  expect(listPlacesNamed(normalizeText(name)).map(({ toPlace }) => toPlace().label)).toContain(label);
});

test('a town that no source has lies near the middle of its outcode', () => {
  const far = moreTowns.filter((town) => measureMiles(findOutcode(town.outcode) ?? town, town) > 12);
  expect(far.map(({ name }) => name)).toEqual([]);
  expect(moreTowns.length).toBeGreaterThan(100);
});

test.each([
  ['Caerdydd', 'Cardiff, South Glamorgan'],
  ['Abertawe', 'Swansea, West Glamorgan'],
  ['Wrecsam', 'Wrexham'],
  ['Casnewydd', 'Newport, Gwent'],
  ['Yr Wyddgrug', 'Mold, Flintshire'],
  ['Pont-y-pŵl', 'Pontypool, Gwent'],
  ['Dinbych-y-Pysgod', 'Tenby, Pembrokeshire'],
  ['Inbhir Nis', 'Inverness, Highlands'],
  ['An Gearasdan', 'Fort William, Highlands'],
  ['Dùn Èideann', 'Edinburgh, Midlothian'],
  ['Steòrnabhagh', 'Stornoway, Western Isles'],
  ['Béal Feirste', 'Belfast, County Antrim'],
  ['Derry/Londonderry', 'Derry, County Londonderry'],
  ['Cymru', 'Wales'],
  ['Eryri', 'Snowdonia'],
  ['the Cotswolds', 'Cotswolds'],
  ['Lake District', 'Lake District'],
  ['Peak District', 'Peak District'],
  ['New Forest', 'New Forest'],
  ['Home Counties', 'Home Counties'],
  ['The Midlands', 'Midlands'],
  ['Beds', 'Bedfordshire'],
  ['N Yorks', 'North Yorkshire'],
  ['W. Sussex', 'West Sussex'],
  ['Co. Antrim', 'County Antrim'],
  ['Middx', 'Middlesex'],
  ['IOW', 'Isle of Wight'],
  ['Glos.', 'Gloucestershire'],
])('%s is a name of %s', (typed, label) => {
  expect(listPlacesNamed(normalizeText(typed))[0]?.toPlace().label).toBe(label);
});
