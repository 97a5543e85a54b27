import { beforeAll, describe, expect, test, vi } from 'vitest';
import { patience } from '../properties/seller.ts';
import { cloud } from '../support/cloud.ts';
import { viewingAt } from './world.ts';

vi.setConfig({ testTimeout: patience, hookTimeout: patience });
const at = viewingAt(cloud);
const { member, onSale, openSlot, ask, accept, change, slots, booked, viewing, told } = at;
type Member = Awaited<ReturnType<typeof member>>;

let seller: Member;
let crowd: Member[];
let buyer: Member;
let other: Member;
beforeAll(async () => {
  seller = await member('Sally Places');
  crowd = [];
  for (let n = 1; n <= 8; n += 1) crowd.push(await member(`Crowd ${n}`));
  buyer = await member('Ben Places');
  other = await member('Olive Places');
});
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).toSorted();
const states = async (requests: readonly { id: string }[]) =>
  Promise.all(crowd.map(async (person, n) => (await viewing(person, requests[n]?.id ?? '')).status));

describe('slot with eight concurrent confirmations', () => {
  test('books its only place once, rejects the others and offers them the waitlist', async () => {
    const home = await onSale(seller);
    const slot = await openSlot(seller, home, at.inHours(48));
    const requests = await Promise.all(crowd.map((person) => ask(person, home, slot)));
    const answers = await Promise.all(requests.map(({ messageId }) => accept(seller, slot, messageId)));
    expect(statuses(answers)).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    expect((await slots(seller, home)).slots).toMatchObject([{ booked: 1, full: true }]);
    await cloud.idle();
    expect((await states(requests)).toSorted()).toEqual([
      'confirmed',
      ...Array.from({ length: 7 }, () => 'rejected'),
    ]);
    const refusals = told('viewing.rejected.v1', home);
    expect(refusals).toHaveLength(7);
    for (const refusal of refusals) expect(refusal).toMatchObject({ by: 'system', waitlistOffered: true });
  });

  test('of an open house books as many parties as its capacity', async () => {
    const home = await onSale(seller);
    const slot = await openSlot(seller, home, at.inHours(48), { kind: 'open_house', capacity: 3 });
    const requests = await Promise.all(crowd.map((person) => ask(person, home, slot)));
    expect(statuses(requests)).toEqual(Array.from({ length: 8 }, () => 201));
    const answers = await Promise.all(requests.map(({ messageId }) => accept(seller, slot, messageId)));
    const won = answers.filter(({ status }) => status === 200);
    // A confirmation that failed on a concurrent write is sent again while there is capacity.
    for (const request of requests.filter((_, n) => answers[n]?.status !== 200).slice(0, 3 - won.length))
      await accept(seller, slot, request.messageId);
    expect((await slots(seller, home)).slots).toMatchObject([{ booked: 3, full: true }]);
    await cloud.idle();
    expect((await states(requests)).filter((status) => status === 'confirmed')).toHaveLength(3);
    expect((await slots(seller, home)).slots).toMatchObject([{ booked: 3 }]);
  });
});

describe('viewing limits of a buyer', () => {
  test('allow one viewing per property under concurrent requests', async () => {
    const home = await onSale(seller);
    const times = [at.inHours(48), at.inHours(72), at.inHours(96), at.inHours(120)];
    const ids = await Promise.all(times.map((start) => openSlot(seller, home, start)));
    const answers = await Promise.all([...ids, ...ids].map((slot) => ask(buyer, home, slot)));
    expect(statuses(answers)).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ body: { state: 'open_viewing' } });
    const first = answers.find(({ status }) => status === 201);
    await change(buyer, first ?? { id: '', messageId: '' }, { status: 'cancelled', reason: 'Another day' });
    expect((await ask(buyer, home, String(ids[1]))).status).toBe(201);
  });

  test('allow five pending requests', async () => {
    const asking = await member('Fay Fives');
    const requests = [];
    for (let n = 0; n < 6; n += 1) {
      const home = await onSale(seller);
      requests.push({ home, slot: await openSlot(seller, home, at.inHours(48)) });
    }
    const answers = await Promise.all(requests.map(({ home, slot }) => ask(asking, home, slot)));
    expect(statuses(answers)).toEqual([201, 201, 201, 201, 201, 409]);
    const refused = answers.findIndex(({ status }) => status === 409);
    expect(answers[refused]).toMatchObject({ body: { state: 'pending_full' } });
    const answered = answers.findIndex(({ status }) => status === 201);
    await accept(seller, String(requests[answered]?.slot), answers[answered]?.messageId ?? '');
    const { home = '', slot = '' } = requests[refused] ?? {};
    expect((await ask(asking, home, slot)).status).toBe(201);
  });
});

describe('full slot', () => {
  test('has a waitlist whose first viewing holds the next free place', async () => {
    const home = await onSale(seller);
    const slot = await openSlot(seller, home, at.inHours(72));
    expect(await ask(other, home, slot, { waitlist: true })).toMatchObject({
      status: 409,
      body: { state: 'free' },
    });
    const first = await booked(seller, buyer, home, slot);
    expect(await ask(other, home, slot)).toMatchObject({ status: 409, body: { state: 'full' } });
    const waiting = await ask(other, home, slot, { waitlist: true });
    expect(waiting).toMatchObject({
      status: 201,
      body: { viewing: { status: 'waitlisted', can: ['cancel'] } },
    });
    const next = await ask(crowd[0] ?? other, home, slot, { waitlist: true });
    await change(buyer, first, { status: 'cancelled', reason: 'Bought another' });
    await cloud.idle();
    expect(told('viewing.place_offered.v1', home)).toHaveLength(1);
    const offered = await viewing(other, waiting.id);
    expect(offered).toMatchObject({ status: 'requested', heldUntil: expect.any(String) });
    expect((await slots(buyer, home)).slots).toMatchObject([{ booked: 0, full: true }]);
    expect(await ask(buyer, home, slot)).toMatchObject({ status: 409, body: { state: 'full' } });
    expect((await viewing(crowd[0] ?? other, next.id)).status).toBe('waitlisted');
    expect((await accept(seller, slot, offered.messageId)).status).toBe(200);
    expect((await slots(seller, home)).slots).toMatchObject([{ booked: 1, full: true }]);
  });

  test('offers its waitlist a place when its capacity grows', async () => {
    const home = await onSale(seller);
    const slot = await openSlot(seller, home, at.inHours(72), { kind: 'open_house', capacity: 1 });
    await booked(seller, buyer, home, slot);
    const waiting = await ask(other, home, slot, { waitlist: true });
    await at.own(seller, 'PUT', `/api/property-time-slot/${slot}`, { capacity: 2 });
    await cloud.idle();
    expect(await viewing(other, waiting.id)).toMatchObject({ status: 'requested' });
  });
});
