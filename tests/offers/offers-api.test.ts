import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { dayMs } from '../../functions/kernel/time.ts';
import { createOfferClient, OfferBody } from '../support/clients/offers.ts';
import { cloud } from '../support/cloud.ts';

const offerClient = createOfferClient(cloud);
const {
  createMember,
  callAs,
  publishProperty,
  getPropertyPage,
  postOffer,
  makeOffer,
  changeOffer,
  acceptOffer,
  rejectOffer,
  listOffers,
  getOffer,
  listEvents,
} = offerClient;
type Member = Awaited<ReturnType<typeof createMember>>;

let seller: Member;
let ann: Member;
let bob: Member;
beforeAll(async () => {
  seller = await createMember('Sally Offers');
  ann = await createMember('Ann Buyer');
  bob = await createMember('Bob Buyer');
});

describe('makeOffer', () => {
  test('sends the offer to the seller and hides it from other users', async () => {
    const home = await publishProperty(seller);
    const { status, body } = await postOffer(ann, home, 310_000, { message: 'We love the garden' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'pending',
      amount: 310_000,
      side: 'buyer',
      sealed: false,
      counterpart: { id: seller.id, user_name: 'Sally Offers' },
      legal: expect.stringContaining('Subject to contract'),
      next: { text: expect.stringContaining('Your offer is with the seller') },
      history: [{ kind: 'made', by: 'buyer', amount: 310_000 }],
    });
    const { id, can } = OfferBody.parse(body);
    expect(can.toSorted()).toEqual(['raise', 'withdraw']);
    const [theirs] = (await listOffers(seller, home)).offers;
    expect(theirs).toMatchObject({
      id,
      side: 'seller',
      message: 'We love the garden',
      counterpart: { id: ann.id },
      can: ['accept', 'counter', 'reject'],
    });
    expect(await listOffers(bob, home)).toMatchObject({ offers: [], total: 0 });
    await cloud.idle();
    expect(listEvents('offer.made.v1', id)).toMatchObject([
      { amount: 310_000, backup: false, sealed: false },
    ]);
    expect((await getPropertyPage(home, ann)).body['myOffer']).toEqual({
      id,
      status: 'pending',
      amount: 310_000,
    });
    expect((await getPropertyPage(home, bob)).body).not.toHaveProperty('myOffer');
  });

  test('is shown on the page of the home once it has ended, until another offer is made', async () => {
    const home = await publishProperty(seller);
    const { id } = await makeOffer(ann, home, 300_000);
    expect((await rejectOffer(seller, id)).status).toBe(200);
    await expect
      .poll(async () => (await getPropertyPage(home, ann)).body)
      .toMatchObject({ myEndedOffer: { id, status: 'rejected', amount: 300_000 } });
    expect((await getPropertyPage(home, ann)).body).not.toHaveProperty('myOffer');
    expect((await getPropertyPage(home, bob)).body).not.toHaveProperty('myEndedOffer');
    const next = await makeOffer(ann, home, 320_000);
    const { body } = await getPropertyPage(home, ann);
    expect(body).toMatchObject({ myOffer: { id: next.id } });
    expect(body).not.toHaveProperty('myEndedOffer');
  });

  test("refuses the seller's own property, one that is not on sale and a second open offer", async () => {
    const home = await publishProperty(seller);
    expect(await postOffer(seller, home, 300_000)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    await makeOffer(ann, home, 300_000);
    expect(await postOffer(ann, home, 305_000)).toMatchObject({ status: 409, body: { state: 'open_offer' } });
    await offerClient.setPublished(seller, home, false);
    expect((await postOffer(bob, home, 300_000)).status).toBe(404);
    expect((await postOffer(bob, 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D', 300_000)).status).toBe(404);
  });

  test('asks to confirm an amount far from the price and rejects impossible dates', async () => {
    const home = await publishProperty(seller);
    const low = await postOffer(bob, home, 150_000);
    expect(low).toMatchObject({
      status: 422,
      body: { errors: { confirmLow: [expect.stringContaining('half')] } },
    });
    expect(await postOffer(ann, home, 500_000)).toMatchObject({
      status: 422,
      body: { errors: { confirmHigh: [expect.stringContaining('one and a half times')] } },
    });
    expect(await postOffer(ann, home, 500_000, { confirmHigh: true })).toMatchObject({ status: 201 });
    expect(await postOffer(bob, home, 1e15, { confirmHigh: true })).toMatchObject({
      status: 422,
      body: { errors: { amount: expect.anything() } },
    });
    expect(
      await postOffer(bob, home, 300_000, { expiresAt: new Date(cloud.clock.now()).toISOString() }),
    ).toMatchObject({
      status: 422,
      body: { errors: { expiresAt: expect.anything() } },
    });
    expect(await postOffer(bob, home, 300_000, { targetExchange: '2020-01-01' })).toMatchObject({
      status: 422,
      body: { errors: { targetExchange: expect.anything() } },
    });
    expect(await postOffer(bob, home, 150_000, { confirmLow: true })).toMatchObject({ status: 201 });
  });

  test('refuses an offer to a blocked user and withdraws the open one without naming the cause', async () => {
    const home = await publishProperty(seller);
    const other = await publishProperty(seller);
    const carl = await createMember('Carl Buyer');
    const { id } = await makeOffer(carl, home, 300_000);
    await callAs(carl, 'POST', '/api/report', {
      type: 'block',
      userId: seller.id,
      category: 'other',
      details: 'No more, please',
    });
    await cloud.idle();
    expect(await getOffer(seller, home, id)).toMatchObject({ status: 'withdrawn' });
    expect(JSON.stringify(await getOffer(seller, home, id))).not.toContain('block');
    expect(await postOffer(carl, other, 300_000)).toMatchObject({
      status: 403,
      body: { code: 'blocked_by_user' },
    });
  });
});

test('sorts the offers on a property by visible amount or by parts of certainty', async () => {
  const home = await publishProperty(seller);
  const high = await makeOffer(ann, home, 330_000, { position: 'not_on_market' });
  const sure = await makeOffer(bob, home, 315_000, { funding: 'cash' });
  const ids = async (sort: string) =>
    (await listOffers(seller, home, `?sort=${sort}`)).offers.map(({ id }) => id);
  expect(await ids('amount')).toEqual([high.id, sure.id]);
  expect(await ids('certainty')).toEqual([sure.id, high.id]);
  expect(await ids('newest')).toEqual([sure.id, high.id]);
  const parts = z
    .array(z.looseObject({ part: z.string() }))
    .parse((await getOffer(seller, home, high.id))['strength']);
  expect(parts.map(({ part }) => part)).toEqual(['amount', 'funding', 'chain', 'proof', 'timing']);
  // One buyer's answers contain nothing of the other buyer's offer.
  const bobs = JSON.stringify([
    await listOffers(bob, home),
    (await getPropertyPage(home, bob)).body,
    (await callAs(bob, 'GET', '/api/my-offers')).body,
  ]);
  for (const secret of [ann.id, 'Ann Buyer', high.id, '330000', '330,000'])
    expect(bobs).not.toContain(secret);
  expect(JSON.parse(bobs)[0]).not.toHaveProperty('openOffers');
});

describe('negotiation of an offer', () => {
  test('asks about each sum far from the asking price, whoever names it', async () => {
    const home = await publishProperty(seller);
    const { id } = await makeOffer(ann, home, 120_000, { confirmLow: true });
    const expectAsked = async (person: Member, body: Record<string, unknown>, field: string) => {
      const refused = await changeOffer(person, id, body);
      expect(refused).toMatchObject({
        status: 422,
        body: { errors: { [field]: [expect.stringContaining('the asking price of £325,000')] } },
      });
      expect(Object.keys(Object(refused.body['errors']))).toEqual([field]);
    };
    // Other terms for the sum that was confirmed are no new sum.
    expect((await changeOffer(ann, id, { funding: 'cash' })).status).toBe(200);
    await expectAsked(ann, { amount: 130_000 }, 'confirmLow');
    expect((await changeOffer(ann, id, { amount: 130_000, confirmLow: true })).status).toBe(200);
    // A large step up to a usual sum is no slip.
    expect((await changeOffer(ann, id, { amount: 324_000 })).status).toBe(200);
    await expectAsked(ann, { amount: 500_000 }, 'confirmHigh');
    const counter = { action: 'counter' };
    await expectAsked(seller, { ...counter, amount: 32_000 }, 'confirmLow');
    expect(await changeOffer(seller, id, { ...counter, amount: 3_200_000, confirmHigh: true })).toMatchObject(
      {
        status: 200,
        body: { counter: { amount: 3_200_000 } },
      },
    );

    await changeOffer(seller, id, { ...counter, amount: 325_000 });
    expect((await changeOffer(ann, id, { action: 'accept_counter' })).status).toBe(200);
    const change = { action: 'ask_change', reason: 'The survey found damp' };
    await expectAsked(ann, { ...change, amount: 31_500 }, 'confirmLow');
    expect((await changeOffer(ann, id, { ...change, amount: 150_000, confirmLow: true })).status).toBe(200);
  });

  test("keeps every step and agrees on the counter-offer's amount when the buyer accepts", async () => {
    const home = await publishProperty(seller);
    const { id } = await makeOffer(ann, home, 300_000);
    expect(await changeOffer(ann, id, { amount: 290_000 })).toMatchObject({
      status: 422,
      body: { errors: { amount: expect.anything() } },
    });
    expect((await changeOffer(ann, id, {})).status).toBe(422);
    expect(await changeOffer(ann, id, { amount: 305_000, note: 'Our best' })).toMatchObject({
      body: { amount: 305_000 },
    });
    expect(
      await changeOffer(seller, id, {
        action: 'counter',
        amount: 320_000,
        conditions: ['The shed stays mine'],
      }),
    ).toMatchObject({
      body: {
        status: 'countered',
        counter: { amount: 320_000 },
        next: { text: expect.stringContaining('The buyer has until') },
      },
    });
    expect(await changeOffer(ann, id, { action: 'reject_counter' })).toMatchObject({
      body: { status: 'pending', amount: 305_000 },
    });
    await changeOffer(seller, id, { action: 'counter', amount: 318_000 });
    expect(await changeOffer(bob, id, { action: 'accept_counter' })).toMatchObject({ status: 404 });
    expect(await changeOffer(seller, id, { action: 'accept_counter' })).toMatchObject({
      status: 409,
      body: { state: 'countered' },
    });
    const agreed = await changeOffer(ann, id, { action: 'accept_counter' });
    expect(agreed).toMatchObject({
      status: 200,
      body: { status: 'accepted', amount: 318_000, propertyStatus: 'under_offer' },
    });
    expect(OfferBody.parse(agreed.body).history.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['made', 300_000],
      ['raised', 305_000],
      ['countered', 320_000],
      ['counter_declined', undefined],
      ['countered', 318_000],
      ['accepted', 318_000],
    ]);
    expect(await offerClient.getPropertyStatus(home)).toBe('under_offer');
    await cloud.idle();
    expect(listEvents('offer.accepted.v1', id)).toMatchObject([{ amount: 318_000, by: 'buyer' }]);
    expect(listEvents('property.status_changed.v1', home)).toMatchObject([
      { from: 'live', to: 'under_offer' },
    ]);
  });

  test('ends with a reason when the seller rejects it, and the buyer may offer again', async () => {
    const home = await publishProperty(seller);
    const { id } = await makeOffer(ann, home, 300_000);
    expect((await callAs(seller, 'PUT', `/api/reject-offer/${id}`, {})).status).toBe(422);
    expect((await rejectOffer(ann, id)).status).toBe(409);
    expect(await rejectOffer(seller, id)).toMatchObject({
      status: 200,
      body: { status: 'rejected', can: [] },
    });
    expect(await acceptOffer(seller, id)).toMatchObject({ status: 409, body: { state: 'rejected' } });
    expect((await postOffer(ann, home, 310_000)).status).toBe(201);
    expect(await listOffers(ann, home)).toMatchObject({ total: 2 });
  });

  test('expires an unanswered counter-offer and an offer with an end, with one event each', async () => {
    const home = await publishProperty(seller);
    const { id } = await makeOffer(ann, home, 300_000, {
      expiresAt: new Date(cloud.clock.now() + 10 * dayMs).toISOString(),
    });
    await changeOffer(seller, id, { action: 'counter', amount: 320_000 });
    await cloud.idle();
    // The third evening can be almost four days ahead.
    cloud.clock.advance(4 * dayMs);
    const [later, owner] = await Promise.all([
      offerClient.advanceAndLogIn(0, ann),
      offerClient.advanceAndLogIn(0, seller),
    ]);
    expect(await getOffer(later, home, id)).toMatchObject({ status: 'pending', amount: 300_000 });
    await cloud.idle();
    expect(listEvents('offer.counter_declined.v1', id)).toMatchObject([{ lapsed: true }]);
    expect(await changeOffer(later, id, { action: 'accept_counter' })).toMatchObject({
      status: 409,
      body: { state: 'pending' },
    });
    cloud.clock.advance(8 * dayMs);
    const [last, sally] = await Promise.all([
      offerClient.advanceAndLogIn(0, ann),
      offerClient.advanceAndLogIn(0, owner),
    ]);
    expect(await acceptOffer(sally, id)).toMatchObject({ status: 409, body: { state: 'expired' } });
    expect((await postOffer(last, home, 301_000)).status).toBe(201);
    await cloud.idle();
    expect(listEvents('offer.expired.v1', id)).toHaveLength(1);
  });
});
