import { beforeAll, describe, expect, test, vi } from 'vitest';
import { patience } from '../properties/seller.ts';
import { cloud } from '../support/cloud.ts';
import { forgottenAt } from './stored.ts';
import { hour, viewingAt } from './world.ts';

vi.setConfig({ testTimeout: patience, hookTimeout: patience });
const at = viewingAt(cloud);
const { member, onSale, own, call, open, openSlot, slots, ask, accept, booked, viewing, publish, told } = at;

let seller: Awaited<ReturnType<typeof member>>;
let buyer: Awaited<ReturnType<typeof member>>;
beforeAll(async () => {
  seller = await member('Sally Slots');
  buyer = await member('Ben Slots');
});
const day = (ahead: number) => new Date(cloud.clock.now() + ahead * 24 * hour).toISOString().slice(0, 10);
const everyDay = (propertyId: string, until: string, more: Record<string, unknown> = {}) => ({
  propertyId,
  repeat: { days: [1, 2, 3, 4, 5, 6, 7], from: '09:00', to: '12:00', slotMinutes: 30, until, ...more },
});
const put = (id: string, body: unknown, person = seller) =>
  own(person, 'PUT', `/api/property-time-slot/${id}`, body);
const close = (id: string, person = seller) =>
  own(person, 'DELETE', `/api/property-time-slot/${id}?reason=${encodeURIComponent('We are away')}`);

