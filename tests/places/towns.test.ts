import { describe, expect, test } from 'vitest';
import { nameCounty } from '../../functions/places/domain/outcode-counties.ts';
import { districts } from '../../functions/places/domain/districts.ts';
import { findOutcode, measureMiles, outcodes } from '../../functions/places/domain/outcodes.ts';
import { findPlace } from '../../functions/places/domain/place.ts';
import { type Town, towns } from '../../functions/places/domain/towns.ts';
import { borderTowns } from '../../infra/places/town-corrections.ts';

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
