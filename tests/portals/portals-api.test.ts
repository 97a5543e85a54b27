import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { outages } from '../support/chaos.ts';
import { createPortalClient } from '../support/clients/portals.ts';
import { toAgreement } from '../support/clients/sign-consent.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('notifications', 'joint-owners');
const portalClient = createPortalClient(cloud);
const { callAs, changeHome, createMember, findShown, getAdverts, publishProperty, wantOnPortals } =
  portalClient;
type Member = Awaited<ReturnType<typeof createMember>>;

let seller: Member;
let staff: Awaited<ReturnType<typeof portalClient.switchPortals>>;
beforeAll(async () => {
  seller = await createMember('Petra Portal');
  staff = await portalClient.switchPortals(true);
});
afterEach(async () => {
  outages.clear();
  await portalClient.setFault('rightmove', 'none');
});

const Sent = z.object({
  property: z.looseObject({
    status: z.int(),
    price_information: z.looseObject({ price: z.number() }),
    media: z.array(z.looseObject({ media_url: z.string() })),
  }),
});
const findSent = async (id: string) => Sent.parse((await findShown('rightmove', id))?.message).property;

describe('a home that its owner wants on portals', () => {
  test('is shown there as it is, follows its changes, and comes off when it is withdrawn', async () => {
    const id = await publishProperty(seller);
    expect(await findShown('rightmove', id)).toBeUndefined();
    const adverts = await wantOnPortals(seller, id, 'rightmove', 'zoopla', 'onthemarket');
    expect(adverts.map(({ portal, state }) => [portal, state])).toEqual([
      ['onthemarket', 'on'],
      ['rightmove', 'on'],
      ['zoopla', 'on'],
    ]);
    const sent = await findSent(id);
    expect(sent).toMatchObject({ status: 1, price_information: { price: 325_000 } });
    expect(sent.media[0]?.media_url).toMatch(/\/media\/[^?]+\.jpeg$/);
    expect(await findShown('zoopla', id)).toMatchObject({
      message: { life_cycle_status: 'available', branch_reference: 'gable-local' },
    });
    expect(await findShown('onthemarket', id)).toBeDefined();
    await changeHome(seller, id, { price: 310_000, confirmedPrice: 310_000 });
    expect((await findSent(id)).price_information.price).toBe(310_000);
    expect((await callAs(seller, 'GET', `/api/portals/${id}/file`)).status).toBe(200);
    expect((await portalClient.setPublished(seller, id, false)).status).toBe(200);
    expect((await callAs(seller, 'GET', `/api/portals/${id}/file`)).status).toBe(409);
    await cloud.idle();
    expect(await findShown('rightmove', id)).toBeUndefined();
    expect(await findShown('zoopla', id)).toBeUndefined();
    expect((await getAdverts(seller, id)).map(({ state }) => state)).toEqual(['off', 'off', 'off']);
  });

  test('is shown as sold once a sale is agreed', async () => {
    const buyer = await createMember('Benny Portal');
    const id = await publishProperty(seller);
    await wantOnPortals(seller, id, 'rightmove');
    const offerId = await portalClient.makeCashOffer(buyer, id);
    expect((await callAs(seller, 'PUT', `/api/accept-offer/${offerId}`, {})).status).toBe(200);
    await cloud.idle();
    expect((await findSent(id)).status).toBe(4);
  });

  test('comes off when the owner takes their word back', async () => {
    const id = await publishProperty(seller);
    await wantOnPortals(seller, id, 'rightmove', 'zoopla');
    const adverts = await wantOnPortals(seller, id, 'zoopla');
    expect(adverts).toEqual([
      expect.objectContaining({ portal: 'rightmove', state: 'off' }),
      expect.objectContaining({ portal: 'zoopla', state: 'on' }),
    ]);
    expect(await findShown('rightmove', id)).toBeUndefined();
  });

  test('comes off at the word of an owner who is leaving, who adds no portal', async () => {
    const leaver = await createMember('Lea Portal');
    const id = await publishProperty(leaver);
    await wantOnPortals(leaver, id, 'rightmove', 'zoopla');
    expect((await callAs(leaver, 'DELETE', '/api/delete-account')).status).toBe(202);
    expect((await portalClient.putPortals(leaver, id, ['zoopla'])).status).toBe(200);
    expect(await portalClient.putPortals(leaver, id, ['rightmove', 'zoopla'])).toMatchObject({
      status: 403,
      body: { code: 'account_leaving' },
    });
  });
});

describe('a home with a joint owner', () => {
  test('goes to portals once both owners want it there, and comes off when one no longer does', async () => {
    const ann = await createMember('Ann Portal');
    const id = await publishProperty(seller);
    await wantOnPortals(seller, id, 'rightmove');
    expect(await findShown('rightmove', id)).toBeDefined();
    const invited = { name: 'Ann Portal', email: ann.email };
    expect((await callAs(seller, 'POST', `/api/joint-owners/${id}`, invited)).status).toBe(201);
    await cloud.idle();
    expect(await findShown('rightmove', id)).toBeUndefined();
    const [mail] = portalClient.listMails(ann.email);
    const value = /\/joint-owner-invitation#([\w.-]+)/.exec(mail?.html ?? '')?.[1] ?? '';
    const post = async (path: string, body: object) => (await callAs(ann, 'POST', path, body)).body;
    await post('/api/joint-owner-invitation/answer', await toAgreement(value, post));
    await cloud.idle();
    expect(await findShown('rightmove', id)).toBeUndefined();
    await wantOnPortals(ann, id, 'rightmove', 'zoopla');
    expect(await findShown('rightmove', id)).toBeDefined();
    expect(await findShown('zoopla', id)).toBeUndefined();
    const { owners } = await portalClient.getPortals(ann, id);
    expect(owners.map(({ you, portals }) => [you, portals])).toEqual([
      [false, ['rightmove']],
      [true, ['rightmove', 'zoopla']],
    ]);
    await wantOnPortals(ann, id);
    expect(await findShown('rightmove', id)).toBeUndefined();
  });
});

