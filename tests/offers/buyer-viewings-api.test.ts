import { expect, test } from 'vitest';
import { dayMs } from '../../functions/kernel/time.ts';
import { createOfferClient } from '../support/clients/offers.ts';
import { createViewingClient } from '../support/clients/viewings.ts';
import { cloud } from '../support/cloud.ts';

const { createMember, publishProperty, makeOffer, listOffers, callAs, advanceAndLogIn } =
  createOfferClient(cloud);
const { getSlotStart, openSlot, bookViewing } = createViewingClient(cloud);

test('tells the seller alone whether the buyer of an offer has seen the home', async () => {
  let seller = await createMember('Sally Seen');
  const buyer = await createMember('Ben Seen');
  const home = await publishProperty(seller);
  const start = getSlotStart(48);
  await bookViewing(seller, buyer, home, await openSlot(seller, home, start));
  await makeOffer(buyer, home, 310_000);
  await makeOffer(await createMember('Una Unseen'), home, 300_000);
  expect((await listOffers(seller, home, '?sort=amount')).offers).toMatchObject([
    { buyerViewings: { seen: 0, nextAt: start } },
    { buyerViewings: { seen: 0 } },
  ]);

  seller = await advanceAndLogIn(3 * dayMs, seller);
  const { offers } = await listOffers(seller, home, '?sort=amount');
  expect(offers.map((offer) => offer['buyerViewings'])).toEqual([{ seen: 1, lastAt: start }, { seen: 0 }]);
  const again = await advanceAndLogIn(0, buyer);
  const { body } = await callAs(again, 'GET', '/api/my-offers');
  expect(body).toMatchObject({ offers: [{ propertyId: home }] });
  expect(JSON.stringify(body)).not.toContain('buyerViewings');
});
