import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { PersonCard } from '../../functions/reach/staff/contract.ts';
import { createOfferClient } from '../support/clients/offers.ts';
import { createStaffMember } from '../support/clients/staff.ts';
import { createViewingClient } from '../support/clients/viewings.ts';
import { createVisitorClient } from '../support/clients/visitor.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('moderation', 'cases', 'notifications');

const { listMails, getTokens, advanceToNext } = createVisitorClient(cloud);
const {
  acceptOffer,
  getSlotStart,
  createMember,
  makeOffer,
  publishProperty,
  callAs,
  getPropertyPage,
  setPublished,
  getOffer,
  getPropertyStatus,
} = {
  ...createViewingClient(cloud),
  ...createOfferClient(cloud),
};
const { requestViewing, openSlot } = createViewingClient(cloud);

type Person = Awaited<ReturnType<typeof createMember>>;
let stella: Person;
beforeAll(async () => {
  stella = await createStaffMember(cloud);
});

const words = 'You asked buyers for a deposit outside of Gable.';
const block = (person: { id: string }, by = stella) =>
  callAs(by, 'POST', `/api/staff/people/${person.id}/block`, { reason: 'fraud', words });
const unblock = (person: { id: string }) =>
  callAs(stella, 'POST', `/api/staff/people/${person.id}/unblock`, { reason: 'They proved who they are' });
const card = async (person: { id: string }) =>
  PersonCard.parse((await callAs(stella, 'GET', `/api/staff/people/${person.id}`)).body);
const again = async (person: Person): Promise<Person> => {
  advanceToNext(1);
  return { ...person, token: (await getTokens(person.email)).access_token };
};

describe('a block', () => {
  test('ends sign-ins, mails the person the reason, and lets them log in to read it', async () => {
    const person = await createMember('Bo Barred');
    expect(await block(person)).toMatchObject({ status: 200, body: { saleUnderWay: null } });
    await cloud.idle();
    expect((await callAs(person, 'GET', '/api/user')).status).toBe(401);
    const [mail] = listMails(person.email);
    expect(mail).toMatchObject({ subject: 'Your account is blocked' });
    expect(mail?.text).toContain(words);
    expect(mail?.text).toMatch(/appeal/);
    const { body } = await callAs(await again(person), 'GET', '/api/user');
    expect(body).toMatchObject({ is_active: 2, block: { reason: 'fraud', words } });
    expect(body['block']).not.toHaveProperty('was');
  });

  test('is in the trail with who, when and why, and can be taken back once', async () => {
    const person = await createMember('Una Unbarred');
    await block(person);
    expect(await block(person)).toMatchObject({ status: 409, body: { state: 'blocked' } });
    expect((await unblock(person)).status).toBe(204);
    expect(await unblock(person)).toMatchObject({ status: 409, body: { state: 'active' } });
    await cloud.idle();
    const { acts, is_active, block: none } = await card(person);
    expect({ is_active, none }).toEqual({ is_active: 1, none: undefined });
    expect(acts.map(({ action }) => action)).toEqual(['account.unblock', 'account.block']);
    expect(acts[1]).toMatchObject({ reason: `fraud: ${words}`, actorName: expect.stringMatching(/^Stella/) });
    const { staff, did } = await card(stella);
    expect(staff).toBe(true);
    expect(did).toContainEqual(expect.objectContaining({ action: 'account.block', subject: person.id }));
    // The block and its end follow each other at once here, so their mails may come in either order.
    expect(listMails(person.email).map(({ subject }) => subject)).toContain('Your account is open again');
    expect((await callAs(await again(person), 'GET', '/api/blocked-users')).status).toBe(200);
  });

  test('returns an account that was never verified to that', async () => {
    const { createUnverifiedMember } = createVisitorClient(cloud);
    const person = await createUnverifiedMember({ user_name: 'Ursula Unproven' });
    const { body } = await callAs({ ...person, id: '' }, 'GET', '/api/user');
    const id = z.string().parse(body['id']);
    await block({ id });
    await unblock({ id });
    expect(await card({ id })).toMatchObject({ is_active: 0 });
  });

  test('is refused for oneself, for staff and for an account that is not there', async () => {
    const noor = await createStaffMember(cloud);
    expect(await block(stella)).toMatchObject({ status: 409, body: { state: 'own' } });
    expect(await block(noor)).toMatchObject({ status: 409, body: { state: 'staff' } });
    expect((await block({ id: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1D' })).status).toBe(404);
  });

  test('pauses the homes of a seller, ends viewings and pending offers, and puts the homes back', async () => {
    const [seller, buyer] = [await createMember('Sid Stopped'), await createMember('Bea Buying')];
    const [home, resting] = [await publishProperty(seller), await publishProperty(seller)];
    expect((await setPublished(seller, resting, false)).status).toBe(200);
    const slot = await openSlot(seller, home, getSlotStart(60));
    const viewing = await requestViewing(buyer, home, slot);
    expect(viewing.status).toBe(201);
    const offer = await makeOffer(buyer, home, 300_000);
    await block(seller);
    await cloud.idle();
    expect((await getPropertyPage(home)).status).toBe(404);
    const viewings = await callAs(buyer, 'GET', '/api/my-viewing');
    expect(viewings.body).toMatchObject({ viewings: [{ id: viewing.id, status: 'cancelled' }] });
    const offers = await callAs(buyer, 'GET', '/api/my-offers');
    expect(offers.body).toMatchObject({ offers: [{ id: offer.id, status: 'rejected' }] });
    await unblock(seller);
    await cloud.idle();
    expect(await getPropertyStatus(home)).toBe('live');
    expect((await getPropertyPage(resting)).status).toBe(404);
  });

  test('withdraws what a buyer offered, and keeps a sale that is under way', async () => {
    const [seller, buyer] = [await createMember('Sue Selling'), await createMember('Bob Buying')];
    const [sold, wanted] = [await publishProperty(seller), await publishProperty(seller)];
    const [won, pending] = [await makeOffer(buyer, sold, 325_000), await makeOffer(buyer, wanted, 310_000)];
    expect((await acceptOffer(seller, won.id)).status).toBe(200);
    await cloud.idle();
    expect(await block(buyer)).toMatchObject({ status: 200, body: { saleUnderWay: 'accepted' } });
    await cloud.idle();
    expect(await getOffer(seller, sold, won.id)).toMatchObject({ status: 'accepted' });
    expect(await getOffer(seller, wanted, pending.id)).toMatchObject({ status: 'withdrawn' });
    expect(await card(buyer)).toMatchObject({
      salesUnderWay: [{ propertyId: sold, status: 'under_offer', nation: 'england', isBuyer: true }],
      counts: { openOffers: 1 },
    });
  });
});
