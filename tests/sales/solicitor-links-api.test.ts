import { beforeAll, expect, test } from 'vitest';
import { formatLondonDay } from '../../functions/kernel/london-time.ts';
import { dayMs } from '../../functions/kernel/time.ts';
import { createSaleClient } from '../support/clients/sales.ts';
import { cloud } from '../support/cloud.ts';
import { createFirm } from './sale-examples.ts';

const {
  agreeSale,
  getSaleByLink,
  fetchFile,
  agreeSaleWithSolicitors,
  advanceAndLogIn,
  listMailsOfCalls,
  createMember,
  nameSolicitor,
  callAs,
  prepareExchange,
  getSale,
  getStoredFile,
  tickMilestone,
  tickMilestoneByLink,
  getSolicitorToken,
} = createSaleClient(cloud);

type Member = Awaited<ReturnType<typeof createMember>>;
let seller: Member;
let buyer: Member;
/** A sale with both solicitors named; no test ends it. */
let running: Awaited<ReturnType<typeof agreeSaleWithSolicitors>>;
beforeAll(async () => {
  seller = await createMember('Sally Link');
  buyer = await createMember('Ben Link');
  running = await agreeSaleWithSolicitors(seller, buyer);
});
const invite = (person: Member, propertyId: string) =>
  callAs(person, 'POST', `/api/sale/${propertyId}/solicitor-link`);

test('shows a solicitor their sale by a link, with no contacts beyond the memorandum’s', async () => {
  const { propertyId } = running;
  expect(await invite(seller, propertyId)).toMatchObject({
    status: 201,
    body: { sentTo: 'seller-side@example.com' },
  });
  const [mail] = listMailsOfCalls('seller-side@example.com');
  expect(mail?.text).toContain('Dear Nia Hart');
  const { status, body } = await getSaleByLink(getSolicitorToken('seller-side@example.com'));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    byLink: true,
    side: 'seller',
    status: 'sold_stc',
    memorandum: { version: 1 },
    todo: [],
    solicitors: { buyer: { email: 'buyer-side@example.com' } },
  });
  expect(JSON.stringify(body)).not.toContain(seller.email);
  expect(JSON.stringify(body)).not.toContain(buyer.email);
  expect(body).not.toHaveProperty('link');
  expect((await getSale(seller, propertyId, buyer)).body).toMatchObject({
    link: { sentTo: 'seller-side@example.com' },
  });
  expect((await getSale(buyer, propertyId, seller)).body).not.toHaveProperty('link');
});

test('lets a solicitor’s link tick its own side’s steps and the exchange only', async () => {
  const { propertyId } = await prepareExchange(seller, buyer);
  await invite(buyer, propertyId);
  const token = getSolicitorToken('buyer-side@example.com');
  expect(await tickMilestoneByLink(token, 'keys_released')).toMatchObject({ status: 409 });
  const date = formatLondonDay(new Date(cloud.clock.now() + 2 * dayMs));
  expect(await tickMilestoneByLink(token, 'survey_booked', { date })).toMatchObject({ status: 200 });
  const completionDate = formatLondonDay(new Date(cloud.clock.now() + 7 * dayMs));
  expect(await tickMilestoneByLink(token, 'exchanged', { completionDate })).toMatchObject({
    status: 200,
    body: { status: 'exchanged', byLink: true },
  });
  expect((await getSale(seller, propertyId, buyer)).body).toMatchObject({ status: 'exchanged' });
});

