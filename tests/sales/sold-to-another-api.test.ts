import { expect, test } from 'vitest';
import { dayMs } from '../../functions/kernel/time.ts';
import { createSaleClient } from '../support/clients/sales.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('notifications');
cloud.wake('messages');

const {
  callAs,
  createMember,
  listEvents,
  makeCashOffer,
  nameSolicitor,
  prepareExchange,
  publishProperty,
  tickMilestone,
} = createSaleClient(cloud);

test('tells the buyer of a backup that the home was sold to another buyer', async () => {
  const [seller, buyer, rival] = [
    await createMember('Sid Sold'),
    await createMember('Bea Bought'),
    await createMember('Rob Rival'),
  ];
  const { propertyId } = await prepareExchange(seller, buyer);
  const id = await makeCashOffer(rival, propertyId);
  const completionDate = new Date(cloud.clock.now() + 14 * dayMs).toISOString().slice(0, 10);
  await tickMilestone(seller, propertyId, 'exchanged', { completionDate });
  expect(await tickMilestone(buyer, propertyId, 'exchanged')).toMatchObject({ status: 200 });
  await cloud.idle();
  expect(listEvents('offer.rejected.v1', id)).toMatchObject([{ by: 'system', reason: 'sold' }]);
  const { body: own } = await callAs(rival, 'GET', '/api/my-offers');
  expect(own).toMatchObject({
    offers: [{ id, end: 'sold', can: [], next: { findSimilar: true } }],
  });
  expect(JSON.stringify(own)).not.toContain('another offer');
  expect((await callAs(rival, 'GET', '/api/my-buying')).body).toMatchObject({
    buying: [{ stage: 'ended', offer: { end: 'sold' } }],
  });
  expect((await callAs(rival, 'GET', '/api/messages')).body).toMatchObject({
    threads: [{ last: { text: 'Sold to another buyer' } }],
  });
  expect((await callAs(rival, 'GET', '/api/notifications')).body).toMatchObject({
    notifications: expect.arrayContaining([
      expect.objectContaining({ title: expect.stringMatching(/^Sold to another buyer/) }),
    ]),
  });
  // The buyer of the home reads nothing of another one.
  expect(JSON.stringify((await callAs(buyer, 'GET', '/api/my-buying')).body)).not.toContain('sold');
});

test('refuses the solicitor of an owner who has no sale yet, with the state of the home', async () => {
  const seller = await createMember('Una Unsold');
  const propertyId = await publishProperty(seller);
  expect(await nameSolicitor(seller, propertyId)).toMatchObject({
    status: 409,
    body: { state: 'live' },
  });
  const stranger = await createMember('Stan Stranger');
  expect(await nameSolicitor(stranger, propertyId)).toMatchObject({ status: 404 });
});
