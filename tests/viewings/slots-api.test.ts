import { beforeAll, describe, expect, test } from 'vitest';
import { hourMs } from '../../functions/kernel/time.ts';
import { getExpiryTime } from '../support/clients/stored-rows.ts';
import { createViewingClient } from '../support/clients/viewings.ts';
import { cloud } from '../support/cloud.ts';

const viewingClient = createViewingClient(cloud);
const {
  createMember,
  publishProperty,
  callAs,
  call,
  postSlots,
  openSlot,
  listSlots,
  requestViewing,
  acceptViewing,
  bookViewing,
  getViewing,
  setPublished,
  listEvents,
} = viewingClient;

let seller: Awaited<ReturnType<typeof createMember>>;
let buyer: Awaited<ReturnType<typeof createMember>>;
beforeAll(async () => {
  seller = await createMember('Sally Slots');
  buyer = await createMember('Ben Slots');
});
const day = (ahead: number) => new Date(cloud.clock.now() + ahead * 24 * hourMs).toISOString().slice(0, 10);
const everyDay = (propertyId: string, until: string, more: Record<string, unknown> = {}) => ({
  propertyId,
  repeat: { days: [1, 2, 3, 4, 5, 6, 7], from: '09:00', to: '12:00', slotMinutes: 30, until, ...more },
});
const put = (id: string, body: unknown, person = seller) =>
  callAs(person, 'PUT', `/api/property-time-slot/${id}`, body);
const close = (id: string, person = seller) =>
  callAs(person, 'DELETE', `/api/property-time-slot/${id}?reason=${encodeURIComponent('We are away')}`);