test('ends a solicitor’s link by a new link, a new address, thirty days or the sale’s end', async () => {
  const { propertyId, offerId } = await agreeSaleWithSolicitors(seller, buyer);
  await invite(buyer, propertyId);
  const first = getSolicitorToken('buyer-side@example.com');
  await invite(buyer, propertyId);
  const second = getSolicitorToken('buyer-side@example.com');
  expect((await getSaleByLink(first)).status).toBe(410);
  expect((await tickMilestoneByLink(first, 'searches_ordered')).status).toBe(410);
  expect((await getSaleByLink(second)).status).toBe(200);
  const { body } = await getSale(buyer, propertyId, seller);
  const id = String(JSON.stringify(body).match(/sol_\w{26}(?=[^{}]*"side":"buyer")/)?.[0]);
  await callAs(buyer, 'PUT', `/api/solicitor/${id}`, {
    ...createFirm(),
    email: 'new-firm@example.com',
  });
  expect((await getSaleByLink(second)).status).toBe(410);
  await invite(buyer, propertyId);
  const third = getSolicitorToken('new-firm@example.com');
  await advanceAndLogIn(29 * dayMs, buyer);
  expect((await getSaleByLink(third)).status).toBe(200);
  cloud.clock.advance(2 * dayMs);
  expect((await getSaleByLink(third)).status).toBe(410);
  cloud.clock.reset();
  await invite(buyer, propertyId);
  const fourth = getSolicitorToken('new-firm@example.com');
  expect((await getSaleByLink(fourth)).status).toBe(200);
  await callAs(seller, 'PUT', `/api/offers/${offerId}`, { action: 'release', reason: 'too_slow' });
  expect((await getSaleByLink(fourth)).status).toBe(410);
});

test('limits guesses of solicitor links per IP address for ten minutes', async () => {
  const { propertyId } = running;
  await invite(seller, propertyId);
  const token = getSolicitorToken('seller-side@example.com');
  const guesses = await Promise.all(
    Array.from({ length: 24 }, (_, index) => getSaleByLink(`${'guess'.repeat(6)}${index}`)),
  );
  const refused = guesses.filter(({ status }) => status === 429);
  expect(guesses.every(({ status }) => status === 410 || status === 429)).toBe(true);
  expect(refused.length).toBeGreaterThanOrEqual(3);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await getSaleByLink(token)).status).toBe(429);
  cloud.clock.advance(10 * 60_000);
  expect((await getSaleByLink(token)).status).toBe(200);
});

test('mails solicitor links to a named solicitor only, five times a day', async () => {
  const { propertyId } = await agreeSale(seller, buyer);
  expect(await invite(seller, propertyId)).toMatchObject({ status: 409 });
  await nameSolicitor(seller, propertyId, { email: 'often@example.com' });
  for (let time = 0; time < 4; time += 1) expect((await invite(seller, propertyId)).status).toBe(201);
  expect((await invite(seller, propertyId)).status).toBe(429);
});

test('has no page between others than its two sides, and no paper without a link', async () => {
  const { propertyId, offerId } = running;
  const rival = await createMember('Rita Rival');
  expect((await getSale(seller, propertyId, rival)).status).toBe(404);
  expect((await getSale(seller, propertyId, seller)).status).toBe(404);
  expect((await fetchFile(`/papers/${offerId}/1.pdf`)).type).not.toBe('application/pdf');
  expect((await getStoredFile(`papers/${offerId}/1.pdf`)).subarray(0, 5).toString()).toBe('%PDF-');
});

test('shares email and phone with the other side of an accepted offer while it lasts', async () => {
  const stranger = await createMember('Nora Nosy');
  const person = async (reader: Member, of: Member) =>
    (await callAs(reader, 'GET', `/api/user/${of.id}`)).body;
  expect(await person(seller, buyer)).toMatchObject({ email: buyer.email });
  expect(await person(buyer, seller)).toMatchObject({ email: seller.email });
  expect(await person(stranger, seller)).not.toHaveProperty('email');
  const other = await createMember('Olga Offers');
  const home = await agreeSale(seller, other);
  expect(await person(other, seller)).toMatchObject({ email: seller.email });
  await callAs(other, 'PUT', `/api/offers/${home.offerId}`, { action: 'withdraw', reason: 'changed_mind' });
  await cloud.idle();
  expect(await person(other, seller)).not.toHaveProperty('email');
  expect(await person(seller, other)).not.toHaveProperty('email');
  expect((await tickMilestone(buyer, home.propertyId, 'id_checks')).status).toBe(404);
});
