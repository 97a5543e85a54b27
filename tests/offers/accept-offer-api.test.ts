import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { createOfferClient, OfferBody } from '../support/clients/offers.ts';
import { password } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';

const offerClient = createOfferClient(cloud);
const {
  createMember,
  callAs,
  publishProperty,
  postOffer,
  makeOffer,
  changeOffer,
  acceptOffer,
  listOffers,
  getOffer,
  getPropertyStatus,
  listEvents,
} = offerClient;
type Member = Awaited<ReturnType<typeof createMember>>;

let seller: Member;
let buyers: Member[];
let ann: Member;
let bob: Member;
beforeAll(async () => {
  seller = await createMember('Sam Seller');
  buyers = [];
  for (const name of ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'])
    buyers.push(await createMember(`${name} Bidder`));
  const [first, second] = buyers;
  if (!first || !second) throw new Error('There are no buyers');
  [ann, bob] = [first, second];
});

const statuses = (replies: readonly { status: number }[]) => replies.map(({ status }) => status).toSorted();
const acceptedOn = async (home: string) =>
  (await listOffers(seller, home)).offers.filter(({ status }) => status === 'accepted');

describe('acceptOffer', () => {
  test('puts every other open offer on hold in its own transaction', async () => {
    const home = await publishProperty(seller);
    const one = await makeOffer(ann, home, 300_000);
    const rest = await Promise.all(buyers.slice(1).map((buyer) => makeOffer(buyer, home, 290_000)));
    await changeOffer(seller, rest[0]?.id ?? '', { action: 'counter', amount: 315_000 });
    expect((await acceptOffer(seller, one.id)).status).toBe(200);
    const { offers } = await listOffers(seller, home);
    expect(offers.map(({ status }) => status).toSorted()).toEqual(['accepted', ...rest.map(() => 'on_hold')]);
    await cloud.idle();
    expect(listEvents('offer.on_hold.v1', home)).toHaveLength(rest.length);
  });

  test('answers 403 to a buyer, who accepts a counter-offer by changeOffer', async () => {
    const home = await publishProperty(seller);
    const { id } = await makeOffer(ann, home, 300_000);
    await changeOffer(seller, id, { action: 'counter', amount: 315_000 });
    expect(await acceptOffer(ann, id)).toMatchObject({ status: 403, body: { code: 'not_owner' } });
    expect((await changeOffer(ann, id, { action: 'accept_counter' })).status).toBe(200);
  });
});

describe('concurrent offer steps', () => {
  test('accept exactly one of two offers and answer 409 with the state to the other', async () => {
    const home = await publishProperty(seller);
    const one = await makeOffer(ann, home, 300_000);
    const two = await makeOffer(bob, home, 310_000);
    const replies = await Promise.all([acceptOffer(seller, one.id), acceptOffer(seller, two.id)]);
    expect(statuses(replies)).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'conflict',
      // The losing offer is a backup already, unless it was read before that and the home after.
      state: expect.toBeOneOf(['on_hold', 'under_offer']),
    });
    await cloud.idle();
    expect(await acceptedOn(home)).toHaveLength(1);
    expect(listEvents('offer.accepted.v1', home)).toHaveLength(1);
    expect(listEvents('property.status_changed.v1', home)).toHaveLength(1);
    const others = (await listOffers(seller, home)).offers.filter(({ status }) => status !== 'accepted');
    expect(others.map(({ status }) => status)).toEqual(['on_hold']);
  });

  test('agree one sale when an offer and another offer’s counter-offer are accepted', async () => {
    const home = await publishProperty(seller);
    const one = await makeOffer(ann, home, 300_000);
    const two = await makeOffer(bob, home, 290_000);
    await changeOffer(seller, two.id, { action: 'counter', amount: 315_000 });
    const replies = await Promise.all([
      acceptOffer(seller, one.id),
      changeOffer(bob, two.id, { action: 'accept_counter' }),
    ]);
    expect(statuses(replies)).toEqual([200, 409]);
    await cloud.idle();
    expect(await acceptedOn(home)).toHaveLength(1);
  });

  test('apply either the acceptance or the withdrawal of one offer', async () => {
    const home = await publishProperty(seller);
    const { id } = await makeOffer(ann, home, 300_000);
    const [accepted, withdrawn] = await Promise.all([
      acceptOffer(seller, id),
      changeOffer(ann, id, { action: 'withdraw' }),
    ]);
    const won = accepted.status === 200;
    // Withdrawing an accepted offer needs a reason.
    expect([accepted, withdrawn].map(({ status }) => status)).toEqual(
      won ? [200, expect.toBeOneOf([409, 422])] : [409, 200],
    );
    expect(await getOffer(seller, home, id)).toMatchObject({ status: won ? 'accepted' : 'withdrawn' });
    expect(await getPropertyStatus(home)).toBe(won ? 'under_offer' : 'live');
  });

  test('keep one open offer per buyer when one of eight buyers sends eight requests', async () => {
    const home = await publishProperty(seller);
    const replies = await Promise.all(
      buyers.map((buyer, index) => postOffer(buyer, home, 300_000 + index * 1_000)),
    );
    expect(statuses(replies)).toEqual(buyers.map(() => 201));
    expect(await listOffers(seller, home)).toMatchObject({ total: buyers.length });
    const other = await publishProperty(seller);
    const again = await Promise.all(buyers.map(() => postOffer(ann, other, 305_000)));
    expect(statuses(again)).toEqual([201, ...buyers.slice(1).map(() => 409)]);
    expect(await listOffers(ann, other)).toMatchObject({ total: 1 });
  });

  test('keep an offer made during an acceptance as a backup', async () => {
    const home = await publishProperty(seller);
    const { id } = await makeOffer(ann, home, 300_000);
    const [accepted, second] = await Promise.all([acceptOffer(seller, id), postOffer(bob, home, 320_000)]);
    expect(statuses([accepted, second])).toEqual([200, 201]);
    await cloud.idle();
    expect(await getOffer(bob, home, OfferBody.parse(second.body).id)).toMatchObject({ status: 'on_hold' });
  });
});

