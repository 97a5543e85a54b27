import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { createDocumenso } from '../../functions/people/signatures/adapters/documenso.ts';
import { createAwsClients } from '../../infra/ops/aws-clients.ts';
import { redriveQueue } from '../../infra/ops/redrive.ts';
import { createProviderSigningClient } from '../support/clients/provider-signing.ts';
import { slowTestMs } from '../support/clients/seller.ts';
import { cloud } from '../support/cloud.ts';

vi.setConfig({ testTimeout: 2 * slowTestMs, hookTimeout: slowTestMs });
const {
  actAtProvider,
  advanceAndLogIn,
  agreeSaleWithSolicitors,
  askForLink,
  callAs,
  controlProvider,
  createMember,
  fetchFile,
  getLink,
  getSale,
  giveDetails,
  listEnvelopes,
  listEvents,
  listStoredKeys,
  readSigning,
  getStoredFile,
  sendNotice,
  sendToProvider,
  switchProviderSigning,
} = createProviderSigningClient(cloud);
type Member = Awaited<ReturnType<typeof createMember>>;

let seller: Member;
let buyer: Member;
beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', cloud.aws.credentials.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', cloud.aws.credentials.secretAccessKey);
  seller = await createMember('Sally Provider');
  buyer = await createMember('Ben Provider');
  await switchProviderSigning(true);
});
beforeEach(async () => {
  seller = await advanceAndLogIn(0, seller);
  buyer = await advanceAndLogIn(0, buyer);
});
afterAll(async () => {
  await controlProvider('recover');
  await switchProviderSigning(false);
  vi.unstubAllEnvs();
});

const read = (propertyId: string) => readSigning(buyer, propertyId, seller);
const readStatus = async (propertyId: string) => (await read(propertyId)).signing.provider?.status;
/** A sale whose memorandum is with the provider. */
const openSale = async () => {
  const deal = await agreeSaleWithSolicitors(seller, buyer);
  await cloud.idle();
  expect(await sendToProvider(buyer, deal.offerId)).toMatchObject({ status: 202, body: { attempt: 1 } });
  expect(await readStatus(deal.propertyId)).toBe('open');
  return deal;
};

const provider = createDocumenso({
  url: `${cloud.origin}/_local/providers/documenso`,
  apiToken: 'api_local_documenso',
});
/** A draft of the first attempt of a sale, which can’t be opened as nobody is to sign it. */
const makeDraft = (offerId: string) =>
  provider.create({
    reference: `${offerId}.memorandum.1.1`,
    title: 'Memorandum of sale 1',
    file: Buffer.from('%PDF-1.7\n%%EOF\n'),
    signers: [],
    days: 14,
  });

test('has a memorandum signed at Documenso, and keeps what it sealed', async () => {
  const { propertyId, offerId } = await agreeSaleWithSolicitors(seller, buyer);
  expect((await read(propertyId)).signing.provider).toEqual({ status: 'unsent' });
  // Nothing goes there before a person asks, and the house signs nothing meanwhile.
  expect(await listEnvelopes(offerId)).toEqual([]);
  expect(await callAs(buyer, 'GET', `/api/signing/${offerId}`)).toMatchObject({ status: 409 });
  expect(await askForLink(buyer, offerId)).toMatchObject({ status: 409 });

  await sendToProvider(buyer, offerId);
  expect(await readStatus(propertyId)).toBe('open');
  expect(await listEnvelopes(offerId)).toMatchObject([
    {
      externalId: `${offerId}.memorandum.1.1`,
      title: 'Memorandum of sale 1',
      status: 'PENDING',
      recipients: [
        { name: 'Sarah Seller', email: seller.email.toLowerCase() },
        { name: 'Benjamin Buyer', email: buyer.email.toLowerCase() },
      ],
    },
  ]);
  expect(await sendToProvider(seller, offerId)).toMatchObject({ status: 409 });

  const { url } = await getLink(buyer, offerId);
  expect(url).toContain('/sign/');
  expect((await getLink(seller, offerId)).url).not.toBe(url);
  await actAtProvider(url, 'sign');
  expect((await read(propertyId)).signing).toMatchObject({
    state: 'signed',
    signed: [{ side: 'buyer', name: 'Benjamin Buyer' }],
    provider: { status: 'open' },
  });
  expect((await getLink(buyer, offerId)).url).toBeUndefined();
  await actAtProvider((await getLink(seller, offerId)).url, 'sign');
  // Each notice again, and one that nobody sent.
  await controlProvider('resend');
  await cloud.idle();

  const { signing } = await read(propertyId);
  expect(signing).toMatchObject({
    state: 'signed',
    signed: [{ side: 'seller' }, { side: 'buyer' }],
    provider: { status: 'completed' },
  });
  const sealed = await fetchFile(z.string().parse(signing.pdfUrl));
  expect(Buffer.from(sealed.bytes).toString('latin1')).toContain('% Signed by Sarah Seller');
  const pdf = await getDocumentProxy(sealed.bytes);
  const page = await (await pdf.getPage(pdf.numPages)).getTextContent();
  expect(page.items.map((item) => ('str' in item ? item.str : '')).join('')).toContain('Signatures');
  // The certificate has both sides' addresses and browsers: it is kept, and nobody is given a way to it.
  const [key = ''] = await listStoredKeys(`papers/certificates/${offerId}`);
  const certificate = await extractText(Uint8Array.from(await getStoredFile(key)), { mergePages: true });
  expect(certificate.text).toContain('from 203.0.113.77, Mozilla/5.0');
  expect(Buffer.from(sealed.bytes).toString('latin1')).not.toContain('203.0.113.77');
  const views = [await getSale(buyer, propertyId, seller), await getSale(seller, propertyId, buyer)];
  for (const { status, body } of views) {
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/certificateUrl|papers.{1,3}certificates/);
  }
  const signed = listEvents('memorandum.signed.v1', offerId);
  expect(signed).toMatchObject([{ side: 'buyer', complete: false }, { complete: true }]);
});

