import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan, PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, test } from 'vitest';
import { createViewingClient } from '../support/clients/viewings.ts';
import { cloud } from '../support/cloud.ts';

const viewingClient = createViewingClient(cloud);
const {
  createMember,
  publishProperty,
  openSlot,
  requestViewing,
  acceptViewing,
  rejectViewing,
  changeViewing,
  listSlots,
  bookViewing,
  getViewing,
  listEvents,
} = viewingClient;
type Member = Awaited<ReturnType<typeof createMember>>;

let seller: Member;
let crowd: Member[];
let buyer: Member;
let other: Member;
beforeAll(async () => {
  seller = await createMember('Sally Places');
  crowd = [];
  for (let n = 1; n <= 8; n += 1) crowd.push(await createMember(`Crowd ${n}`));
  buyer = await createMember('Ben Places');
  other = await createMember('Olive Places');
});
/** Sets a buyer's count of a kind, as twenty homes take a minute. */
async function setCount(kind: 'pending-viewings' | 'viewings-of-day', { id }: Member, count: number) {
  const client = new DynamoDBClient(cloud.aws);
  const database = DynamoDBDocumentClient.from(client);
  const TableName = cloud.tableName('Table');
  const column = kind === 'pending-viewings' ? 'pending' : 'viewings';
  for await (const { Items = [] } of paginateScan({ client: database }, { TableName }))
    for (const item of Items)
      if (item['__edb_e__'] === kind && item['buyerId'] === id)
        await database.send(new PutCommand({ TableName, Item: { ...item, [column]: count } }));
  client.destroy();
}
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).toSorted();
const states = async (requests: readonly { id: string }[]) =>
  Promise.all(crowd.map(async (person, n) => (await getViewing(person, requests[n]?.id ?? '')).status));

describe('slot with eight concurrent confirmations', () => {
  test('books its only place once, rejects the others and offers them the waitlist', async () => {
    const home = await publishProperty(seller);
    const slot = await openSlot(seller, home, viewingClient.getSlotStart(48));
    const requests = await Promise.all(crowd.map((person) => requestViewing(person, home, slot)));
    const answers = await Promise.all(
      requests.map(({ messageId }) => acceptViewing(seller, slot, messageId)),
    );
    expect(statuses(answers)).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    expect((await listSlots(seller, home)).slots).toMatchObject([{ booked: 1, full: true }]);
    await cloud.idle();
    expect((await states(requests)).toSorted()).toEqual([
      'confirmed',
      ...Array.from({ length: 7 }, () => 'rejected'),
    ]);
    const refusals = listEvents('viewing.rejected.v1', home);
    expect(refusals).toHaveLength(7);
    for (const refusal of refusals) expect(refusal).toMatchObject({ by: 'system', waitlistOffered: true });
  });

  test('of an open house books as many parties as its capacity', async () => {
    const home = await publishProperty(seller);
    const slot = await openSlot(seller, home, viewingClient.getSlotStart(48), {
      kind: 'open_house',
      capacity: 3,
    });
    const requests = await Promise.all(crowd.map((person) => requestViewing(person, home, slot)));
    expect(statuses(requests)).toEqual(Array.from({ length: 8 }, () => 201));
    const answers = await Promise.all(
      requests.map(({ messageId }) => acceptViewing(seller, slot, messageId)),
    );
    const won = answers.filter(({ status }) => status === 200);
    // A confirmation that failed on a concurrent write is sent again while there is capacity.
    for (const request of requests.filter((_, n) => answers[n]?.status !== 200).slice(0, 3 - won.length))
      await acceptViewing(seller, slot, request.messageId);
    expect((await listSlots(seller, home)).slots).toMatchObject([{ booked: 3, full: true }]);
    await cloud.idle();
    expect((await states(requests)).filter((status) => status === 'confirmed')).toHaveLength(3);
    expect((await listSlots(seller, home)).slots).toMatchObject([{ booked: 3 }]);
  });
});

