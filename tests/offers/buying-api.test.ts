import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { dayMs } from '../../functions/kernel/time.ts';
import { createOfferClient } from '../support/clients/offers.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('messages');

const offerClient = createOfferClient(cloud);
const {
  createMember,
  callAs,
  call,
  publishProperty,
  grantPackage,
  makeOffer,
  changeOffer,
  acceptOffer,
  listOffers,
  getPropertyPage,
} = offerClient;
type Member = Awaited<ReturnType<typeof createMember>>;

let seller: Member;
let buyer: Member;
let other: Member;
beforeAll(async () => {
  seller = await createMember('Sue Selling');
  buyer = await createMember('Bea Buying');
  other = await createMember('Oli Other');
});

const Row = z.looseObject({
  propertyId: z.string(),
  stage: z.string(),
  unread: z.int(),
  removable: z.boolean(),
  lastActivityAt: z.string(),
});
const buying = async (person: Member) =>
  z
    .object({ buying: z.array(Row), total: z.int() })
    .parse((await callAs(person, 'GET', '/api/my-buying?per_page=100')).body).buying;
const rowOf = async (person: Member, home: string) =>
  (await buying(person)).find(({ propertyId }) => propertyId === home);
const listEnquiryWaits = async (home: string) =>
  z
    .object({ threads: z.array(z.object({ waits: z.array(z.unknown()) })) })
    .parse((await callAs(seller, 'GET', `/api/property-messages/${home}`)).body)
    .threads.flatMap(({ waits }) => waits);
const listOwnKinds = async (home: string) =>
  z
    .array(z.object({ kind: z.string(), isOwn: z.boolean() }))
    .parse(await listEnquiryWaits(home))
    .flatMap(({ kind, isOwn }) => (isOwn ? kind : []));
const putAway = (person: Member, home: string, method = 'GET') =>
  callAs(person, method, `/api/my-buying/remove/${home}`);

describe('myBuying', () => {
  test('lists one row per property from first message to sale, but no favourites', async () => {
    const home = await publishProperty(seller);
    await callAs(buyer, 'POST', '/api/favourites', { propertyId: home });
    expect(await rowOf(buyer, home)).toBeUndefined();
    const message = { propertyId: home, toUserId: seller.id, body: 'Is the boiler new?' };
    expect((await callAs(buyer, 'POST', '/api/messages', message)).status).toBe(201);
    expect(await rowOf(buyer, home)).toMatchObject({
      stage: 'chatting',
      sellerId: seller.id,
      removable: true,
    });
    const { id } = await makeOffer(buyer, home, 300_000);
    expect(await rowOf(buyer, home)).toMatchObject({
      stage: 'offer_made',
      offer: { id, status: 'pending', amount: 300_000, nation: 'england' },
      waits: [{ kind: 'offer', isOwn: false }],
    });
    expect(await listEnquiryWaits(home)).toMatchObject([
      { kind: 'offer', isOwn: true },
      { kind: 'messages', isOwn: true },
    ]);
    await changeOffer(seller, id, { action: 'counter', amount: 310_000 });
    // The chat shows the counter-offer a moment later.
    await cloud.idle();
    expect(await rowOf(buyer, home)).toMatchObject({
      stage: 'countered',
      waits: [
        { kind: 'counter', isOwn: true, by: expect.any(String) },
        { kind: 'messages', isOwn: true },
      ],
    });
    expect(await listEnquiryWaits(home)).toMatchObject([
      { kind: 'messages', isOwn: true },
      { kind: 'counter', isOwn: false },
    ]);
    await changeOffer(buyer, id, { action: 'accept_counter' });
    await cloud.idle();
    const row = await rowOf(buyer, home);
    expect(row).toMatchObject({ stage: 'accepted', removable: false, offer: { amount: 310_000 } });
    expect(row?.unread).toBeGreaterThan(0);
    const step = { kind: 'sale_step', isOwn: true, by: expect.any(String) };
    expect(row).toMatchObject({ milestone: 'Solicitors named', waits: [step, { kind: 'messages' }] });
    expect(await listEnquiryWaits(home)).toMatchObject([step, { kind: 'messages' }]);
    expect((await getPropertyPage(home, seller)).body).toMatchObject({
      owner: { saleWith: buyer.id, saleStep: { isOwn: true, title: 'Solicitors named' } },
    });
    expect(await rowOf(other, home)).toBeUndefined();
    expect(await rowOf(seller, home)).toBeUndefined();
  });

  test('shows a removed row again after the next activity or a restore', async () => {
    const home = await publishProperty(seller);
    const { id } = await makeOffer(buyer, home, 300_000);
    await cloud.idle();
    for (const method of ['GET', 'POST', 'DELETE'])
      expect((await putAway(buyer, home, method)).status).toBe(204);
    expect(await rowOf(buyer, home)).toBeUndefined();
    expect((await callAs(buyer, 'POST', `/api/my-buying/restore/${home}`)).status).toBe(204);
    expect(await rowOf(buyer, home)).toBeDefined();
    await putAway(buyer, home);
    cloud.clock.advance(1_000);
    await changeOffer(seller, id, { action: 'counter', amount: 310_000 });
    expect(await rowOf(buyer, home)).toMatchObject({ stage: 'countered' });
    expect((await putAway(other, home)).status).toBe(404);
    expect((await callAs(other, 'POST', `/api/my-buying/restore/${home}`)).status).toBe(404);
  });

  test('restores each row under its own Idempotency-Key, and refuses the key of another row', async () => {
    const homes = [await publishProperty(seller), await publishProperty(seller)];
    for (const home of homes) await makeOffer(buyer, home, 300_000);
    await cloud.idle();
    for (const home of homes) await putAway(buyer, home);
    const restore = (home: string | undefined, query = '') =>
      call('POST', `/api/my-buying/restore/${home}${query}`, {
        token: buyer.token,
        headers: { 'idempotency-key': 'one-key-for-all' },
      });
    expect((await restore(homes[0])).status).toBe(204);
    expect((await restore(homes[0])).status).toBe(204);
    for (const answer of [await restore(homes[1]), await restore(homes[0], '?key=other')])
      expect(answer).toMatchObject({ status: 422, body: { code: 'key_reused' } });
    expect(await rowOf(buyer, homes[1] ?? '')).toBeUndefined();
  });

  test('seals nothing after a round was cancelled, for either side', async () => {
    const home = await publishProperty(seller);
    await grantPackage(seller, home, 'plus');
    const { id } = await makeOffer(buyer, home, 300_000);
    const { id: second } = await makeOffer(other, home, 301_000);
    const round = `/api/best-and-final/${home}`;
    const deadline = new Date(cloud.clock.now() + 2 * dayMs).toISOString();
    expect((await callAs(seller, 'POST', round, { deadline })).status).toBe(201);
    await changeOffer(buyer, id, { amount: 344_000 });
    await changeOffer(other, second, { amount: 345_000 });
    await cloud.idle();
    expect(await rowOf(buyer, home)).toMatchObject({ waits: [{ kind: 'final_offer', isOwn: false }] });
    expect(await listOwnKinds(home)).not.toContain('offer');
    expect((await callAs(seller, 'DELETE', round)).status).toBe(204);
    await cloud.idle();
    expect(await rowOf(buyer, home)).toMatchObject({
      offer: { amount: 300_000 },
      waits: [{ kind: 'offer', isOwn: false }],
    });
    expect((await listOwnKinds(home)).filter((kind) => kind === 'offer')).toHaveLength(2);
  });

  test('refuses to remove a row whose offer is accepted', async () => {
    const home = await publishProperty(seller);
    const { id } = await makeOffer(buyer, home, 300_000);
    await acceptOffer(seller, id);
    expect(await putAway(buyer, home)).toMatchObject({ status: 409, body: { state: 'accepted' } });
  });
});

