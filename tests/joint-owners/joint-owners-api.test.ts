import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { JointHomePage } from '../../functions/deals/joint-homes/contract.ts';
import { messageRoutes } from '../../functions/deals/messages/contract.ts';
import { dayMs } from '../../functions/kernel/time.ts';
import { InvitationView, jointOwnerRoutes } from '../../functions/listings/joint-owners/contract.ts';
import { blockUser } from '../support/clients/block-user.ts';
import { createSaleClient } from '../support/clients/sales.ts';
import { toAgreement } from '../support/clients/sign-consent.ts';
import { createViewingClient } from '../support/clients/viewings.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('messages', 'notifications');
cloud.allowCopies('publishing');

const saleClient = createSaleClient(cloud);
const { call, advanceAndLogIn, listMails, createMember, publishProperty, callAs, listEvents } = saleClient;
type Member = Awaited<ReturnType<typeof createMember>>;

let seller: Member;
let ann: Member;
// A new seller per test: each can send ten invitations a day.
beforeEach(async () => {
  seller = await createMember('Sally Jointly');
});
beforeAll(async () => {
  ann = await createMember('Ann Jointly');
});

const list = async (home: string, person: Member = seller) => {
  const { body } = await callAs(person, 'GET', `/api/joint-owners/${home}`);
  return jointOwnerRoutes.jointOwners.result.parse(body);
};
const invite = (home: string, name: string, email: string, person: Member = seller) =>
  callAs(person, 'POST', `/api/joint-owners/${home}`, { name, email });
