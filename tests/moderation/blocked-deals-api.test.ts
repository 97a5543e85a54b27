import { expect, test } from 'vitest';
import { createOfferClient } from '../support/clients/offers.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('offers');
const { callAs, createMember, publishProperty, makeOffer, rejectOffer } = createOfferClient(cloud);

test.each([true, false])(
  'a buyer is offered nothing that a block refuses (blocked by the seller: %s)',
  async (isBySeller) => {
    const seller = await createMember();
    const buyer = await createMember();
    const home = await publishProperty(seller);
    const { id } = await makeOffer(buyer, home, 300_000);
    await rejectOffer(seller, id);
    const readOffers = async () => (await callAs(buyer, 'GET', '/api/my-offers')).body['offers'];
    const readPage = async () => (await callAs(buyer, 'GET', `/api/properties/${home}`)).body;
    expect(await readOffers()).toMatchObject([{ next: { canOfferAgain: true } }]);
    expect(await readPage()).not.toHaveProperty('isBarred');

    const [blocker, blocked] = isBySeller ? [seller, buyer] : [buyer, seller];
    await callAs(blocker, 'POST', '/api/report', { type: 'block', userId: blocked.id });
    expect(await readOffers()).toMatchObject([
      { next: { text: 'The seller declined your offer.', findSimilar: true, canOfferAgain: false } },
    ]);
    expect(await readPage()).toMatchObject({ isBarred: true });
  },
);
