import { createHash } from 'node:crypto';
import { getDocumentProxy } from 'unpdf';
import { beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { createSaleClient } from '../support/clients/sales.ts';
import { slowTestMs } from '../support/clients/seller.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('notifications');
cloud.allowCopies('publishing');
vi.setConfig({ testTimeout: 2 * slowTestMs, hookTimeout: slowTestMs });
const {
  advanceAndLogIn,
  agreeSale,
  agreeSaleWithSolicitors,
  callAs,
  createMember,
  fetchFile,
  getSale,
  getSaleByLink,
  getSolicitorToken,
  giveDetails,
  listEvents,
  listMailsOfCalls,
  prepareExchange,
  tickMilestone,
} = createSaleClient(cloud);
type Member = Awaited<ReturnType<typeof createMember>>;

let seller: Member;
let buyer: Member;
beforeAll(async () => {
  seller = await createMember('Sally Signer');
  buyer = await createMember('Ben Signer');
});

const stroke = [20, 40, 180, 90, 320, 60];
const drawn = { kind: 'drawn', strokes: [stroke, [40, 150, 300, 160]] };
const sign = (person: Member, offerId: string, change: Record<string, unknown> = {}) => {
  const name = person === seller ? 'Sarah Seller' : 'Benjamin Buyer';
  return callAs(person, 'POST', `/api/signing/${offerId}`, {
    paper: 'memorandum',
    version: 1,
    name,
    mark: { kind: 'typed', text: name },
    intent: '2026-11-30',
    agrees: true,
    ...change,
  });
};
const Signing = z.object({
  memorandum: z.object({ version: z.int(), pdfUrl: z.string() }),
  signing: z.object({
    state: z.string(),
    signed: z.array(z.object({ side: z.string(), name: z.string() })),
    ended: z.array(z.object({ side: z.string(), version: z.int() })),
    pdfUrl: z.string().optional(),
  }),
  todo: z.array(z.object({ key: z.string() })),
});
const read = async (person: Member, propertyId: string) => {
  await cloud.idle();
  return Signing.parse((await getSale(person, propertyId, person === seller ? buyer : seller)).body);
};
const Bell = z.object({ notifications: z.array(z.object({ title: z.string() })) });
const listTitles = async (person: Member) => {
  await cloud.idle();
  return Bell.parse((await callAs(person, 'GET', '/api/notifications')).body).notifications.map(
    ({ title }) => title,
  );
};

test('keeps both signatures and makes a PDF with the very file that was signed', async () => {
  const { propertyId, offerId } = await agreeSaleWithSolicitors(seller, buyer);
  const before = await read(buyer, propertyId);
  expect(before.signing).toEqual({ state: 'open', signed: [], ended: [] });
  const issued = await fetchFile(before.memorandum.pdfUrl);
  expect(await callAs(buyer, 'GET', `/api/signing/${offerId}`)).toMatchObject({
    status: 200,
    body: {
      version: 1,
      document: 'Memorandum of sale',
      names: ['Benjamin Buyer'],
      freshUntil: expect.any(String),
      intent: { text: expect.stringContaining('subject to contract') },
    },
  });

  expect(await sign(buyer, offerId, { mark: drawn })).toMatchObject({
    status: 201,
    body: { complete: false },
  });
  expect((await read(seller, propertyId)).todo.map(({ key }) => key)).toContain('sign');
  expect(await listTitles(seller)).toContainEqual(expect.stringMatching(/^The buyer signed the memorandum/));
  expect(listMailsOfCalls(seller.email)[0]?.text).toContain('Subject to contract');
  expect(await sign(buyer, offerId)).toMatchObject({ status: 409 });

  expect(await sign(seller, offerId)).toMatchObject({ status: 201, body: { complete: true } });
  for (const person of [seller, buyer])
    expect(await listTitles(person)).toContainEqual(
      expect.stringMatching(/^One person of each side has signed/),
    );
  const after = await read(buyer, propertyId);
  expect(after.signing).toMatchObject({
    state: 'signed',
    signed: [
      { side: 'buyer', name: 'Benjamin Buyer' },
      { side: 'seller', name: 'Sarah Seller' },
    ],
  });
  const pdf = await getDocumentProxy((await fetchFile(z.string().parse(after.signing.pdfUrl))).bytes);
  const [id = ''] = [...((await pdf.getAttachments())?.keys() ?? [])];
  const attached = await pdf.getAttachmentContent(id);
  expect(Buffer.from(attached ?? []).equals(Buffer.from(issued.bytes))).toBe(true);
  const page = await (await pdf.getPage(pdf.numPages)).getTextContent();
  const text = page.items.map((item) => ('str' in item ? item.str : '')).join('');
  expect(text.replaceAll(' ', '')).toContain(createHash('sha256').update(issued.bytes).digest('hex'));

  await callAs(seller, 'POST', `/api/sale/${propertyId}/solicitor-link`);
  const linked = await getSaleByLink(getSolicitorToken('seller-side@example.com'));
  expect(Signing.parse(linked.body).signing).toMatchObject({ state: 'closed', pdfUrl: expect.any(String) });
  expect(listEvents('memorandum.signed.v1', offerId)).toHaveLength(2);
});

test('ends signatures with a new version, and says so to both', async () => {
  const { propertyId, offerId } = await agreeSaleWithSolicitors(seller, buyer);
  await read(buyer, propertyId);
  await sign(buyer, offerId);
  await giveDetails(seller, propertyId, 'Sarah Seller', { fixtures: 'The piano stays' });
  expect((await callAs(seller, 'POST', `/api/sale/${propertyId}/memorandum`)).status).toBe(201);
  // A page that still shows the first version.
  expect(await sign(seller, offerId)).toMatchObject({ status: 409 });
  expect((await read(buyer, propertyId)).signing).toMatchObject({
    state: 'open',
    signed: [],
    ended: [{ side: 'buyer', version: 1 }],
  });
  expect(listMailsOfCalls(seller.email)[0]?.text).toContain('signatures on that one no longer count');
  expect(await sign(buyer, offerId, { version: 2 })).toMatchObject({ status: 201 });
  expect((await read(buyer, propertyId)).signing.ended).toEqual([]);
});

test('takes a signature only with a name on the paper, a login of the last ten minutes, and while it counts', async () => {
  const { propertyId, offerId } = await agreeSaleWithSolicitors(seller, buyer);
  await read(buyer, propertyId);
  const refusals: readonly [Record<string, unknown>, number][] = [
    [{ name: 'Sarah Seller', mark: { kind: 'typed', text: 'Sarah Seller' } }, 422],
    [{ mark: { kind: 'typed', text: 'Ben' } }, 422],
    [{ mark: { kind: 'drawn', strokes: [[5, 5]] } }, 422],
    [{ agrees: false }, 422],
    [{ intent: '2020-01-01' }, 422],
    [{ version: 2 }, 409],
  ];
  for (const [change, status] of refusals)
    expect(await sign(buyer, offerId, change), JSON.stringify(change)).toMatchObject({ status });

  cloud.clock.advance(11 * 60_000);
  expect((await callAs(buyer, 'GET', `/api/signing/${offerId}`)).body).not.toHaveProperty('freshUntil');
  expect(await sign(buyer, offerId)).toMatchObject({ status: 409, body: { state: 'log_in_again' } });
  buyer = await advanceAndLogIn(0, buyer);
  expect(await sign(buyer, offerId)).toMatchObject({ status: 201 });

  seller = await advanceAndLogIn(0, seller);
  await callAs(buyer, 'PUT', `/api/offers/${offerId}`, { action: 'withdraw', reason: 'too_slow' });
  expect(await sign(seller, offerId)).toMatchObject({ status: 409, body: { state: 'fallen_through' } });
  expect((await read(seller, propertyId)).signing).toMatchObject({ state: 'closed' });
});

test('has nothing to sign before the memorandum is issued, nor after the exchange', async () => {
  const { offerId } = await agreeSale(seller, buyer);
  expect(await sign(buyer, offerId)).toMatchObject({ status: 409, body: { state: 'under_offer' } });
  const sold = await prepareExchange(seller, buyer);
  await cloud.idle();
  const completionDate = {
    completionDate: new Date(cloud.clock.now() + 20 * 86_400_000).toISOString().slice(0, 10),
  };
  await tickMilestone(seller, sold.propertyId, 'exchanged', completionDate);
  expect(await tickMilestone(buyer, sold.propertyId, 'exchanged', completionDate)).toMatchObject({
    status: 200,
  });
  expect(await sign(buyer, sold.offerId)).toMatchObject({ status: 409, body: { state: 'exchanged' } });
});
