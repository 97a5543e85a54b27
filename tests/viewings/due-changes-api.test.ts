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
  // Starts long before all other tests' viewings, so that advancing the clock does not affect them.
  cloud.clock.advance(-100 * days);
  seller = await member();
  buyer = await member();
});
beforeEach(async () => {
  home = await onSale(seller);
});
/** Advances the clock, waits for what is due and logs both users in again. */
const passes = async (milliseconds: number) => {
  cloud.clock.advance(milliseconds);
  await cloud.idle();
  [seller, buyer] = [await later(0, seller), await later(0, buyer)];
};
const until = (time: string, before = 0) => passes(Date.parse(time) - before - cloud.clock.now() + 2_000);

describe('viewing request', () => {
  test('expires after a day without an answer and lets the buyer request again', async () => {
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

  test('from the waitlist holds its place for a day, then the next is offered it', async () => {
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

describe('viewing reminders', () => {
  test('are sent a day and two hours before and include whether the buyer reconfirmed', async () => {
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

  test('follow a new time and report a buyer who did not reconfirm', async () => {
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

  test('are not sent for a cancelled viewing', async () => {
    const start = at.inHours(60);
    const confirmed = await booked(seller, buyer, home, await openSlot(seller, home, start));
    await change(buyer, confirmed, { status: 'cancelled', reason: 'Ill' });
    await cloud.idle();
    await until(start);
    expect(told('viewing.reminded.v1', home)).toEqual([]);
  });
});

describe('viewing after its end', () => {
  const shown = async (person: Member, id: string) => viewing(person, id);
  test('can be reported as a no-show, which the buyer may dispute for two days', async () => {
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

  test('counts as completed a day later, and the buyer can request again', async () => {
    const start = at.inHours(30);
    const { id } = await booked(seller, buyer, home, await openSlot(seller, home, start));
    await cloud.idle();
    await passes(3 * days);
    expect(await shown(buyer, id)).toMatchObject({ status: 'completed', can: ['feedback'] });
    expect(told('viewing.completed.v1', home)).toMatchObject([{ by: 'system' }]);
    const again = await openSlot(seller, home, at.inHours(30));
    expect((await ask(buyer, home, again)).status).toBe(201);
  });

  test('hides feedback that the buyer does not share from the seller', async () => {
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
