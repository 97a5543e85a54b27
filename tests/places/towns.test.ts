import { describe, expect, test } from 'vitest';
import { nameCounty } from '../../functions/places/domain/outcode-counties.ts';
import { measureMiles, outcodes } from '../../functions/places/domain/outcodes.ts';
import { type Town, towns } from '../../functions/places/domain/towns.ts';
import { borderTowns } from '../../infra/places/town-corrections.ts';

describe('the county of a town', () => {
  /** The counties of the five nearest outcodes, of those within 30 miles or so. */
  const listCountiesAround = (town: Town): ReadonlySet<string> => {
    const near = outcodes.filter(
      ({ latitude, longitude }) =>
        Math.abs(latitude - town.latitude) < 0.4 && Math.abs(longitude - town.longitude) < 0.7,
    );
    const nearest = near
      .map((outcode) => ({ outcode, miles: measureMiles(outcode, town) }))
      .toSorted((one, other) => one.miles - other.miles)
      .slice(0, 5);
    return new Set(nearest.map(({ outcode }) => nameCounty(outcode)));
  };

  test('is that of the outcodes around it, where they agree and no border is near', () => {
    const wrong = towns.filter((town) => {
      const [county, ...others] = listCountiesAround(town);
      return others.length === 0 && county !== town.county;
    });
    expect(wrong.map(({ name, county }) => `${name}, ${county}`).toSorted()).toEqual(
      [...borderTowns].toSorted(),
    );
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
