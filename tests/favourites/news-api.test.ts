import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { PropertyPriceChanged } from '../../events/property.ts';
import { createNotificationClient } from '../support/clients/notifications.ts';
import { cloud } from '../support/cloud.ts';
import { readHomePath } from '../support/home-address.ts';

cloud.wake('notifications');

const {
  listMailsAbout,
  listNotifications,
  publishEvent,
  createMember,
  publishProperty,
  callAs,
  getPropertyPage,
  listEvents,
} = createNotificationClient(cloud);

type Member = Awaited<ReturnType<typeof createMember>>;
let seller: Member;
let saver: Member;
let other: Member;
beforeAll(async () => {
  seller = await createMember('Nora Newprice');
  [saver, other] = [await createMember('Sid Saver'), await createMember('Olga Other')];
});
const save = (propertyId: string, person: Member) =>
  callAs(person, 'POST', '/api/favourites', { propertyId });
const Versioned = z.object({ version: z.int() });
async function reprice(home: string, price: number) {
  const { version } = Versioned.parse((await getPropertyPage(home, seller)).body);
  expect((await callAs(seller, 'PUT', `/api/properties/${home}`, { price, version })).status).toBe(200);
  await cloud.idle();
}
const titles = async (person: Member) =>
  (await listNotifications(person)).notifications.map(({ title }) => title);

test('notifies a user who saved a property of each price change, and no other user', async () => {
  const home = await publishProperty(seller, { price: 300_000 });
  await save(home, saver);
  await reprice(home, 285_000);
  expect((await listNotifications(saver)).notifications).toMatchObject([
    { title: expect.stringMatching(/^Price reduced: /), href: await readHomePath(cloud.origin, home) },
  ]);
  const [mail] = listMailsAbout(saver.email, 'Price reduced');
  expect(mail?.text).toContain('£285,000');
  expect(mail?.text).toContain('£300,000');
  expect(mail?.headers).toHaveProperty('list-unsubscribe');
  const told = await Promise.all([titles(other), titles(seller)]);
  expect(told.flat().filter((title) => title.startsWith('Price'))).toEqual([]);
  await reprice(home, 290_000);
  expect(await titles(saver)).toContainEqual(expect.stringMatching(/^Price changed: /));
});

test('ignores a price change that repeats or comes late', async () => {
  const home = await publishProperty(seller, { price: 300_000 });
  await save(home, other);
  const ids = { propertyId: home, ownerId: seller.id };
  const late = PropertyPriceChanged.of(
    PropertyPriceChanged.detail.parse({ ...ids, from: 300_000, to: 280_000, underOffer: false }),
  );
  await publishEvent(late);
  const news = { ...ids, from: 310_000, to: 300_000, underOffer: false };
  const now = PropertyPriceChanged.of(PropertyPriceChanged.detail.parse(news));
  await publishEvent(now, 'evt-price-twice');
  await publishEvent(now, 'evt-price-twice');
  expect(listEvents('saved_home.price_changed.v1', home)).toMatchObject([
    { userIds: [other.id], to: 300_000 },
  ]);
});

test('publishes the news of an event once, also to two runs at a time', async () => {
  const home = await publishProperty(seller, { price: 300_000 });
  await save(home, other);
  const news = { propertyId: home, ownerId: seller.id, from: 310_000, to: 300_000, underOffer: false };
  const event = PropertyPriceChanged.of(PropertyPriceChanged.detail.parse(news));
  await Promise.all([publishEvent(event, 'evt-price-at-once'), publishEvent(event, 'evt-price-at-once')]);
  await cloud.idle();
  expect(listEvents('saved_home.price_changed.v1', home)).toHaveLength(1);
});

test('notifies savers of at most three price changes a day', async () => {
  const home = await publishProperty(seller, { price: 300_000 });
  const patient = await createMember('Pat Patient');
  await save(home, patient);
  for (const price of [299_000, 298_000, 297_000, 296_000]) await reprice(home, price);
  expect(listMailsAbout(patient.email, 'Price reduced')).toHaveLength(3);
});

test('sends no mail to a saver who opted out and no notice after removal', async () => {
  const home = await publishProperty(seller, { price: 300_000 });
  const [quiet, gone] = [await createMember('Quinn Quiet'), await createMember('Gil Gone')];
  for (const person of [quiet, gone]) await save(home, person);
  await callAs(quiet, 'PUT', '/api/notification-preferences', { saved: false });
  await callAs(gone, 'DELETE', `/api/favourites/${home}`);
  await reprice(home, 290_000);
  expect(await titles(quiet)).toHaveLength(1);
  expect(listMailsAbout(quiet.email, 'Price reduced')).toEqual([]);
  expect(await titles(gone)).toEqual([]);
});
