import { createHash } from 'node:crypto';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { jointOwnerRoutes } from '../../functions/listings/joint-owners/contract.ts';
import { createCopyReader, textOf } from '../data-exports/read-copy.ts';
import { createSaleClient } from '../support/clients/sales.ts';
import { toAgreement, toConsentSignature } from '../support/clients/sign-consent.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('notifications', 'data-exports');
cloud.allowCopies('publishing');
const saleClient = createSaleClient(cloud);
const {
  advanceAndLogIn,
  callAs,
  createMember,
  fetchFile,
  listEvents,
  listMails,
  makeCashOffer,
  publishProperty,
} = saleClient;
const { linkTo, download } = createCopyReader(saleClient);
type Member = Awaited<ReturnType<typeof createMember>>;

let seller: Member;
let ann: Member;
beforeEach(async () => {
  seller = await createMember('Sally Sole');
  ann = await createMember('Ann Joint');
});

const list = async (home: string) => {
  const { body } = await callAs(seller, 'GET', `/api/joint-owners/${home}`);
  return jointOwnerRoutes.jointOwners.result.parse(body).jointOwners;
};
const post = (person: Member) => async (path: string, body: object) =>
  (await callAs(person, 'POST', path, body)).body;
const answerPath = '/api/joint-owner-invitation/answer';

/** A home on sale, and the link that Ann was mailed. */
async function invite(name = 'Ann Joint', email = ann.email) {
  const home = await publishProperty(seller);
  return { home, value: await inviteTo(home, name, email) };
}
async function inviteTo(home: string, name: string, email: string) {
  expect((await callAs(seller, 'POST', `/api/joint-owners/${home}`, { name, email })).status).toBe(201);
  await cloud.idle();
  return z.string().parse(/\/joint-owner-invitation#([\w.-]+)/.exec(listMails(email)[0]?.html ?? '')?.[1]);
}
/** A home whose joint owner has agreed and signed. */
async function sign() {
  const { home, value } = await invite();
  const body = await toAgreement(value, post(ann));
  expect((await callAs(ann, 'POST', answerPath, body)).status).toBe(200);
  await cloud.idle();
  return home;
}
const readText = async (bytes: Uint8Array) => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  return text.map((page) => page.replaceAll(/\s+/g, ' '));
};

