import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { PropertyId } from '../../events/vocabulary.ts';
import { SalePackView } from '../../functions/deals/sale-packs/contract.ts';
import {
  VerifiedClaims,
  frameworkVersion,
} from '../../functions/deals/sale-packs/domain/trust-framework/verified-claims.ts';
import type * as linking from '../../functions/deals/sale-packs/queries/get-pack-file-link.ts';
import type * as loading from '../../functions/deals/sale-packs/queries/load-pack.ts';
import { pdf } from '../properties/photos.ts';
import { stubFunctionEnvironment } from '../support/clients/function-environment.ts';
import { createSaleClient } from '../support/clients/sales.ts';
import { password } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';
import { listFrameworkErrors } from './framework-schema.ts';

cloud.allowCopies('publishing');
const saleClient = createSaleClient(cloud);
const { call, createMember, publishProperty, callAs, grantPackage, createUpload } = saleClient;

type Member = Awaited<ReturnType<typeof createMember>>;
let seller: Member;
let findReadablePack: typeof loading.findReadablePack;
let getPackFileLink: typeof linking.getPackFileLink;
beforeAll(async () => {
  stubFunctionEnvironment(cloud);
  ({ findReadablePack } = await import('../../functions/deals/sale-packs/queries/load-pack.ts'));
  ({ getPackFileLink } = await import('../../functions/deals/sale-packs/queries/get-pack-file-link.ts'));
  seller = await createMember('Petra Pack');
});
afterAll(() => vi.unstubAllEnvs());

const path = (home: string) => `/api/sale-packs/${home}`;
const read = (person: Member, home: string) => callAs(person, 'GET', path(home));
const save = (person: Member, home: string, answers: Record<string, unknown>, version = 0) =>
  callAs(person, 'PUT', path(home), { answers, version });
const say = (value: string, more: Record<string, unknown> = {}) => ({ value, source: 'owner', ...more });
const viewOf = (body: unknown) => SalePackView.parse(body);
const answerOf = (body: unknown, key: string) =>
  viewOf(body)
    .sections.flatMap(({ questions }) => questions)
    .find((question) => question.key === key);
const File = z.object({ url: z.string() });
const fileOf = async (body: unknown) =>
  new Uint8Array(await (await fetch(File.parse(body).url)).arrayBuffer());
const bytesOf = async (body: unknown) => new TextDecoder('latin1').decode(await fileOf(body));

describe('the pack of an own home', () => {
  test('comes with Plus, and stays readable after it', async () => {
    const home = await publishProperty(seller);
    expect(await read(seller, home)).toMatchObject({ status: 402, body: { code: 'payment_required' } });
    expect((await save(seller, home, { title_number: say('WYK1') })).status).toBe(402);
    await grantPackage(seller, home, 'standard');
    expect((await read(seller, home)).status).toBe(402);
    await grantPackage(seller, home, 'plus');
    expect(await read(seller, home)).toMatchObject({ status: 200, body: { version: 0, percent: 0 } });
    expect((await save(seller, home, { title_number: say('WYK1') })).status).toBe(200);
    const plus = await callAs(seller, 'GET', `/api/property-package/${home}`);
    const { current } = z.object({ current: z.object({ id: z.string() }) }).parse(plus.body);
    await callAs(seller, 'PUT', `/api/property-package/status/${current.id}`, { status: 'cancelled' });
    await cloud.idle();
    expect(await read(seller, home)).toMatchObject({ status: 200, body: { version: 1 } });
    expect((await save(seller, home, { title_number: say('WYK2') }, 1)).status).toBe(402);
  });

  test('saves answers as versions and lists what is missing', async () => {
    const home = await publishProperty(seller);
    await grantPackage(seller, home, 'plus');
    const first = await save(seller, home, { title_number: say('WYK123456'), flooding: say('yes') });
    const view = viewOf(first.body);
    expect(view).toMatchObject({ version: 1, isOwner: true, acceptedAt: null });
    expect(view.keyFacts).toContainEqual({ label: 'Tenure', text: expect.any(String) });
    const environment = view.sections.find(({ key }) => key === 'environment');
    expect(environment?.missing).toContainEqual({
      key: 'flooding',
      text: expect.stringContaining('Details are missing'),
    });
    expect(await save(seller, home, { disputes: say('no') }, 0)).toMatchObject({
      status: 409,
      body: { code: 'stale', state: 'stale' },
    });
    const second = await save(seller, home, { title_number: null }, 1);
    expect(answerOf(second.body, 'title_number')?.answer).toBeNull();
    expect(viewOf(second.body).version).toBe(2);
  });

  test('refuses bank details, unknown questions and documents of others', async () => {
    const home = await publishProperty(seller);
    await grantPackage(seller, home, 'plus');
    const stranger = await createMember();
    const theirs = await createUpload(stranger, pdf, 'document', 'application/pdf');
    for (const answers of [
      { included: say('Pay 12-34-56 12345678') },
      { colour: say('blue') },
      { title_number: say('WYK1', { source: 'document', documents: [{ id: theirs, name: 'Title.pdf' }] }) },
    ])
      expect((await save(seller, home, answers)).status).toBe(422);
    expect((await save(stranger, home, { disputes: say('no') })).status).toBe(404);
    expect((await read(stranger, home)).status).toBe(404);
  });
});

