import { expect, test } from 'vitest';
import { createSellerClient } from '../support/clients/seller.ts';
import { cloud } from '../support/cloud.ts';

const { call, callAs, createMember, publishProperty } = createSellerClient(cloud);

test('the cards of homes come in the order asked for, as they are now, without homes off the market', async () => {
  const seller = await createMember('Cara Cards');
  const publish = (houseNo: string, price: number) => publishProperty(seller, { houseNo, price });
  const first = await publish('21', 300_000);
  const second = await publish('22', 400_000);
  const gone = await publish('23', 500_000);
  await callAs(seller, 'DELETE', `/api/properties/${gone}`);
  const { status, body } = await call('GET', `/api/property-cards?ids=${second},${gone},${first},${second}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    properties: [
      { id: second, price: 400_000 },
      { id: first, price: 300_000 },
    ],
  });
  const own = await callAs(seller, 'GET', `/api/property-cards?ids=${gone}`);
  expect(own.body).toEqual({ properties: [] });
  const many = Array.from({ length: 13 }, () => first).join();
  expect(await call('GET', `/api/property-cards?ids=${many}`)).toMatchObject({ status: 422 });
});
