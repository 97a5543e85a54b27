import { beforeAll, describe, expect, test } from 'vitest';
import { createViewingClient } from '../support/clients/viewings.ts';
import { password } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';

const viewingClient = createViewingClient(cloud);
const {
  createMember,
  publishProperty,
  callAs,
  postSlots,
  openSlot,
  requestViewing,
  bookViewing,
  listSlots,
  getViewing,
  setPublished,
} = viewingClient;
type Member = Awaited<ReturnType<typeof createMember>>;

let seller: Member;
let buyer: Member;
let other: Member;
beforeAll(async () => {
  seller = await createMember('Sally Off');
  buyer = await createMember('Ben Off');
  other = await createMember('Olive Off');
});
/** A property with one confirmed viewing and one request. */
const visited = async () => {
  const home = await publishProperty(seller);
  const [one, two] = [
    await openSlot(seller, home, viewingClient.getSlotStart(48)),
    await openSlot(seller, home, viewingClient.getSlotStart(72)),
  ];
  const confirmed = await bookViewing(seller, buyer, home, one);
  const request = await requestViewing(other, home, two);
  return { home, one, two, confirmed, request };
};
const states = async ({ confirmed, request }: Awaited<ReturnType<typeof visited>>) => [
  (await getViewing(buyer, confirmed.id)).status,
  (await getViewing(other, request.id)).status,
];

describe('viewings of a property that leaves the market', () => {
  test('stay when the property is paused', async () => {
    const world = await visited();
    await setPublished(seller, world.home, false);
    await cloud.idle();
    expect(await states(world)).toEqual(['confirmed', 'requested']);
  });

  test('are cancelled when the seller says so at the pause, and can be requested after it is back', async () => {
    const world = await visited();
    const reason = 'The roof is being repaired';
    await callAs(seller, 'PUT', `/api/property-published/${world.home}`, {
      published: false,
      viewings: 'cancel',
      reason,
    });
    await cloud.idle();
    expect(await states(world)).toEqual(['cancelled', 'cancelled']);
    expect(await getViewing(buyer, world.confirmed.id)).toMatchObject({ closed: { by: 'system', reason } });
    await setPublished(seller, world.home);
    expect((await requestViewing(buyer, world.home, world.one)).status).toBe(201);
  });

  test('are cancelled when the property is withdrawn', async () => {
    const world = await visited();
    await callAs(seller, 'DELETE', `/api/properties/${world.home}?reason=Staying`);
    await cloud.idle();
    expect(await states(world)).toEqual(['cancelled', 'cancelled']);
  });
});

describe('viewings of a property under offer', () => {
  const accepted = async (home: string, stopViewings: boolean) => {
    const offer = await callAs(buyer, 'POST', '/api/offers', {
      propertyId: home,
      amount: 320_000,
      funding: 'cash',
      position: 'nothing_to_sell',
    });
    if (offer.status !== 201) throw new Error(JSON.stringify(offer.body));
    const answer = await callAs(seller, 'PUT', `/api/accept-offer/${String(offer.body['id'])}`, {
      stopViewings,
    });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    await cloud.idle();
  };

  test('are cancelled if the seller stops them, except for the offer’s buyer', async () => {
    const world = await visited();
    await accepted(world.home, true);
    expect(await states(world)).toEqual(['confirmed', 'cancelled']);
    expect(await listSlots(other, world.home)).toMatchObject({ slots: [], stopped: true });
    expect(await listSlots(seller, world.home)).toMatchObject({ stopped: true });
    const start = viewingClient.getSlotStart(90);
    expect(
      await postSlots(seller, { propertyId: world.home, start, end: viewingClient.addMinutes(start) }),
    ).toMatchObject({
      status: 409,
      body: { state: 'under_offer' },
    });
  });

  test('stay open if the seller wants more backups', async () => {
    const world = await visited();
    await accepted(world.home, false);
    expect(await states(world)).toEqual(['confirmed', 'requested']);
    expect(await listSlots(seller, world.home)).toMatchObject({ stopped: false });
    const slot = await openSlot(seller, world.home, viewingClient.getSlotStart(90));
    expect((await requestViewing(await createMember('Nell Off'), world.home, slot)).status).toBe(201);
  });
});

describe('viewings of an account', () => {
  test('are cancelled on both sides when the account is deleted', async () => {
    const leaving = await createMember('Lea Leaves');
    const home = await publishProperty(seller);
    const mine = await publishProperty(leaving);
    const visit = await bookViewing(
      seller,
      leaving,
      home,
      await openSlot(seller, home, viewingClient.getSlotStart(48)),
    );
    const guest = await bookViewing(
      leaving,
      other,
      mine,
      await openSlot(leaving, mine, viewingClient.getSlotStart(48)),
    );
    const { status } = await callAs(leaving, 'DELETE', '/api/delete-account', { password });
    expect(status).toBe(202);
    await cloud.idle();
    expect(await getViewing(seller, visit.id)).toMatchObject({
      status: 'cancelled',
      closed: { by: 'system' },
    });
    expect(await getViewing(other, guest.id)).toMatchObject({ status: 'cancelled' });
  });

  test('are cancelled and refused between users who block each other', async () => {
    const [one, two] = [await createMember('Una Blocks'), await createMember('Dan Blocked')];
    const home = await publishProperty(one);
    const slot = await openSlot(one, home, viewingClient.getSlotStart(48));
    const visit = await bookViewing(one, two, home, slot);
    const report = await callAs(one, 'POST', '/api/report', {
      type: 'block',
      userId: two.id,
      category: 'harassment',
      details: 'Rude at the door',
    });
    expect(report.status).toBe(201);
    await cloud.idle();
    const shown = await getViewing(two, visit.id);
    expect(shown).toMatchObject({ status: 'cancelled', closed: { by: 'system', late: false } });
    expect(shown['closed']).not.toHaveProperty('reason');
    expect(await requestViewing(two, home, slot)).toMatchObject({
      status: 403,
      body: { code: 'blocked_by_user' },
    });
  });
});
