import * as z from 'zod';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { biddingAt } from '../offers/bidding.ts';
import { chattingAt } from '../messages/chatting.ts';
import { days, patience } from '../properties/seller.ts';
import { cloud } from '../support/cloud.ts';
import { viewingAt } from '../viewings/world.ts';
import { checkingAt } from './checking-at.ts';

cloud.wake('messages', 'notifications', 'staff');

vi.setConfig({ testTimeout: 2 * patience, hookTimeout: 2 * patience });
const at = checkingAt(cloud);
const { member, own, call, onSale, mine, submit, submitted, decide, cleared, funds, firstTime, later } = at;
const { offer, offersOn } = biddingAt(cloud);
const { ask, openSlot, inHours } = viewingAt(cloud);
const Version = z.object({ version: z.int() });

let seller: Awaited<ReturnType<typeof member>>;
beforeAll(async () => {
  seller = await member('Sally Seller');
});

describe('a buyer check', () => {
  test('goes from the buyer to staff and back, with the right state at every step', async () => {
    const buyer = await member('Ben Buyer');
    const check = await submitted(buyer, await funds(buyer));
    await cloud.idle();
    expect(check).toMatchObject({ status: 'submitted', version: 1 });
    expect(await submit(buyer, firstTime, 3)).toMatchObject({ status: 409, body: { state: 'none' } });
    expect(await submit(buyer, await funds(buyer), 1)).toMatchObject({
      status: 409,
      body: { code: 'conflict', state: 'submitted' },
    });

    const { token } = await at.keeper();
    const tasks = await call('GET', '/api/staff/tasks?kind=buyer_check&per_page=100', { token });
    expect(JSON.stringify(tasks.body)).toContain(check.id);
    const seen = await call('GET', `/api/staff/buyer-checks/${check.id}`, { token });
    expect(seen.body).toMatchObject({
      buyer: { id: buyer.id, user_name: expect.any(String) },
      file: { url: expect.stringContaining('documents/') },
      own: false,
    });
    expect(JSON.stringify(seen.body)).not.toContain(buyer.email);
    expect((await call('GET', `/api/staff/buyer-checks/${check.id}`, { token: buyer.token })).status).toBe(
      403,
    );

    expect(
      await decide(check.id, {
        outcome: 'returned',
        reasons: ['name_differs'],
        note: 'Whose is it?',
        version: 1,
      }),
    ).toMatchObject({ status: 200, body: { status: 'returned' } });
    expect(await decide(check.id, { outcome: 'approved', version: 2 })).toMatchObject({
      status: 409,
      body: { state: 'returned' },
    });
    await cloud.mails.waitFor(
      ({ to, html }) => to.includes(buyer.email) && html?.includes('Whose is it?') === true,
    );
    const again = await submitted(buyer, await funds(buyer), 2);
    expect(again).toMatchObject({ id: check.id, version: 3 });
    expect(await decide(check.id, { outcome: 'approved', version: 2 })).toMatchObject({
      status: 409,
      body: { code: 'stale', state: 'submitted' },
    });
    expect(await decide(check.id, { outcome: 'approved', version: 3 })).toMatchObject({ status: 200 });
    const { body: done } = await call('GET', `/api/staff/buyer-checks/${check.id}`, { token });
    expect(done).toMatchObject({
      acts: [{ action: 'buyer_check.approve' }, { action: 'buyer_check.return' }],
    });
    const open = await call('GET', '/api/staff/tasks?kind=buyer_check&per_page=100', { token });
    expect(JSON.stringify(open.body)).not.toContain(check.id);
  });

  test('can not be decided by its own buyer', async () => {
    const staff = await at.keeper();
    const check = await submitted(staff, firstTime);
    expect(await decide(check.id, { outcome: 'approved', version: 1 })).toMatchObject({
      status: 409,
      body: { state: 'own' },
    });
  });

  test('rejects the documents of another person', async () => {
    const [one, other] = [await member(), await member()];
    expect(await submit(one, await funds(other))).toMatchObject({
      status: 422,
      body: { errors: { document: [expect.any(String)] } },
    });
  });

  test('loses its badge and document when it is withdrawn', async () => {
    let buyer = await member();
    const evidence = await funds(buyer);
    const check = await submitted(buyer, evidence);
    await decide(check.id, { outcome: 'approved', version: 1 });
    expect(
      await own(await member(), 'POST', `/api/buyer-checks/${check.id}/withdraw`, { version: 2 }),
    ).toMatchObject({ status: 404 });
    expect(await own(buyer, 'POST', `/api/buyer-checks/${check.id}/withdraw`, { version: 2 })).toMatchObject({
      status: 200,
      body: { checks: [{ status: 'withdrawn' }] },
    });
    buyer = await later(8 * days, buyer);
    await at.everyDay('properties');
    expect(await at.kept(`documents/${evidence.document.id}`)).toEqual([]);
    seller = await later(0, seller);
  });
});

