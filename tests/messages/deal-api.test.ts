import * as z from 'zod';
import { beforeAll, expect, test, vi } from 'vitest';
import { formatLondonDay } from '../../functions/kernel/london-time.ts';
import { biddingAt } from '../offers/bidding.ts';
import { patience } from '../properties/seller.ts';
import { dealingAt } from '../sales/dealing.ts';
import { cloud } from '../support/cloud.ts';
import { viewingAt } from '../viewings/world.ts';
import { chattingAt } from './chatting.ts';

vi.setConfig({ testTimeout: patience, hookTimeout: patience });
const { chat, member, onSale, own, sent, status, write } = chattingAt(cloud);
const { offered, statusOf } = biddingAt(cloud);
const { ask, inHours, openSlot } = viewingAt(cloud);
const { later, readied, tick } = dealingAt(cloud);
const dayMs = 86_400_000;
const days = (ahead: number) => formatLondonDay(new Date(cloud.clock.now() + ahead * dayMs));

type Member = Awaited<ReturnType<typeof member>>;
let seller: Member;
beforeAll(async () => {
  seller = await member('Dora Dealer');
});
const Deal = z.looseObject({
  viewings: z.array(z.looseObject({ id: z.string(), status: z.string() })),
  offers: z.array(z.looseObject({ id: z.string(), status: z.string(), messageId: z.string() })),
});
const dealOf = async (...args: Parameters<typeof chat>) => Deal.parse(await chat(...args));

test('confirms a viewing by its latest card and rejects answers to an older one', async () => {
  const [home, buyer] = [await onSale(seller), await member('Vic Viewing')];
  const slot = await openSlot(seller, home, inHours(48));
  const { id, messageId } = await ask(buyer, home, slot);
  await cloud.idle();
  expect((await dealOf(seller, home, buyer)).viewings).toMatchObject([{ id, status: 'requested' }]);
  // The buyer made the request, so the seller confirms it.
  expect((await status(buyer, messageId, 'accepted')).status).toBe(409);
  expect(await status(seller, messageId, 'accepted')).toMatchObject({
    status: 200,
    body: { id: messageId, kind: 'card' },
  });
  await cloud.idle();
  const after = await chat(buyer, home, buyer);
  expect(Deal.parse(after).viewings).toMatchObject([{ id, status: 'confirmed' }]);
  expect(after.messages.map(({ kind }) => kind)).toEqual(['card', 'card']);
  expect((await status(seller, messageId, 'cancelled')).status).toBe(409);
  const [latest] = after.messages;
  const cancelled = await own(buyer, 'PUT', `/api/messages/update-status/${latest?.id}`, {
    status: 'cancelled',
    reason: 'We are ill',
  });
  expect(cancelled.status).toBe(200);
  expect((await dealOf(buyer, home, buyer)).viewings).toMatchObject([{ id, status: 'cancelled' }]);
});

test('answers an offer by its card; an accepted one allows contact details and prevents blocking', async () => {
  const [home, buyer, other] = [
    await onSale(seller),
    await member('Olive Offer'),
    await member('Second Best'),
  ];
  const [offer, worse] = [await offered(buyer, home, 320_000), await offered(other, home, 300_000)];
  await cloud.idle();
  expect((await dealOf(buyer, home, buyer)).offers).toMatchObject([{ id: offer.id, status: 'pending' }]);
  expect((await status(buyer, worse.messageId, 'accepted')).status).toBe(404);
  expect((await status(seller, worse.messageId, 'rejected')).status).toBe(200);
  expect((await status(seller, offer.messageId, 'accepted')).status).toBe(200);
  await cloud.idle();
  expect(await statusOf(home)).toBe('under_offer');
  expect(await chat(seller, home, buyer)).toMatchObject({
    offers: [{ id: offer.id, status: 'accepted' }],
    sale: { status: 'under_offer', toUserId: buyer.id },
  });
  expect((await dealOf(other, home, other)).offers).toMatchObject([{ id: worse.id, status: 'rejected' }]);
  expect(await chat(other, home, other)).not.toHaveProperty('sale');
  expect((await status(seller, offer.messageId, 'accepted')).status).toBe(409);

  expect(await sent(buyer, seller, home, 'Call me on 07700 900123')).toMatchObject({ warnings: [] });
  expect(await sent(other, seller, home, 'Call me on 07700 900123')).toMatchObject({
    warnings: ['contact_details'],
  });
  for (const [one, two] of [
    [seller, buyer],
    [buyer, seller],
  ] as const)
    expect(await own(one, 'POST', '/api/report', { type: 'block', userId: two.id })).toMatchObject({
      status: 409,
      body: { state: 'in_sale' },
    });
});

test('shows in the inbox of a property how far each buyer is', async () => {
  const [home, buyer, looker] = [
    await onSale(seller),
    await member('Ines Inbox'),
    await member('Lou Looker'),
  ];
  const slot = await openSlot(seller, home, inHours(72));
  await ask(looker, home, slot);
  const offer = await offered(buyer, home, 310_000);
  await cloud.idle();
  const { body } = await own(seller, 'GET', `/api/property-messages/${home}`);
  expect(body).toMatchObject({ total: 2 });
  expect(body['threads']).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        buyerId: buyer.id,
        stage: 'offer_made',
        unread: 1,
        offer: { id: offer.id, status: 'pending', amount: 310_000, sealed: false, note: false },
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
  const [home, buyer] = [await onSale(seller), await member('Bea Barred')];
  const slot = await openSlot(seller, home, inHours(96));
  await ask(buyer, home, slot);
  await offered(buyer, home, 300_000);
  await cloud.idle();
  await own(seller, 'POST', '/api/report', { type: 'block', userId: buyer.id });
  await cloud.idle();
  const deal = await dealOf(buyer, home, buyer);
  expect(deal.viewings.map((one) => one.status)).not.toContain('requested');
  expect(deal.offers.map((one) => one.status)).not.toContain('pending');
});

test('keeps the chat of a sale open until a year after completion', async () => {
  // Before all other deals, so that the year that passes does not move them.
  cloud.clock.advance(-400 * dayMs);
  seller = await later(0, seller);
  const buyer = await member('Sara Sold');
  const { propertyId } = await readied(seller, buyer);
  const completionDate = days(7);
  for (const person of [seller, buyer])
    await tick(person, propertyId, 'exchanged', { date: days(0), completionDate });
  const [keen, keener] = [await later(8 * dayMs, buyer), await later(0, seller)];
  for (const person of [keen, keener]) await tick(person, propertyId, 'completed');
  await cloud.idle();
  expect(await statusOf(propertyId)).toBe('completed');
  expect((await write(keen, keener, propertyId, 'Where is the key to the shed?')).status).toBe(201);
  const open = await chat(keener, propertyId, keen);
  expect(open).toMatchObject({ sale: { status: 'completed' } });
  expect(open).not.toHaveProperty('closed');

  const [wiser, older] = [await later(366 * dayMs, keen), await later(0, keener)];
  expect(await write(wiser, older, propertyId, 'Hello again')).toMatchObject({
    status: 409,
    body: { state: 'ended' },
  });
  expect(await chat(older, propertyId, wiser)).toMatchObject({ closed: 'ended' });
});
