import { beforeAll, describe, expect, test, vi } from 'vitest';
import { patience } from '../properties/seller.ts';
import { cloud } from '../support/cloud.ts';
import { viewingAt } from './world.ts';

vi.setConfig({ testTimeout: patience, hookTimeout: patience });
const at = viewingAt(cloud);
const { member, onSale, own, page, openSlot, ask, accept, reject, change, mine, slots, booked, told } = at;

let seller: Awaited<ReturnType<typeof member>>;
let buyer: Awaited<ReturnType<typeof member>>;
let other: Awaited<ReturnType<typeof member>>;
beforeAll(async () => {
  seller = await member('Sally Viewed');
  buyer = await member('Ben Viewing');
  other = await member('Olive Other');
});
/** A property with a slot, and a request for it. */
const asked = async () => {
  const home = await onSale(seller);
  const slot = await openSlot(seller, home, at.inHours(30));
  return { home, slot, request: await ask(buyer, home, slot) };
};

describe('viewing request', () => {
  test('is confirmed by the seller and reveals the address only then', async () => {
    const home = await onSale(seller);
    const slot = await openSlot(seller, home, at.inHours(30));
    const request = await ask(buyer, home, slot, { attendees: 2, message: 'We are chain free' });
    expect(request).toMatchObject({
      status: 201,
      body: {
        viewing: {
          status: 'requested',
          side: 'buyer',
          attendees: 2,
          counterpart: { user_name: 'Sally Viewed' },
          can: ['cancel'],
          card: { id: home, title: 'Oak Road, Leeds' },
        },
      },
    });
    const before = (await page(home, buyer)).body;
    expect(before).toMatchObject({ myViewing: { id: request.id, status: 'requested' } });
    expect(before).not.toHaveProperty('fullAddress');
    for (const hidden of ['address', 'icsUrl', 'calendarKeys'])
      expect(request.body['viewing']).not.toHaveProperty(hidden);
    const confirmed = await accept(seller, slot, request.messageId);
    expect(confirmed).toMatchObject({
      status: 200,
      body: { viewing: { status: 'confirmed', side: 'seller', counterpart: { user_name: 'Ben Viewing' } } },
    });
    const [shown] = await mine(buyer, '?when=upcoming');
    expect(shown).toMatchObject({
      status: 'confirmed',
      address: expect.stringMatching(/^\d+ Oak Road, .*Leeds LS6 3HN$/),
      icsUrl: expect.stringMatching(/^\/api\/viewing-calendar\/vwg_.+\.ics$/),
      can: expect.arrayContaining(['reschedule', 'cancel']),
    });
    expect((await page(home, buyer)).body).toMatchObject({
      fullAddress: shown?.['address'],
      myViewing: { status: 'confirmed', messageId: confirmed.messageId },
    });
    expect((await page(home, other)).body).not.toHaveProperty('fullAddress');
    expect((await slots(buyer, home)).slots).toMatchObject([
      { booked: 1, full: true, mine: { status: 'confirmed' } },
    ]);
    await cloud.idle();
    expect(told('viewing.requested.v1', home)).toHaveLength(1);
    expect(told('viewing.confirmed.v1', home)).toMatchObject([{ by: 'seller', rescheduled: false }]);
  });

  test('is declined with a reason and other times, which frees the place', async () => {
    const { home, slot, request } = await asked();
    const free = await openSlot(seller, home, at.inHours(80));
    const body = { reason: 'We are away that day', alternatives: [free] };
    expect(await reject(seller, slot, `${request.messageId}}`, body)).toMatchObject({
      status: 200,
      body: { viewing: { status: 'rejected', closed: { by: 'seller', ...body } } },
    });
    expect((await ask(buyer, home, free)).status).toBe(201);
    const elsewhere = await openSlot(seller, await onSale(seller), at.inHours(80));
    const again = await ask(other, home, slot);
    expect(await reject(seller, slot, again.messageId, { alternatives: [elsewhere] })).toMatchObject({
      status: 422,
      body: { errors: { alternatives: [expect.any(String)] } },
    });
  });

  test.each(['', '}', '%7D', '%7d'])(
    'is declined by the specification’s path with “%s” at its end',
    async (end) => {
      const { slot, request } = await asked();
      expect((await reject(seller, slot, `${request.messageId}${end}`)).status).toBe(200);
    },
  );

  test('is accepted only for another user’s property on sale and a slot of it', async () => {
    const { home, slot } = await asked();
    const elsewhere = await onSale(seller);
    expect((await ask(other, elsewhere, slot)).status).toBe(404);
    expect((await ask(seller, home, slot)).status).toBe(409);
    expect((await ask(other, home, 'slt_01K9ZX3Q6T4C8V0R2M5N7P9B1M')).status).toBe(404);
    expect(await ask(other, home, slot, { attendees: 7 })).toMatchObject({
      status: 422,
      body: { errors: { attendees: [expect.any(String)] } },
    });
    await at.publish(seller, home, false);
    expect((await ask(other, home, slot)).status).toBe(404);
  });
});