test('waits while Documenso is away, and loses nothing', async () => {
  const { propertyId, offerId } = await agreeSaleWithSolicitors(seller, buyer);
  await cloud.idle();
  await controlProvider('fail');
  await sendToProvider(buyer, offerId);
  expect(await readStatus(propertyId)).toBe('requested');
  // The house does not take over.
  expect(await callAs(buyer, 'GET', `/api/signing/${offerId}`)).toMatchObject({ status: 409 });
  await controlProvider('recover');
  const aws = createAwsClients(cloud.aws.region, cloud.awsEndpoint);
  expect(await redriveQueue(aws, 'Gable-', 'SalesOnSigningChanged')).toMatch(/: 1 sent again, 0 left\.$/);
  expect(await readStatus(propertyId)).toBe('open');
  expect(await listEnvelopes(offerId)).toHaveLength(1);

  await controlProvider('fail');
  expect(await askForLink(buyer, offerId)).toMatchObject({ status: 503 });
  await controlProvider('recover');
});

test('takes back a draft of an attempt that ended before its row named it', async () => {
  const { propertyId, offerId } = await agreeSaleWithSolicitors(seller, buyer);
  await cloud.idle();
  await controlProvider('fail');
  await sendToProvider(buyer, offerId);
  expect(await readStatus(propertyId)).toBe('requested');
  await controlProvider('recover');
  await makeDraft(offerId);
  await giveDetails(seller, propertyId, 'Sarah Seller', { fixtures: 'The piano stays' });
  expect((await callAs(seller, 'POST', `/api/sale/${propertyId}/memorandum`)).status).toBe(201);
  expect(await readStatus(propertyId)).toBe('unsent');
  expect(await listEnvelopes(offerId)).toEqual([]);

  // One that is made as the attempt ends: the try that made it comes again.
  await makeDraft(offerId);
  const aws = createAwsClients(cloud.aws.region, cloud.awsEndpoint);
  await redriveQueue(aws, 'Gable-', 'SalesOnSigningChanged');
  await cloud.idle();
  expect(await listEnvelopes(offerId)).toEqual([]);
});

test('ends an attempt whose draft was deleted at Documenso, so that it can be sent again', async () => {
  const { propertyId, offerId } = await agreeSaleWithSolicitors(seller, buyer);
  await cloud.idle();
  const draft = await makeDraft(offerId);
  await sendToProvider(buyer, offerId);
  expect(await readStatus(propertyId)).toBe('requested');
  await provider.withdraw(draft);
  const aws = createAwsClients(cloud.aws.region, cloud.awsEndpoint);
  expect(await redriveQueue(aws, 'Gable-', 'SalesOnSigningChanged')).toMatch(/: 1 sent again, 0 left\.$/);
  expect(await readStatus(propertyId)).toBe('withdrawn');
  expect(await sendToProvider(seller, offerId)).toMatchObject({ status: 202, body: { attempt: 2 } });
  expect(await readStatus(propertyId)).toBe('open');
});

