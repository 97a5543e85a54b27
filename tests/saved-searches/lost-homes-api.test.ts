import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { createOfferClient } from '../support/clients/offers.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('notifications', 'consents');

const { acceptOffer, callAs, changeOffer, createMember, makeOffer, publishProperty, rejectOffer } =
  createOfferClient(cloud);

const List = z.object({
  savedSearches: z.array(
    z.object({ id: z.string(), name: z.string(), status: z.string(), likeId: z.string().optional() }),
  ),
});
const Homes = z.object({
  homes: z.array(
    z.object({ card: z.object({ id: z.string() }), cause: z.string(), why: z.array(z.string()) }),
  ),
});

type Member = Awaited<ReturnType<typeof createMember>>;
let seller: Member;
beforeAll(async () => {
  seller = await createMember('Sally Seller');
});

const listSearches = async (person: Member) =>
  List.parse((await callAs(person, 'GET', '/api/saved-searches')).body).savedSearches;

/** A home with the offers of two buyers. */
async function publishWithOffers() {
  const [one, two] = [await createMember('Wendy One'), await createMember('Leo Two')];
  const home = await publishProperty(seller, { price: 320_000 });
  const { id: second } = await makeOffer(two, home, 300_000);
  const { id: first } = await makeOffer(one, home, 320_000);
  return { one, two, home, first, second };
}
const suggestion = (likeId: string) => [
  { likeId, status: 'suggested', name: expect.stringMatching(/^Like /) },
];

test('a buyer whose offer becomes a backup is suggested similar homes, which are matched after a yes', async () => {
  const { one, two, home, first } = await publishWithOffers();
  expect((await acceptOffer(seller, first)).status).toBe(200);
  await cloud.idle();
  const found = await listSearches(two);
  expect(found).toMatchObject(suggestion(home));
  expect(await listSearches(one)).toEqual([]);
  const { body } = await callAs(two, 'GET', '/api/notifications');
  expect(JSON.stringify(body)).toContain('Homes like');
  const id = found[0]?.id ?? '';
  await callAs(two, 'PUT', `/api/saved-searches/${id}`, { paused: false });
  const similar = await publishProperty(seller, { price: 325_000 });
  await cloud.idle();
  const { homes } = Homes.parse((await callAs(two, 'GET', `/api/new-homes?search=${id}`)).body);
  expect(homes).toMatchObject([{ card: { id: similar }, cause: 'new' }]);
  expect(homes[0]?.why).toEqual([
    'Under 0.1 miles from the centre of your search',
    '£325,000 is in your budget',
    '3 bedrooms',
    'Terraced',
  ]);
});

test('a buyer whose offer is rejected for another one is suggested similar homes', async () => {
  const { one, two, home, first } = await publishWithOffers();
  await acceptOffer(seller, first, { keepBackups: false });
  await cloud.idle();
  expect(await listSearches(two)).toMatchObject(suggestion(home));
  expect(await listSearches(one)).toEqual([]);
});

test('a buyer whose sale falls through is suggested similar homes, once', async () => {
  const { one, home, first } = await publishWithOffers();
  await acceptOffer(seller, first);
  await changeOffer(seller, first, { action: 'release', reason: 'too_slow' });
  await cloud.idle();
  expect(await listSearches(one)).toMatchObject(suggestion(home));
});

test('an offer that is rejected while the home is for sale suggests nothing', async () => {
  const { two, second } = await publishWithOffers();
  expect((await rejectOffer(seller, second)).status).toBe(200);
  await cloud.idle();
  expect(await listSearches(two)).toEqual([]);
});
