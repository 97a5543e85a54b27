import { beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { PlaceOverview } from '../../functions/finding/search/contract.ts';
import { createSellerClient } from '../support/clients/seller.ts';
import { cloud } from '../support/cloud.ts';

const { call, createMember, publishProperty, callAs, getPropertyPage, createPropertyData } =
  createSellerClient(cloud);

const Found = z.object({
  total: z.int(),
  properties: z.array(
    z.object({
      id: z.string(),
      price: z.int(),
      distance: z.number().optional(),
      news: z.string().optional(),
    }),
  ),
  place: z.object({ id: z.string(), name: z.string(), label: z.string() }).optional(),
  otherPlaces: z.array(z.object({ id: z.string(), label: z.string() })),
  unmatchedWords: z.string().optional(),
  understood: z.object({ words: z.string(), filters: z.record(z.string(), z.string()) }).optional(),
  facets: z.object({ type: z.array(z.object({ value: z.string(), count: z.int() })) }).optional(),
  clusters: z.array(z.object({ count: z.int(), id: z.string().optional() })).optional(),
  relaxations: z.array(
    z.object({ code: z.string(), query: z.record(z.string(), z.string().nullable()), total: z.int() }),
  ),
});
const search = async (query: string) =>
  Found.parse((await call('GET', `/api/search-properties?${query}`)).body);
const idsOf = ({ properties }: z.output<typeof Found>) => properties.map(({ id }) => id);

let seller: Awaited<ReturnType<typeof createMember>>;
const homes: Record<'leeds' | 'york' | 'flat', string> = { leeds: '', york: '', flat: '' };
beforeAll(async () => {
  await cloud.reset();
  seller = await createMember('Sally Searched');
  const york = { line1: 'River Row', town: 'York', nation: 'england', latitude: 53.96, longitude: -1.08 };
  homes.leeds = await publishProperty(seller, { price: 300_000 });
  homes.york = await publishProperty(seller, {
    price: 450_000,
    postcode: 'YO1 7HH',
    address: york,
    noOfBedrooms: 5,
  });
  homes.flat = await publishProperty(seller, {
    price: 150_000,
    propertyType: 'flat',
    tenure: 'share_of_freehold',
    noOfBedrooms: 1,
  });
  await cloud.idle();
});

describe('a published property', () => {
  test('is found by town, outcode, postcode, point, frame, polygon and word', async () => {
    for (const query of [
      'q=Leeds',
      'q=LS6',
      'q=ls6+3hn',
      'lat=53.82&lng=-1.577&radius=1',
      'bbox=-1.7,53.7,-1.5,53.9',
      'q=Victorian',
      'polygon=-1.7,53.7,-1.5,53.7,-1.5,53.9,-1.7,53.9',
    ])
      expect({ query, found: idsOf(await search(`${query}&min_beds=3&max_beds=3`)) }).toEqual({
        query,
        found: [homes.leeds],
      });
  });

  test('is returned with facets, place and distance', async () => {
    const { facets, place, properties } = await search('q=Leeds&sort=distance|asc');
    expect(place?.name).toBe('Leeds');
    expect(properties.every(({ distance }) => distance !== undefined && distance < 5)).toBe(true);
    expect((await search('q=Leeds&view=map')).facets).toEqual(facets);
    expect(facets?.type).toEqual(
      expect.arrayContaining([
        { value: 'terraced', count: 1 },
        { value: 'flat', count: 1 },
      ]),
    );
  });

  test('is sorted as requested', async () => {
    expect(idsOf(await search('sort=price|asc'))).toEqual([homes.flat, homes.leeds, homes.york]);
    expect(idsOf(await search('sort=price|desc'))).toEqual([homes.york, homes.leeds, homes.flat]);
    expect(idsOf(await search(''))).toEqual([homes.flat, homes.york, homes.leeds]);
  });

  test('is a pin or part of a group on the map', async () => {
    const { clusters } = await search('view=map&bbox=-3,52,0,55&zoom=12');
    expect(clusters?.reduce((sum, { count }) => sum + count, 0)).toBe(3);
  });

  test('is new for two weeks', async () => {
    const news = async () => (await search('q=York')).properties.map((home) => home.news);
    expect(await news()).toEqual(['new']);
    cloud.clock.advance(15 * 86_400_000);
    expect(await news()).toEqual([undefined]);
    cloud.clock.reset();
  });
});

test('offers relaxations that find what they promise when there are no results', async () => {
  const { total, relaxations } = await search('q=York&max_price=200000&min_beds=4');
  expect(total).toBe(0);
  expect(relaxations.length).toBeGreaterThan(0);
  for (const { query, total: promised } of relaxations) {
    const asked = new URLSearchParams({ q: 'York', max_price: '200000', min_beds: '4' });
    for (const [key, value] of Object.entries(query)) {
      if (value === null) asked.delete(key);
      else asked.set(key, value);
    }
    expect((await search(asked.toString())).total).toBe(promised);
  }
});

test('leaves out the words that no home of a place has, and names them', async () => {
  const found = await search('q=near+good+schools+Leeds');
  const without = await search('q=Leeds');
  expect(without.total).toBeGreaterThan(0);
  expect(found).toMatchObject({ total: without.total, unmatchedWords: 'good schools' });
  expect(without.unmatchedWords).toBeUndefined();
  expect((await search('q=good+schools')).total).toBe(0);
});

test('finds a new price within two seconds, and a withdrawn property no longer', async () => {
  const id = await publishProperty(seller, {
    price: 222_000,
    postcode: 'BA1 1AA',
    address: { line1: 'Crescent Way', town: 'Bath', nation: 'england', latitude: 51.38, longitude: -2.36 },
  });
  await vi.waitFor(async () => expect((await search('q=Bath')).total).toBe(1), {
    timeout: 2_000,
    interval: 50,
  });
  const { version } = z.object({ version: z.int() }).parse((await getPropertyPage(id, seller)).body);
  expect((await callAs(seller, 'PUT', `/api/properties/${id}`, { price: 199_000, version })).status).toBe(
    200,
  );
  await vi.waitFor(
    async () =>
      expect((await search('q=Bath')).properties).toMatchObject([{ price: 199_000, news: 'reduced' }]),
    { timeout: 2_000, interval: 50 },
  );
  expect((await callAs(seller, 'DELETE', `/api/properties/${id}`)).status).toBe(204);
  await vi.waitFor(async () => expect((await search('q=Bath')).total).toBe(0), {
    timeout: 2_000,
    interval: 50,
  });
});

test('saves a snapshot of the feed', async () => {
  const results = await cloud.schedules.run('search-every-hour');
  expect(JSON.stringify(results)).toContain('"homes":3');
  expect((await search('')).total).toBe(3);
});

describe('a place in the address', () => {
  test('is found by its id, whatever the words', async () => {
    const { place, total, understood } = await search('place=york_north-yorkshire');
    expect({ label: place?.label, total, understood }).toEqual({ label: 'York, North Yorkshire', total: 1 });
    expect(idsOf(await search('place=york_north-yorkshire&q=Victorian'))).toEqual([homes.york]);
    const named = await search('place=york_north-yorkshire&q=Leeds');
    expect(named).toMatchObject({ place: { name: 'York' }, unmatchedWords: 'Leeds' });
    expect(idsOf(named)).toEqual([homes.york]);
    expect((await search('place=newport_gwent&q=')).total).toBe(0);
  });

  test('is a county, a district of a town or a postcode with its position', async () => {
    for (const query of [
      'place=west-yorkshire',
      'place=headingley_leeds',
      'place=ls6',
      'place=ls6-3hn',
      'place=ls6-3hn&lat=53.82&lng=-1.577&radius=1',
    ])
      expect({ query, found: idsOf(await search(query)) }).toEqual({
        query,
        found: [homes.flat, homes.leeds],
      });
  });

  test('is read as a name once its id is not known any more', async () => {
    expect((await search('place=york_yorkshire-north')).place?.label).toBe('York, North Yorkshire');
  });

  test('is narrowed by the frame of the map and a drawn area', async () => {
    const frame = 'bbox=-3,52,0,55';
    const area = 'polygon=-3,52,0,52,0,55,-3,55';
    expect((await search(frame)).total).toBe(3);
    expect(idsOf(await search(`place=york_north-yorkshire&${frame}`))).toEqual([homes.york]);
    expect(idsOf(await search(`q=York&${area}`))).toEqual([homes.york]);
    expect((await search('q=York&bbox=-3,52,-1.4,55')).total).toBe(0);
    const { clusters } = await search(`q=York&view=map&zoom=12&${frame}`);
    expect(clusters?.map(({ id }) => id)).toEqual([homes.york]);
  });

  test('is returned with the remaining words and the other places of that name', async () => {
    const { place, understood, otherPlaces } = await search('q=Victorian+Newport');
    expect(place?.id).toBe('newport_gwent');
    expect(understood).toEqual({ words: 'victorian', filters: {} });
    expect(otherPlaces.map(({ label }) => label)).toContain('Newport, Isle of Wight');
  });

  test('is read together with what the words ask for', async () => {
    const { place, understood, ...found } = await search('q=3+bed+terraced+under+£350k+Leeds');
    expect({ id: place?.id, understood, found: idsOf(found) }).toEqual({
      id: 'leeds_west-yorkshire',
      understood: {
        words: '',
        filters: { min_beds: '3', max_beds: '3', max_price: '350000', type: 'terraced,end_of_terrace' },
      },
      found: [homes.leeds],
    });
    // A given filter goes before the words.
    expect(idsOf(await search('q=3+bed+Leeds&min_beds=1&max_beds=1'))).toEqual([homes.flat]);
    expect(idsOf(await search('q=flat+within+1+mile+of+LS6+3HN'))).toEqual([homes.flat]);
  });

  test('is suggested for the end of a text, with what its other words ask for', async () => {
    const { body } = await call('GET', '/api/places?q=2+bed+garden+flat+in+hexh');
    expect(body).toMatchObject({
      places: [{ id: 'hexham_northumberland' }],
      understood: { words: 'garden', filters: { min_beds: '2' } },
    });
  });

  test('is guessed from a name with a typing error when nothing is found', async () => {
    const { place, otherPlaces } = await search('q=Yrok');
    expect(place).toBeUndefined();
    expect(otherPlaces[0]?.label).toBe('York, North Yorkshire');
  });
});

test('ignores a parameter without a value', async () => {
  expect((await search('max_price=&min_beds=&type=&q=&lat=&place=')).total).toBe(3);
  expect((await call('GET', '/api/places?q=')).body).toMatchObject({
    errors: { q: ['This field is required!'] },
  });
});

test('ignores parameters with the names of inherited properties', async () => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
  const query = names.flatMap((name) => [`${name}=1`, `${name}=2`]).join('&');
  expect((await search(query)).total).toBe(3);
});