describe('fall-through of a sale', () => {
  const notTheirs = { status: 409, body: { state: 'accepted' } };

  test('frees the property in the same transaction and reopens backups for confirmation', async () => {
    const home = await publishProperty(seller);
    const one = await makeOffer(ann, home, 300_000);
    const two = await makeOffer(bob, home, 295_000);
    await acceptOffer(seller, one.id);
    await cloud.idle();
    const [cat] = buyers.slice(2);
    if (!cat) throw new Error('There is no third buyer');
    const late = await makeOffer(cat, home, 305_000);
    expect(late).toMatchObject({ status: 'on_hold', can: ['raise', 'withdraw'] });
    expect((await getOffer(seller, home, late.id)).amount).toBe(305_000);
    expect((await changeOffer(ann, one.id, { action: 'withdraw' })).status).toBe(422);
    expect(await changeOffer(ann, one.id, { action: 'release', reason: 'survey' })).toMatchObject(notTheirs);
    expect(await changeOffer(ann, one.id, { action: 'withdraw', reason: 'survey' })).toMatchObject({
      body: { status: 'fallen_through', propertyStatus: 'fallen_through' },
    });
    await cloud.idle();
    for (const { id } of [two, late])
      expect(await getOffer(seller, home, id)).toMatchObject({
        status: 'pending',
        reconfirmBy: expect.any(String),
        next: { text: expect.stringMatching(/confirm/i) },
      });
    // Asked to confirm their offers, the backups can open the home, which no one else can find.
    expect(await callAs(bob, 'GET', `/api/properties/${home}`)).toMatchObject({
      status: 200,
      body: { status: 'fallen_through', myOffer: { id: two.id } },
    });
    expect(await callAs(bob, 'GET', '/api/my-buying')).toMatchObject({
      body: {
        buying: expect.arrayContaining([
          expect.objectContaining({
            propertyId: home,
            offer: expect.objectContaining({ id: two.id, reconfirmBy: expect.any(String) }),
          }),
        ]),
      },
    });
    expect((await callAs(ann, 'GET', `/api/properties/${home}`)).status).toBe(404);
    expect((await callAs(seller, 'POST', `/api/relist-property/${home}`)).status).toBe(200);
    expect((await acceptOffer(seller, two.id)).status).toBe(409);
    expect(await changeOffer(bob, two.id, { action: 'reconfirm' })).toMatchObject({ status: 200 });
    expect(await acceptOffer(seller, two.id)).toMatchObject({ status: 200, body: { status: 'accepted' } });
    await cloud.idle();
    expect(await getOffer(seller, home, late.id)).toMatchObject({ status: 'on_hold' });
    expect(await acceptedOn(home)).toHaveLength(1);
  });

  test('can come from the seller, after an acceptance that rejected other offers', async () => {
    const home = await publishProperty(seller);
    const one = await makeOffer(ann, home, 300_000);
    const two = await makeOffer(bob, home, 295_000);
    await acceptOffer(seller, one.id, { keepBackups: false });
    await cloud.idle();
    expect(await getOffer(bob, home, two.id)).toMatchObject({
      status: 'rejected',
      end: 'passed_over',
      next: { findSimilar: true },
    });
    expect(await changeOffer(seller, one.id, { action: 'withdraw', reason: 'too_slow' })).toMatchObject(
      notTheirs,
    );
    expect(await getPropertyStatus(home)).toBe('under_offer');
    expect(await changeOffer(seller, one.id, { action: 'release', reason: 'too_slow' })).toMatchObject({
      body: { status: 'fallen_through' },
    });
    await cloud.idle();
    expect(listEvents('offer.fell_through.v1', one.id)).toMatchObject([{ by: 'seller', reason: 'too_slow' }]);
    expect(await getPropertyStatus(home).catch(() => 'gone')).toBe('gone');
  });
});

