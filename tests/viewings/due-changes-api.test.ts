import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayMs, hourMs } from '../../functions/kernel/time.ts';
import { createViewingClient } from '../support/clients/viewings.ts';
import { cloud } from '../support/cloud.ts';

const viewingClient = createViewingClient(cloud);
const {
  createMember,
  publishProperty,
  openSlot,
  requestViewing,
  acceptViewing,
  changeViewing,
  listSlots,
  bookViewing,
  getViewing,
  advanceAndLogIn,
  listEvents,
} = viewingClient;
type Member = Awaited<ReturnType<typeof createMember>>;

let seller: Member;
let buyer: Member;
let home: string;
beforeAll(async () => {
  await cloud.reset();
  // Starts long before all other tests' viewings, so that advancing the clock does not affect them.
  cloud.clock.advance(-100 * dayMs);
  seller = await createMember();
  buyer = await createMember();
});
beforeEach(async () => {
  home = await publishProperty(seller);
});
/** Advances the clock, waits for what is due and logs both users in again. */
const passes = async (milliseconds: number) => {
  cloud.clock.advance(milliseconds);
  await cloud.idle();
  [seller, buyer] = [await advanceAndLogIn(0, seller), await advanceAndLogIn(0, buyer)];
};
const until = (time: string, before = 0) => passes(Date.parse(time) - before - cloud.clock.now() + 2_000);

describe('viewing request', () => {
  test('expires on the evening after a day without an answer and lets the buyer request again', async () => {
    const slot = await openSlot(seller, home, viewingClient.getSlotStart(96));
    const { id, messageId } = await requestViewing(buyer, home, slot);
    await passes(23 * hourMs);
    const asked = await getViewing(buyer, id);
    expect(asked).toMatchObject({ status: 'requested' });
    const held = String(asked['heldUntil']);
    await until(held);
    expect(await getViewing(buyer, id)).toMatchObject({ status: 'expired', closed: { by: 'system' } });
    expect(listEvents('viewing.expired.v1', home)).toHaveLength(1);
    expect(await acceptViewing(seller, slot, messageId)).toMatchObject({
      status: 409,
      body: { state: 'expired' },
    });
    expect((await requestViewing(buyer, home, slot)).status).toBe(201);
  });

  test('from the waitlist holds its place until an evening, then the next is offered it', async () => {
    const slot = await openSlot(seller, home, viewingClient.getSlotStart(96));
    const [second, third] = [await createMember(), await createMember()];
    const first = await bookViewing(seller, buyer, home, slot);
    const two = await requestViewing(second, home, slot, { waitlist: true });
    const three = await requestViewing(third, home, slot, { waitlist: true });
    await changeViewing(buyer, first, { status: 'cancelled', reason: 'Bought another' });
    await cloud.idle();
    // The evening after a day can be almost two days ahead.
    await passes(48 * hourMs);
    expect(await getViewing(await advanceAndLogIn(0, second), two.id)).toMatchObject({ status: 'expired' });
    expect(await getViewing(await advanceAndLogIn(0, third), three.id)).toMatchObject({
      status: 'requested',
    });
    expect((await listSlots(seller, home)).slots).toMatchObject([{ booked: 0, full: true }]);
  });
});

