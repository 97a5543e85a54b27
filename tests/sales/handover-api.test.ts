import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { dayMs } from '../../functions/kernel/time.ts';
import { createPhoto } from '../properties/photos.ts';
import { createSaleClient } from '../support/clients/sales.ts';
import { cloud } from '../support/cloud.ts';

const { callAs, createMember, createUpload, getSale, prepareExchange, tickMilestone, listEvents } =
  createSaleClient(cloud);

let seller: Awaited<ReturnType<typeof createMember>>;
let buyer: Awaited<ReturnType<typeof createMember>>;
beforeAll(async () => {
  seller = await createMember('Sally Handover');
  buyer = await createMember('Ben Handover');
});

const Item = z.looseObject({ key: z.string(), own: z.unknown().optional(), other: z.unknown().optional() });
const change = (person: typeof seller, propertyId: string, body: Record<string, unknown>) =>
  callAs(person, 'PUT', `/api/sale/${propertyId}/handover`, body);
const listItems = async (person: typeof seller, propertyId: string, other: typeof seller) => {
  const { body } = await getSale(person, propertyId, other);
  return z.array(Item).parse(body['handover']);
};

test('shows both sides keys and readings of the handover, and each their own list', async () => {
  const { propertyId } = await prepareExchange(seller, buyer);
  const keys = { key: 'keys', done: true, note: 'Two for the front door' };
  expect(await change(seller, propertyId, keys)).toMatchObject({ status: 409, body: { state: 'sold_stc' } });
  expect(await listItems(seller, propertyId, buyer)).toEqual([]);

  const completionDate = new Date(cloud.clock.now() + 14 * dayMs).toISOString().slice(0, 10);
  for (const person of [seller, buyer])
    await tickMilestone(person, propertyId, 'exchanged', { completionDate });
  expect((await change(seller, propertyId, keys)).status).toBe(200);
  expect((await change(seller, propertyId, { key: 'insurance', done: true })).status).toBe(200);
  expect(await change(seller, propertyId, { key: 'gas', done: true, reading: 'much' })).toMatchObject({
    status: 422,
    body: { errors: { reading: ['Enter the figures that the meter shows'] } },
  });
  expect(await change(seller, propertyId, { ...keys, note: 'Sort code 20-12-34' })).toMatchObject({
    status: 422,
  });
  const seen = await listItems(buyer, propertyId, seller);
  expect(seen.find(({ key }) => key === 'keys')).toMatchObject({ other: { note: 'Two for the front door' } });
  expect(seen.filter(({ other }) => other !== undefined)).toHaveLength(1);
  expect((await change(await createMember('Nosy'), propertyId, keys)).status).toBe(404);

  await cloud.idle();
  expect(listEvents('sale.handover_changed.v1', propertyId)).toMatchObject([
    { key: 'keys', side: 'seller', shared: true },
    { key: 'insurance', shared: false },
  ]);
});

test('shows both sides the photo that its sender uploaded, until they take it away', async () => {
  const { propertyId } = await prepareExchange(seller, buyer);
  const completionDate = new Date(cloud.clock.now() + 14 * dayMs).toISOString().slice(0, 10);
  for (const person of [seller, buyer])
    await tickMilestone(person, propertyId, 'exchanged', { completionDate });
  const photoId = await createUpload(buyer, await createPhoto(), 'document', 'image/jpeg');
  const water = { key: 'water', done: true, photoId };
  const missing = { status: 422, body: { errors: { photoId: ['This photo is missing. Upload it again.'] } } };
  expect(await change(seller, propertyId, water)).toMatchObject(missing);
  const unknown = { ...water, photoId: 'img_01K9ZX3Q6T4C8V0R2M5N7P9B1D' };
  expect(await change(buyer, propertyId, unknown)).toMatchObject(missing);

  expect((await change(buyer, propertyId, water)).status).toBe(200);
  const findWater = (items: readonly z.infer<typeof Item>[]) => items.find(({ key }) => key === 'water');
  const photoUrl: unknown = expect.stringContaining(photoId);
  const listWater = async () => [
    findWater(await listItems(buyer, propertyId, seller))?.own,
    findWater(await listItems(seller, propertyId, buyer))?.other,
  ];
  expect(await listWater()).toMatchObject([{ photoUrl }, { photoUrl }]);

  expect((await change(buyer, propertyId, { ...water, photoId: null })).status).toBe(200);
  for (const entry of await listWater()) expect(entry ?? {}).not.toHaveProperty('photoUrl');
});
