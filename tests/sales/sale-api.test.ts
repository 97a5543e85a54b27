import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { dayMs } from '../../functions/kernel/time.ts';
import { createSaleClient } from '../support/clients/sales.ts';
import { cloud } from '../support/cloud.ts';
import { createFirm } from './sale-examples.ts';

const {
  agreeSale,
  fetchFile,
  agreeSaleWithSolicitors,
  createMember,
  nameSolicitor,
  giveDetails,
  callAs,
  getPropertyPage,
  prepareExchange,
  getSale,
  getSaleByLink,
  getSolicitorToken,
  tickMilestone,
  listEvents,
} = createSaleClient(cloud);

let seller: Awaited<ReturnType<typeof createMember>>;
let buyer: Awaited<ReturnType<typeof createMember>>;
/** A sale with both solicitors named; no test ends it. */
let running: Awaited<ReturnType<typeof agreeSaleWithSolicitors>>;
beforeAll(async () => {
  seller = await createMember('Sally Sale');
  buyer = await createMember('Ben Sale');
  running = await agreeSaleWithSolicitors(seller, buyer);
});

const Papers = z.object({
  memorandum: z.object({ version: z.int(), htmlUrl: z.string(), pdfUrl: z.string(), outdated: z.boolean() }),
  memoranda: z.array(z.object({ version: z.int(), why: z.string(), htmlUrl: z.string() })),
});
const papers = async (propertyId: string) => {
  await cloud.idle();
  return Papers.parse((await getSale(seller, propertyId, buyer)).body);
};
const Steps = z.object({
  steps: z.array(z.object({ key: z.string(), state: z.string(), mine: z.boolean(), undoable: z.boolean() })),
});
const stateOf = (body: unknown, key: string) =>
  Steps.parse(body).steps.find((step) => step.key === key)?.state;

