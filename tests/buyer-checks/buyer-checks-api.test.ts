import { beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { dayMs } from '../../functions/kernel/time.ts';
import { createBuyerCheckClient } from '../support/clients/buyer-checks.ts';
import { createMessageClient } from '../support/clients/messages.ts';
import { createOfferClient } from '../support/clients/offers.ts';
import { slowTestMs } from '../support/clients/seller.ts';
import { createViewingClient } from '../support/clients/viewings.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('messages', 'notifications', 'staff');
cloud.allowCopies('signUp', 'publishing');

vi.setConfig({ testTimeout: 2 * slowTestMs, hookTimeout: 2 * slowTestMs });
const buyerCheckClient = createBuyerCheckClient(cloud);
const {
  createMember,
  callAs,
  call,
  publishProperty,
  getOwnChecks,
  postCheck,
  submitCheck,
  decideCheck,
  clearBuyer,
  createFundsEvidence,
  firstTimeEvidence,
  advanceAndLogIn,
} = buyerCheckClient;
const { postOffer, listOffers } = createOfferClient(cloud);
const { requestViewing, openSlot, getSlotStart } = createViewingClient(cloud);
const Version = z.object({ version: z.int() });

let seller: Awaited<ReturnType<typeof createMember>>;
beforeAll(async () => {
  seller = await createMember('Sally Seller');
});

describe('a buyer check', () => {
  test('goes from the buyer to staff and back, with the right state at every step', async () => {
    const buyer = await createMember('Ben Buyer');
    const check = await submitCheck(buyer, await createFundsEvidence(buyer));
    await cloud.idle();
    expect(check).toMatchObject({ status: 'submitted', version: 1 });
    expect(await postCheck(buyer, firstTimeEvidence, 3)).toMatchObject({
      status: 409,
      body: { state: 'none' },
    });
    expect(await postCheck(buyer, await createFundsEvidence(buyer), 1)).toMatchObject({
      status: 409,
      body: { code: 'conflict', state: 'submitted' },
    });

    const { token } = await buyerCheckClient.getStaff();
    const tasks = await call('GET', '/api/staff/tasks?kind=buyer_check&per_page=100', { token });
    expect(JSON.stringify(tasks.body)).toContain(check.id);
    const seen = await call('GET', `/api/staff/buyer-checks/${check.id}`, { token });
    expect(seen.body).toMatchObject({
      buyer: { id: buyer.id, user_name: expect.any(String) },
      file: { url: expect.stringContaining('documents/') },
      own: false,
    });
    expect(JSON.stringify(seen.body)).not.toContain(buyer.email);

    expect(
      await decideCheck(check.id, {
        outcome: 'returned',
        reasons: ['name_differs'],
        note: 'Whose is it?',
        version: 1,
      }),
    ).toMatchObject({ status: 200, body: { status: 'returned' } });
    expect(await decideCheck(check.id, { outcome: 'approved', version: 2 })).toMatchObject({
      status: 409,
      body: { state: 'returned' },
    });
    await cloud.mails.waitFor(
      ({ to, html }) => to.includes(buyer.email) && html?.includes('Whose is it?') === true,
    );
    const again = await submitCheck(buyer, await createFundsEvidence(buyer), 2);
    expect(again).toMatchObject({ id: check.id, version: 3 });
    expect(await decideCheck(check.id, { outcome: 'approved', version: 2 })).toMatchObject({
      status: 409,
      body: { code: 'stale', state: 'submitted' },
    });
    expect(await decideCheck(check.id, { outcome: 'approved', version: 3 })).toMatchObject({ status: 200 });
    const { body: done } = await call('GET', `/api/staff/buyer-checks/${check.id}`, { token });
    expect(done).toMatchObject({
      acts: [{ action: 'buyer_check.approve' }, { action: 'buyer_check.return' }],
    });
    const open = await call('GET', '/api/staff/tasks?kind=buyer_check&per_page=100', { token });
    expect(JSON.stringify(open.body)).not.toContain(check.id);
  });

  test('cannot be decided by its own buyer', async () => {
    const staff = await buyerCheckClient.getStaff();
    const check = await submitCheck(staff, firstTimeEvidence);
    expect(await decideCheck(check.id, { outcome: 'approved', version: 1 })).toMatchObject({
      status: 409,
      body: { state: 'own' },
    });
  });

  test('rejects the documents of another person', async () => {
    const [one, other] = [await createMember(), await createMember()];
    expect(await postCheck(one, await createFundsEvidence(other))).toMatchObject({
      status: 422,
      body: { errors: { document: [expect.any(String)] } },
    });
  });

  test('loses its badge and document when it is withdrawn', async () => {
    let buyer = await createMember();
    const evidence = await createFundsEvidence(buyer);
    const check = await submitCheck(buyer, evidence);
    await decideCheck(check.id, { outcome: 'approved', version: 1 });
    expect(
      await callAs(await createMember(), 'POST', `/api/buyer-checks/${check.id}/withdraw`, { version: 2 }),
    ).toMatchObject({ status: 404 });
    expect(
      await callAs(buyer, 'POST', `/api/buyer-checks/${check.id}/withdraw`, { version: 2 }),
    ).toMatchObject({
      status: 200,
      body: { checks: [{ status: 'withdrawn' }] },
    });
    buyer = await advanceAndLogIn(8 * dayMs, buyer);
    await buyerCheckClient.runDailySchedule('properties');
    expect(await buyerCheckClient.listStoredKeys(`documents/${evidence.document.id}`)).toEqual([]);
    seller = await advanceAndLogIn(0, seller);
  });
});

test('reminds before an approval ends, ends it, and deletes its document after 30 days', async () => {
  let buyer = await createMember('Erin Expiry');
  const evidence = await createFundsEvidence(buyer);
  const { id } = await submitCheck(buyer, evidence);
  await decideCheck(id, { outcome: 'approved', version: 1 });
  buyer = await advanceAndLogIn(31 * dayMs, buyer);
  await cloud.idle();
  await buyerCheckClient.runDailySchedule('properties');
  expect(await buyerCheckClient.listStoredKeys(`documents/${evidence.document.id}`)).toEqual([]);
  // Valid until 85 days after the approval.
  buyer = await advanceAndLogIn(41 * dayMs, buyer);
  await cloud.idle();
  await cloud.mails.waitFor(({ to, subject }) => to.includes(buyer.email) && subject.includes('expires on'));
  expect((await getOwnChecks(buyer)).checks).toMatchObject([{ status: 'approved' }]);
  buyer = await advanceAndLogIn(14 * dayMs, buyer);
  await cloud.idle();
  await cloud.mails.waitFor(({ to, subject }) => to.includes(buyer.email) && subject.includes('has expired'));
  expect((await getOwnChecks(buyer)).checks).toMatchObject([{ status: 'expired' }]);
  seller = await advanceAndLogIn(0, seller);
});

describe('the seller’s choice of buyers', () => {
  const choose = async (id: string, change: object) => {
    const { version } = Version.parse((await buyerCheckClient.getPropertyPage(id, seller)).body);
    const reply = await callAs(seller, 'PUT', `/api/properties/${id}`, { version, ...change });
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  };

  test('rejects a buyer without the check and accepts one with it', async () => {
    const home = await publishProperty(seller);
    await choose(home, { whoMayOffer: 'proceedable', whoMayBook: 'proceedable' });
    const slot = await openSlot(seller, home, getSlotStart(48));
    const buyer = await createMember('Greta Gate');
    const required = {
      status: 403,
      body: {
        code: 'buyer_check_required',
        requires: 'proceedable',
        missing: ['funding', 'chain'],
        href: '/buyer-checks',
      },
    };
    expect(await postOffer(buyer, home, 300_000)).toMatchObject(required);
    expect(await requestViewing(buyer, home, slot)).toMatchObject(required);
    expect((await buyerCheckClient.getPropertyPage(home)).body).toMatchObject({ whoMayOffer: 'proceedable' });

    await clearBuyer(buyer);
    expect(await getOwnChecks(buyer)).toMatchObject({ proceedable: true });
    expect((await requestViewing(buyer, home, slot)).status).toBe(201);
    expect((await postOffer(buyer, home, 300_000, { funding: 'cash' })).status).toBe(201);

    const { offers } = await listOffers(seller, home);
    expect(offers).toMatchObject([
      {
        coversOffer: true,
        counterpart: { checks: [{ kind: 'proof_of_funds' }, { kind: 'chain', basis: 'declaration' }] },
      },
    ]);
    expect(JSON.stringify(offers)).not.toContain('30000000');
    const { body } = await callAs(seller, 'GET', '/api/my-viewing?role=seller');
    expect(JSON.stringify(body)).toContain('"proof_of_funds"');
    expect(JSON.stringify((await callAs(buyer, 'GET', '/api/my-offers')).body)).not.toContain('coversOffer');
  });

  test('leaves earlier offers unaffected', async () => {
    const home = await publishProperty(seller);
    const buyer = await createMember();
    const made = z.object({ id: z.string() }).parse((await postOffer(buyer, home, 300_000)).body);
    await choose(home, { whoMayOffer: 'proceedable' });
    expect((await callAs(buyer, 'PUT', `/api/offers/${made.id}`, { amount: 305_000 })).status).toBe(200);
  });

  test('asks for an identity check and names its page', async () => {
    const home = await publishProperty(seller);
    await choose(home, { whoMayOffer: 'identity_checked' });
    expect(await postOffer(await createMember(), home, 300_000)).toMatchObject({
      status: 403,
      body: { missing: ['identity'], href: '/profile?tab=identity' },
    });
  });

  test('shows the seller how many of their enquiring buyers meet it', async () => {
    const home = await publishProperty(seller);
    const [plain, checked] = [await createMember(), await createMember()];
    const { sendMessage, getChat } = createMessageClient(cloud);
    await sendMessage(plain, seller, home, 'Is it still for sale?');
    await sendMessage(checked, seller, home, 'May I see it?');
    await clearBuyer(checked);
    expect((await callAs(seller, 'GET', `/api/buyer-reach/${home}`)).body).toEqual({
      everyone: 2,
      identity_checked: 0,
      proceedable: 1,
    });
    expect((await callAs(plain, 'GET', `/api/buyer-reach/${home}`)).status).toBe(404);
    expect(await getChat(seller, home, checked)).toMatchObject({ counterpart: { checks: [{}, {}] } });
    expect(await getChat(checked, home, checked)).not.toHaveProperty('counterpart.checks');
    const { body } = await callAs(seller, 'GET', `/api/property-messages/${home}`);
    expect(JSON.stringify(body)).toContain('"proceedable"');
  });
});