describe('viewing limits of a buyer', () => {
  test('allow one viewing per property under concurrent requests', async () => {
    const home = await publishProperty(seller);
    const times = [
      viewingClient.getSlotStart(48),
      viewingClient.getSlotStart(72),
      viewingClient.getSlotStart(96),
      viewingClient.getSlotStart(120),
    ];
    const ids = await Promise.all(times.map((start) => openSlot(seller, home, start)));
    const answers = await Promise.all([...ids, ...ids].map((slot) => requestViewing(buyer, home, slot)));
    expect(statuses(answers)).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ body: { state: 'open_viewing' } });
    const first = answers.find(({ status }) => status === 201);
    await changeViewing(buyer, first ?? { id: '', messageId: '' }, {
      status: 'cancelled',
      reason: 'Another day',
    });
    expect((await requestViewing(buyer, home, String(ids[1]))).status).toBe(201);
  });

  test('allow twenty pending requests', async () => {
    const asking = await createMember('Fay Twenties');
    const requests: { readonly home: string; readonly slot: string }[] = [];
    for (let n = 0; n < 3; n += 1) {
      const home = await publishProperty(seller);
      requests.push({ home, slot: await openSlot(seller, home, viewingClient.getSlotStart(48)) });
    }
    const ask = (n: number) => requestViewing(asking, requests[n]?.home ?? '', requests[n]?.slot ?? '');
    const first = await ask(0);
    await setCount('pending-viewings', asking, 19);
    expect((await ask(1)).status).toBe(201);
    expect(await ask(2)).toMatchObject({ status: 409, body: { state: 'pending_full' } });
    await acceptViewing(seller, requests[0]?.slot ?? '', first.messageId);
    expect((await ask(2)).status).toBe(201);
  });

  test('allow ten viewings a day, asked for at once or moved there', async () => {
    const asking = await createMember('Dan Tens');
    // Once, as an hour that passes meanwhile moves it to the next day.
    const start = viewingClient.getSlotStart(48);
    const open = async (at: string) => {
      const home = await publishProperty(seller);
      return { home, slot: await openSlot(seller, home, at) };
    };
    const [first, second, third] = [await open(start), await open(start), await open(start)];
    const later = await open(viewingClient.getSlotStart(80));
    const ask = ({ home, slot }: typeof first) => requestViewing(asking, home, slot);
    const full = { status: 409, body: { state: 'day_full', detail: expect.stringContaining('10 viewings') } };
    const request = await ask(first);
    await setCount('viewings-of-day', asking, 9);
    const answers = await Promise.all([ask(second), ask(third)]);
    expect(statuses(answers)).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject(full);

    const booked = await bookViewing(seller, asking, later.home, later.slot);
    const sameDay = await openSlot(seller, later.home, start);
    expect(await changeViewing(asking, booked, { timeSlotId: sameDay })).toMatchObject(full);
    await changeViewing(asking, request, { status: 'cancelled', reason: 'Another day' });
    const moved = await changeViewing(asking, booked, { timeSlotId: sameDay });
    expect(moved.status).toBe(200);
    expect(await ask(first)).toMatchObject(full);
    expect((await rejectViewing(seller, sameDay, moved.messageId)).status).toBe(200);
    expect((await ask(first)).status).toBe(201);
  });
});

describe('full slot', () => {
  test('has a waitlist whose first viewing holds the next free place', async () => {
    const home = await publishProperty(seller);
    const slot = await openSlot(seller, home, viewingClient.getSlotStart(72));
    expect(await requestViewing(other, home, slot, { waitlist: true })).toMatchObject({
      status: 409,
      body: { state: 'free' },
    });
    const first = await bookViewing(seller, buyer, home, slot);
    expect(await requestViewing(other, home, slot)).toMatchObject({ status: 409, body: { state: 'full' } });
    const waiting = await requestViewing(other, home, slot, { waitlist: true });
    expect(waiting).toMatchObject({
      status: 201,
      body: { viewing: { status: 'waitlisted', can: ['cancel'] } },
    });
    const next = await requestViewing(crowd[0] ?? other, home, slot, { waitlist: true });
    await changeViewing(buyer, first, { status: 'cancelled', reason: 'Bought another' });
    await cloud.idle();
    expect(listEvents('viewing.place_offered.v1', home)).toHaveLength(1);
    const offered = await getViewing(other, waiting.id);
    expect(offered).toMatchObject({ status: 'requested', heldUntil: expect.any(String) });
    expect((await listSlots(buyer, home)).slots).toMatchObject([{ booked: 0, full: true }]);
    expect(await requestViewing(buyer, home, slot)).toMatchObject({ status: 409, body: { state: 'full' } });
    expect((await getViewing(crowd[0] ?? other, next.id)).status).toBe('waitlisted');
    expect((await acceptViewing(seller, slot, offered.messageId)).status).toBe(200);
    expect((await listSlots(seller, home)).slots).toMatchObject([{ booked: 1, full: true }]);
  });

  test('offers its waitlist a place when its capacity grows', async () => {
    const home = await publishProperty(seller);
    const slot = await openSlot(seller, home, viewingClient.getSlotStart(72), {
      kind: 'open_house',
      capacity: 1,
    });
    await bookViewing(seller, buyer, home, slot);
    const waiting = await requestViewing(other, home, slot, { waitlist: true });
    await viewingClient.callAs(seller, 'PUT', `/api/property-time-slot/${slot}`, { capacity: 2 });
    await cloud.idle();
    expect(await getViewing(other, waiting.id)).toMatchObject({ status: 'requested' });
  });
});
