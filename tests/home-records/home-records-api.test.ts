import { PutSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { HomeRecords } from '../../functions/finding/home-records/domain/home-records.ts';
import { PriceGuide } from '../../functions/finding/home-records/domain/price-guide.ts';
import { dayMs } from '../../functions/kernel/time.ts';
import { completeDraft } from '../properties/property-examples.ts';
import { createSellerClient } from '../support/clients/seller.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('property-pages');
const { createMember, callAs, call, advanceAndLogIn, publishProperty, getFunction } =
  createSellerClient(cloud);

let seller: Awaited<ReturnType<typeof createMember>>;
beforeAll(async () => {
  seller = await createMember();
});

const ask = (path: string, query: Record<string, string>, person = seller) =>
  callAs(person, 'GET', `${path}?${new URLSearchParams(query).toString()}`);
const guideFor = async (query: Record<string, string>, person = seller) =>
  PriceGuide.parse((await ask('/api/price-guide', query, person)).body);
const recordsOf = async (query: Record<string, string>, person = seller) =>
  HomeRecords.parse((await ask('/api/home-records', query, person)).body);

describe('the price guide', () => {
  const kind = { property_type: 'terraced', bedrooms: '3' };

  test('summarises what homes near a postcode sold for', async () => {
    const { sold } = await guideFor({ postcode: 'ls63hn', ...kind });
    expect(sold).toMatchObject({ status: 'found', type: 'terraced', isDemo: true });
    expect(sold.area).toMatch(/^LS6( 3)?$/);
    expect(sold.range?.count).toBeGreaterThanOrEqual(3);
    expect(await guideFor({ postcode: 'LS6 3HN', ...kind })).toMatchObject({ sold });
  });

  test('states that the register has no sales of Scotland', async () => {
    expect(await guideFor({ postcode: 'EH1 1BB', ...kind })).toMatchObject({
      sold: { status: 'not_covered' },
    });
  });

  // In an area where no other file has properties.
  test('compares with homes of other sellers on sale, and answers visitors as well', async () => {
    const other = await createMember();
    const prices = [240_000, 250_000, 260_000];
    const address = { ...completeDraft.address, uprn: undefined, latitude: 53.72, longitude: -1.86 };
    for (const price of prices)
      await publishProperty(other, { postcode: 'HX1 4AA', address, price, noOfBedrooms: 3 });
    await cloud.idle();
    const query = { postcode: 'HX1 5BB', property_type: 'terraced', bedrooms: '3' };
    const { asking } = await guideFor(query);
    expect(asking).toMatchObject({ outcode: 'HX1', range: { count: 3, median: 250_000 } });
    expect(asking.homes).toHaveLength(3);
    expect((await guideFor(query, other)).asking).toEqual({ outcode: 'HX1', homes: [] });
    const visitor = await call('GET', `/api/price-guide?${new URLSearchParams(query).toString()}`);
    expect(PriceGuide.parse(visitor.body).asking.homes).toHaveLength(3);
  });
});

describe('the records of a home', () => {
  const Addresses = z.object({ addresses: z.array(z.object({ houseNo: z.string(), uprn: z.string() })) });
  const homesAt = async (postcode: string) =>
    Addresses.parse((await ask('/api/addresses', { postcode })).body).addresses;

  test('are its energy certificate and its council tax band', async () => {
    const postcode = 'LS6 3HN';
    const homes = await homesAt(postcode);
    const found = await Promise.all(
      homes.map(({ houseNo, uprn }) => recordsOf({ postcode, house_no: houseNo, uprn, nation: 'england' })),
    );
    expect(found.every(({ councilTax }) => councilTax.status === 'found')).toBe(true);
    expect(found[0]?.councilTax).toMatchObject({
      band: expect.stringMatching(/^[A-H]$/),
      yearlyPence: expect.any(Number),
    });
    const energies = found.flatMap(({ energy }) => energy.certificate ?? []);
    expect(energies.length).toBeGreaterThan(homes.length / 2);
    expect(new Set(energies.map(({ certificateNumber }) => certificateNumber)).size).toBe(energies.length);
    expect(energies[0]).toMatchObject({
      rating: expect.stringMatching(/^[A-G]$/),
      score: expect.any(Number),
      potentialRating: expect.stringMatching(/^[A-G]$/),
      floorAreaSqm: expect.any(Number),
    });
  });

  test('are not covered in Scotland, and absent for a number that no register knows', async () => {
    expect(await recordsOf({ postcode: 'EH1 1BB', house_no: '1', nation: 'scotland' })).toEqual({
      energy: { status: 'not_covered' },
      councilTax: { status: 'not_covered' },
    });
    expect(await recordsOf({ postcode: 'LS6 3HN', house_no: '9999', nation: 'england' })).toEqual({
      energy: { status: 'none' },
      councilTax: { status: 'none' },
    });
  });

  test('need a login', async () => {
    const query = new URLSearchParams({ postcode: 'LS6 3HN', house_no: '1', nation: 'england' });
    expect(await call('GET', `/api/home-records?${query.toString()}`)).toMatchObject({ status: 401 });
  });

  test('are unavailable without a token, each register by itself', async () => {
    const secrets = new SecretsManagerClient(cloud.aws);
    const { environment } = getFunction('functions/finding/home-records/handler.ts');
    const SecretId = environment['ENERGY_REGISTER_SECRET_ARN'];
    await secrets.send(new PutSecretValueCommand({ SecretId, SecretString: '{"token":"unset"}' }));
    const later = await advanceAndLogIn(1 * dayMs, seller);
    const home = { postcode: 'YO1 7HH', house_no: '9999', nation: 'england' };
    expect(await recordsOf(home, later)).toEqual({
      energy: { status: 'unavailable' },
      councilTax: { status: 'none' },
    });
  });
});
