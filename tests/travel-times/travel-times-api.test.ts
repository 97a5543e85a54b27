import { beforeAll, describe, expect, test } from 'vitest';
import { TravelArea, TravelTimes } from '../../functions/finding/travel-times/domain/travel-views.ts';
import { outages } from '../support/chaos.ts';
import { createSellerClient } from '../support/clients/seller.ts';
import { createAddress } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';

const { createMember, call, publishProperty } = createSellerClient(cloud);

cloud.wake('search');

let home: string;
beforeAll(async () => {
  home = await publishProperty(await createMember());
  await cloud.idle();
});

const leeds = 'lat=53.796&lng=-1.548';
const askArea = (query: string, from?: string) =>
  call('GET', `/api/travel-area?${query}`, from === undefined ? {} : { from });
const askTimes = (query: string) => call('GET', `/api/travel-times?${query}`);

async function getArea(query: string): Promise<TravelArea> {
  const { status, body } = await askArea(query);
  expect({ status, body }).toMatchObject({ status: 200 });
  return TravelArea.parse(body);
}
async function getTimes(query: string): Promise<TravelTimes> {
  const { status, body } = await askTimes(query);
  expect({ status, body }).toMatchObject({ status: 200 });
  return TravelTimes.parse(body);
}
const searchIn = async (area: string): Promise<unknown> => {
  const { body } = await call('GET', `/api/search-properties?travel_area=${area}&per_page=48`);
  return body;
};
const inResults = (id: string) => ({ properties: expect.arrayContaining([expect.objectContaining({ id })]) });

describe('the area of a journey', () => {
  test('finds the homes from which it takes no longer', async () => {
    const { area, source } = await getArea(`${leeds}&mode=driving&minutes=60`);
    expect(source).toMatchObject({ name: 'TravelTime', isDemo: true });
    // An answer may lag half a second behind a change.
    await expect.poll(() => searchIn(area)).toMatchObject(inResults(home));
    const { times } = await getTimes(`${leeds}&modes=driving&property_ids=${home}`);
    expect(times).toEqual([{ propertyId: home, mode: 'driving', minutes: expect.any(Number) }]);
    expect(times[0]?.minutes).toBeLessThanOrEqual(60);
    const { area: near } = await getArea(`${leeds}&mode=walking&minutes=5`);
    expect(await searchIn(near)).not.toMatchObject(inResults(home));
  });

  test('is kept for the next who asks, also while the provider is away', async () => {
    const first = await getArea(`${leeds}&mode=cycling&minutes=20`);
    await whileAway(async () => {
      // Within a hundred metres; the CDN has no answer for it.
      expect(await getArea('lat=53.79604&lng=-1.54793&mode=cycling&minutes=20')).toEqual(first);
      const { status, body } = await askArea(`${leeds}&mode=cycling&minutes=25`);
      expect({ status, body }).toMatchObject({
        status: 503,
        body: { code: 'unavailable', detail: expect.stringContaining('Travel times') },
      });
      expect((await askTimes(`${leeds}&modes=cycling&property_ids=${home}`)).status).toBe(503);
    });
  });

  test.each(['mode=flying&minutes=20', 'mode=walking&minutes=4', 'mode=walking&minutes=500', 'minutes=20'])(
    'is refused for %s',
    async (query) => {
      expect((await askArea(`${leeds}&${query}`)).status).toBe(422);
    },
  );

  test('is refused outside the country', async () => {
    expect((await askArea('lat=48.85&lng=2.35&mode=driving&minutes=30')).status).toBe(422);
  });

  test('is worked out so many times a day for a network', async () => {
    const from = createAddress();
    const statuses = await Promise.all(
      Array.from({ length: 205 }, async (_, nth) => {
        const query = `lat=${51 + nth / 1e5}&lng=-1&mode=walking&minutes=10`;
        return (await askArea(query, from)).status;
      }),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});

describe('travel times', () => {
  test('are for each way that is asked, and for homes that the public can see', async () => {
    const unknown = 'prp_01K9ZX3Q6T4C8V0R2M5N7P9Z9Z';
    const { times } = await getTimes(
      `${leeds}&modes=walking,cycling,driving,public_transport&property_ids=${unknown},${home}`,
    );
    expect(times.map(({ mode }) => mode)).toEqual(['walking', 'cycling', 'driving', 'public_transport']);
    expect(new Set(times.map(({ propertyId }) => propertyId))).toEqual(new Set([home]));
  });

  test('are refused for more homes than a page has', async () => {
    const many = Array.from({ length: 25 }, () => home).join(',');
    expect((await askTimes(`${leeds}&modes=walking&property_ids=${many}`)).status).toBe(422);
  });
});

async function whileAway(work: () => Promise<void>): Promise<void> {
  outages.set('travel-time', () => true);
  try {
    await work();
  } finally {
    outages.delete('travel-time');
  }
}
