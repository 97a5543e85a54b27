import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { days, patience } from '../properties/seller.ts';
import { cloud } from '../support/cloud.ts';
import { hour, viewingAt } from './world.ts';

vi.setConfig({ testTimeout: patience, hookTimeout: patience });
const at = viewingAt(cloud);
const { member, onSale, openSlot, ask, accept, change, slots, booked, viewing, later, told } = at;
type Member = Awaited<ReturnType<typeof member>>;

let seller: Member;
let buyer: Member;
let home: string;
beforeAll(async () => {
  await cloud.reset();
  // Long before all other viewings, to which the time that passes here shall not come.
  cloud.clock.advance(-100 * days);
  seller = await member();
  buyer = await member();
});
beforeEach(async () => {
  home = await onSale(seller);
});
/** Time passes, and what it brings with it happens; both log in again. */
const passes = async (milliseconds: number) => {
  cloud.clock.advance(milliseconds);
  await cloud.idle();
  [seller, buyer] = [await later(0, seller), await later(0, buyer)];
};
const until = (time: string, before = 0) => passes(Date.parse(time) - before - cloud.clock.now() + 2_000);

describe('a request', () => {
  test('that nobody answers for a day runs out, and makes room for another', async () => {
    const slot = await openSlot(seller, home, at.inHours(72));
    const { id, messageId } = await ask(buyer, home, slot);
    await passes(23 * hour);
    expect(await viewing(buyer, id)).toMatchObject({ status: 'requested' });
    await passes(hour + 5_000);
    expect(await viewing(buyer, id)).toMatchObject({ status: 'expired', closed: { by: 'system' } });
    expect(told('viewing.expired.v1', home)).toHaveLength(1);
    expect(await accept(seller, slot, messageId)).toMatchObject({ status: 409, body: { state: 'expired' } });
    expect((await ask(buyer, home, slot)).status).toBe(201);
  });

  test('of the waitlist holds its place no longer than that; the next is asked', async () => {
    const slot = await openSlot(seller, home, at.inHours(96));
    const [second, third] = [await member(), await member()];
    const first = await booked(seller, buyer, home, slot);
    const two = await ask(second, home, slot, { waitlist: true });
    const three = await ask(third, home, slot, { waitlist: true });
    await change(buyer, first, { status: 'cancelled', reason: 'Bought another' });
    await cloud.idle();
    await passes(24 * hour + 5_000);
    expect(await viewing(await later(0, second), two.id)).toMatchObject({ status: 'expired' });
    expect(await viewing(await later(0, third), three.id)).toMatchObject({ status: 'requested' });
    expect((await slots(seller, home)).slots).toMatchObject([{ booked: 0, full: true }]);
  });
});

describe('reminders', () => {
  test('come a day and two hours before, and say whether the buyer still comes', async () => {
    const start = at.inHours(60);
    const slot = await openSlot(seller, home, start);
    const { id } = await booked(seller, buyer, home, slot);
    await cloud.idle();
    await until(start, 24 * hour);
    expect(told('viewing.reminded.v1', home)).toMatchObject([{ hours: 24, reconfirmed: false }]);
    const shown = await viewing(buyer, id);
    expect(shown['can']).toContain('reconfirm');
    expect(await change(buyer, shown, { status: 'reconfirmed' })).toMatchObject({
      status: 200,
      body: { viewing: { reconfirmedAt: expect.any(String), status: 'confirmed' } },
    });
    await until(start, 2 * hour);
    expect(told('viewing.reminded.v1', home)).toMatchObject([{ hours: 24 }, { hours: 2, reconfirmed: true }]);
  });

  test('tell the seller of who did not answer, and follow another time', async () => {
    const [start, other] = [at.inHours(60), at.inHours(110)];
    const slot = await openSlot(seller, home, start);
    const second = await openSlot(seller, home, other);
    const confirmed = await booked(seller, buyer, home, slot);
    const { messageId } = await change(buyer, confirmed, { timeSlotId: second });
    await accept(seller, second, messageId);
    await cloud.idle();
    await until(start, 2 * hour);
    expect(told('viewing.reminded.v1', home)).toEqual([]);
    await until(other, 24 * hour);
    await until(other, 2 * hour);
    expect(told('viewing.reminded.v1', home)).toMatchObject([
      { hours: 24, start: other },
      { hours: 2, start: other, reconfirmed: false },
    ]);
  });

  test('of what was called off do not come', async () => {
    const start = at.inHours(60);
    const confirmed = await booked(seller, buyer, home, await openSlot(seller, home, start));
    await change(buyer, confirmed, { status: 'cancelled', reason: 'Ill' });
    await cloud.idle();
    await until(start);
    expect(told('viewing.reminded.v1', home)).toEqual([]);
  });
});

describe('afterwards', () => {
  const shown = async (person: Member, id: string) => viewing(person, id);
  test('the seller says that nobody came, and the buyer may say otherwise for two days', async () => {
    const start = at.inHours(30);
    const { id } = await booked(seller, buyer, home, await openSlot(seller, home, start));
    await until(start);
    expect((await change(seller, await shown(seller, id), { status: 'no_show' })).status).toBe(409);
    await passes(15 * 60_000);
    expect(await change(seller, await shown(seller, id), { status: 'no_show' })).toMatchObject({
      body: { viewing: { status: 'no_show', disputeUntil: expect.any(String) } },
    });
    const disputed = await change(buyer, await shown(buyer, id), {
      status: 'disputed',
      reason: 'I rang twice',
    });
    expect(disputed).toMatchObject({ body: { viewing: { disputed: { reason: 'I rang twice' } } } });
    await cloud.idle();
    expect(told('viewing.no_show_disputed.v1', home)).toHaveLength(1);
  });

  test('it counts as carried out a day later, and the buyer can ask again', async () => {
    const start = at.inHours(30);
    const { id } = await booked(seller, buyer, home, await openSlot(seller, home, start));
    await cloud.idle();
    await passes(3 * days);
    expect(await shown(buyer, id)).toMatchObject({ status: 'completed', can: ['feedback'] });
    expect(told('viewing.completed.v1', home)).toMatchObject([{ by: 'system' }]);
    const again = await openSlot(seller, home, at.inHours(30));
    expect((await ask(buyer, home, again)).status).toBe(201);
  });

  test('what the buyer does not share stays with the buyer', async () => {
    const start = at.inHours(30);
    const { id } = await booked(seller, buyer, home, await openSlot(seller, home, start));
    await until(start, -hour);
    const feedback = { interest: 2, comment: 'Too dark for us', priceView: 'too_high', share: false };
    expect(await change(buyer, await shown(buyer, id), { feedback })).toMatchObject({
      body: { viewing: { status: 'completed', feedback } },
    });
    const theirs = await shown(seller, id);
    expect(theirs.status).toBe('completed');
    expect(theirs).not.toHaveProperty('feedback');
    expect((await at.mine(seller, `?when=past&property_id=${home}`)).map((one) => one.id)).toEqual([id]);
  });
});
