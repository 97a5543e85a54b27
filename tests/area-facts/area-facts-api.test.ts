import { PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { beforeAll, describe, expect, test } from 'vitest';
import { AreaFacts } from '../../functions/finding/area-facts/domain/area-facts.ts';
import { PlaceFacts } from '../../functions/finding/area-facts/domain/place-facts.ts';
import { dayMs } from '../../functions/kernel/time.ts';
import { completeDraft } from '../properties/property-examples.ts';
import { createSellerClient } from '../support/clients/seller.ts';
import { createAddress } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';

const { createMember, call, publishProperty, setPublished, getFunction, advanceAndLogIn } =
  createSellerClient(cloud);

let seller: Awaited<ReturnType<typeof createMember>>;
let home: string;
beforeAll(async () => {
  seller = await createMember();
  home = await publishProperty(seller);
});

const ask = (id: string) => call('GET', `/api/area-facts?property_id=${id}`);
async function factsOf(id: string) {
  const { status, body } = await ask(id);
  expect({ status, body }).toMatchObject({ status: 200 });
  return AreaFacts.parse(body);
}
const statusesOf = (facts: object) =>
  Object.fromEntries(Object.entries(facts).map(([name, { status }]) => [name, status]));

describe('the area facts of a property', () => {
  test('name for each fact its source and the day on which it was asked', async () => {
    const facts = await factsOf(home);
    const checkedOn = new Date(cloud.clock.now()).toISOString().slice(0, 10);
    for (const fact of Object.values(facts))
      expect(fact).toMatchObject({ status: 'found', source: { checkedOn, isDemo: true } });
    expect(facts).toMatchObject({
      sold: {
        outcode: 'LS6',
        types: expect.arrayContaining([expect.objectContaining({ type: 'terraced' })]),
      },
      schools: { schools: expect.any(Array) },
      broadband: { speeds: { down: expect.any(Number) } },
      crime: { crimes: { total: expect.any(Number) } },
    });
    expect(facts.schools.schools?.[0]).not.toHaveProperty('link');
    seller = { ...seller, ...(await advanceAndLogIn(dayMs, seller)) };
    expect((await factsOf(home)).schools.source).toMatchObject({ checkedOn });
  });

  test('say what the sources do not cover in Scotland', async () => {
    const id = await publishProperty(seller, {
      postcode: 'EH3 9AA',
      address: { ...completeDraft.address, nation: 'scotland', latitude: 55.945, longitude: -3.2 },
      homeReport: 'ready',
    });
    expect(statusesOf(await factsOf(id))).toEqual({
      sold: 'not_covered',
      schools: 'not_covered',
      stations: 'found',
      broadband: 'found',
      flood: 'not_covered',
      crime: 'not_covered',
    });
  });

  test('are complete but for broadband while its key is missing', async () => {
    const secrets = new SecretsManagerClient(cloud.aws);
    const { environment } = getFunction('functions/finding/area-facts/handler.ts');
    const SecretId = environment['BROADBAND_SECRET_ARN'];
    await secrets.send(new PutSecretValueCommand({ SecretId, SecretString: '{"apiKey":"unset"}' }));
    // Longer than any answer is kept.
    seller = { ...seller, ...(await advanceAndLogIn(31 * dayMs, seller)) };
    const facts = await factsOf(home);
    expect(facts.broadband).toEqual({ status: 'unavailable' });
    expect(Object.values(statusesOf(facts)).filter((status) => status === 'found')).toHaveLength(5);
  });

  test('are for properties that the public can see', async () => {
    const { status, headers } = await ask(home);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    await setPublished(seller, home, false);
    expect((await ask(home)).status).toBe(404);
    expect((await ask('prp_01K9ZX3Q6T4C8V0R2M5N7P9Z9Z')).status).toBe(404);
  });
});

describe('the facts of a place', () => {
  const askPlace = (place: string) => call('GET', `/api/place-facts?place=${place}`);

  test('have sales by year, schools and stations with their sources', async () => {
    const { status, body, headers } = await askPlace('headingley_leeds');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    expect(body).toMatchObject({
      nation: 'england',
      sold: {
        status: 'found',
        outcodes: ['LS6'],
        outcodesOfPlace: 1,
        source: { isDemo: true },
        sales: { count: expect.any(Number), range: { median: expect.any(Number) } },
      },
      schools: {
        status: 'found',
        schools: expect.arrayContaining([expect.objectContaining({ latitude: expect.any(Number) })]),
      },
      stations: { status: 'found' },
    });
    const { sold } = PlaceFacts.parse(body);
    // In January and half of February the register knows of no sale of the year yet.
    const first = new Date(cloud.clock.now()).getUTCFullYear() - 5;
    const last = Number(sold.sales?.to.slice(0, 4));
    expect(last - first).toBeGreaterThanOrEqual(4);
    expect(sold.sales?.years.map(({ year }) => year)).toEqual(
      Array.from({ length: last - first + 1 }, (_, nth) => first + nth),
    );
  });

  test('say of how many districts their sales are', async () => {
    const { sold } = PlaceFacts.parse((await askPlace('leeds_west-yorkshire')).body);
    expect(sold.outcodes).toHaveLength(6);
    expect(sold.outcodesOfPlace).toBeGreaterThan(6);
  });

  test('have in Shetland what covers Scotland', async () => {
    const facts = PlaceFacts.parse((await askPlace('lerwick_shetland')).body);
    expect(facts).toMatchObject({
      nation: 'scotland',
      sold: { status: 'not_covered' },
      schools: { status: 'not_covered' },
    });
  });

  test.each(['kent', 'nowhere-at-all', 'zzzz_qqqq'])(
    'are none of a county or an unknown place: %s',
    async (id) => {
      expect((await askPlace(id)).status).toBe(404);
    },
  );
});

describe('the outline of a place', () => {
  const askOutline = (place: string, from?: string) =>
    call('GET', `/api/place-outline?place=${place}`, { ...(from && { from }) });

  test('is kept for a day', async () => {
    const { status, body, headers } = await askOutline('ls6');
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=86400']);
    expect(body).toEqual({ areas: [expect.any(Array)], lines: [expect.any(Array)] });
  });

  test.each(['nowhere_at-all', 'kent_1', 'ls6-3hn'])('has no other address than its own: %s', async (id) => {
    expect((await askOutline(id)).status).toBe(404);
  });

  test('is drawn for a network 600 times a day', async () => {
    const from = createAddress();
    const statuses = await Promise.all(
      Array.from({ length: 601 }, async () => (await askOutline('kent', from)).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(600);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});