test('reminds before an approval ends, ends it, and deletes its document after 30 days', async () => {
  let buyer = await member('Erin Expiry');
  const evidence = await funds(buyer);
  const { id } = await submitted(buyer, evidence);
  await decide(id, { outcome: 'approved', version: 1 });
  buyer = await later(31 * days, buyer);
  await cloud.idle();
  await at.everyDay('properties');
  expect(await at.kept(`documents/${evidence.document.id}`)).toEqual([]);
  // Valid until 85 days after the approval.
  buyer = await later(41 * days, buyer);
  await cloud.idle();
  await cloud.mails.waitFor(({ to, subject }) => to.includes(buyer.email) && subject.includes('runs out on'));
  expect((await mine(buyer)).checks).toMatchObject([{ status: 'approved' }]);
  buyer = await later(14 * days, buyer);
  await cloud.idle();
  await cloud.mails.waitFor(({ to, subject }) => to.includes(buyer.email) && subject.includes('has run out'));
  expect((await mine(buyer)).checks).toMatchObject([{ status: 'expired' }]);
  seller = await later(0, seller);
});

describe('the seller’s choice of buyers', () => {
  const choose = async (id: string, change: object) => {
    const { version } = Version.parse((await at.page(id, seller)).body);
    const reply = await own(seller, 'PUT', `/api/properties/${id}`, { version, ...change });
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  };

  test('rejects a buyer without the check and accepts one with it', async () => {
    const home = await onSale(seller);
    await choose(home, { whoMayOffer: 'proceedable', whoMayBook: 'proceedable' });
    const slot = await openSlot(seller, home, inHours(48));
    const buyer = await member('Greta Gate');
    const required = {
      status: 403,
      body: {
        code: 'buyer_check_required',
        requires: 'proceedable',
        missing: ['funding', 'chain'],
        href: '/buyer-checks',
      },
    };
    expect(await offer(buyer, home, 300_000)).toMatchObject(required);
    expect(await ask(buyer, home, slot)).toMatchObject(required);
    expect((await at.page(home)).body).toMatchObject({ whoMayOffer: 'proceedable' });

    await cleared(buyer);
    expect(await mine(buyer)).toMatchObject({ proceedable: true });
    expect((await ask(buyer, home, slot)).status).toBe(201);
    expect((await offer(buyer, home, 300_000, { funding: 'cash' })).status).toBe(201);

    const { offers } = await offersOn(seller, home);
    expect(offers).toMatchObject([
      {
        coversOffer: true,
        counterpart: { checks: [{ kind: 'proof_of_funds' }, { kind: 'chain', basis: 'declaration' }] },
      },
    ]);
    expect(JSON.stringify(offers)).not.toContain('30000000');
    const { body } = await own(seller, 'GET', '/api/my-viewing?role=seller');
    expect(JSON.stringify(body)).toContain('"proof_of_funds"');
    expect(JSON.stringify((await own(buyer, 'GET', '/api/my-offers')).body)).not.toContain('coversOffer');
  });

  test('leaves earlier offers unaffected', async () => {
    const home = await onSale(seller);
    const buyer = await member();
    const made = z.object({ id: z.string() }).parse((await offer(buyer, home, 300_000)).body);
    await choose(home, { whoMayOffer: 'proceedable' });
    expect((await own(buyer, 'PUT', `/api/offers/${made.id}`, { amount: 305_000 })).status).toBe(200);
  });

  test('asks for an identity check and names its page', async () => {
    const home = await onSale(seller);
    await choose(home, { whoMayOffer: 'identity_checked' });
    expect(await offer(await member(), home, 300_000)).toMatchObject({
      status: 403,
      body: { missing: ['identity'], href: '/profile?tab=identity' },
    });
  });

  test('shows the seller how many of their enquiring buyers meet it', async () => {
    const home = await onSale(seller);
    const [plain, checked] = [await member(), await member()];
    const { sent, chat } = chattingAt(cloud);
    await sent(plain, seller, home, 'Is it still for sale?');
    await sent(checked, seller, home, 'May I see it?');
    await cleared(checked);
    expect((await own(seller, 'GET', `/api/buyer-reach/${home}`)).body).toEqual({
      everyone: 2,
      identity_checked: 0,
      proceedable: 1,
    });
    expect((await own(plain, 'GET', `/api/buyer-reach/${home}`)).status).toBe(404);
    expect(await chat(seller, home, checked)).toMatchObject({ counterpart: { checks: [{}, {}] } });
    expect(await chat(checked, home, checked)).not.toHaveProperty('counterpart.checks');
    const { body } = await own(seller, 'GET', `/api/property-messages/${home}`);
    expect(JSON.stringify(body)).toContain('"proceedable"');
  });
});
