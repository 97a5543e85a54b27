import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { AccountDeleted } from '../../events/account.ts';
import { UserId } from '../../events/vocabulary.ts';
import { ChainView } from '../../functions/deals/chains/contract.ts';
import { dayMs } from '../../functions/kernel/time.ts';
import { blockUser } from '../support/clients/block-user.ts';
import { createNotificationClient } from '../support/clients/notifications.ts';
import { createSaleClient } from '../support/clients/sales.ts';
import { slowTestMs } from '../support/clients/seller.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('notifications');
cloud.allowCopies('publishing');
vi.setConfig({ testTimeout: 2 * slowTestMs, hookTimeout: slowTestMs });
const {
  agreeSale,
  callAs,
  call,
  createMember,
  getChainKey,
  tieSales,
  tickMilestone,
  nameSolicitor,
  prepareExchange,
} = createSaleClient(cloud);
const { publishEvent } = createNotificationClient(cloud);
type Member = Awaited<ReturnType<typeof createMember>>;

const read = async (person: Member, offerId: string) => {
  const { status, body } = await callAs(person, 'GET', `/api/chain/${offerId}`);
  expect(status).toBe(200);
  return ChainView.parse(body);
};
const Bell = z.object({ notifications: z.array(z.object({ title: z.string(), href: z.string() })) });
const listTitles = async (person: Member) => {
  await cloud.idle();
  const { body } = await callAs(person, 'GET', '/api/notifications');
  return Bell.parse(body).notifications.map(({ title }) => title);
};

/** Anna buys from Ben, who buys from Cleo, who buys from Dan. */
async function createStreet() {
  const [anna, ben, cleo, dan] = await Promise.all(
    ['Anna Able', 'Ben Baker', 'Cleo Clark', 'Dan Dyer'].map((name) => createMember(name)),
  );
  if (!anna || !ben || !cleo || !dan) throw new Error('Someone is missing');
  const first = await agreeSale(ben, anna);
  const second = await agreeSale(cleo, ben);
  const third = await agreeSale(dan, cleo);
  await cloud.idle();
  return { anna, ben, cleo, dan, first, second, third };
}

test('joins sales by the consent of who sells and buys, and names nobody', async () => {
  const { anna, ben, cleo, dan, first, second, third } = await createStreet();
  expect(await read(ben, first.offerId)).toMatchObject({
    side: 'seller',
    sales: [{ place: 1, isThis: true }],
    tie: null,
    choices: [{ offerId: second.offerId }],
  });
  expect((await read(ben, second.offerId)).choices.map(({ offerId }) => offerId)).toEqual([first.offerId]);
  // Neither the other side of a sale nor a stranger agrees for them.
  expect((await tieSales(anna, first.offerId, second.offerId)).status).toBe(404);
  expect((await tieSales(dan, first.offerId, second.offerId)).status).toBe(404);

  const tied = await tieSales(ben, first.offerId, second.offerId);
  expect(tied.status).toBe(201);
  expect(ChainView.parse(tied.body)).toMatchObject({ tie: {}, choices: [], estimate: { kind: 'too_early' } });
  expect((await tieSales(cleo, third.offerId, second.offerId)).status).toBe(201);
  expect(await tieSales(ben, second.offerId, first.offerId)).toMatchObject({
    status: 409,
    body: { state: 'round' },
  });

  const seen = await callAs(dan, 'GET', `/api/chain/${third.offerId}`);
  expect(ChainView.parse(seen.body).sales).toMatchObject([
    { place: 1, isThis: false, phase: 'agreed' },
    { place: 2, isThis: false },
    { place: 3, isThis: true, own: 'seller' },
  ]);
  const text = JSON.stringify(seen.body);
  for (const secret of [anna.id, ben.id, first.propertyId, first.offerId, '320', 'Oak Road', 'Anna'])
    expect(text).not.toContain(secret);
  expect(await listTitles(anna)).toContain('Your sale is part of a chain');
  expect((await callAs(dan, 'GET', `/api/chain/${first.offerId}`)).status).toBe(404);
});

