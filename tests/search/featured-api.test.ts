import * as z from 'zod';
import { expect, test, vi } from 'vitest';
import { days, patience, sellingAt } from '../properties/seller.ts';
import { cloud } from '../support/cloud.ts';

vi.setConfig({ testTimeout: patience, hookTimeout: patience });
const { call, member, onSale, packed, later, everyDay } = sellingAt(cloud);

const Found = z.object({
  total: z.int(),
  properties: z.array(z.object({ id: z.string(), featured: z.boolean() })),
});
// A town where no other file has homes.
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

test('a Premium home leads for thirty days where no order is asked for, on every page once', async () => {
  let seller = await member('Fay Featured');
  const [first, second, third] = [
    await onSale(seller, there),
    await onSale(seller, { ...there, price: 200_000 }),
    await onSale(seller, { ...there, price: 900_000 }),
  ];
  // An answer may be half a second behind what happened.
  await expect.poll(async () => idsOf(await found())).toEqual([third, second, first]);
  await packed(seller, first, 'premium');
  await expect.poll(async () => idsOf(await found())).toEqual([first, third, second]);
  const led = await found();
  expect(led.properties.map(({ featured }) => featured)).toEqual([true, false, false]);
  const pages = await Promise.all([1, 2, 3].map((page) => found(`&per_page=1&page=${page}`)));
  expect(pages.flatMap(idsOf)).toEqual([first, third, second]);
  expect(pages.map(({ total }) => total)).toEqual([3, 3, 3]);
  expect(idsOf(await found('&sort=price%7Casc'))).toEqual([second, first, third]);

  seller = await later(31 * days, seller);
  // What was told as featured is so no more, from the day on and before anything tidies up.
  expect((await found()).properties.some(({ featured }) => featured)).toBe(false);
  await everyDay('packages');
  await expect.poll(async () => idsOf(await found())).toEqual([third, second, first]);
});