test('tells of a refusal, and sends the paper again', async () => {
  const { propertyId, offerId } = await openSale();
  await actAtProvider((await getLink(seller, offerId)).url, 'decline');
  expect((await read(propertyId)).signing).toMatchObject({
    state: 'open',
    provider: { status: 'declined', side: 'seller' },
  });
  expect(await sendToProvider(seller, offerId)).toMatchObject({ status: 202, body: { attempt: 2 } });
  expect(await readStatus(propertyId)).toBe('open');
  expect((await listEnvelopes(offerId)).map(({ status }) => status)).toEqual(['PENDING', 'REJECTED']);
});

test('asks when the page is opened, where no notice came', async () => {
  const { propertyId, offerId } = await openSale();
  await controlProvider('hold');
  await actAtProvider((await getLink(buyer, offerId)).url, 'sign');
  expect((await read(propertyId)).signing.signed).toEqual([]);
  await getLink(seller, offerId);
  expect((await read(propertyId)).signing.signed).toMatchObject([{ side: 'buyer' }]);
  await controlProvider('release');
});

test('asks every day, where no notice came and nobody opens the page', async () => {
  const { propertyId, offerId } = await openSale();
  const links = [await getLink(seller, offerId), await getLink(buyer, offerId)];
  await controlProvider('hold');
  for (const { url } of links) await actAtProvider(url, 'sign');
  buyer = await advanceAndLogIn(86_400_000, buyer);
  expect(await readStatus(propertyId)).toBe('open');
  await cloud.schedules.run('sales-every-day');
  expect(await readStatus(propertyId)).toBe('completed');
  await controlProvider('release');
});

test('takes the paper back with a new version, and after its days', async () => {
  const { propertyId, offerId } = await openSale();
  await giveDetails(seller, propertyId, 'Sarah Seller', { fixtures: 'The piano stays' });
  expect((await callAs(seller, 'POST', `/api/sale/${propertyId}/memorandum`)).status).toBe(201);
  expect(await readStatus(propertyId)).toBe('unsent');
  expect((await listEnvelopes(offerId)).map(({ status }) => status)).toEqual(['CANCELLED']);

  await sendToProvider(buyer, offerId, 2);
  expect(await readStatus(propertyId)).toBe('open');
  buyer = await advanceAndLogIn(15 * 86_400_000, buyer);
  expect(await readStatus(propertyId)).toBe('expired');
  // Nobody opens its link: the schedule writes the end, which is told and takes the paper back.
  await cloud.schedules.run('sales-every-day');
  await cloud.idle();
  expect(listEvents('signing.ended.v1', offerId).map(({ why }) => why)).toEqual(['replaced', 'expired']);
  expect((await listEnvelopes(offerId)).map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED']);
});

test('gives the link to a side with a fresh login alone, and takes notices with the secret alone', async () => {
  const { propertyId, offerId } = await openSale();
  const stranger = await createMember('Ann Other');
  expect(await askForLink(stranger, offerId)).toMatchObject({ status: 404 });
  expect(await sendToProvider(stranger, offerId)).toMatchObject({ status: 404 });
  cloud.clock.advance(11 * 60_000);
  expect(await getLink(buyer, offerId)).toEqual({});

  const reference = `${offerId}.memorandum.1.1`;
  expect(await sendNotice(reference, 'wrong')).toMatchObject({ status: 422 });
  // A notice says nothing by itself: Documenso is asked, and nobody has signed.
  expect(await sendNotice(reference, 'local-documenso-webhook')).toMatchObject({ status: 200 });
  expect(await sendNotice('a paper of somebody else', 'local-documenso-webhook')).toMatchObject({
    status: 200,
  });
  expect((await read(propertyId)).signing).toMatchObject({ signed: [], provider: { status: 'open' } });
});

test('ignores a notice of a sale of another stage, and of a version that its attempt is not for', async () => {
  const { propertyId, offerId } = await openSale();
  await controlProvider('hold');
  const links = [await getLink(seller, offerId), await getLink(buyer, offerId)];
  for (const { url } of links) await actAtProvider(url, 'sign');
  for (const reference of ['off_01K9ZX3Q6T4C8V0R2M5N7P9B1P.memorandum.1.1', `${offerId}.memorandum.9.1`])
    expect(await sendNotice(reference, 'local-documenso-webhook')).toMatchObject({ status: 200 });
  expect((await read(propertyId)).signing).toMatchObject({ signed: [], provider: { status: 'open' } });
  expect(await listStoredKeys(`papers/certificates/${offerId}`)).toEqual([]);
  const aws = createAwsClients(cloud.aws.region, cloud.awsEndpoint);
  expect(await redriveQueue(aws, 'Gable-', 'SalesOnSigningChanged')).toMatch(/: 0 sent again/);
  await controlProvider('release');
  expect(await readStatus(propertyId)).toBe('completed');
});