describe('message card of a viewing', () => {
  test('is refused with the present state if it is of an earlier state or another slot', async () => {
    const { home, slot, request } = await asked();
    const second = await openSlot(seller, home, at.inHours(60));
    expect(await accept(seller, second, request.messageId)).toMatchObject({
      status: 409,
      body: { code: 'conflict', state: 'requested' },
    });
    await accept(seller, slot, request.messageId);
    for (const late of [
      await accept(seller, slot, request.messageId),
      await reject(seller, slot, request.messageId),
      await change(buyer, request, { status: 'cancelled', reason: 'Ill' }),
    ])
      expect(late).toMatchObject({ status: 409, body: { code: 'stale', state: 'confirmed' } });
  });

  test('accepts one of several concurrent answers', async () => {
    const { slot, request } = await asked();
    const answers = await Promise.all([
      accept(seller, slot, request.messageId),
      change(buyer, request, { status: 'cancelled', reason: 'Found another home' }),
      accept(seller, slot, request.messageId),
      reject(seller, slot, request.messageId),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const won = answers.find(({ status }) => status === 200);
    const [shown] = (await mine(buyer)).filter(({ id }) => id === request.id);
    expect(shown).toMatchObject({ messageId: won?.messageId });
  });
});

describe('proposed viewing time', () => {
  test('needs the other side’s acceptance, and the old time holds until then', async () => {
    const { home, slot, request } = await asked();
    const confirmed = await accept(seller, slot, request.messageId);
    const later = await openSlot(seller, home, at.inHours(60));
    const proposal = await change(buyer, confirmed, { timeSlotId: later });
    expect(proposal).toMatchObject({
      status: 200,
      body: {
        viewing: {
          status: 'reschedule_proposed',
          timeSlotId: slot,
          proposal: { by: 'buyer', timeSlotId: later },
        },
      },
    });
    expect((await slots(seller, home)).slots).toMatchObject([{ booked: 1 }, { booked: 0 }]);
    expect((await accept(buyer, later, proposal.messageId)).status).toBe(409);
    expect(await accept(seller, later, proposal.messageId)).toMatchObject({
      body: { viewing: { status: 'confirmed', timeSlotId: later } },
    });
    expect((await slots(seller, home)).slots).toMatchObject([{ booked: 0 }, { booked: 1 }]);
    await cloud.idle();
    expect(told('viewing.confirmed.v1', home).at(-1)).toMatchObject({ rescheduled: true, leftSlotId: slot });
  });

  test('can be the seller’s answer to a request and is confirmed by the buyer', async () => {
    const { home, request } = await asked();
    const later = await openSlot(seller, home, at.inHours(60));
    const answer = await change(seller, request, { timeSlotId: later });
    expect(await accept(buyer, later, answer.messageId)).toMatchObject({
      body: { viewing: { status: 'confirmed', timeSlotId: later } },
    });
  });

  test('is refused without a change if its slot was booked in the meantime', async () => {
    const { home, slot, request } = await asked();
    const confirmed = await accept(seller, slot, request.messageId);
    const later = await openSlot(seller, home, at.inHours(60));
    const proposal = await change(buyer, confirmed, { timeSlotId: later });
    await booked(seller, other, home, later);
    expect(await accept(seller, later, proposal.messageId)).toMatchObject({
      status: 409,
      body: { state: 'full' },
    });
    expect((await mine(buyer)).find(({ id }) => id === request.id)).toMatchObject({
      status: 'reschedule_proposed',
      timeSlotId: slot,
    });
  });

  test('is limited to three, and the refusal of a fourth names that limit', async () => {
    const { home, slot, request } = await asked();
    let latest = await accept(seller, slot, request.messageId);
    for (const hours of [60, 84, 108]) {
      const later = await openSlot(seller, home, at.inHours(hours));
      latest = await change(buyer, latest, { timeSlotId: later });
      latest = await accept(seller, later, latest.messageId);
    }
    const fourth = await change(buyer, latest, { timeSlotId: await openSlot(seller, home, at.inHours(132)) });
    expect(fourth).toMatchObject({
      status: 409,
      body: { state: 'confirmed', detail: expect.stringContaining('can be moved 3 times') },
    });
  });

  test('is dropped when the seller closes its slot', async () => {
    const { home, slot, request } = await asked();
    const confirmed = await accept(seller, slot, request.messageId);
    const later = await openSlot(seller, home, at.inHours(60));
    await change(buyer, confirmed, { timeSlotId: later });
    await own(seller, 'DELETE', `/api/property-time-slot/${later}`);
    await cloud.idle();
    expect((await mine(buyer)).find(({ id }) => id === request.id)).toMatchObject({
      status: 'confirmed',
      timeSlotId: slot,
    });
  });
});

describe('cancelled viewing', () => {
  test('has a reason, frees its place and publishes an event', async () => {
    const { home, slot, request } = await asked();
    const confirmed = await accept(seller, slot, request.messageId);
    expect((await change(buyer, confirmed, { status: 'cancelled' })).status).toBe(422);
    expect(await change(seller, confirmed, { status: 'cancelled', reason: 'We are ill' })).toMatchObject({
      body: { viewing: { status: 'cancelled', closed: { by: 'seller', late: false, reason: 'We are ill' } } },
    });
    expect((await slots(other, home)).slots).toMatchObject([{ booked: 0, full: false }]);
    expect((await page(home, buyer)).body).not.toHaveProperty('myViewing');
    expect((await page(home, buyer)).body).not.toHaveProperty('fullAddress');
    await cloud.idle();
    expect(told('viewing.cancelled.v1', home)).toMatchObject([{ by: 'seller', late: false }]);
  });
});

describe('viewing of other users', () => {
  test('answers 404 to users who are neither buyer nor seller', async () => {
    const { home, slot, request } = await asked();
    const later = await openSlot(seller, home, at.inHours(60));
    const tries = [
      await accept(other, slot, request.messageId),
      await reject(other, slot, request.messageId),
      await change(other, request, { status: 'cancelled', reason: 'Not mine' }),
      await change(other, request, { timeSlotId: later }),
      await change(other, request, { status: 'completed' }),
      await change(other, request, { feedback: { interest: 5, share: true } }),
    ];
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await mine(other)).map(({ id }) => id)).not.toContain(request.id);
    expect((await slots(other, home)).slots[0]).not.toHaveProperty('mine');
    expect((await slots(other, home)).slots[0]).not.toHaveProperty('requests');
  });

  test('refuses the actions of the other side', async () => {
    const { slot, request } = await asked();
    expect((await accept(buyer, slot, request.messageId)).status).toBe(409);
    expect((await reject(buyer, slot, request.messageId)).status).toBe(409);
    expect((await change(buyer, request, { status: 'completed' })).status).toBe(409);
    expect((await change(seller, request, { feedback: { interest: 5, share: true } })).status).toBe(409);
  });
});

test('lists own viewings by role, time and property', async () => {
  const { home, slot, request } = await asked();
  await accept(seller, slot, request.messageId);
  const ids = async (query: string, person = buyer) => (await mine(person, query)).map(({ id }) => id);
  expect(await ids(`?role=buyer&property_id=${home}`)).toEqual([request.id]);
  expect(await ids(`?role=seller&property_id=${home}`)).toEqual([]);
  expect(await ids(`?role=seller&property_id=${home}`, seller)).toEqual([request.id]);
  expect(await ids(`?when=upcoming&property_id=${home}`)).toEqual([request.id]);
  expect(await ids(`?when=past&property_id=${home}`)).toEqual([]);
});