describe('the PDF of a pack', () => {
  test('is there after each save, and is named as being made until then', async () => {
    const home = await publishProperty(seller);
    await grantPackage(seller, home, 'plus');
    expect((await callAs(seller, 'GET', `${path(home)}/file`)).status).toBe(404);
    await save(seller, home, { title_number: say('WYK777') });
    await cloud.idle();
    const file = await callAs(seller, 'GET', `${path(home)}/file`);
    const { text } = await extractText(await getDocumentProxy(await fileOf(file.body)), { mergePages: true });
    expect(text).toContain('WYK777');
    const readable = await findReadablePack(PropertyId.parse(home));
    if (!readable?.pack) throw new Error('There is no pack');
    const next = { ...readable, pack: { ...readable.pack, version: 2 } };
    await expect(getPackFileLink(next, undefined)).rejects.toMatchObject({
      code: 'conflict',
      extras: { state: 'being_made', retryAfter: 2 },
    });
  });
});

describe('the pack as data', () => {
  test('is for its owner from the first answer, names its schema, and is no one else’s', async () => {
    const home = await publishProperty(seller);
    await grantPackage(seller, home, 'plus');
    const claims = `${path(home)}/claims`;
    expect((await callAs(seller, 'GET', claims)).status).toBe(404);
    await save(seller, home, { disputes: say('no') });
    const { status, body } = await callAs(seller, 'GET', claims);
    expect(status).toBe(200);
    expect(listFrameworkErrors(body)).toEqual([]);
    expect(VerifiedClaims.parse(body).verified_claims).toContainEqual(
      expect.objectContaining({
        schemaVersion: frameworkVersion,
        claims: { '/propertyPack/disputesAndComplaints/hasDisputesAndComplaints': { yesNo: 'No' } },
      }),
    );
    expect((await callAs(await createMember(), 'GET', claims)).status).toBe(404);
  });
});

describe('the pack of a home whose sale is agreed', () => {
  test('is handed to the buyer and to both solicitors, and flags what changes then', async () => {
    const buyer = await createMember('Bo Buyer');
    const rival = await createMember('Rita Rival');
    const home = await publishProperty(seller);
    await grantPackage(seller, home, 'plus');
    const title = await createUpload(seller, pdf, 'document', 'application/pdf');
    const documents = [{ id: title, name: 'Title register.pdf' }];
    await save(seller, home, {
      title_number: say('WYK123456', { source: 'document', documents }),
      disputes: say('no'),
    });
    const offerId = await saleClient.makeCashOffer(buyer, home);
    expect((await read(buyer, home)).status).toBe(404);
    await callAs(seller, 'PUT', `/api/accept-offer/${offerId}`, {});
    await cloud.idle();
    cloud.clock.advance(60_000);

    const shown = await read(buyer, home);
    expect(viewOf(shown.body)).toMatchObject({ isOwner: false, version: 1, acceptedAt: expect.any(String) });
    expect(answerOf(shown.body, 'disputes')).toMatchObject({ changedAfterAcceptance: false });
    expect((await read(rival, home)).status).toBe(404);
    expect((await save(buyer, home, { disputes: say('yes') }, 1)).status).toBe(404);
    await save(seller, home, { disputes: say('yes', { details: 'Noise, settled in May.' }) }, 1);
    const changed = answerOf((await read(buyer, home)).body, 'disputes');
    expect(changed).toMatchObject({ changedAfterAcceptance: true, answer: { at: expect.any(String) } });

    await cloud.idle();
    const paper = await callAs(buyer, 'GET', `${path(home)}/file`);
    expect(await bytesOf(paper.body)).toMatch(/^%PDF-/);
    const document = await callAs(buyer, 'GET', `${path(home)}/file?document=${title}`);
    expect(await bytesOf(document.body)).toMatch(/^%PDF-/);
    expect((await callAs(rival, 'GET', `${path(home)}/file?document=${title}`)).status).toBe(404);
    expect((await callAs(buyer, 'GET', `${path(home)}/file?document=img_${'0'.repeat(26)}`)).status).toBe(
      404,
    );

    for (const [person, email] of [
      [seller, 'pack-seller@example.com'],
      [buyer, 'pack-buyer@example.com'],
    ] as const) {
      await saleClient.nameSolicitor(person, home, { email });
      await callAs(person, 'POST', `/api/sale/${home}/solicitor-link`);
      await cloud.idle();
      const body = { token: saleClient.getSolicitorToken(email) };
      const linked = await call('POST', '/api/sale-link/sale-pack', { body });
      expect(viewOf(linked.body)).toMatchObject({ propertyId: home, version: 2, isOwner: false });
      const file = await call('POST', '/api/sale-link/sale-pack-file', { body });
      expect(await bytesOf(file.body)).toMatch(/^%PDF-/);
      const data = await call('POST', '/api/sale-link/sale-pack-claims', { body });
      expect(data.status).toBe(200);
      expect(listFrameworkErrors(data.body)).toEqual([]);
    }
    expect((await callAs(buyer, 'GET', `${path(home)}/claims`)).status).toBe(200);
    expect((await callAs(rival, 'GET', `${path(home)}/claims`)).status).toBe(404);
    const wrong = { body: { token: 'x'.repeat(43) } };
    expect((await call('POST', '/api/sale-link/sale-pack', wrong)).status).toBe(410);
  });
});

// Last, as it moves the clock by days.
describe('the PDFs of a pack', () => {
  test('go with the account of their owner', async () => {
    const leaver = await createMember('Lea Leaver');
    const home = await publishProperty(leaver);
    await grantPackage(leaver, home, 'plus');
    await save(leaver, home, { title_number: say('WYK888') });
    await cloud.idle();
    const key = `papers/packs/${home}/1-open.pdf`;
    expect((await saleClient.getStoredFile(key)).subarray(0, 5).toString()).toBe('%PDF-');
    await callAs(leaver, 'DELETE', '/api/delete-account', { password });
    cloud.clock.advance(15 * 86_400_000);
    await cloud.schedules.run('accounts-every-day');
    await cloud.idle();
    await expect(saleClient.getStoredFile(key)).rejects.toMatchObject({ name: 'NoSuchKey' });
  });
});