describe('time slots', () => {
  test('show visitors only days, buyers the times and the owner the requests', async () => {
    const home = await onSale(seller);
    const answer = await open(seller, everyDay(home, day(3), { since: day(2), bufferMinutes: 15 }));
    expect(answer).toMatchObject({ status: 201, body: { total: 8 } });
    expect(await slots(undefined, home)).toMatchObject({
      slots: [],
      days: [
        { day: day(2), free: 4 },
        { day: day(3), free: 4 },
      ],
    });
    const shown = (await slots(buyer, home)).slots;
    expect(shown).toHaveLength(8);
    expect(shown[0]).toMatchObject({ kind: 'private', capacity: 1, booked: 0, full: false, status: 'open' });
    expect(shown[0]).not.toHaveProperty('requests');
    expect(shown[0]).not.toHaveProperty('sellerId');
    await ask(buyer, home, String(shown[0]?.id));
    expect((await slots(seller, home)).slots[0]).toMatchObject({ requests: 1 });
    expect((await slots(buyer, home)).slots[0]).toMatchObject({ mine: { status: 'requested' } });
    await cloud.idle();
    expect(told('time_slots.opened.v1', home)).toMatchObject([{ count: 8 }]);
  });

  test('never overlap, even when opened concurrently', async () => {
    const home = await onSale(seller);
    const start = at.inHours(50);
    const answers = await Promise.all(
      [0, 10, 20, 25].map((minutes) => {
        const from = at.after(start, minutes);
        return open(seller, { propertyId: home, start: from, end: at.after(from) });
      }),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    expect((await slots(seller, home)).slots).toHaveLength(1);
    const [first] = (await slots(seller, home)).slots;
    const next = at.after(String(first?.['end']), 0);
    const { id } = await open(seller, { propertyId: home, start: next, end: at.after(next) }).then(
      ({ body }) => at.firstSlot(body),
    );
    expect(await put(id, { start: String(first?.['start']) })).toMatchObject({
      status: 409,
      body: { state: 'overlap' },
    });
  });

  test('are limited to two hundred per property and inserted in several transactions', async () => {
    const home = await onSale(seller);
    const many = { from: '07:00', to: '21:00', slotMinutes: 15, since: day(2) };
    expect((await open(seller, everyDay(home, day(4), many))).body).toMatchObject({ total: 168 });
    expect(await open(seller, everyDay(home, day(5), { ...many, since: day(5) }))).toMatchObject({
      status: 409,
      body: { state: 'slots_full' },
    });
    expect((await slots(seller, home)).total).toBe(168);
  });

  test('expire a month after they end, also when moved', async () => {
    const home = await onSale(seller);
    const start = at.inHours(72);
    const slot = await openSlot(seller, home, start);
    const monthAfter = (end: string) => Date.parse(end) / 1000 + 30 * 86_400;
    expect(await forgottenAt(cloud, 'time-slot', slot)).toBe(monthAfter(at.after(start)));
    const later = at.after(start, 60);
    await put(slot, { start: later });
    await booked(seller, buyer, home, slot);
    expect(await forgottenAt(cloud, 'time-slot', slot)).toBe(monthAfter(at.after(later)));
  });

  test('reject invalid fields, a property that is not on sale and users other than its owner', async () => {
    const home = await onSale(seller);
    const start = at.inHours(30);
    expect(await open(seller, { propertyId: home, start, end: at.after(start, 10) })).toMatchObject({
      status: 422,
      body: { errors: { end: [expect.any(String)] } },
    });
    expect(await open(seller, { propertyId: home, start, end: at.after(start), capacity: 4 })).toMatchObject({
      status: 422,
      body: { errors: { capacity: [expect.any(String)] } },
    });
    expect((await open(buyer, { propertyId: home, start, end: at.after(start) })).status).toBe(404);
    const id = await openSlot(seller, home, start);
    expect((await put(id, { capacity: 1 }, buyer)).status).toBe(404);
    expect((await close(id, buyer)).status).toBe(404);
    expect((await put(id, { capacity: 2 })).status).toBe(422);
    await publish(seller, home, false);
    expect(await open(seller, { propertyId: home, start, end: at.after(start) })).toMatchObject({
      status: 409,
      body: { state: 'paused' },
    });
    expect((await call('GET', `/api/properties/time-slots/${home}`)).status).toBe(404);
  });
});

describe('booked time slot', () => {
  test('can be moved; the buyer keeps the old time until they accept', async () => {
    const home = await onSale(seller);
    const start = at.inHours(72);
    const slot = await openSlot(seller, home, start);
    const { id } = await booked(seller, buyer, home, slot);
    const later = at.after(start, 60);
    expect(await put(slot, { start: later })).toMatchObject({
      status: 200,
      body: { start: later, end: at.after(later), booked: 1 },
    });
    await cloud.idle();
    const asked = await viewing(buyer, id);
    expect(asked).toMatchObject({
      status: 'reschedule_proposed',
      start,
      proposal: { by: 'seller', start: later },
      can: expect.arrayContaining(['accept', 'reject']),
    });
    expect((await accept(seller, slot, asked.messageId)).status).toBe(409);
    expect(await accept(buyer, slot, asked.messageId)).toMatchObject({
      body: { viewing: { status: 'confirmed', start: later } },
    });
    expect((await slots(seller, home)).slots).toMatchObject([{ booked: 1, full: true }]);
  });

  test('keeps the old time of a buyer who declines the new one and frees the new time', async () => {
    const home = await onSale(seller);
    const start = at.inHours(72);
    const slot = await openSlot(seller, home, start);
    const { id } = await booked(seller, buyer, home, slot);
    await put(slot, { start: at.after(start, 60) });
    await cloud.idle();
    const { messageId } = await viewing(buyer, id);
    expect(await at.reject(buyer, slot, messageId)).toMatchObject({
      body: { viewing: { status: 'confirmed', start } },
    });
    expect((await slots(seller, home)).slots).toMatchObject([{ booked: 0, full: false }]);
    await cloud.idle();
    expect(told('viewing.reschedule_declined.v1', home)).toMatchObject([{ by: 'buyer' }]);
  });

  test('cancels its viewings with the reason when closed', async () => {
    const home = await onSale(seller);
    const slot = await openSlot(seller, home, at.inHours(48), { kind: 'open_house', capacity: 3 });
    const second = await member('Bea Slots');
    const one = await booked(seller, buyer, home, slot);
    const two = await ask(second, home, slot);
    expect((await close(slot)).status).toBe(204);
    expect((await close(slot)).status).toBe(204);
    await cloud.idle();
    expect(await viewing(buyer, one.id)).toMatchObject({
      status: 'cancelled',
      closed: { by: 'seller', reason: 'We are away' },
    });
    expect(await viewing(second, two.id)).toMatchObject({ status: 'cancelled' });
    expect((await slots(seller, home)).slots).toEqual([]);
    expect(told('time_slot.cancelled.v1', home)).toHaveLength(1);
    expect(told('viewing.cancelled.v1', home)).toHaveLength(2);
    expect((await ask(buyer, home, slot)).status).toBe(409);
  });

  test('rejects a capacity below the confirmed viewings', async () => {
    const home = await onSale(seller);
    const slot = await openSlot(seller, home, at.inHours(48), { kind: 'open_house', capacity: 2 });
    await booked(seller, buyer, home, slot);
    await booked(seller, await member('Cal Slots'), home, slot);
    expect(await put(slot, { capacity: 1 })).toMatchObject({ status: 409, body: { state: 'booked' } });
    expect(await put(slot, { capacity: 3 })).toMatchObject({ body: { booked: 2, full: false } });
  });
});
