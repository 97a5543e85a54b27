import * as z from 'zod';
import { beforeAll, expect, test, vi } from 'vitest';
import { PropertyPriceChanged } from '../../events/property.ts';
import { tellingAt } from '../notifications/telling.ts';
import { patience } from '../properties/seller.ts';
import { cloud } from '../support/cloud.ts';

cloud.wake('notifications');

vi.setConfig({ testTimeout: patience, hookTimeout: patience });
const { about, bell, happens, member, onSale, own, page, told } = tellingAt(cloud);

type Member = Awaited<ReturnType<typeof member>>;
let seller: Member;
let saver: Member;
let other: Member;
beforeAll(async () => {
  seller = await member('Nora Newprice');
  [saver, other] = [await member('Sid Saver'), await member('Olga Other')];
});
const save = (propertyId: string, person: Member) => own(person, 'POST', '/api/favourites', { propertyId });
const Versioned = z.object({ version: z.int() });
async function reprice(home: string, price: number) {
  const { version } = Versioned.parse((await page(home, seller)).body);
  expect((await own(seller, 'PUT', `/api/properties/${home}`, { price, version })).status).toBe(200);
  await cloud.idle();
}
const titles = async (person: Member) => (await bell(person)).notifications.map(({ title }) => title);

test('notifies a user who saved a property of each price change, and no other user', async () => {
  const home = await onSale(seller, { price: 300_000 });
  await save(home, saver);
  await reprice(home, 285_000);
  expect((await bell(saver)).notifications).toMatchObject([
    { title: expect.stringMatching(/^Price reduced: /), href: `/property-details/${home}` },
  ]);
  const [mail] = about(saver.email, 'Price reduced');
  expect(mail?.text).toContain('£285,000');
  expect(mail?.text).toContain('£300,000');
  expect(mail?.headers).toHaveProperty('list-unsubscribe');
  const told = await Promise.all([titles(other), titles(seller)]);
  expect(told.flat().filter((title) => title.startsWith('Price'))).toEqual([]);
  await reprice(home, 290_000);
  expect(await titles(saver)).toContainEqual(expect.stringMatching(/^Price changed: /));
});

test('ignores a price change that repeats or comes late', async () => {
  const home = await onSale(seller, { price: 300_000 });
  await save(home, other);
  const ids = { propertyId: home, ownerId: seller.id };
  const late = PropertyPriceChanged.of(
    PropertyPriceChanged.detail.parse({ ...ids, from: 300_000, to: 280_000, underOffer: false }),
  );
  await happens(late);
  const news = { ...ids, from: 310_000, to: 300_000, underOffer: false };
  const now = PropertyPriceChanged.of(PropertyPriceChanged.detail.parse(news));
  await happens(now, 'evt-price-twice');
  await happens(now, 'evt-price-twice');
  expect(told('saved_home.price_changed.v1', home)).toMatchObject([{ userIds: [other.id], to: 300_000 }]);
});

test('notifies savers of at most three price changes a day', async () => {
  const home = await onSale(seller, { price: 300_000 });
  const patient = await member('Pat Patient');
  await save(home, patient);
  for (const price of [299_000, 298_000, 297_000, 296_000]) await reprice(home, price);
  expect(about(patient.email, 'Price reduced')).toHaveLength(3);
});

test('sends no mail to a saver who opted out and no notice after removal', async () => {
  const home = await onSale(seller, { price: 300_000 });
  const [quiet, gone] = [await member('Quinn Quiet'), await member('Gil Gone')];
  for (const person of [quiet, gone]) await save(home, person);
  await own(quiet, 'PUT', '/api/notification-preferences', { saved: false });
  await own(gone, 'DELETE', `/api/favourites/${home}`);
  await reprice(home, 290_000);
  expect(await titles(quiet)).toHaveLength(1);
  expect(about(quiet.email, 'Price reduced')).toEqual([]);
  expect(await titles(gone)).toEqual([]);
});
