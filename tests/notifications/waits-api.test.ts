import { expect, test } from 'vitest';
import * as z from 'zod';
import { dayMs } from '../../functions/kernel/time.ts';
import { createNotificationClient } from '../support/clients/notifications.ts';
import { createOfferClient } from '../support/clients/offers.ts';
import { createSaleClient } from '../support/clients/sales.ts';
import { cloud } from '../support/cloud.ts';

const { createMember, publishProperty, grantPackage, callAs } = createNotificationClient(cloud);
const { makeOffer, changeOffer } = createOfferClient(cloud);
const { prepareExchange, tickMilestone } = createSaleClient(cloud);
type Member = Awaited<ReturnType<typeof createMember>>;

const Listed = z.object({
  notifications: z.array(
    z.looseObject({ topic: z.string(), wait: z.looseObject({ kind: z.string() }).optional() }),
  ),
});
/** What waits on the notifications of a person about a topic, the newest first. */
const listWaits = async (person: Member, about = 'offers') => {
  await cloud.idle();
  const { notifications } = Listed.parse((await callAs(person, 'GET', '/api/notifications')).body);
  return notifications.flatMap(({ topic, wait }) => (topic === about ? [wait?.kind] : []));
};

test('say what waits for their reader until it is done, the newest of each offer', async () => {
  const seller = await createMember('Willa Waits');
  const [ann, bob] = [await createMember('Ann Waits'), await createMember('Bob Waits')];
  const home = await publishProperty(seller);
  await grantPackage(seller, home, 'plus');
  const { id } = await makeOffer(ann, home, 300_000);
  await makeOffer(bob, home, 305_000);
  expect(await listWaits(seller)).toEqual(['offer', 'offer']);

  await changeOffer(seller, id, { action: 'counter', amount: 315_000 });
  expect(await listWaits(ann)).toEqual(['counter']);
  expect(await listWaits(seller)).toEqual(['offer', undefined]);

  await changeOffer(ann, id, { action: 'reject_counter' });
  expect(await listWaits(ann)).toEqual([undefined]);
  expect(await listWaits(seller)).toEqual(['offer', 'offer', undefined]);

  const deadline = new Date(cloud.clock.now() + dayMs).toISOString();
  await callAs(seller, 'POST', `/api/best-and-final/${home}`, { deadline });
  expect(await listWaits(bob)).toEqual(['final_offer']);
  expect(await listWaits(ann)).toEqual(['final_offer', undefined]);
});

test('ask for the review of a sale that is completed', async () => {
  const [seller, buyer] = [await createMember('Sara Waits'), await createMember('Bill Waits')];
  const { propertyId } = await prepareExchange(seller, buyer);
  const completionDate = new Date(cloud.clock.now() + 14 * dayMs).toISOString().slice(0, 10);
  await tickMilestone(seller, propertyId, 'exchanged', { completionDate });
  await tickMilestone(buyer, propertyId, 'exchanged');
  await tickMilestone(seller, propertyId, 'completed', { early: true });
  await tickMilestone(buyer, propertyId, 'completed', { early: true });
  expect((await listWaits(buyer, 'sale'))[0]).toBe('review');

  await callAs(buyer, 'PUT', `/api/sale/${propertyId}/review`, { stars: 5, text: 'Kind throughout.' });
  expect((await listWaits(buyer, 'sale'))[0]).toBeUndefined();
  expect(await listWaits(seller, 'sale')).toContain('review');
});
