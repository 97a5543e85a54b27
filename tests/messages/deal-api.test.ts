import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { formatLondonDay } from '../../functions/kernel/london-time.ts';
import { dayMs } from '../../functions/kernel/time.ts';
import { createMessageClient } from '../support/clients/messages.ts';
import { createOfferClient } from '../support/clients/offers.ts';
import { createSaleClient } from '../support/clients/sales.ts';
import { createViewingClient } from '../support/clients/viewings.ts';
import { cloud } from '../support/cloud.ts';

const { getChat, createMember, publishProperty, callAs, sendMessage, setMessageStatus, postMessage } =
  createMessageClient(cloud);
const { makeOffer, getPropertyStatus } = createOfferClient(cloud);
const { requestViewing, getSlotStart, openSlot } = createViewingClient(cloud);
const { advanceAndLogIn, prepareExchange, tickMilestone } = createSaleClient(cloud);
const days = (ahead: number) => formatLondonDay(new Date(cloud.clock.now() + ahead * dayMs));

type Member = Awaited<ReturnType<typeof createMember>>;
let seller: Member;
beforeAll(async () => {
  seller = await createMember('Dora Dealer');
});
const Deal = z.looseObject({
  viewings: z.array(z.looseObject({ id: z.string(), status: z.string() })),
  offers: z.array(z.looseObject({ id: z.string(), status: z.string(), messageId: z.string() })),
});
const dealOf = async (...args: Parameters<typeof getChat>) => Deal.parse(await getChat(...args));

test('confirms a viewing by its latest card and rejects answers to an older one', async () => {
  const [home, buyer] = [await publishProperty(seller), await createMember('Vic Viewing')];
  const slot = await openSlot(seller, home, getSlotStart(48));
  const { id, messageId } = await requestViewing(buyer, home, slot);
  await cloud.idle();
  expect((await dealOf(seller, home, buyer)).viewings).toMatchObject([{ id, status: 'requested' }]);
  // The buyer made the request, so the seller confirms it.
  expect((await setMessageStatus(buyer, messageId, 'accepted')).status).toBe(409);
  expect(await setMessageStatus(seller, messageId, 'accepted')).toMatchObject({
    status: 200,
    body: { id: messageId, kind: 'card' },
  });
  await cloud.idle();
  const after = await getChat(buyer, home, buyer);
  expect(Deal.parse(after).viewings).toMatchObject([{ id, status: 'confirmed' }]);
  expect(after.messages.map(({ kind }) => kind)).toEqual(['card', 'card']);
  expect((await setMessageStatus(seller, messageId, 'cancelled')).status).toBe(409);
  const [latest] = after.messages;
  const cancelled = await callAs(buyer, 'PUT', `/api/messages/update-status/${latest?.id}`, {
    status: 'cancelled',
    reason: 'We’re unwell',
  });
  expect(cancelled.status).toBe(200);
  expect((await dealOf(buyer, home, buyer)).viewings).toMatchObject([{ id, status: 'cancelled' }]);
});

test('answers an offer by its card; an accepted one allows contact details and prevents blocking', async () => {
  const [home, buyer, other] = [
    await publishProperty(seller),
    await createMember('Olive Offer'),
    await createMember('Second Best'),
  ];
  const [offer, worse] = [await makeOffer(buyer, home, 320_000), await makeOffer(other, home, 300_000)];
  await cloud.idle();
  expect((await dealOf(buyer, home, buyer)).offers).toMatchObject([{ id: offer.id, status: 'pending' }]);
  expect((await setMessageStatus(buyer, worse.messageId, 'accepted')).status).toBe(404);
  expect((await setMessageStatus(seller, worse.messageId, 'rejected')).status).toBe(200);
  expect((await setMessageStatus(seller, offer.messageId, 'accepted')).status).toBe(200);
  await cloud.idle();
  expect(await getPropertyStatus(home)).toBe('under_offer');
  expect(await getChat(seller, home, buyer)).toMatchObject({
    offers: [{ id: offer.id, status: 'accepted' }],
    sale: { status: 'under_offer', toUserId: buyer.id },
  });
  expect((await dealOf(other, home, other)).offers).toMatchObject([{ id: worse.id, status: 'rejected' }]);
  expect(await getChat(other, home, other)).not.toHaveProperty('sale');
  expect((await setMessageStatus(seller, offer.messageId, 'accepted')).status).toBe(409);

  expect(await sendMessage(buyer, seller, home, 'Call me on 07700 900123')).toMatchObject({ warnings: [] });
  expect(await sendMessage(other, seller, home, 'Call me on 07700 900123')).toMatchObject({
    warnings: ['contact_details'],
  });
  for (const [one, two] of [
    [seller, buyer],
    [buyer, seller],
  ] as const)
    expect(await callAs(one, 'POST', '/api/report', { type: 'block', userId: two.id })).toMatchObject({
      status: 409,
      body: { state: 'in_sale' },
    });
});