describe('a consent', () => {
  test('is signed on one page, and the seller gets the very file with a certificate', async () => {
    const { home, value } = await invite();
    const read = await post(ann)('/api/joint-owner-invitation/consent', { value });
    const consent = jointOwnerRoutes.ownConsent.result.parse(read);
    expect(consent).toMatchObject({ version: 1, names: ['Ann Joint'], freshUntil: expect.any(String) });
    const drawn = { kind: 'drawn', strokes: [[20, 40, 180, 90, 320, 60]] };
    const signature = { ...toConsentSignature(read), mark: drawn };
    expect(await callAs(ann, 'POST', answerPath, { value, agrees: true, signature })).toMatchObject({
      status: 200,
      body: { status: 'accepted' },
    });
    await cloud.idle();
    const [owner] = await list(home);
    const { bytes } = await fetchFile(z.string().parse(owner?.consent?.pdfUrl));
    const pages = await readText(bytes);
    expect(pages).toHaveLength(2);
    for (const said of [
      'I agree that it’s sold on Gable',
      'can accept offers and make counter-offers for all owners',
      'I still sign the contract and the transfer deed myself',
    ])
      expect(pages[0]).toContain(said);
    expect(pages[1]).toContain('Certificate of signatures');
    expect(pages[1]).toContain('Ann Joint');
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    const [id = ''] = [...((await pdf.getAttachments())?.keys() ?? [])];
    const attached = Buffer.from((await pdf.getAttachmentContent(id)) ?? []);
    expect(createHash('sha256').update(attached).digest('hex')).toBe(consent.paperHash);
    expect(listEvents('owner.signed.v1', home)).toMatchObject([{ version: 1, again: false }]);
    // They read it, too.
    expect((await callAs(ann, 'GET', `/api/joint-homes/${home}`)).body).toMatchObject({
      consent: { signedAt: owner?.consent?.signedAt },
    });
  });

  test('is not given without a signature, by another name, on another paper or with an old login', async () => {
    const { home, value } = await invite();
    const { signature } = await toAgreement(value, post(ann));
    const answerWith = (change: object) =>
      callAs(ann, 'POST', answerPath, { value, agrees: true, signature: { ...signature, ...change } });
    expect((await callAs(ann, 'POST', answerPath, { value, agrees: true })).status).toBe(422);
    expect(await answerWith({ mark: { kind: 'typed', text: 'Anna Other' } })).toMatchObject({
      status: 422,
      body: { errors: { 'mark.text': [expect.stringContaining('Ann Joint')] } },
    });
    await inviteTo(home, 'Ben Joint', `ben-${home}@example.com`);
    expect(await answerWith({})).toMatchObject({ status: 409, body: { state: 'changed' } });
    cloud.clock.advance(11 * 60_000);
    expect(await answerWith({})).toMatchObject({ status: 409, body: { state: 'log_in_again' } });
    expect((await list(home)).map(({ status }) => status)).toEqual(['pending', 'pending']);
  });

  test('loses its signature by another owner, is told so, and is signed again', async () => {
    const home = await sign();
    const consentPath = `/api/joint-owners/${home}/consent`;
    expect(await callAs(ann, 'GET', consentPath)).toMatchObject({ status: 409, body: { state: 'signed' } });
    await inviteTo(home, 'Ben Joint', `ben-${home}@example.com`);
    expect((await list(home))[0]).toMatchObject({ status: 'accepted', consent: { endedBy: 'owners' } });
    expect(listMails(ann.email)[0]?.subject).toContain('Please sign again');
    // The same person's new link changes nothing, and neither does an answer.
    const offerId = await makeCashOffer(await createMember(), home);
    expect(await callAs(seller, 'PUT', `/api/accept-offer/${offerId}`, {})).toMatchObject({
      status: 422,
      body: { errors: { ownersAgree: [expect.stringContaining('Ann Joint and Ben Joint')] } },
    });
    ann = await advanceAndLogIn(0, ann);
    const read = await callAs(ann, 'GET', consentPath);
    expect(read.body).toMatchObject({ version: 2 });
    expect((await callAs(ann, 'POST', consentPath, toConsentSignature(read.body))).status).toBe(201);
    const ben = (await list(home)).find(({ name }) => name === 'Ben Joint');
    expect((await callAs(seller, 'POST', `/api/joint-owners/${home}/${ben?.id}/send`)).status).toBe(201);
    await cloud.idle();
    expect((await list(home))[0]?.consent?.endedBy).toBeUndefined();
    expect(listMails(seller.email).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('A joint owner signed'),
    );
    expect(listEvents('owner.signed.v1', home)).toMatchObject([
      { again: false },
      { again: true, version: 2 },
    ]);
  });

  test('stays evidence in the copy of the signer’s data after they have left', async () => {
    const home = await sign();
    expect((await callAs(ann, 'DELETE', `/api/joint-homes/${home}`)).status).toBe(204);
    expect((await list(home))[0]).not.toHaveProperty('consent');
    expect((await callAs(ann, 'GET', `/api/joint-owners/${home}/consent`)).status).toBe(404);
    expect((await callAs(ann, 'GET', '/api/user/export')).status).toBe(202);
    await cloud.idle();
    const copy = textOf(await download(linkTo(ann.email)), 'data/joint_owners.json');
    expect(JSON.parse(copy)).toMatchObject({
      answeredByYou: [{ status: 'left' }],
      signedByYou: [{ paper: 'consent', name: 'Ann Joint', paperHash: expect.any(String) }],
    });
  });

  test('is read and signed at most thirty times in ten minutes', async () => {
    const home = await sign();
    const path = `/api/joint-owners/${home}/consent`;
    // To the beginning of a window.
    cloud.clock.advance(600_000 - (cloud.clock.now() % 600_000));
    for (let reads = 0; reads < 30; reads += 1) expect((await callAs(ann, 'GET', path)).status).toBe(409);
    const tooMany = { status: 429, body: { code: 'too_many' } };
    expect(await callAs(ann, 'GET', path)).toMatchObject(tooMany);
    const signature = toConsentSignature({ paperHash: 'ab'.repeat(32), names: ['Ann Joint'] });
    expect(await callAs(ann, 'POST', path, signature)).toMatchObject(tooMany);
    expect((await callAs(seller, 'GET', path)).status).toBe(404);
  });
});