test('changes the agreed price only when the other side agrees', async () => {
  const home = await publishProperty(seller);
  const { id } = await makeOffer(ann, home, 300_000);
  await acceptOffer(seller, id);
  const ask = { action: 'ask_change', amount: 290_000, reason: 'The survey found damp' };
  expect(await changeOffer(ann, id, ask)).toMatchObject({
    body: { amount: 300_000, change: { by: 'buyer' } },
  });
  expect((await changeOffer(ann, id, { action: 'agree_change' })).status).toBe(409);
  expect((await changeOffer(seller, id, { ...ask, amount: 299_000 })).status).toBe(409);
  expect(await changeOffer(seller, id, { action: 'decline_change' })).toMatchObject({
    body: { amount: 300_000 },
  });
  await changeOffer(ann, id, { ...ask, amount: 294_000 });
  const agreed = await changeOffer(seller, id, { action: 'agree_change' });
  expect(agreed.body).toMatchObject({ status: 'accepted', amount: 294_000 });
  expect(agreed.body).not.toHaveProperty('change');
});

test('closes the offers on a property that leaves the market, without naming the cause', async () => {
  const home = await publishProperty(seller);
  const { id } = await makeOffer(ann, home, 300_000);
  await callAs(seller, 'DELETE', `/api/properties/${home}?reason=Staying`);
  await cloud.idle();
  expect(await getOffer(ann, home, id)).toMatchObject({ status: 'rejected', end: 'off_market' });
  const sold = await publishProperty(seller);
  const agreed = await makeOffer(ann, sold, 300_000);
  await acceptOffer(seller, agreed.id);
  await callAs(seller, 'DELETE', `/api/properties/${sold}`);
  await cloud.idle();
  expect(await getOffer(ann, sold, agreed.id)).toMatchObject({ status: 'fallen_through' });
});

test('refuses to delete an account with an accepted offer, else withdraws its offers', async () => {
  const home = await publishProperty(seller);
  const leaver = await createMember('Lea Leaver');
  const { id } = await makeOffer(leaver, home, 300_000);
  await acceptOffer(seller, id);
  const leave = () => callAs(leaver, 'DELETE', '/api/delete-account', { password });
  expect(await leave()).toMatchObject({ status: 409, body: { state: 'accepted' } });
  await changeOffer(leaver, id, { action: 'withdraw', reason: 'found_another' });
  const other = await publishProperty(seller);
  const open = await makeOffer(leaver, other, 300_000);
  expect(z.object({ deletesAt: z.string() }).safeParse((await leave()).body).success).toBe(true);
  await cloud.idle();
  expect(await getOffer(seller, other, open.id)).toMatchObject({ status: 'withdrawn' });
});
