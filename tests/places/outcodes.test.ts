import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameCounty } from '../../functions/people/places/domain/outcode-counties.ts';
import {
  findNearestOutcode,
  findOutcode,
  measureMiles,
  measureSpacing,
  outcodes,
} from '../../functions/people/places/domain/outcodes.ts';
import {
  isWithinReach,
  listNations,
  measureReach,
} from '../../functions/people/places/domain/postcode-location.ts';
import { towns } from '../../functions/people/places/domain/towns.ts';

test('holds the outcodes of the United Kingdom alone, each once', () => {
  expect(outcodes.length).toBe(2837);
  expect(new Set(outcodes.map(({ code }) => code)).size).toBe(outcodes.length);
  expect(outcodes.filter(({ code }) => /^(GY|JE|IM)/.test(code))).toEqual([]);
  expect(outcodes.filter((outcode) => nameCounty(outcode) === '')).toEqual([]);
});

// Positions of well-known buildings with these postcodes.
test.each([
  ['DH1', 'County Durham', 'england', 54.7732, -1.5762],
  ['SW1A', 'Greater London', 'england', 51.501, -0.1416],
  ['E20', 'Greater London', 'england', 51.5386, -0.0166],
  ['EH1', 'Midlothian', 'scotland', 55.9486, -3.1999],
  ['CF10', 'South Glamorgan', 'wales', 51.4816, -3.1791],
  ['CH7', 'Flintshire', 'wales', 53.1667, -3.1421],
  ['TD15', 'Northumberland', 'england', 55.7698, -2.0054],
  ['BT1', 'County Antrim', 'northern_ireland', 54.5965, -5.9301],
  ['ZE1', 'Shetland', 'scotland', 60.155, -1.145],
])('knows where %s is', (code, county, nation, latitude, longitude) => {
  const found = findOutcode(code);
  expect(found).toMatchObject({ nation });
  expect(found && nameCounty(found)).toBe(county);
  expect(found && measureMiles(found, { latitude, longitude })).toBeLessThan(2);
});

test('finds the district of a code with a letter that it lacks', () => {
  expect(findOutcode('W1A')?.code).toBe('W1');
  expect(findOutcode('ZZ9')).toBeUndefined();
});

test.each([
  ['LS6 3HN', ['england']],
  ['ZE1 0AA', ['scotland']],
  ['BT9 6AA', ['northern_ireland']],
  ['SY10 7AA', ['england', 'wales']],
  ['TD15 1AA', ['england', 'scotland']],
  ['M50 3AB', ['england']],
  ['LS88 1AA', ['england']],
  ['GY1 1AA', []],
  ['BX1 1AA', []],
])('names the nations of %s', (postcode, nations) => {
  expect(listNations(postcode)).toEqual(nations);
});

const leeds = { latitude: 53.8192, longitude: -1.5765 };
const cornwall = { latitude: 50, longitude: -5.5 };
test.each([
  ['a home in its street', 'LS6 3HN', leeds, true],
  ['the far end of the parish next to it', 'LS6 3HN', { latitude: 53.92, longitude: -1.6 }, true],
  ['another city', 'LS6 3HN', { latitude: 53.479, longitude: -2.245 }, false],
  ['another end of the country', 'DH1 9ZZ', cornwall, false],
  ['the north of a rural outcode', 'IV27 4SS', { latitude: 58.6254, longitude: -4.9997 }, true],
  ['the northernmost home of the Shetlands', 'ZE2 9EF', { latitude: 60.825, longitude: -0.86 }, true],
  ['a district that the table lacks', 'M61 3AB', { latitude: 53.472, longitude: -2.298 }, true],
  ['such a district elsewhere', 'M61 3AB', leeds, false],
])('judges whether a position belongs to a postcode: %s', (_, postcode, position, expected) => {
  expect(isWithinReach(postcode, position)).toBe(expected);
});

test('reaches further where outcodes are wide', () => {
  const some = outcodes.filter(({ code }, place) => place % 20 === 0 || code === 'ZE2');
  const reaches = some.map(measureReach);
  expect(Math.min(...reaches)).toBeGreaterThan(5);
  expect(Math.max(...reaches)).toBe(60);
  expect(reaches.toSorted((a, b) => a - b)[Math.floor(reaches.length / 2)]).toBeLessThan(25);
});

test('finds the nearest outcode and the distance of the nth as a sort of all does', () => {
  const position = fc.record({
    latitude: fc.double({ min: 49, max: 61, noNaN: true }),
    longitude: fc.double({ min: -8.5, max: 2, noNaN: true }),
  });
  fc.assert(
    fc.property(position, fc.constantFrom(...outcodes), fc.nat(12), (anywhere, outcode, nth) => {
      const listMiles = (from: typeof anywhere) =>
        outcodes.map((other) => measureMiles(other, from)).toSorted((one, other) => one - other);
      const nearest = findNearestOutcode(anywhere) ?? expect.fail('no outcode');
      expect(measureMiles(nearest, anywhere)).toBe(listMiles(anywhere)[0]);
      expect(measureSpacing(outcode, nth)).toBe(listMiles(outcode)[nth]);
    }),
    { numRuns: 30 },
  );
});

test('agrees with the towns of another source on the nation', () => {
  const wrong = towns.filter((town, place) => {
    if (place % 8 > 0) return false;
    return !listNations(findNearestOutcode(town)?.code ?? '').includes(town.nation);
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
