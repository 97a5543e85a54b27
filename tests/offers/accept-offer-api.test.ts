import * as z from 'zod';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { patience } from '../properties/seller.ts';
import { password } from '../accounts/visitor.ts';
import { cloud } from '../support/cloud.ts';
import { biddingAt, Told } from './bidding.ts';

vi.setConfig({ testTimeout: patience, hookTimeout: patience });
const at = biddingAt(cloud);
const { member, own, onSale, offer, offered, change, accept, offersOn, seen, statusOf, told } = at;
type Member = Awaited<ReturnType<typeof member>>;

let seller: Member;
let buyers: Member[];
let ann: Member;
let bob: Member;
beforeAll(async () => {
  seller = await member('Sam Seller');
  buyers = [];
  for (const name of ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'])
    buyers.push(await member(`${name} Bidder`));
  const [first, second] = buyers;
  if (!first || !second) throw new Error('There are no buyers');
  [ann, bob] = [first, second];
});

const statuses = (replies: readonly { status: number }[]) => replies.map(({ status }) => status).toSorted();
const acceptedOn = async (home: string) =>
  (await offersOn(seller, home)).offers.filter(({ status }) => status === 'accepted');

describe('acceptOffer', () => {
  test('puts every other open offer on hold in its own transaction', async () => {
    const home = await onSale(seller);
    const one = await offered(ann, home, 300_000);
    const rest = await Promise.all(buyers.slice(1).map((buyer) => offered(buyer, home, 290_000)));
    await change(seller, rest[0]?.id ?? '', { action: 'counter', amount: 315_000 });
    expect((await accept(seller, one.id)).status).toBe(200);
    const { offers } = await offersOn(seller, home);
    expect(offers.map(({ status }) => status).toSorted()).toEqual(['accepted', ...rest.map(() => 'on_hold')]);
    await cloud.idle();
    expect(told('offer.on_hold.v1', home)).toHaveLength(rest.length);
  });

  test('answers 403 to a buyer, who accepts a counter-offer by changeOffer', async () => {
    const home = await onSale(seller);
    const { id } = await offered(ann, home, 300_000);
    await change(seller, id, { action: 'counter', amount: 315_000 });
    expect(await accept(ann, id)).toMatchObject({ status: 403, body: { code: 'not_owner' } });
    expect((await change(ann, id, { action: 'accept_counter' })).status).toBe(200);
  });
});

describe('concurrent offer steps', () => {
  test('accept exactly one of two offers and answer 409 with the state to the other', async () => {
    const home = await onSale(seller);
    const one = await offered(ann, home, 300_000);
    const two = await offered(bob, home, 310_000);
    const replies = await Promise.all([accept(seller, one.id), accept(seller, two.id)]);
    expect(statuses(replies)).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'conflict',
      // The losing offer is a backup already.
      state: 'on_hold',
    });
    await cloud.idle();
    expect(await acceptedOn(home)).toHaveLength(1);
    expect(told('offer.accepted.v1', home)).toHaveLength(1);
    expect(told('property.status_changed.v1', home)).toHaveLength(1);
    const others = (await offersOn(seller, home)).offers.filter(({ status }) => status !== 'accepted');
    expect(others.map(({ status }) => status)).toEqual(['on_hold']);
  });

  test('agree one sale when an offer and another offer’s counter-offer are accepted', async () => {
    const home = await onSale(seller);
    const one = await offered(ann, home, 300_000);
    const two = await offered(bob, home, 290_000);
    await change(seller, two.id, { action: 'counter', amount: 315_000 });
    const replies = await Promise.all([
      accept(seller, one.id),
      change(bob, two.id, { action: 'accept_counter' }),
    ]);
    expect(statuses(replies)).toEqual([200, 409]);
    await cloud.idle();
    expect(await acceptedOn(home)).toHaveLength(1);
  });

  test('apply either the acceptance or the withdrawal of one offer', async () => {
    const home = await onSale(seller);
    const { id } = await offered(ann, home, 300_000);
    const [accepted, withdrawn] = await Promise.all([
      accept(seller, id),
      change(ann, id, { action: 'withdraw' }),
    ]);
    const won = accepted.status === 200;
    // Withdrawing an accepted offer needs a reason.
    expect([accepted, withdrawn].map(({ status }) => status)).toEqual(
      won ? [200, expect.toBeOneOf([409, 422])] : [409, 200],
    );
    expect(await seen(seller, home, id)).toMatchObject({ status: won ? 'accepted' : 'withdrawn' });
    expect(await statusOf(home)).toBe(won ? 'under_offer' : 'live');
  });

  test('keep one open offer per buyer when one of eight buyers sends eight requests', async () => {
    const home = await onSale(seller);
    const replies = await Promise.all(
      buyers.map((buyer, index) => offer(buyer, home, 300_000 + index * 1_000)),
    );
    expect(statuses(replies)).toEqual(buyers.map(() => 201));
    expect(await offersOn(seller, home)).toMatchObject({ total: buyers.length });
    const other = await onSale(seller);
    const again = await Promise.all(buyers.map(() => offer(ann, other, 305_000)));
    expect(statuses(again)).toEqual([201, ...buyers.slice(1).map(() => 409)]);
    expect(await offersOn(ann, other)).toMatchObject({ total: 1 });
  });

  test('keep an offer made during an acceptance as a backup', async () => {
    const home = await onSale(seller);
    const { id } = await offered(ann, home, 300_000);
    const [accepted, second] = await Promise.all([accept(seller, id), offer(bob, home, 320_000)]);
    expect(statuses([accepted, second])).toEqual([200, 201]);
    await cloud.idle();
    expect(await seen(bob, home, Told.parse(second.body).id)).toMatchObject({ status: 'on_hold' });
  });
});

