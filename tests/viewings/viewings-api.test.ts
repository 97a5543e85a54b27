import { beforeAll, describe, expect, test } from 'vitest';
import { createViewingClient } from '../support/clients/viewings.ts';
import { cloud } from '../support/cloud.ts';

const viewingClient = createViewingClient(cloud);
const {
  createMember,
  publishProperty,
  callAs,
  getPropertyPage,
  openSlot,
  requestViewing,
  acceptViewing,
  rejectViewing,
  changeViewing,
  listOwnViewings,
  listSlots,
  bookViewing,
  listEvents,
} = viewingClient;

let seller: Awaited<ReturnType<typeof createMember>>;
let buyer: Awaited<ReturnType<typeof createMember>>;
let other: Awaited<ReturnType<typeof createMember>>;
beforeAll(async () => {
  seller = await createMember('Sally Viewed');
  buyer = await createMember('Ben Viewing');
  other = await createMember('Olive Other');
});
/** A property with a slot, and a request for it. */
const asked = async () => {
  const home = await publishProperty(seller);
  const slot = await openSlot(seller, home, viewingClient.getSlotStart(30));
  return { home, slot, request: await requestViewing(buyer, home, slot) };
};

describe('viewing request', () => {
  test('shows the seller, and only the seller, the position that the buyer states', async () => {
    const stating = await createMember('Cash Carol');
    const change = { buyerProfile: { status: 'cash', chainStatus: 'no_chain' } };
    await callAs(stating, 'PUT', '/api/buyer-seller/update-profile', change);
    const home = await publishProperty(seller);
    const slot = await openSlot(seller, home, viewingClient.getSlotStart(30));
    const request = await requestViewing(stating, home, slot);
    expect(request.body).not.toHaveProperty('viewing.counterpart.position');
    const list = async () => (await callAs(seller, 'GET', `/api/my-viewing?property_id=${home}`)).body;
    expect(await list()).toMatchObject({
      viewings: [{ counterpart: { position: 'Cash buyer, no chain' } }],
    });
    await changeViewing(stating, request, { status: 'cancelled', reason: 'Found another' });
    expect(await list()).not.toHaveProperty('viewings.0.counterpart.position');
  });

  test('is confirmed by the seller and reveals the address only then', async () => {
    const home = await publishProperty(seller);
    const slot = await openSlot(seller, home, viewingClient.getSlotStart(30));
    const request = await requestViewing(buyer, home, slot, { attendees: 2, message: 'We are chain free' });
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
    const before = (await getPropertyPage(home, buyer)).body;
    expect(before).toMatchObject({ myViewing: { id: request.id, status: 'requested' } });
    expect(before).not.toHaveProperty('fullAddress');
    for (const hidden of ['address', 'icsUrl', 'calendarKeys'])
      expect(request.body['viewing']).not.toHaveProperty(hidden);
    const confirmed = await acceptViewing(seller, slot, request.messageId);
    expect(confirmed).toMatchObject({
      status: 200,
      body: { viewing: { status: 'confirmed', side: 'seller', counterpart: { user_name: 'Ben Viewing' } } },
    });
    const [shown] = await listOwnViewings(buyer, '?when=upcoming');
    expect(shown).toMatchObject({
      status: 'confirmed',
      address: expect.stringMatching(/^\d+ Oak Road, .*Leeds LS6 3HN$/),
      icsUrl: expect.stringMatching(/^\/api\/viewing-calendar\/vwg_.+\.ics$/),
      can: expect.arrayContaining(['reschedule', 'cancel']),
    });
    expect((await getPropertyPage(home, buyer)).body).toMatchObject({
      fullAddress: shown?.['address'],
      myViewing: { status: 'confirmed', messageId: confirmed.messageId },
    });
    expect((await getPropertyPage(home, other)).body).not.toHaveProperty('fullAddress');
    const [seen] = (await listSlots(other, home)).slots;
    for (const hidden of ['mine', 'requests']) expect(seen).not.toHaveProperty(hidden);
    expect((await listSlots(buyer, home)).slots).toMatchObject([
      { booked: 1, full: true, mine: { status: 'confirmed' } },
    ]);
    await cloud.idle();
    expect(listEvents('viewing.requested.v1', home)).toHaveLength(1);
    expect(listEvents('viewing.confirmed.v1', home)).toMatchObject([{ by: 'seller', rescheduled: false }]);
  });

  test('is declined with a reason and other times, which frees the place', async () => {
    const { home, slot, request } = await asked();
    const free = await openSlot(seller, home, viewingClient.getSlotStart(80));
    const body = { reason: 'We are away that day', alternatives: [free] };
    expect(await rejectViewing(seller, slot, `${request.messageId}}`, body)).toMatchObject({
      status: 200,
      body: { viewing: { status: 'rejected', closed: { by: 'seller', ...body } } },
    });
    const list = (person: typeof buyer) => listOwnViewings(person, `?when=past&property_id=${home}`);
    expect((await list(buyer))[0]).not.toHaveProperty('bookedAgain');
    expect((await requestViewing(buyer, home, free)).status).toBe(201);
    expect(await list(buyer)).toMatchObject([{ id: request.id, bookedAgain: true }]);
    expect((await list(seller))[0]).not.toHaveProperty('bookedAgain');
    const elsewhere = await openSlot(seller, await publishProperty(seller), viewingClient.getSlotStart(80));
    const again = await requestViewing(other, home, slot);
    expect(await rejectViewing(seller, slot, again.messageId, { alternatives: [elsewhere] })).toMatchObject({
      status: 422,
      body: { errors: { alternatives: [expect.any(String)] } },
    });
  });

  test('is accepted only for another user’s property on sale and a slot of it', async () => {
    const { home, slot } = await asked();
    const elsewhere = await publishProperty(seller);
    expect((await requestViewing(other, elsewhere, slot)).status).toBe(404);
    expect((await requestViewing(seller, home, slot)).status).toBe(409);
    expect((await requestViewing(other, home, 'slt_01K9ZX3Q6T4C8V0R2M5N7P9B1M')).status).toBe(404);
    expect(await requestViewing(other, home, slot, { attendees: 7 })).toMatchObject({
      status: 422,
      body: { errors: { attendees: [expect.any(String)] } },
    });
    await viewingClient.setPublished(seller, home, false);
    expect((await requestViewing(other, home, slot)).status).toBe(404);
  });
});