test('tells the neighbours once a day that the chain moved, and not those who moved it', async () => {
  const { anna, ben, cleo, dan, first, second, third } = await createStreet();
  await tieSales(ben, first.offerId, second.offerId);
  await tieSales(cleo, second.offerId, third.offerId);
  for (const [seller, buyer, { propertyId }] of [
    [ben, anna, first],
    [cleo, ben, second],
  ] as const) {
    await nameSolicitor(seller, propertyId, { email: 'one@example.com' });
    await nameSolicitor(buyer, propertyId, { email: 'two@example.com' });
  }
  const moves = async (person: Member) =>
    (await listTitles(person)).filter((title) => title === 'Your chain moved today').length;
  expect(await moves(dan)).toBe(1);
  expect(await moves(anna)).toBe(1);
  const { sales } = await read(dan, third.offerId);
  expect(sales.map(({ phase }) => phase)).toEqual(['legal_work', 'legal_work', 'agreed']);
});

test('breaks where a sale falls through, and shortens where a person takes it back', async () => {
  const { anna, ben, cleo, dan, first, second, third } = await createStreet();
  await tieSales(ben, first.offerId, second.offerId);
  await tieSales(cleo, second.offerId, third.offerId);
  const end = await callAs(cleo, 'PUT', `/api/offers/${second.offerId}`, {
    action: 'release',
    reason: 'too_slow',
  });
  expect(end.status).toBe(200);
  await cloud.idle();
  expect(await read(anna, first.offerId)).toMatchObject({
    sales: [{ isThis: true }],
    breaks: [{ end: 'above', why: 'fell_through' }],
  });
  expect(await read(dan, third.offerId)).toMatchObject({
    sales: [{ isThis: true }],
    breaks: [{ end: 'below', why: 'fell_through' }],
  });
  expect(await listTitles(dan)).toContain('Your chain is broken');
  // A new tie at the broken end mends it.
  expect((await tieSales(ben, first.offerId, { phase: 'looking' })).status).toBe(201);
  expect((await read(anna, first.offerId)).breaks).toEqual([]);
  const back = await callAs(ben, 'DELETE', `/api/chain/${first.offerId}/tie`);
  expect(ChainView.parse(back.body)).toMatchObject({
    tie: null,
    sales: [{}],
    breaks: [{ why: 'withdrawn' }],
  });
  expect((await callAs(ben, 'DELETE', `/api/chain/${first.offerId}/tie`)).status).toBe(404);
});

test('lets an agent say by a mailed link how far a sale outside is, and nothing else', async () => {
  const [ben, anna] = [await createMember('Ben Baker'), await createMember('Anna Able')];
  const { offerId } = await agreeSale(ben, anna);
  await tieSales(ben, offerId, { phase: 'agreed' });
  const invite = (email: string) =>
    callAs(ben, 'POST', `/api/chain/${offerId}/invitation`, { email, role: 'agent', reference: 'HH/7' });
  expect((await invite('first@agents.example')).status).toBe(201);
  const old = getChainKey('first@agents.example');
  expect((await invite('agent@agents.example')).status).toBe(201);
  const key = getChainKey('agent@agents.example');
  expect((await call('POST', '/api/chain-invitation', { body: { key: old } })).status).toBe(410);
  const opened = await call('POST', '/api/chain-invitation', { body: { key } });
  expect(opened.body).toEqual({
    client: expect.any(String),
    is: 'purchase',
    role: 'agent',
    reference: 'HH/7',
    phase: 'agreed',
    saidAt: expect.any(String),
    saidBy: 'person',
    endsAt: expect.any(String),
  });
  const say = (said: object) => call('PUT', '/api/chain-invitation', { body: { key, said } });
  expect(await say({ phase: 'exchanged' })).toMatchObject({ status: 422 });
  expect((await say({ phase: 'ready' })).status).toBe(200);
  const seen = await callAs(anna, 'GET', `/api/chain/${offerId}`);
  expect(ChainView.parse(seen.body).sales[1]).toMatchObject({
    phase: 'ready',
    outside: { saidBy: 'professional' },
  });
  for (const secret of ['agents.example', 'HH/7']) expect(JSON.stringify(seen.body)).not.toContain(secret);
  expect(await read(ben, offerId)).toMatchObject({
    tie: { outside: { invitation: { sentTo: 'agent@agents.example', openedAt: expect.any(String) } } },
  });

  expect((await callAs(ben, 'DELETE', `/api/chain/${offerId}/invitation`)).status).toBe(200);
  expect((await call('POST', '/api/chain-invitation', { body: { key } })).status).toBe(410);
  await invite('agent@agents.example');
  const last = getChainKey('agent@agents.example');
  const fell = await call('PUT', '/api/chain-invitation', {
    body: { key: last, said: { phase: 'fallen_through' } },
  });
  expect(fell).toMatchObject({ status: 200, body: { sale: null } });
  expect(await read(anna, offerId)).toMatchObject({ sales: [{}], breaks: [{ why: 'fell_through' }] });
  expect((await call('POST', '/api/chain-invitation', { body: { key: last } })).status).toBe(410);
});

