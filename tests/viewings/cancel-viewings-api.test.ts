import { beforeAll, describe, expect, test, vi } from 'vitest';
import { patience } from '../properties/seller.ts';
import { password } from '../accounts/visitor.ts';
import { cloud } from '../support/cloud.ts';
import { viewingAt } from './world.ts';

vi.setConfig({ testTimeout: patience, hookTimeout: patience });
const at = viewingAt(cloud);
const { member, onSale, own, open, openSlot, ask, booked, slots, viewing, publish } = at;
type Member = Awaited<ReturnType<typeof member>>;

let seller: Member;
let buyer: Member;
let other: Member;
beforeAll(async () => {
  seller = await member('Sally Off');
  buyer = await member('Ben Off');
  other = await member('Olive Off');
});
/** A property with one confirmed viewing and one request. */
const visited = async () => {
  const home = await onSale(seller);
  const [one, two] = [
    await openSlot(seller, home, at.inHours(48)),
    await openSlot(seller, home, at.inHours(72)),
  ];
  const confirmed = await booked(seller, buyer, home, one);
  const request = await ask(other, home, two);
  return { home, one, two, confirmed, request };
};
const states = async ({ confirmed, request }: Awaited<ReturnType<typeof visited>>) => [
  (await viewing(buyer, confirmed.id)).status,
  (await viewing(other, request.id)).status,
];

describe('viewings of a property that leaves the market', () => {
  test('are cancelled when the property is paused and can be requested after it is back', async () => {
    const world = await visited();
    await publish(seller, world.home, false);
    await cloud.idle();
    expect(await states(world)).toEqual(['cancelled', 'cancelled']);
    expect(await viewing(buyer, world.confirmed.id)).toMatchObject({
      closed: { by: 'system', reason: 'The home is no longer on the market' },
    });
    await publish(seller, world.home);
    expect((await ask(buyer, world.home, world.one)).status).toBe(201);
  });

  test('are cancelled when the property is withdrawn', async () => {
    const world = await visited();
    await own(seller, 'DELETE', `/api/properties/${world.home}?reason=Staying`);
    await cloud.idle();
    expect(await states(world)).toEqual(['cancelled', 'cancelled']);
  });
});

describe('viewings of a property under offer', () => {
  const accepted = async (home: string, stopViewings: boolean) => {
    const offer = await own(buyer, 'POST', '/api/offers', {
      propertyId: home,
      amount: 320_000,
      funding: 'cash',
      position: 'nothing_to_sell',
    });
    if (offer.status !== 201) throw new Error(JSON.stringify(offer.body));
    const answer = await own(seller, 'PUT', `/api/accept-offer/${String(offer.body['id'])}`, {
      stopViewings,
    });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    await cloud.idle();
  };

  test('are cancelled if the seller stops them, except for the offer’s buyer', async () => {
    const world = await visited();
    await accepted(world.home, true);
    expect(await states(world)).toEqual(['confirmed', 'cancelled']);
    expect((await slots(other, world.home)).slots).toEqual([]);
    const start = at.inHours(90);
    expect(await open(seller, { propertyId: world.home, start, end: at.after(start) })).toMatchObject({
      status: 409,
      body: { state: 'under_offer' },
    });
  });

  test('stay open if the seller wants more backups', async () => {
    const world = await visited();
    await accepted(world.home, false);
    expect(await states(world)).toEqual(['confirmed', 'requested']);
    const slot = await openSlot(seller, world.home, at.inHours(90));
    expect((await ask(await member('Nell Off'), world.home, slot)).status).toBe(201);
  });
});

describe('viewings of an account', () => {
  test('are cancelled on both sides when the account is deleted', async () => {
    const leaving = await member('Lea Leaves');
    const home = await onSale(seller);
    const mine = await onSale(leaving);
    const visit = await booked(seller, leaving, home, await openSlot(seller, home, at.inHours(48)));
    const guest = await booked(leaving, other, mine, await openSlot(leaving, mine, at.inHours(48)));
    const { status } = await own(leaving, 'DELETE', '/api/delete-account', { password });
    expect(status).toBe(202);
    await cloud.idle();
    expect(await viewing(seller, visit.id)).toMatchObject({ status: 'cancelled', closed: { by: 'system' } });
    expect(await viewing(other, guest.id)).toMatchObject({ status: 'cancelled' });
  });

  test('are cancelled and refused between users who block each other', async () => {
    const [one, two] = [await member('Una Blocks'), await member('Dan Blocked')];
    const home = await onSale(one);
    const slot = await openSlot(one, home, at.inHours(48));
    const visit = await booked(one, two, home, slot);
    const report = await own(one, 'POST', '/api/report', {
      type: 'block',
      userId: two.id,
      category: 'harassment',
      details: 'Rude at the door',
    });
    expect(report.status).toBe(201);
    await cloud.idle();
    const shown = await viewing(two, visit.id);
    expect(shown).toMatchObject({ status: 'cancelled', closed: { by: 'system', late: false } });
    expect(shown['closed']).not.toHaveProperty('reason');
    expect(await ask(two, home, slot)).toMatchObject({ status: 403, body: { code: 'blocked_by_user' } });
  });
});