/** The value in the newest link mailed to an address. */
const valueFor = (email: string) =>
  z.string().parse(/\/joint-owner-invitation#([\w.-]+)/.exec(listMails(email)[0]?.html ?? '')?.[1]);
const open = (value: string, person?: Member) =>
  call('POST', '/api/joint-owner-invitation', { body: { value }, ...(person && { token: person.token }) });
const send = (person: Member, body: object) =>
  callAs(person, 'POST', '/api/joint-owner-invitation/answer', body);
const decline = (person: Member, value: string) => send(person, { value, agrees: false });
const answer = async (person: Member, value: string) =>
  send(
    person,
    await toAgreement(value, async (path, body) => (await callAs(person, 'POST', path, body)).body),
  );
const idOf = async (home: string, email: string) => {
  const found = (await list(home)).jointOwners.find((owner) => owner.email === email);
  return z.string().parse(found?.id);
};
const withdraw = (home: string, id: string, reason?: string) =>
  callAs(seller, 'POST', `/api/joint-owners/${home}/${id}/withdraw`, reason === undefined ? {} : { reason });

/** A property on sale with a mailed invitation. */
async function invited(email: string) {
  const home = await publishProperty(seller);
  expect((await invite(home, 'Ann Smith', email)).status).toBe(201);
  await cloud.idle();
  return { home, value: valueFor(email) };
}
/** A property on sale with a joint owner who accepted. */
async function owned(email: string, person: Member = ann) {
  const { home, value } = await invited(email);
  expect((await answer(person, value)).status).toBe(200);
  await cloud.idle();
  return { home, value };
}

describe('an invitation', () => {
  test('shows the property to anyone with the link, and is answered once', async () => {
    const { home, value } = await invited('ann-one@example.com');
    const { body } = await open(value);
    expect(InvitationView.parse(body)).toMatchObject({
      propertyId: home,
      name: 'Ann Smith',
      status: 'pending',
      togetherWith: [expect.stringContaining('Sally')],
    });
    expect(await decline(seller, value)).toMatchObject({ status: 409, body: { state: 'own' } });
    expect(await answer(ann, value)).toMatchObject({
      status: 200,
      body: { status: 'accepted', isReaders: true },
    });
    expect(await decline(ann, value)).toMatchObject({ status: 409, body: { state: 'accepted' } });
    // An answered link does not open for others.
    expect((await open(value)).status).toBe(410);
    expect((await list(home)).jointOwners).toMatchObject([
      { status: 'accepted', answeredAt: expect.any(String) },
    ]);
    await cloud.idle();
    expect(listEvents('owner.accepted.v1', home)).toHaveLength(1);
    expect(listMails(seller.email)[0]?.subject).toContain('A joint owner agreed');
  });

  test('answers every link that does not open alike', async () => {
    const email = 'ann-two@example.com';
    const { home, value: first } = await invited(email);
    expect(
      (await callAs(seller, 'POST', `/api/joint-owners/${home}/${await idOf(home, email)}/send`)).status,
    ).toBe(201);
    await cloud.idle();
    const second = valueFor(email);
    expect(second).not.toBe(first);
    const share = await callAs(seller, 'POST', '/api/encrypt', {
      purpose: 'share_link',
      data: JSON.stringify({ propertyId: home, note: 'A lovely garden' }),
    });
    await withdraw(home, await idOf(home, email));
    const answers = await Promise.all(
      [first, second, 'x'.repeat(40), z.string().parse(share.body['value'])].map((value) => open(value)),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${String(body['detail'])}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(410);
  });

  test('cannot be sealed through the public call', async () => {
    const body = { purpose: 'owner_invitation', data: '{}' };
    expect((await callAs(ann, 'POST', '/api/encrypt', body)).status).toBe(422);
  });

  test('ends after thirty days, and can be sent again', async () => {
    const email = 'ann-three@example.com';
    const { home, value } = await invited(email);
    seller = await advanceAndLogIn(31 * dayMs, seller);
    ann = await advanceAndLogIn(0, ann);
    expect((await open(value)).status).toBe(410);
    expect((await list(home)).jointOwners).toMatchObject([{ status: 'expired' }]);
    await callAs(seller, 'POST', `/api/joint-owners/${home}/${await idOf(home, email)}/send`);
    await cloud.idle();
    expect((await open(valueFor(email))).status).toBe(200);
  });

  test('is limited to three other people, once each', async () => {
    const home = await publishProperty(seller);
    expect((await invite(home, 'Sally', seller.email)).status).toBe(422);
    for (const name of ['One', 'Two', 'Three'])
      expect((await invite(home, `${name} Smith`, `${name}-${home}@example.com`)).status).toBe(201);
    expect((await invite(home, 'One Smith', `one-${home}@example.com`)).status).toBe(422);
    expect(await invite(home, 'Four Smith', 'four@example.com')).toMatchObject({
      status: 409,
      body: { state: 'three_invited' },
    });
    expect((await list(home)).places).toBe(0);
  });
});

describe('accepting an offer', () => {
  const accept = (offerId: string, body: Record<string, unknown> = {}) =>
    callAs(seller, 'PUT', `/api/accept-offer/${offerId}`, body);

  test('needs the seller’s confirmation while a joint owner has not answered, and stores it', async () => {
    const { home } = await invited('ann-four@example.com');
    const buyer = await createMember();
    const offerId = await saleClient.makeCashOffer(buyer, home);
    expect(await accept(offerId)).toMatchObject({
      status: 422,
      body: { errors: { ownersAgree: [expect.stringContaining('Ann Smith')] } },
    });
    const { status, body } = await accept(offerId, { ownersAgree: true });
    expect(status).toBe(200);
    expect(JSON.stringify(body['history'])).toContain('seller_confirmed');
    await cloud.idle();
    expect(listEvents('offer.accepted.v1', home)).toMatchObject([{ owners: 'seller_confirmed' }]);
  });

  test('by the card in the chat takes the seller’s word as well', async () => {
    const { home } = await invited('ann-card@example.com');
    const buyer = await createMember();
    await saleClient.makeCashOffer(buyer, home);
    await cloud.idle();
    const { body } = await callAs(seller, 'GET', `/api/buyer-seller-chat/${home}/${buyer.id}`);
    const { messages } = messageRoutes.chat.result.parse(body);
    const card = messages.findLast((message) => message.card?.type === 'offer');
    const accepted = (more: object) =>
      callAs(seller, 'PUT', `/api/messages/update-status/${card?.id}`, { status: 'accepted', ...more });
    expect(await accepted({})).toMatchObject({
      status: 422,
      body: { errors: { ownersAgree: [expect.stringContaining('Ann Smith')] } },
    });
    expect((await accepted({ ownersAgree: true })).status).toBe(200);
    await cloud.idle();
    expect(listEvents('offer.accepted.v1', home)).toMatchObject([{ owners: 'seller_confirmed' }]);
  });

  test('is rejected while a joint owner declines, until the seller withdraws them with a reason', async () => {
    const email = 'ann-five@example.com';
    const { home, value } = await invited(email);
    const buyer = await createMember();
    const offerId = await saleClient.makeCashOffer(buyer, home);
    await decline(ann, value);
    for (const refused of [
      await accept(offerId, { ownersAgree: true }),
      await callAs(seller, 'PUT', `/api/offers/${offerId}`, {
        action: 'counter',
        amount: 330_000,
        ownersAgree: true,
      }),
    ])
      expect(refused).toMatchObject({ status: 409, body: { state: 'declined' } });
    const id = await idOf(home, email);
    expect((await withdraw(home, id)).status).toBe(422);
    expect((await withdraw(home, id, 'I am the only owner since our divorce')).status).toBe(200);
    expect((await accept(offerId)).status).toBe(200);
    await cloud.idle();
    expect(listEvents('offer.accepted.v1', home)[0]).not.toHaveProperty('owners');
  });
});

describe('a joint owner', () => {
  test('follows the sale without the buyer’s name, with a notice of each step, and is named in its memorandum', async () => {
    const { home } = await owned('ann-six@example.com');
    const buyer = await createMember('Zacharias Buyer');
    const offerId = await saleClient.makeCashOffer(buyer, home);
    expect((await callAs(seller, 'PUT', `/api/accept-offer/${offerId}`, {})).status).toBe(200);
    await cloud.idle();
    const { status, body } = await callAs(ann, 'GET', `/api/joint-homes/${home}`);
    expect(status).toBe(200);
    const page = JointHomePage.parse(body);
    expect(page).toMatchObject({
      card: { status: 'under_offer' },
      offers: [{ amount: 320_000, status: 'accepted' }],
      sale: { price: 320_000 },
    });
    expect(page.sale?.steps.length).toBeGreaterThan(5);
    for (const hidden of [buyer.id, 'Zacharias', buyer.email])
      expect(JSON.stringify(body)).not.toContain(hidden);
    expect((await callAs(ann, 'GET', '/api/joint-homes')).body).toMatchObject({
      homes: expect.arrayContaining([expect.objectContaining({ title: page.title })]),
    });
    expect(listMails(ann.email)[0]?.subject).toContain('Offer accepted');
    await saleClient.nameSolicitor(seller, home);
    await saleClient.nameSolicitor(buyer, home, { email: 'b@example.com' });
    const { memorandum } = z
      .object({ memorandum: z.object({ htmlUrl: z.string() }) })
      .parse((await saleClient.getSale(buyer, home, seller)).body);
    const paper = new TextDecoder().decode((await saleClient.fetchFile(memorandum.htmlUrl)).bytes);
    expect(paper).toContain('Ann Smith');
    expect(paper).toContain('Sally');
    await callAs(seller, 'PUT', `/api/offers/${offerId}`, { action: 'release', reason: 'too_slow' });
    await cloud.idle();
    expect(listMails(ann.email)[0]?.subject).toContain('The sale fell through');
  });

  test('reads interest, viewings and terms by the buyer’s number, and makes no offer or viewing of their own', async () => {
    const { home } = await owned('ann-twelve@example.com');
    const viewings = createViewingClient(cloud);
    const [first, second] = [await createMember('Zacharias Buyer'), await createMember('Yolanda Buyer')];
    const slot = await viewings.openSlot(seller, home, viewings.getSlotStart(100));
    const cash = { propertyId: home, amount: 320_000, funding: 'cash', position: 'ftb' };
    expect((await callAs(ann, 'POST', '/api/offers', cash)).status).toBe(409);
    const wish = { propertyId: home, timeSlotId: slot, attendees: 1 };
    expect(await callAs(ann, 'POST', '/api/viewing', wish)).toMatchObject({
      status: 409,
      body: { state: 'own' },
    });
    await viewings.bookViewing(seller, first, home, slot);
    await saleClient.makeCashOffer(second, home);
    const offer = await callAs(first, 'POST', '/api/offers', {
      propertyId: home,
      amount: 325_000,
      funding: 'mortgage',
      position: 'ftb',
      aip: { lender: 'Leeds Building Society', amount: 300_000, expires: '2027-06-01' },
      conditions: ['The shed stays'],
      message: 'We love the garden',
    });
    expect(offer.status).toBe(201);
    await cloud.idle();
    const { body } = await callAs(ann, 'GET', `/api/joint-homes/${home}`);
    const page = JointHomePage.parse(body);
    expect(page.viewings).toMatchObject({
      upcoming: 1,
      next: [{ buyer: 1, status: 'confirmed', attendees: expect.any(Number) }],
    });
    expect(page.offers).toMatchObject([
      { buyer: 1, amount: 325_000, conditions: ['The shed stays'], status: 'pending' },
      { buyer: 2, amount: 320_000 },
    ]);
    expect(page.offers[0]?.strength).toContainEqual(
      expect.objectContaining({ part: 'chain', text: 'First-time buyer, no chain' }),
    );
    for (const hidden of [first.id, second.id, 'Zacharias', 'Yolanda', 'garden', 'pkg_'])
      expect(JSON.stringify(body)).not.toContain(hidden);
    expect(Object.keys(page)).not.toContain('package');
  });

  test('chooses notices of offers and viewings, and is told no more after leaving', async () => {
    const reader = await createMember('Rita Jointly');
    const { home } = await owned('ann-thirteen@example.com', reader);
    const viewings = createViewingClient(cloud);
    const subjects = () => listMails(reader.email).map(({ subject }) => subject);
    const choose = (notices: { readonly offers: boolean; readonly viewings: boolean }) =>
      callAs(reader, 'PUT', `/api/joint-homes/${home}/notices`, notices);
    await saleClient.makeCashOffer(await createMember('Zacharias Buyer'), home);
    await cloud.idle();
    expect(subjects()).toContainEqual(expect.stringContaining('An offer came in'));
    expect(JSON.stringify(listMails(reader.email))).not.toContain('Zacharias');
    expect(await choose({ offers: false, viewings: true })).toMatchObject({ status: 200 });
    const before = subjects().length;
    await saleClient.makeCashOffer(await createMember(), home);
    const slot = await viewings.openSlot(seller, home, viewings.getSlotStart(100));
    await viewings.bookViewing(seller, await createMember(), home, slot);
    await cloud.idle();
    expect(subjects()).toHaveLength(before + 1);
    expect(subjects()[0]).toContain('A viewing is booked');
    expect((await callAs(reader, 'DELETE', `/api/joint-homes/${home}`)).status).toBe(204);
    expect((await choose({ offers: true, viewings: true })).status).toBe(404);
    const other = await viewings.openSlot(seller, home, viewings.getSlotStart(150));
    await viewings.bookViewing(seller, await createMember(), home, other);
    await cloud.idle();
    expect(subjects()).toHaveLength(before + 1);
  });

  test('loses the home with the seller’s withdrawal', async () => {
    const email = 'ann-fourteen@example.com';
    const { home } = await owned(email);
    await withdraw(home, await idOf(home, email), 'The house was transferred to me');
    expect((await callAs(ann, 'GET', `/api/joint-homes/${home}`)).status).toBe(404);
    const notices = { offers: true, viewings: true };
    expect((await callAs(ann, 'PUT', `/api/joint-homes/${home}/notices`, notices)).status).toBe(404);
  });

  test('can leave, after which the seller has to confirm for them', async () => {
    const { home } = await owned('ann-nine@example.com');
    const offerId = await saleClient.makeCashOffer(await createMember(), home);
    expect((await callAs(ann, 'DELETE', `/api/joint-homes/${home}`)).status).toBe(204);
    expect((await callAs(ann, 'GET', `/api/joint-homes/${home}`)).status).toBe(404);
    expect((await callAs(seller, 'PUT', `/api/accept-offer/${offerId}`, {})).status).toBe(422);
    expect((await list(home)).jointOwners).toMatchObject([{ status: 'left' }]);
  });

  test('sees nothing when blocked, and leaves no name when erased', async () => {
    const blocked = await createMember();
    const { home } = await owned('ann-ten@example.com', blocked);
    const token = await blockUser(blocked);
    expect((await callAs({ ...blocked, token }, 'GET', `/api/joint-homes/${home}`)).status).toBe(403);
    const leaver = await createMember();
    const { home: other } = await owned('ann-eleven@example.com', leaver);
    expect((await callAs(leaver, 'DELETE', '/api/delete-account', { password: 'Gable-demo-1' })).status).toBe(
      202,
    );
    seller = await advanceAndLogIn(15 * dayMs, seller);
    await cloud.schedules.run('accounts-every-day');
    await cloud.idle();
    expect((await list(other)).jointOwners).toMatchObject([{ status: 'left', name: '', email: '' }]);
    expect(listEvents('owner.left.v1', other)).toHaveLength(1);
  });
});
