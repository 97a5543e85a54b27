import { beforeAll, describe, expect, test, vi } from 'vitest';
import { patience, sellingAt } from '../properties/seller.ts';
import { cloud } from '../support/cloud.ts';

vi.setConfig({ testTimeout: patience, hookTimeout: patience });
const { member, call, own, submitted, choose, told } = sellingAt(cloud);

let seller: Awaited<ReturnType<typeof member>>;
beforeAll(async () => {
  seller = await member();
});

test('everybody may read the packages, VAT included', async () => {
  const { status, body, headers } = await call('GET', '/api/package');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('public, max-age=60');
  expect(body).toMatchObject({
    total: 4,
    packages: [
      { id: 'starter', pricePence: 0, vatPence: 0, max_photos: 10, days: 90 },
      { id: 'standard', pricePence: 9_900, vatPence: 1_650, popular: true },
      { id: 'plus', pricePence: 24_900 },
      { id: 'premium', pricePence: 49_900 },
    ],
  });
});

describe('choosing', () => {
  test('Starter begins at once and only once, however often it is asked for', async () => {
    const id = await submitted(seller);
    const replies = await Promise.all([1, 2, 3].map(() => choose(seller, id)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const chosen = replies.find(({ status }) => status === 201)?.body;
    expect(chosen).toMatchObject({
      propertyId: id,
      packageId: 'starter',
      status: 'active',
      subtotalPence: 0,
    });
    expect(chosen).not.toHaveProperty('ownerId');
    await cloud.idle();
    expect(told('package.activated.v1', id)).toHaveLength(1);
    expect(await choose(seller, id)).toMatchObject({
      status: 409,
      body: { code: 'conflict', state: 'active' },
    });
  });

  test('what has to be paid is not given away', async () => {
    const id = await submitted(seller);
    const { status, body } = await choose(seller, id, 'plus');
    expect([status, body['code']]).toEqual([503, 'unavailable']);
    expect(body['detail']).toContain('Starter is free');
    expect((await choose(seller, id)).status).toBe(201);
  });

  test('needs an own home, a package that exists and the terms', async () => {
    const id = await submitted(seller);
    const stranger = await member();
    expect((await choose(stranger, id)).status).toBe(404);
    expect((await choose(seller, `prp_${'0'.repeat(26)}`)).status).toBe(404);
    expect(await choose(seller, id, 'gold')).toMatchObject({
      status: 422,
      body: { errors: { packageId: [expect.any(String)] } },
    });
    const body = { propertyId: id, packageId: 'starter', startNow: true, terms: false };
    expect(await own(seller, 'POST', '/api/property-package', body)).toMatchObject({
      status: 422,
      body: { errors: { terms: ['Please accept the terms'] } },
    });
  });
});