describe('a portal that refuses', () => {
  test('is told with its code and in the seller’s words, and takes the home once it is mended', async () => {
    const id = await publishProperty(seller);
    await portalClient.setFault('rightmove', 'refuse');
    const [advert] = await wantOnPortals(seller, id, 'rightmove');
    expect(advert).toMatchObject({
      state: 'refused',
      refusals: [
        {
          about: 'photos',
          code: 'MEDIA_NOT_ACCEPTED',
          help: expect.stringMatching(/^A photo or plan couldn’t be used/),
        },
      ],
    });
    const { adverts } = await portalClient.listAsStaff(staff, 'rightmove', 'refused');
    expect(adverts).toContainEqual(expect.objectContaining({ propertyId: id, state: 'refused' }));
    await portalClient.setFault('rightmove', 'none');
    expect(await findShown('rightmove', id)).toBeUndefined();
    await changeHome(seller, id, { noOfReceptions: 3 });
    expect((await getAdverts(seller, id))[0]).toMatchObject({ state: 'on', refusals: [] });
  });
});

describe('a portal that is away', () => {
  test('is tried again by itself, with what the home is by then', async () => {
    const person = await createMember('Ada Portal');
    const id = await publishProperty(person);
    outages.set('rightmove', () => true);
    const [advert] = await wantOnPortals(person, id, 'rightmove');
    expect(advert).toMatchObject({ state: 'waiting', nextTryAt: expect.any(String) });
    await changeHome(person, id, { price: 315_000, confirmedPrice: 315_000 });
    outages.clear();
    const later = await portalClient.advanceAndLogIn(3_600_000, person);
    await cloud.idle();
    expect((await getAdverts(later, id))[0]).toMatchObject({ state: 'on' });
    expect((await findSent(id)).price_information.price).toBe(315_000);
    seller = await portalClient.advanceAndLogIn(0, seller);
    staff = await portalClient.advanceAndLogIn(0, staff);
  });

  test('answers 500 and is tried again at the press of staff', async () => {
    const id = await publishProperty(seller);
    await portalClient.setFault('rightmove', 'error');
    expect((await wantOnPortals(seller, id, 'rightmove'))[0]?.state).toBe('waiting');
    await portalClient.setFault('rightmove', 'none');
    const path = `/api/staff/portals/${id}/send`;
    expect((await callAs(staff, 'POST', path, { portal: 'rightmove' })).status).toBe(204);
    await cloud.idle();
    expect((await getAdverts(seller, id))[0]?.state).toBe('on');
  });
});

describe('the nightly comparison', () => {
  test('sends what the portal lost, and takes off what it should not have', async () => {
    const [lost, kept] = [await publishProperty(seller), await publishProperty(seller)];
    await wantOnPortals(seller, lost, 'rightmove');
    await wantOnPortals(seller, kept, 'rightmove');
    await portalClient.removeAtPortal('rightmove', lost);
    await portalClient.putAtPortal('rightmove', 'another-agents-home');
    expect(await findShown('rightmove', lost)).toBeUndefined();
    await portalClient.compareAll();
    expect(await findShown('rightmove', lost)).toBeDefined();
    expect(await findShown('rightmove', kept)).toBeDefined();
    expect(await findShown('rightmove', 'another-agents-home')).toBeUndefined();
  });

  test('takes nothing off where the portal has more strangers than it may have', async () => {
    const strangers = Array.from({ length: 6 }, (_, place) => `stranger-${place}`);
    for (const stranger of strangers) await portalClient.putAtPortal('zoopla', stranger);
    await portalClient.compareAll();
    expect(await findShown('zoopla', 'stranger-0')).toBeDefined();
    for (const stranger of strangers) await portalClient.removeAtPortal('zoopla', stranger);
  });

  test('takes off what a portal refused to take off', async () => {
    const id = await publishProperty(seller);
    await wantOnPortals(seller, id, 'rightmove');
    await portalClient.setFault('rightmove', 'refuse');
    const [advert] = await wantOnPortals(seller, id);
    expect(advert).toMatchObject({ state: 'removing', refusals: [] });
    await portalClient.setFault('rightmove', 'none');
    await portalClient.compareAll();
    expect(await findShown('rightmove', id)).toBeUndefined();
  });
});

describe('a site that sends nowhere', () => {
  test('says so to everyone, takes no instruction, and takes homes off', async () => {
    const id = await publishProperty(seller);
    await wantOnPortals(seller, id, 'rightmove');
    await portalClient.switchPortals(false);
    expect((await cloud.api('/api/portals')).body).toEqual({ portals: [], scheme: null });
    expect((await portalClient.putPortals(seller, id, ['rightmove', 'zoopla'])).status).toBe(422);
    await changeHome(seller, id, { noOfReceptions: 4 });
    expect(await findShown('rightmove', id)).toBeUndefined();
    await portalClient.switchPortals(true);
  });
});