describe('time slots', () => {
  test('show visitors only days, buyers the times and the owner the requests', async () => {
    const home = await publishProperty(seller);
    const answer = await postSlots(seller, everyDay(home, day(3), { since: day(2), bufferMinutes: 15 }));
    expect(answer).toMatchObject({ status: 201, body: { total: 8 } });
    expect(await listSlots(undefined, home)).toMatchObject({
      slots: [],
      days: [
        { day: day(2), free: 4 },
        { day: day(3), free: 4 },
      ],
    });
    const shown = (await listSlots(buyer, home)).slots;
    expect(shown).toHaveLength(8);
    expect(shown[0]).toMatchObject({ kind: 'private', capacity: 1, booked: 0, full: false, status: 'open' });
    expect(shown[0]).not.toHaveProperty('requests');
    expect(shown[0]).not.toHaveProperty('sellerId');
    await requestViewing(buyer, home, String(shown[0]?.id));
    expect((await listSlots(seller, home)).slots[0]).toMatchObject({ requests: 1 });
    expect((await listSlots(buyer, home)).slots[0]).toMatchObject({ mine: { status: 'requested' } });
    await cloud.idle();
    expect(listEvents('time_slots.opened.v1', home)).toMatchObject([{ count: 8 }]);
  });

  test('never overlap, even when opened concurrently', async () => {
    const home = await publishProperty(seller);
    const start = viewingClient.getSlotStart(50);
    const answers = await Promise.all(
      [0, 10, 20, 25].map((minutes) => {
        const from = viewingClient.addMinutes(start, minutes);
        return postSlots(seller, { propertyId: home, start: from, end: viewingClient.addMinutes(from) });
      }),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    expect((await listSlots(seller, home)).slots).toHaveLength(1);
    const [first] = (await listSlots(seller, home)).slots;
    const next = viewingClient.addMinutes(String(first?.['end']), 0);
    const { id } = await postSlots(seller, {
      propertyId: home,
      start: next,
      end: viewingClient.addMinutes(next),
    }).then(({ body }) => viewingClient.parseFirstSlot(body));
    expect(await put(id, { start: String(first?.['start']) })).toMatchObject({
      status: 409,
      body: { state: 'overlap' },
    });
  });

  test('are limited to two hundred per property and inserted in several transactions', async () => {
    const home = await publishProperty(seller);
    const many = { from: '07:00', to: '21:00', slotMinutes: 15, since: day(2) };
    expect((await postSlots(seller, everyDay(home, day(4), many))).body).toMatchObject({ total: 168 });
    expect(await postSlots(seller, everyDay(home, day(5), { ...many, since: day(5) }))).toMatchObject({
      status: 409,
      body: { state: 'slots_full' },
    });
    expect((await listSlots(seller, home)).total).toBe(168);
  });

  test('expire a month after they end, also when moved', async () => {
    const home = await publishProperty(seller);
    const start = viewingClient.getSlotStart(72);
    const slot = await openSlot(seller, home, start);
    const monthAfter = (end: string) => Date.parse(end) / 1000 + 30 * 86_400;
    expect(await getExpiryTime(cloud, 'time-slot', slot)).toBe(monthAfter(viewingClient.addMinutes(start)));
    const later = viewingClient.addMinutes(start, 60);
    await put(slot, { start: later });
    await bookViewing(seller, buyer, home, slot);
    expect(await getExpiryTime(cloud, 'time-slot', slot)).toBe(monthAfter(viewingClient.addMinutes(later)));
  });

  test('reject invalid fields, a property that is not on sale and users other than its owner', async () => {
    const home = await publishProperty(seller);
    const start = viewingClient.getSlotStart(30);
    expect(
      await postSlots(seller, { propertyId: home, start, end: viewingClient.addMinutes(start, 10) }),
    ).toMatchObject({
      status: 422,
      body: { errors: { end: [expect.any(String)] } },
    });
    expect(
      await postSlots(seller, { propertyId: home, start, end: viewingClient.addMinutes(start), capacity: 4 }),
    ).toMatchObject({
      status: 422,
      body: { errors: { capacity: [expect.any(String)] } },
    });
    expect(
      (await postSlots(buyer, { propertyId: home, start, end: viewingClient.addMinutes(start) })).status,
    ).toBe(404);
    const id = await openSlot(seller, home, start);
    expect((await put(id, { capacity: 1 }, buyer)).status).toBe(404);
    expect((await close(id, buyer)).status).toBe(404);
    expect((await put(id, { capacity: 2 })).status).toBe(422);
    await setPublished(seller, home, false);
    expect(
      await postSlots(seller, { propertyId: home, start, end: viewingClient.addMinutes(start) }),
    ).toMatchObject({
      status: 409,
      body: { state: 'paused' },
    });
    expect((await call('GET', `/api/properties/time-slots/${home}`)).status).toBe(404);
  });
});

describe('booked time slot', () => {
  test('can be moved; the buyer keeps the old time until they accept', async () => {
    const home = await publishProperty(seller);
    const start = viewingClient.getSlotStart(72);
    const slot = await openSlot(seller, home, start);
    const { id } = await bookViewing(seller, buyer, home, slot);
    const later = viewingClient.addMinutes(start, 60);
    expect(await put(slot, { start: later })).toMatchObject({
      status: 200,
      body: { start: later, end: viewingClient.addMinutes(later), booked: 1 },
    });
    await cloud.idle();
    const asked = await getViewing(buyer, id);
    expect(asked).toMatchObject({
      status: 'reschedule_proposed',
      start,
      proposal: { by: 'seller', start: later },
      can: expect.arrayContaining(['accept', 'reject']),
    });
    expect((await acceptViewing(seller, slot, asked.messageId)).status).toBe(409);
    expect(await acceptViewing(buyer, slot, asked.messageId)).toMatchObject({
      body: { viewing: { status: 'confirmed', start: later } },
    });
    expect((await listSlots(seller, home)).slots).toMatchObject([{ booked: 1, full: true }]);
  });

  test('keeps the old time of a buyer who declines the new one and frees the new time', async () => {
    const home = await publishProperty(seller);
    const start = viewingClient.getSlotStart(72);
    const slot = await openSlot(seller, home, start);
    const { id } = await bookViewing(seller, buyer, home, slot);
    await put(slot, { start: viewingClient.addMinutes(start, 60) });
    await cloud.idle();
    const { messageId } = await getViewing(buyer, id);
    expect(await viewingClient.rejectViewing(buyer, slot, messageId)).toMatchObject({
      body: { viewing: { status: 'confirmed', start } },
    });
    expect((await listSlots(seller, home)).slots).toMatchObject([{ booked: 0, full: false }]);
    await cloud.idle();
    expect(listEvents('viewing.reschedule_declined.v1', home)).toMatchObject([{ by: 'buyer' }]);
  });

  test('cancels its viewings with the reason when closed', async () => {
    const home = await publishProperty(seller);
    const slot = await openSlot(seller, home, viewingClient.getSlotStart(48), {
      kind: 'open_house',
      capacity: 3,
    });
    const second = await createMember('Bea Slots');
    const one = await bookViewing(seller, buyer, home, slot);
    const two = await requestViewing(second, home, slot);
    expect((await close(slot)).status).toBe(204);
    expect((await close(slot)).status).toBe(204);
    await cloud.idle();
    expect(await getViewing(buyer, one.id)).toMatchObject({
      status: 'cancelled',
      closed: { by: 'seller', reason: 'We are away' },
    });
    expect(await getViewing(second, two.id)).toMatchObject({ status: 'cancelled' });
    expect((await listSlots(seller, home)).slots).toEqual([]);
    expect(listEvents('time_slot.cancelled.v1', home)).toHaveLength(1);
    expect(listEvents('viewing.cancelled.v1', home)).toHaveLength(2);
    expect((await requestViewing(buyer, home, slot)).status).toBe(409);
  });

  test('rejects a capacity below the confirmed viewings', async () => {
    const home = await publishProperty(seller);
    const slot = await openSlot(seller, home, viewingClient.getSlotStart(48), {
      kind: 'open_house',
      capacity: 2,
    });
    await bookViewing(seller, buyer, home, slot);
    await bookViewing(seller, await createMember('Cal Slots'), home, slot);
    expect(await put(slot, { capacity: 1 })).toMatchObject({ status: 409, body: { state: 'booked' } });
    expect(await put(slot, { capacity: 3 })).toMatchObject({ body: { booked: 2, full: false } });
  });
});