describe('viewing reminders', () => {
  test('are sent a day and two hours before and include whether the buyer reconfirmed', async () => {
    const start = viewingClient.getSlotStart(60);
    const slot = await openSlot(seller, home, start);
    const { id } = await bookViewing(seller, buyer, home, slot);
    await cloud.idle();
    await until(start, 24 * hourMs);
    expect(listEvents('viewing.reminded.v1', home)).toMatchObject([{ hours: 24, reconfirmed: false }]);
    const shown = await getViewing(buyer, id);
    expect(shown['can']).toContain('reconfirm');
    expect(await changeViewing(buyer, shown, { status: 'reconfirmed' })).toMatchObject({
      status: 200,
      body: { viewing: { reconfirmedAt: expect.any(String), status: 'confirmed' } },
    });
    await until(start, 2 * hourMs);
    expect(listEvents('viewing.reminded.v1', home)).toMatchObject([
      { hours: 24 },
      { hours: 2, reconfirmed: true },
    ]);
  });

  test('follow a new time and report a buyer who did not reconfirm', async () => {
    const [start, other] = [viewingClient.getSlotStart(60), viewingClient.getSlotStart(110)];
    const slot = await openSlot(seller, home, start);
    const second = await openSlot(seller, home, other);
    const confirmed = await bookViewing(seller, buyer, home, slot);
    const { messageId } = await changeViewing(buyer, confirmed, { timeSlotId: second });
    await acceptViewing(seller, second, messageId);
    await cloud.idle();
    await until(start, 2 * hourMs);
    expect(listEvents('viewing.reminded.v1', home)).toEqual([]);
    await until(other, 24 * hourMs);
    await until(other, 2 * hourMs);
    expect(listEvents('viewing.reminded.v1', home)).toMatchObject([
      { hours: 24, start: other },
      { hours: 2, start: other, reconfirmed: false },
    ]);
  });

  test('are not sent for a cancelled viewing', async () => {
    const start = viewingClient.getSlotStart(60);
    const confirmed = await bookViewing(seller, buyer, home, await openSlot(seller, home, start));
    await changeViewing(buyer, confirmed, { status: 'cancelled', reason: 'Ill' });
    await cloud.idle();
    await until(start);
    expect(listEvents('viewing.reminded.v1', home)).toEqual([]);
  });
});

describe('viewing after its end', () => {
  const shown = async (person: Member, id: string) => getViewing(person, id);
  test('can be reported as a no-show, which the buyer may dispute for two days', async () => {
    const start = viewingClient.getSlotStart(30);
    const { id } = await bookViewing(seller, buyer, home, await openSlot(seller, home, start));
    await until(start);
    expect((await changeViewing(seller, await shown(seller, id), { status: 'no_show' })).status).toBe(409);
    await passes(15 * 60_000);
    expect(await changeViewing(seller, await shown(seller, id), { status: 'no_show' })).toMatchObject({
      body: { viewing: { status: 'no_show', disputeUntil: expect.any(String) } },
    });
    const disputed = await changeViewing(buyer, await shown(buyer, id), {
      status: 'disputed',
      reason: 'I rang twice',
    });
    expect(disputed).toMatchObject({ body: { viewing: { disputed: { reason: 'I rang twice' } } } });
    await cloud.idle();
    expect(listEvents('viewing.no_show_disputed.v1', home)).toHaveLength(1);
  });

  test('counts as completed a day later, and the buyer can request again', async () => {
    const start = viewingClient.getSlotStart(30);
    const { id } = await bookViewing(seller, buyer, home, await openSlot(seller, home, start));
    await cloud.idle();
    await passes(3 * dayMs);
    expect(await shown(buyer, id)).toMatchObject({ status: 'completed', can: ['feedback'] });
    expect(listEvents('viewing.completed.v1', home)).toMatchObject([{ by: 'system' }]);
    const again = await openSlot(seller, home, viewingClient.getSlotStart(30));
    expect((await requestViewing(buyer, home, again)).status).toBe(201);
  });

  test('hides feedback that the buyer does not share from the seller', async () => {
    const start = viewingClient.getSlotStart(30);
    const { id } = await bookViewing(seller, buyer, home, await openSlot(seller, home, start));
    await until(start, -hourMs);
    const feedback = { interest: 2, comment: 'Too dark for us', priceView: 'too_high', share: false };
    expect(await changeViewing(buyer, await shown(buyer, id), { feedback })).toMatchObject({
      body: { viewing: { status: 'completed', feedback } },
    });
    const theirs = await shown(seller, id);
    expect(theirs.status).toBe('completed');
    expect(theirs).not.toHaveProperty('feedback');
    expect(
      (await viewingClient.listOwnViewings(seller, `?when=past&property_id=${home}`)).map((one) => one.id),
    ).toEqual([id]);
  });
});
