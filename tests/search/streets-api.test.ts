import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { createSellerClient } from '../support/clients/seller.ts';
import { cloud } from '../support/cloud.ts';

const { call, createMember, publishProperty } = createSellerClient(cloud);

const Homes = z.array(z.object({ id: z.string(), distance: z.number().optional() }));
const Found = z.object({
  total: z.int(),
  properties: Homes,
  nearby: Homes,
  street: z.string().optional(),
  place: z.object({ name: z.string() }).optional(),
  understood: z.object({ words: z.string(), filters: z.record(z.string(), z.string()) }).optional(),
  relaxations: z.array(z.object({ query: z.record(z.string(), z.string().nullable()), total: z.int() })),
});
const search = async (query: Record<string, string>) =>
  Found.parse((await call('GET', `/api/search-properties?${new URLSearchParams(query).toString()}`)).body);
const idsOf = (homes: z.output<typeof Homes>) => homes.map(({ id }) => id);

const Suggested = z.object({
  places: z.array(z.object({ label: z.string() })),
  streets: z.array(z.object({ street: z.string(), count: z.int() })),
  understood: z.object({ words: z.string(), filters: z.record(z.string(), z.string()) }),
});
const suggest = async (q: string) =>
  Suggested.parse((await call('GET', `/api/places?${new URLSearchParams({ q }).toString()}`)).body);

const spots = {
  birch: { line1: 'Birch Street', town: 'Leeds', latitude: 53.82, longitude: -1.577 },
  elm: { line1: 'Elm Road', town: 'Leeds', latitude: 53.824, longitude: -1.58 },
  otley: { line1: 'Otley Road', town: 'Leeds', latitude: 53.835, longitude: -1.59 },
  far: { line1: 'Far Lane', town: 'Leeds', latitude: 53.93, longitude: -1.38 },
  york: { line1: 'Birch St', town: 'York', latitude: 53.96, longitude: -1.08 },
};
const postcodes: Partial<Record<keyof typeof spots, string>> = {
  otley: 'LS16 5PS',
  far: 'LS22 6RF',
  york: 'YO1 7HH',
};
const homes: Partial<Record<keyof typeof spots, string>> = {};

beforeAll(async () => {
  await cloud.reset();
  const seller = await createMember('Sally Streets');
  for (const [nth, name] of (['far', 'york', 'otley', 'elm', 'birch'] as const).entries())
    homes[name] = await publishProperty(seller, {
      price: 300_000 + nth * 1_000,
      houseNo: String(nth + 1),
      postcode: postcodes[name] ?? 'LS6 3HN',
      address: { ...spots[name], nation: 'england' },
    });
  await cloud.idle();
});

describe('the homes of a street', () => {
  test.each([
    ['Birch Street', ['birch', 'york']],
    ['birch st', ['birch', 'york']],
    ['5 Birch Street, Leeds', ['birch']],
    ['Birch Street LS6', ['birch']],
    ['birch street york', ['york']],
    // The address says Leeds, the home is far outside of it
    ['Far Lane, Leeds', ['far']],
  ] as const)('are found by "%s"', async (q, names) => {
    const { properties, total } = await search({ q });
    expect(idsOf(properties)).toEqual(names.map((name) => homes[name]));
    expect(total).toBe(names.length);
  });

  test('are found by the street and its post town, which need no place', async () => {
    const found = await search({ street: 'Birch Street, Leeds' });
    expect(idsOf(found.properties)).toEqual([homes.birch]);
    expect(found.place).toBeUndefined();
    expect(found.understood).toBeUndefined();
  });

  test('come with what else the words ask for', async () => {
    const { understood, street, place } = await search({
      q: '3 bed house Birch St, Leeds with sash windows',
    });
    expect(street).toBe('Birch Street');
    expect(place?.name).toBe('Leeds');
    expect(understood?.filters).toMatchObject({ street: 'Birch Street', min_beds: '3' });
  });

  test('come before the nearest others, by their distance from the street', async () => {
    const { properties, nearby } = await search({ q: 'Birch Street, Leeds' });
    expect(idsOf(properties)).toEqual([homes.birch]);
    expect(idsOf(nearby)).toEqual([homes.elm, homes.otley]);
    const miles = nearby.map(({ distance }) => distance ?? NaN);
    expect(miles.every((one) => one > 0 && one < 5)).toBe(true);
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
  });
});

describe('a street that nobody sells in', () => {
  test('is named, with the homes of its place and a way out', async () => {
    const { total, street, nearby, relaxations } = await search({ q: 'Zebra Street, Leeds' });
    expect({ total, street }).toEqual({ total: 0, street: 'Zebra Street' });
    expect(idsOf(nearby).toSorted()).toEqual([homes.birch, homes.elm, homes.otley].toSorted());
    expect(relaxations).toContainEqual({ query: { street: null }, total: 3 });
  });

  test('has the homes that mention it where no place is named', async () => {
    expect((await search({ q: 'Zebra Street' })).nearby).toEqual([]);
  });
});

test('a postcode with few homes has the nearest others, and a full page none', async () => {
  const at = { place: 'ls16-5ps', lat: '53.835', lng: '-1.59', radius: '0.25' };
  const { properties, nearby } = await search(at);
  expect(idsOf(properties)).toEqual([homes.otley]);
  expect(idsOf(nearby)).toEqual([homes.elm, homes.birch]);
  expect((await search({ ...at, page: '2' })).nearby).toEqual([]);
  expect((await search({ ...at, view: 'map' })).nearby).toEqual([]);
  expect((await search({ q: 'Leeds' })).nearby).toEqual([]);
});

describe('suggestions', () => {
  test('complete streets with homes for sale beside places', async () => {
    expect(await suggest('birch st')).toEqual({
      places: [],
      streets: [
        { street: 'Birch Street, Leeds', count: 1 },
        { street: 'Birch Street, York', count: 1 },
      ],
      understood: { words: '', filters: {} },
    });
    const otley = await suggest('otl');
    expect(otley.places.map(({ label }) => label)).toContain('Otley, West Yorkshire');
    expect(otley.streets).toEqual([{ street: 'Otley Road, Leeds', count: 1 }]);
  });

  test('say what the rest of the text asks for', async () => {
    const { streets, understood } = await suggest('3 bed flat Birch Street, Leeds');
    expect(streets).toEqual([{ street: 'Birch Street, Leeds', count: 1 }]);
    expect(understood).toMatchObject({ filters: { min_beds: '3', max_beds: '3' }, words: '' });
  });
});