describe('fall-through of a sale', () => {
  const notTheirs = { status: 409, body: { state: 'accepted' } };

  test('frees the property in the same transaction and reopens backups for confirmation', async () => {
    const home = await onSale(seller);
    const one = await offered(ann, home, 300_000);
    const two = await offered(bob, home, 295_000);
    await accept(seller, one.id);
    await cloud.idle();
    const [cat] = buyers.slice(2);
    if (!cat) throw new Error('There is no third buyer');
    const late = await offered(cat, home, 305_000);
    expect(late).toMatchObject({ status: 'on_hold', can: ['raise', 'withdraw'] });
    expect((await seen(seller, home, late.id)).amount).toBe(305_000);
    expect((await change(ann, one.id, { action: 'withdraw' })).status).toBe(422);
    expect(await change(ann, one.id, { action: 'release', reason: 'survey' })).toMatchObject(notTheirs);
    expect(await change(ann, one.id, { action: 'withdraw', reason: 'survey' })).toMatchObject({
      body: { status: 'fallen_through', propertyStatus: 'fallen_through' },
    });
    await cloud.idle();
    for (const { id } of [two, late])
      expect(await seen(seller, home, id)).toMatchObject({
        status: 'pending',
        reconfirmBy: expect.any(String),
        next: { owedBy: 'buyer' },
      });
    expect((await own(seller, 'POST', `/api/relist-property/${home}`)).status).toBe(200);
    expect((await accept(seller, two.id)).status).toBe(409);
    expect(await change(bob, two.id, { action: 'reconfirm' })).toMatchObject({ status: 200 });
    expect(await accept(seller, two.id)).toMatchObject({ status: 200, body: { status: 'accepted' } });
    await cloud.idle();
    expect(await seen(seller, home, late.id)).toMatchObject({ status: 'on_hold' });
    expect(await acceptedOn(home)).toHaveLength(1);
  });

  test('can come from the seller, after an acceptance that rejected other offers', async () => {
    const home = await onSale(seller);
    const one = await offered(ann, home, 300_000);
    const two = await offered(bob, home, 295_000);
    await accept(seller, one.id, { keepBackups: false });
    await cloud.idle();
    expect(await seen(bob, home, two.id)).toMatchObject({ status: 'rejected' });
    expect(await change(seller, one.id, { action: 'withdraw', reason: 'too_slow' })).toMatchObject(notTheirs);
    expect(await statusOf(home)).toBe('under_offer');
    expect(await change(seller, one.id, { action: 'release', reason: 'too_slow' })).toMatchObject({
      body: { status: 'fallen_through' },
    });
    await cloud.idle();
    expect(told('offer.fell_through.v1', one.id)).toMatchObject([{ by: 'seller', reason: 'too_slow' }]);
    expect(await statusOf(home).catch(() => 'gone')).toBe('gone');
  });
});

test('changes the agreed price only when the other side agrees', async () => {
  const home = await onSale(seller);
  const { id } = await offered(ann, home, 300_000);
  await accept(seller, id);
  const ask = { action: 'ask_change', amount: 290_000, reason: 'The survey found damp' };
  expect(await change(ann, id, ask)).toMatchObject({ body: { amount: 300_000, change: { by: 'buyer' } } });
  expect((await change(ann, id, { action: 'agree_change' })).status).toBe(409);
  expect((await change(seller, id, { ...ask, amount: 299_000 })).status).toBe(409);
  expect(await change(seller, id, { action: 'decline_change' })).toMatchObject({ body: { amount: 300_000 } });
  await change(ann, id, { ...ask, amount: 294_000 });
  const agreed = await change(seller, id, { action: 'agree_change' });
  expect(agreed.body).toMatchObject({ status: 'accepted', amount: 294_000 });
  expect(agreed.body).not.toHaveProperty('change');
});

test('closes the offers on a property that leaves the market, without naming the cause', async () => {
  const home = await onSale(seller);
  const { id } = await offered(ann, home, 300_000);
  await own(seller, 'DELETE', `/api/properties/${home}?reason=Staying`);
  await cloud.idle();
  expect(await seen(ann, home, id)).toMatchObject({ status: 'rejected' });
  const sold = await onSale(seller);
  const agreed = await offered(ann, sold, 300_000);
  await accept(seller, agreed.id);
  await own(seller, 'DELETE', `/api/properties/${sold}`);
  await cloud.idle();
  expect(await seen(ann, sold, agreed.id)).toMatchObject({ status: 'fallen_through' });
});

test('refuses to delete an account with an accepted offer, else withdraws its offers', async () => {
  const home = await onSale(seller);
  const leaver = await member('Lea Leaver');
  const { id } = await offered(leaver, home, 300_000);
  await accept(seller, id);
  const leave = () => own(leaver, 'DELETE', '/api/delete-account', { password });
  expect(await leave()).toMatchObject({ status: 409, body: { state: 'accepted' } });
  await change(leaver, id, { action: 'withdraw', reason: 'found_another' });
  const other = await onSale(seller);
  const open = await offered(leaver, other, 300_000);
  expect(z.object({ deletesAt: z.string() }).safeParse((await leave()).body).success).toBe(true);
  await cloud.idle();
  expect(await seen(seller, other, open.id)).toMatchObject({ status: 'withdrawn' });
});