test('lists all properties in pages', async () => {
  const { body } = await call('GET', '/api/all-properties?per_page=2&page=2&sort=price|asc');
  expect(body).toMatchObject({ total: 3, page: 2, per_page: 2, properties: [{ id: homes.york }] });
  expect((await call('GET', '/api/all-properties?sort=size|asc')).status).toBe(422);
});

test('suggests places', async () => {
  const { body, headers } = await call('GET', '/api/places?q=lee');
  expect(body).toMatchObject({
    places: expect.arrayContaining([expect.objectContaining({ name: 'Leeds', kind: 'town' })]),
  });
  expect(headers.get('cache-control')).toContain('max-age=300');
});

test('finds the homes of a postcode district, whatever the others there call it', async () => {
  const address = { line1: 'Market Place', nation: 'england', latitude: 54.777, longitude: -1.575 };
  const at = (town: string, change: object = {}) => ({
    postcode: 'DH1 3NJ',
    address: { ...address, town, ...change },
  });
  const durham = [await publishProperty(seller, at('Durham')), await publishProperty(seller, at('Sold out'))];
  const data = await createPropertyData(seller, at('Sold out', { latitude: 50, longitude: -5.5 }));
  expect(await callAs(seller, 'POST', '/api/properties', { data })).toMatchObject({
    status: 422,
    body: { errors: { 'address.town': [expect.stringContaining('too far from DH1 3NJ')] } },
  });
  await vi.waitFor(async () => expect(idsOf(await search('q=DH1')).toSorted()).toEqual(durham.toSorted()), {
    timeout: 2_000,
    interval: 50,
  });
  const { body } = await call('GET', '/api/places?q=DH1');
  expect(body).toMatchObject({
    places: [
      {
        kind: 'outcode',
        name: 'DH1',
        area: 'Durham',
        latitude: expect.closeTo(54.781, 2),
        longitude: expect.closeTo(-1.568, 2),
      },
    ],
  });
});