describe('message card of a viewing', () => {
  test('is refused with the present state if it is of an earlier state or another slot', async () => {
    const { home, slot, request } = await asked();
    const second = await openSlot(seller, home, viewingClient.getSlotStart(60));
    expect(await acceptViewing(seller, second, request.messageId)).toMatchObject({
      status: 409,
      body: { code: 'conflict', state: 'requested' },
    });
    await acceptViewing(seller, slot, request.messageId);
    for (const late of [
      await acceptViewing(seller, slot, request.messageId),
      await rejectViewing(seller, slot, request.messageId),
      await changeViewing(buyer, request, { status: 'cancelled', reason: 'Ill' }),
    ])
      expect(late).toMatchObject({ status: 409, body: { code: 'stale', state: 'confirmed' } });
  });

  test('accepts one of several concurrent answers', async () => {
    const { slot, request } = await asked();
    const answers = await Promise.all([
      acceptViewing(seller, slot, request.messageId),
      changeViewing(buyer, request, { status: 'cancelled', reason: 'Found another home' }),
      acceptViewing(seller, slot, request.messageId),
      rejectViewing(seller, slot, request.messageId),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const won = answers.find(({ status }) => status === 200);
    const [shown] = (await listOwnViewings(buyer)).filter(({ id }) => id === request.id);
    expect(shown).toMatchObject({ messageId: won?.messageId });
  });
});

describe('proposed viewing time', () => {
  test('needs the other side’s acceptance, and the old time holds until then', async () => {
    const { home, slot, request } = await asked();
    const confirmed = await acceptViewing(seller, slot, request.messageId);
    const later = await openSlot(seller, home, viewingClient.getSlotStart(60));
    const proposal = await changeViewing(buyer, confirmed, { timeSlotId: later });
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
    expect((await listSlots(seller, home)).slots).toMatchObject([{ booked: 1 }, { booked: 0 }]);
    expect((await acceptViewing(buyer, later, proposal.messageId)).status).toBe(409);
    expect(await acceptViewing(seller, later, proposal.messageId)).toMatchObject({
      body: { viewing: { status: 'confirmed', timeSlotId: later } },
    });
    expect((await listSlots(seller, home)).slots).toMatchObject([{ booked: 0 }, { booked: 1 }]);
    await cloud.idle();
    expect(listEvents('viewing.confirmed.v1', home).at(-1)).toMatchObject({
      rescheduled: true,
      leftSlotId: slot,
    });
  });

  test('is refused without a change if its slot was booked in the meantime', async () => {
    const { home, slot, request } = await asked();
    const confirmed = await acceptViewing(seller, slot, request.messageId);
    const later = await openSlot(seller, home, viewingClient.getSlotStart(60));
    const proposal = await changeViewing(buyer, confirmed, { timeSlotId: later });
    await bookViewing(seller, other, home, later);
    expect(await acceptViewing(seller, later, proposal.messageId)).toMatchObject({
      status: 409,
      body: { state: 'full' },
    });
    expect((await listOwnViewings(buyer)).find(({ id }) => id === request.id)).toMatchObject({
      status: 'reschedule_proposed',
      timeSlotId: slot,
    });
  });

  test('is dropped when the seller closes its slot', async () => {
    const { home, slot, request } = await asked();
    const confirmed = await acceptViewing(seller, slot, request.messageId);
    const later = await openSlot(seller, home, viewingClient.getSlotStart(60));
    await changeViewing(buyer, confirmed, { timeSlotId: later });
    await callAs(seller, 'DELETE', `/api/property-time-slot/${later}`);
    await cloud.idle();
    expect((await listOwnViewings(buyer)).find(({ id }) => id === request.id)).toMatchObject({
      status: 'confirmed',
      timeSlotId: slot,
    });
  });
});

describe('cancelled viewing', () => {
  test('has a reason, frees its place and publishes an event', async () => {
    const { home, slot, request } = await asked();
    const confirmed = await acceptViewing(seller, slot, request.messageId);
    expect((await changeViewing(buyer, confirmed, { status: 'cancelled' })).status).toBe(422);
    expect(
      await changeViewing(seller, confirmed, { status: 'cancelled', reason: 'We’re unwell' }),
    ).toMatchObject({
      body: {
        viewing: { status: 'cancelled', closed: { by: 'seller', late: false, reason: 'We’re unwell' } },
      },
    });
    expect((await listSlots(other, home)).slots).toMatchObject([{ booked: 0, full: false }]);
    expect((await getPropertyPage(home, buyer)).body).not.toHaveProperty('myViewing');
    expect((await getPropertyPage(home, buyer)).body).not.toHaveProperty('fullAddress');
    await cloud.idle();
    expect(listEvents('viewing.cancelled.v1', home)).toMatchObject([{ by: 'seller', late: false }]);
  });
});

test('lists own viewings by role, time and property', async () => {
  const { home, slot, request } = await asked();
  await acceptViewing(seller, slot, request.messageId);
  const ids = async (query: string, person = buyer) =>
    (await listOwnViewings(person, query)).map(({ id }) => id);
  expect(await ids(`?role=buyer&property_id=${home}`)).toEqual([request.id]);
  expect(await ids(`?role=seller&property_id=${home}`)).toEqual([]);
  expect(await ids(`?role=seller&property_id=${home}`, seller)).toEqual([request.id]);
  expect(await ids(`?when=upcoming&property_id=${home}`)).toEqual([request.id]);
  expect(await ids(`?when=past&property_id=${home}`)).toEqual([]);
});