test('shows an agreed sale to both sides and issues one memorandum for concurrent solicitors', async () => {
  const { propertyId, offerId } = await agreeSale(seller, buyer);
  const { status, body } = await getSale(seller, propertyId, buyer);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: 'under_offer',
    price: 320_000,
    side: 'seller',
    counterpart: { id: buyer.id, user_name: 'Ben Sale', email: buyer.email },
    next: { key: 'solicitors_instructed', owedBy: 'both' },
    pace: { days: 0, meanDays: 109 },
    legal: expect.stringContaining('Subject to contract'),
  });
  expect(body['address']).toMatch(/^\d+ Oak Road, Headingley, Leeds, LS6 3HN$/);
  expect((await getSale(buyer, propertyId, seller)).body).toMatchObject({
    side: 'buyer',
    counterpart: { id: seller.id, email: seller.email },
    todo: expect.arrayContaining([{ key: 'solicitor', text: 'Name your solicitor or conveyancer.' }]),
  });
  expect((await getPropertyPage(propertyId)).body).toMatchObject({ status: 'under_offer' });
  await giveDetails(seller, propertyId, 'Sarah Sale', { titleNumber: 'WYK1' });
  await giveDetails(buyer, propertyId, 'Benjamin Sale');
  const answers = await Promise.all([
    nameSolicitor(seller, propertyId, { firm: 'Hart & Lake LLP' }),
    nameSolicitor(buyer, propertyId, { firm: 'Marsh Conveyancing' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(answers.map(({ body }) => body['side'])).toEqual(['seller', 'buyer']);
  await cloud.idle();
  expect(listEvents('memorandum.issued.v1', offerId)).toHaveLength(1);
  expect(listEvents('solicitor.named.v1', offerId)).toHaveLength(2);
  const changes = listEvents('property.status_changed.v1', propertyId).filter(({ to }) => to === 'sold_stc');
  expect(changes).toHaveLength(1);
  expect((await getPropertyPage(propertyId)).body).toMatchObject({ status: 'sold_stc' });
  const seen = (await getSale(buyer, propertyId, seller)).body;
  expect(seen).toMatchObject({
    status: 'sold_stc',
    solicitors: { seller: { firm: 'Hart & Lake LLP' }, buyer: { firm: 'Marsh Conveyancing' } },
    memorandum: { version: 1, outdated: false },
  });
});

test('accepts one solicitor per side, no bank details, and an early memorandum of the seller', async () => {
  const { propertyId } = await agreeSale(seller, buyer);
  for (const change of [
    { address: 'Pay to 20-12-34 12345678' },
    { firm: 'Sort code 201234' },
    { phone: '20-12-34 12345678' },
    { contact: 'GB29 NWBK 6016 1331 9268 19' },
    { reference: 'Account number 12345678' },
  ])
    expect(await nameSolicitor(seller, propertyId, change)).toMatchObject({
      status: 422,
      body: { errors: { [Object.keys(change)[0] ?? '']: expect.anything() } },
    });
  expect((await nameSolicitor(seller, propertyId)).status).toBe(201);
  expect(await nameSolicitor(seller, propertyId)).toMatchObject({
    status: 409,
    body: { state: 'under_offer' },
  });
  const issue = (person: typeof seller) => callAs(person, 'POST', `/api/sale/${propertyId}/memorandum`);
  expect(await issue(buyer)).toMatchObject({ status: 409 });
  expect(await issue(seller)).toMatchObject({
    status: 201,
    body: {
      status: 'sold_stc',
      memorandum: { version: 1, draft: false },
      missing: ['buyer_solicitor', 'seller_names', 'buyer_names', 'title_number'],
    },
  });
  expect((await getPropertyPage(propertyId)).body).toMatchObject({ status: 'sold_stc' });
});

test('has the solicitor of a buyer’s earlier sale ready for their next one, and for no one else', async () => {
  const mover = await createMember();
  const earlier = await agreeSale(seller, mover);
  await nameSolicitor(mover, earlier.propertyId, { firm: 'Wharf Law', reference: 'WL-1' });
  const { propertyId } = await agreeSale(seller, mover);
  const { earlierSolicitor } = (await getSale(mover, propertyId, seller)).body;
  expect(earlierSolicitor).toMatchObject({ firm: 'Wharf Law' });
  expect(earlierSolicitor).not.toHaveProperty('reference');
  expect((await getSale(seller, propertyId, mover)).body).not.toHaveProperty('earlierSolicitor');
  await nameSolicitor(mover, propertyId);
  expect((await getSale(mover, propertyId, seller)).body).not.toHaveProperty('earlierSolicitor');
});

test('keeps the memorandum a draft until both names and the title number are there', async () => {
  const { propertyId, offerId } = await agreeSale(seller, buyer);
  await nameSolicitor(seller, propertyId);
  await nameSolicitor(buyer, propertyId, { email: 'buyer-side@example.com' });
  await cloud.idle();
  expect((await getPropertyPage(propertyId)).body).toMatchObject({ status: 'sold_stc' });
  const seen = (await getSale(buyer, propertyId, seller)).body;
  expect(seen).toMatchObject({
    status: 'sold_stc',
    memorandum: { version: 0, draft: true },
    memoranda: [],
    missing: ['seller_names', 'buyer_names', 'title_number'],
  });
  const { htmlUrl } = z.object({ memorandum: z.object({ htmlUrl: z.string() }) }).parse(seen).memorandum;
  const draft = new TextDecoder().decode((await fetchFile(htmlUrl)).bytes);
  for (const text of ['DRAFT', 'the buyer’s full name', 'the title number']) expect(draft).toContain(text);
  // The buyer's step waits for no paper of the seller.
  expect((await tickMilestone(buyer, propertyId, 'searches_ordered')).status).toBe(200);
  await callAs(buyer, 'POST', `/api/sale/${propertyId}/solicitor-link`);
  expect((await getSaleByLink(getSolicitorToken('buyer-side@example.com'))).body).not.toHaveProperty(
    'memorandum',
  );
  await giveDetails(buyer, propertyId, 'Benjamin Sale');
  expect(listEvents('memorandum.issued.v1', offerId)).toEqual([]);
  expect(await giveDetails(seller, propertyId, 'Sarah Sale', { isWithoutTitleNumber: true })).toMatchObject({
    body: { memorandum: { version: 1, draft: false, outdated: false }, missing: [] },
  });
  await cloud.idle();
  expect(listEvents('memorandum.issued.v1', offerId)).toMatchObject([{ version: 1 }]);
  expect((await fetchFile(htmlUrl)).status).toBe(404);
});

test('issues a new memorandum when a solicitor changes and keeps the earlier version', async () => {
  const { propertyId, offerId } = await agreeSaleWithSolicitors(seller, buyer);
  const { body } = await getSale(buyer, propertyId, seller);
  const { id } = z.object({ solicitors: z.object({ buyer: z.object({ id: z.string() }) }) }).parse(body)
    .solicitors.buyer;
  const changed = { ...createFirm(), firm: 'Marsh & Daughters' };
  expect((await callAs(seller, 'PUT', `/api/solicitor/${id}`, changed)).status).toBe(404);
  expect(await callAs(buyer, 'PUT', `/api/solicitor/${id}`, changed)).toMatchObject({
    status: 200,
    body: { firm: 'Marsh & Daughters', side: 'buyer' },
  });
  const { memorandum, memoranda } = await papers(propertyId);
  expect(memorandum.version).toBe(2);
  expect(memoranda.map(({ version }) => version)).toEqual([2, 1]);
  const pages = await Promise.all(memoranda.map(({ htmlUrl }) => fetchFile(htmlUrl)));
  const texts = pages.map(({ bytes }) => new TextDecoder().decode(bytes));
  expect(texts[0]).toContain('Marsh &amp; Daughters');
  expect(texts[1]).not.toContain('Daughters');
  expect(listEvents('solicitor.changed.v1', offerId)).toMatchObject([{ side: 'buyer' }]);
});

test('serves the memorandum as page and file to its two sides and to no other link', async () => {
  const { propertyId } = running;
  const { memorandum } = await papers(propertyId);
  const html = await fetchFile(memorandum.htmlUrl);
  expect(html).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
  expect(new TextDecoder().decode(html.bytes)).toContain('£320,000, subject to contract');
  const pdf = await fetchFile(memorandum.pdfUrl);
  expect(pdf).toMatchObject({ status: 200, type: 'application/pdf' });
  const { text } = await extractText(await getDocumentProxy(pdf.bytes), { mergePages: true });
  expect(text).toContain('Hart & Lake LLP');
  expect(text).toContain(buyer.email);
  const bare = new URL(memorandum.pdfUrl);
  bare.search = '';
  expect((await fetchFile(bare.href)).status).toBe(403);
  expect((await fetchFile(memorandum.htmlUrl.replace('.1.', '.2.'))).status).toBe(404);
  expect((await fetchFile(`${memorandum.htmlUrl.slice(0, -2)}xx`)).status).toBe(404);
  cloud.clock.advance(16 * 60_000);
  expect((await fetchFile(memorandum.htmlUrl)).status).toBe(410);
});

test('adds each side’s own details to the next memorandum', async () => {
  const { propertyId } = await agreeSaleWithSolicitors(seller, buyer);
  const details = (person: typeof seller, body: unknown) =>
    callAs(person, 'PUT', `/api/sale/${propertyId}/details`, body);
  const mine = { party: { legalNames: ['Sarah Jane Sale'] }, details: { titleNumber: 'wyk123456' } };
  expect(await details(seller, mine)).toMatchObject({
    status: 200,
    body: { details: { titleNumber: 'WYK123456' }, memorandum: { version: 1, outdated: true } },
  });
  expect(await details(buyer, { details: { titleNumber: 'WYK9' } })).toMatchObject({ status: 422 });
  expect(await details(buyer, { party: { legalNames: ['ਜਸਲੀਨ ਕੌਰ'] } })).toMatchObject({ status: 422 });
  expect(await details(buyer, { details: { deposit: 32_000 } })).toMatchObject({ status: 200 });
  const issue = (person: typeof seller) => callAs(person, 'POST', `/api/sale/${propertyId}/memorandum`);
  expect(await issue(seller)).toMatchObject({
    status: 201,
    body: { memorandum: { version: 2, outdated: false } },
  });
  expect(await issue(buyer)).toMatchObject({ status: 409 });
  const { memorandum } = await papers(propertyId);
  const text = new TextDecoder().decode((await fetchFile(memorandum.htmlUrl)).bytes);
  for (const one of ['Sarah Jane Sale', 'WYK123456', '£32,000']) expect(text).toContain(one);
});

test('lets each side tick its own steps in order and undo those that no step depends on', async () => {
  const { propertyId, offerId } = running;
  expect(await tickMilestone(seller, propertyId, 'searches_ordered')).toMatchObject({ status: 409 });
  expect(await tickMilestone(buyer, propertyId, 'searches_received')).toMatchObject({ status: 409 });
  expect(await tickMilestone(buyer, propertyId, 'memorandum_sent')).toMatchObject({ status: 409 });
  expect(await tickMilestone(buyer, propertyId, 'mortgage_offer')).toMatchObject({ status: 409 });
  const noted = await tickMilestone(buyer, propertyId, 'searches_ordered', { note: 'With Leeds council' });
  expect(stateOf(noted.body, 'searches_ordered')).toBe('done');
  expect(stateOf(noted.body, 'searches_received')).toBe('due');
  await tickMilestone(buyer, propertyId, 'searches_received');
  expect(await tickMilestone(buyer, propertyId, 'searches_ordered', { done: false })).toMatchObject({
    status: 409,
  });
  const back = await tickMilestone(buyer, propertyId, 'searches_received', { done: false });
  expect(stateOf(back.body, 'searches_received')).toBe('due');
  expect(stateOf((await tickMilestone(seller, propertyId, 'id_checks')).body, 'id_checks')).toBe('half_done');
  await cloud.idle();
  expect(listEvents('sale.milestone_reached.v1', offerId).map(({ key, done }) => [key, done])).toEqual([
    ['searches_ordered', true],
    ['searches_received', true],
    ['id_checks', false],
  ]);
  expect(listEvents('sale.milestone_undone.v1', offerId)).toMatchObject([{ key: 'searches_received' }]);
});

test('needs both sides for exchange and completion and moves property and offer with them', async () => {
  const { propertyId, offerId } = await prepareExchange(seller, buyer);
  expect(await tickMilestone(seller, propertyId, 'exchanged')).toMatchObject({
    status: 422,
    body: { errors: { completionDate: expect.anything() } },
  });
  const completionDate = new Date(cloud.clock.now() + 14 * dayMs).toISOString().slice(0, 10);
  expect(await tickMilestone(seller, propertyId, 'exchanged', { completionDate })).toMatchObject({
    status: 200,
    body: { status: 'sold_stc', completionDate },
  });
  const another = { completionDate: new Date(cloud.clock.now() + 15 * dayMs).toISOString().slice(0, 10) };
  expect(await tickMilestone(buyer, propertyId, 'exchanged', another)).toMatchObject({ status: 422 });
  expect(await tickMilestone(buyer, propertyId, 'exchanged')).toMatchObject({
    status: 200,
    // Nobody owes anything before the day of completion.
    body: { status: 'exchanged', completionDate, next: null },
  });
  expect((await getPropertyPage(propertyId)).body).toMatchObject({ status: 'exchanged' });
  expect((await callAs(buyer, 'GET', '/api/my-offers')).body).toMatchObject({
    offers: expect.arrayContaining([expect.objectContaining({ id: offerId, status: 'exchanged' })]),
  });
  expect(
    await callAs(buyer, 'PUT', `/api/offers/${offerId}`, { action: 'withdraw', reason: 'changed_mind' }),
  ).toMatchObject({
    status: 409,
  });
  expect(await tickMilestone(seller, propertyId, 'completed')).toMatchObject({
    status: 422,
    body: { errors: { date: [expect.stringContaining('Say that it came early')] } },
  });
  const done = await Promise.all([
    tickMilestone(seller, propertyId, 'completed', { early: true }),
    tickMilestone(buyer, propertyId, 'completed', { early: true }),
  ]);
  expect(done.map(({ status }) => status)).toEqual([200, 200]);
  expect((await getSale(buyer, propertyId, seller)).body).toMatchObject({ status: 'completed', next: null });
  expect((await getPropertyPage(propertyId)).body).toMatchObject({ status: 'completed' });
  await cloud.idle();
  expect(listEvents('sale.exchanged.v1', offerId)).toMatchObject([{ completionDate }]);
  expect(listEvents('sale.completed.v1', offerId)).toHaveLength(1);
  expect(await tickMilestone(buyer, propertyId, 'keys_released')).toMatchObject({
    status: 409,
    body: { state: 'completed' },
  });
});