describe('the overview of a place', () => {
  const ask = (place: string) => call('GET', `/api/place-overview?place=${place}`);

  test('has the middle price of three homes and more, and counts as the search does', async () => {
    const near = await publishProperty(seller, {
      postcode: 'LS7 4AA',
      address: { line1: 'Hill Row', town: 'Leeds', nation: 'england', latitude: 53.82, longitude: -1.535 },
    });
    const other = await publishProperty(seller, { price: 360_000 });
    await cloud.idle();
    await vi.waitFor(
      async () => {
        expect(idsOf(await search('place=ls6'))).toContain(other);
        expect(idsOf(await search('place=ls7'))).toEqual([near]);
      },
      { timeout: 2_000, interval: 50 },
    );
    const { status, body, headers } = await ask('ls6');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    const found = PlaceOverview.parse(body);
    const listed = await search('place=ls6&sort=price|asc');
    expect(found.total).toBe(listed.total);
    expect(found.recent).toBe(listed.total);
    const prices = listed.properties.map(({ price }) => price);
    expect(found.prices).toEqual({ low: Math.min(...prices), high: Math.max(...prices) });
    expect(found.kinds.reduce((sum, { count }) => sum + count, 0)).toBe(listed.total);
    for (const { count, median } of [...found.kinds, ...found.bedrooms])
      expect(median === undefined).toBe(count < 3);
    // Districts around it without homes are left out.
    expect(found.neighbours).toMatchObject([{ id: 'ls7', count: 1 }]);
  });

  test('answers 404 for an unknown place', async () => {
    expect((await ask('zzzz-qqqq')).status).toBe(404);
  });
});
