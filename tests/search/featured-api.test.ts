import { expect, test } from 'vitest';
import * as z from 'zod';
import { dayMs } from '../../functions/kernel/time.ts';
import { createSellerClient } from '../support/clients/seller.ts';
import { cloud } from '../support/cloud.ts';

const { call, createMember, publishProperty, grantPackage, advanceAndLogIn, runDailySchedule } =
  createSellerClient(cloud);

const Homes = z.array(z.object({ id: z.string(), featured: z.boolean() }));
const Found = z.object({ total: z.int(), properties: Homes, featured: Homes });
// A town where no other file has properties.
const address = {
  line1: 'Quay Street',
  town: 'Lerwick',
  nation: 'scotland',
  latitude: 60.15,
  longitude: -1.15,
};
const there = { address, postcode: 'ZE1 0AA', homeReport: 'ready' };
const found = async (query = '') => {
  const { body } = await call('GET', `/api/search-properties?q=Lerwick${query}`);
  return Found.parse(body);
};
const idsOf = ({ properties }: z.output<typeof Found>) => properties.map(({ id }) => id);
const paidOf = ({ featured }: z.output<typeof Found>) => featured.map(({ id }) => id);

test('lists a Premium property in the featured row for thirty days without changing the order', async () => {
  let seller = await createMember('Fay Featured');
  const [first, second, third] = [
    await publishProperty(seller, there),
    await publishProperty(seller, { ...there, price: 200_000 }),
    await publishProperty(seller, { ...there, price: 900_000 }),
  ];
  // An answer may lag half a second.
  await expect.poll(async () => idsOf(await found())).toEqual([third, second, first]);
  expect(paidOf(await found())).toEqual([]);
  await grantPackage(seller, first, 'premium');
  await expect.poll(async () => paidOf(await found())).toEqual([first]);
  const answer = await found();
  expect(idsOf(answer)).toEqual([third, second, first]);
  expect(answer.total).toBe(3);
  const pages = await Promise.all([1, 2, 3].map((page) => found(`&per_page=1&page=${page}`)));
  expect(pages.flatMap(idsOf)).toEqual([third, second, first]);
  expect(pages.map(paidOf)).toEqual([[first], [], []]);
  expect(paidOf(await found('&min_price=500000'))).toEqual([]);
  expect(paidOf(await found('&view=map&zoom=8'))).toEqual([]);
  const { body } = await call('GET', '/api/all-properties?search=Lerwick');
  expect(idsOf(Found.parse(body))).toEqual([third, second, first]);
  expect(paidOf(Found.parse(body))).toEqual([first]);

  seller = await advanceAndLogIn(31 * dayMs, seller);
  // The place ends at its time, before the index learns of it.
  expect(paidOf(await found())).toEqual([]);
  await runDailySchedule('packages');
  await expect.poll(async () => idsOf(await found())).toEqual([third, second, first]);
  expect(paidOf(await found())).toEqual([]);
});