test('shows in the inbox of a property how far each buyer is', async () => {
  const [home, buyer, looker] = [
    await publishProperty(seller),
    await createMember('Ines Inbox'),
    await createMember('Lou Looker'),
  ];
  const slot = await openSlot(seller, home, getSlotStart(72));
  await requestViewing(looker, home, slot);
  const offer = await makeOffer(buyer, home, 310_000);
  await cloud.idle();
  const { body } = await callAs(seller, 'GET', `/api/property-messages/${home}`);
  expect(body).toMatchObject({ total: 2 });
  expect(body['threads']).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        buyerId: buyer.id,
        stage: 'offer_made',
        unread: 1,
        offer: { id: offer.id, status: 'pending', amount: 310_000, sealed: false, nation: 'england' },
      }),
      expect.objectContaining({
        buyerId: looker.id,
        stage: 'viewing_requested',
        viewing: expect.objectContaining({ status: 'requested' }),
      }),
    ]),
  );
});

test('ends open viewings and offers between two people when one blocks the other', async () => {
  const [home, buyer] = [await publishProperty(seller), await createMember('Bea Barred')];
  const slot = await openSlot(seller, home, getSlotStart(96));
  await requestViewing(buyer, home, slot);
  await makeOffer(buyer, home, 300_000);
  await cloud.idle();
  await callAs(seller, 'POST', '/api/report', { type: 'block', userId: buyer.id });
  await cloud.idle();
  const deal = await dealOf(buyer, home, buyer);
  expect(deal.viewings.map((one) => one.status)).not.toContain('requested');
  expect(deal.offers.map((one) => one.status)).not.toContain('pending');
});

test('keeps the chat of a sale open until a year after completion', async () => {
  // Before all other deals, so that the year that passes does not move them.
  cloud.clock.advance(-400 * dayMs);
  seller = await advanceAndLogIn(0, seller);
  const buyer = await createMember('Sara Sold');
  const { propertyId } = await prepareExchange(seller, buyer);
  const completionDate = days(7);
  for (const person of [seller, buyer])
    await tickMilestone(person, propertyId, 'exchanged', { date: days(0), completionDate });
  const [keen, keener] = [await advanceAndLogIn(8 * dayMs, buyer), await advanceAndLogIn(0, seller)];
  for (const person of [keen, keener]) await tickMilestone(person, propertyId, 'completed');
  await cloud.idle();
  expect(await getPropertyStatus(propertyId)).toBe('completed');
  expect((await postMessage(keen, keener, propertyId, 'Where is the key to the shed?')).status).toBe(201);
  const open = await getChat(keener, propertyId, keen);
  expect(open).toMatchObject({ sale: { status: 'completed' } });
  expect(open).not.toHaveProperty('closed');

  const [wiser, older] = [await advanceAndLogIn(366 * dayMs, keen), await advanceAndLogIn(0, keener)];
  expect(await postMessage(wiser, older, propertyId, 'Hello again')).toMatchObject({
    status: 409,
    body: { state: 'ended' },
  });
  expect(await getChat(older, propertyId, wiser)).toMatchObject({ closed: 'ended' });
});