test('shows buyers the number of open offers only if the seller shares it, and no amounts', async () => {
  const home = await publishProperty(seller);
  await makeOffer(buyer, home, 301_234);
  expect(await listOffers(other, home)).not.toHaveProperty('openOffers');
  expect(await rowOf(buyer, home)).not.toHaveProperty('openOffers');
  const { version } = z.looseObject({ version: z.int() }).parse((await getPropertyPage(home, seller)).body);
  expect(
    (await callAs(seller, 'PUT', `/api/properties/${home}`, { showOfferCount: true, version })).status,
  ).toBe(200);
  const seen = await listOffers(other, home);
  expect(seen).toEqual({ offers: [], total: 0, page: 1, per_page: 50, openOffers: 1 });
  await makeOffer(other, home, 302_000);
  expect(await rowOf(other, home)).toMatchObject({ openOffers: 2 });
  expect(JSON.stringify(await rowOf(other, home))).not.toContain('301234');
});

test('filters own offers by status with expiries applied', async () => {
  let person = await createMember('Lia Lister');
  const [first, second] = [await publishProperty(seller), await publishProperty(seller)];
  const soon = new Date(cloud.clock.now() + 2 * 3_600_000).toISOString();
  const gone = await makeOffer(person, first, 300_000, { expiresAt: soon });
  const open = await makeOffer(person, second, 300_000);
  const ids = async (query = '') =>
    z
      .object({ offers: z.array(z.looseObject({ id: z.string() })) })
      .parse((await callAs(person, 'GET', `/api/my-offers${query}`)).body)
      .offers.map(({ id }) => id);
  expect(await ids()).toEqual([open.id, gone.id]);
  cloud.clock.advance(2 * 3_600_000 + 1_000);
  person = await offerClient.advanceAndLogIn(0, person);
  expect(await ids('?status=expired')).toEqual([gone.id]);
  expect(await ids('?status=pending')).toEqual([open.id]);
  [seller, buyer, other] = await Promise.all([
    offerClient.advanceAndLogIn(0, seller),
    offerClient.advanceAndLogIn(0, buyer),
    offerClient.advanceAndLogIn(0, other),
  ]);
});

test('another offer is made from the newest one on a home alone, whichever page an earlier one is on', async () => {
  const person = await createMember('Nina Newest');
  const home = await publishProperty(seller);
  const declined = await makeOffer(person, home, 300_000);
  const readEarliest = async (page: number) =>
    (await callAs(person, 'GET', `/api/my-offers?per_page=1&page=${page}`)).body['offers'];
  await offerClient.rejectOffer(seller, declined.id);
  expect(await readEarliest(1)).toMatchObject([{ id: declined.id, next: { canOfferAgain: true } }]);
  await makeOffer(person, home, 310_000);
  expect(await readEarliest(2)).toMatchObject([{ id: declined.id, next: { canOfferAgain: false } }]);
});