test('closes the link of a person whom staff block', async () => {
  const [ben, anna] = [await createMember('Ben Baker'), await createMember('Anna Able')];
  const { offerId } = await agreeSale(ben, anna);
  await tieSales(ben, offerId, { phase: 'agreed' });
  const asked = { email: 'blocked@agents.example', role: 'agent' };
  await callAs(ben, 'POST', `/api/chain/${offerId}/invitation`, asked);
  const key = getChainKey(asked.email);
  expect((await call('POST', '/api/chain-invitation', { body: { key } })).status).toBe(200);
  await blockUser(ben);
  expect((await call('POST', '/api/chain-invitation', { body: { key } })).status).toBe(410);
  const said = { phase: 'ready' };
  expect((await call('PUT', '/api/chain-invitation', { body: { key, said } })).status).toBe(410);
});

test('lets a person link sales five times a day', async () => {
  const [ben, anna] = [await createMember('Ben Baker'), await createMember('Anna Able')];
  const { offerId } = await agreeSale(ben, anna);
  const statuses: number[] = [];
  for (let nth = 0; nth < 6; nth += 1) {
    statuses.push((await tieSales(ben, offerId, { phase: 'looking' })).status);
    await callAs(ben, 'DELETE', `/api/chain/${offerId}/tie`);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});

/** Both sides exchange and complete a sale that is ready. */
async function completeSale(seller: Member, buyer: Member, propertyId: string) {
  const completionDate = new Date(cloud.clock.now() + 7 * dayMs).toISOString().slice(0, 10);
  for (const person of [seller, buyer])
    await tickMilestone(person, propertyId, 'exchanged', { completionDate });
  for (const person of [seller, buyer]) await tickMilestone(person, propertyId, 'completed', { early: true });
  await cloud.idle();
}

test('forgets the tie of a person whose account goes, with the address of their agent', async () => {
  const [anna, ben, cleo] = [
    await createMember('Anna'),
    await createMember('Ben'),
    await createMember('Cleo'),
  ];
  const first = await prepareExchange(ben, anna);
  const second = await agreeSale(cleo, ben);
  await tieSales(ben, first.offerId, second.offerId);
  await tieSales(anna, first.offerId, { phase: 'agreed' });
  const asked = { email: 'gone@agents.example', role: 'agent' };
  await callAs(anna, 'POST', `/api/chain/${first.offerId}/invitation`, asked);
  const key = getChainKey(asked.email);
  await completeSale(ben, anna, first.propertyId);
  expect((await read(cleo, second.offerId)).sales).toHaveLength(3);
  await publishEvent(AccountDeleted.of({ userId: UserId.parse(anna.id) }));
  await cloud.idle();
  expect(await read(cleo, second.offerId)).toMatchObject({
    sales: [{ phase: 'completed' }, { isThis: true }],
    breaks: [{ end: 'below', why: 'withdrawn' }],
  });
  expect((await call('POST', '/api/chain-invitation', { body: { key } })).status).toBe(410);
});

test('ends with the last completion', async () => {
  const [ben, anna] = [await createMember('Ben Baker'), await createMember('Anna Able')];
  const { offerId, propertyId } = await prepareExchange(ben, anna);
  await tieSales(ben, offerId, { phase: 'ready' });
  expect(await read(anna, offerId)).toMatchObject({ estimate: { kind: 'not_before' } });
  await completeSale(ben, anna, propertyId);
  expect(await read(ben, offerId)).toMatchObject({ sales: [{ phase: 'completed' }], tie: null, breaks: [] });
});

// Last, as it moves the clock by months.
test('closes a link after sixty days', async () => {
  const [ben, anna] = [await createMember('Ben Baker'), await createMember('Anna Able')];
  const { offerId } = await agreeSale(ben, anna);
  await tieSales(anna, offerId, { phase: 'looking' });
  await callAs(anna, 'POST', `/api/chain/${offerId}/invitation`, {
    email: 'late@agents.example',
    role: 'solicitor',
  });
  const key = getChainKey('late@agents.example');
  cloud.clock.advance(61 * dayMs);
  expect((await call('POST', '/api/chain-invitation', { body: { key } })).status).toBe(410);
});
