import { afterAll, expect, test, vi } from 'vitest';
import { liveUrlOf, openPage } from '../live/page.ts';
import { patience, sellingAt } from '../properties/seller.ts';
import { applicationAssembly } from '../support/assembly.ts';
import { startCloud } from '../support/boot.ts';
import { buildBundles } from '../support/bundles.ts';

vi.setConfig({ testTimeout: 2 * patience, hookTimeout: patience });
const bundles = await buildBundles();
afterAll(bundles.remove);
const cloud = await startCloud({ assembly: bundles.instead(await applicationAssembly()) });
const { call, member, onSale, own, publish } = sellingAt(cloud);

test('every function of the stacks runs from a bundle of less than 900 kB', () => {
  expect(cloud.model.functions.map(({ entry }) => entry).toSorted()).toEqual(
    bundles.names.map(bundles.file).toSorted(),
  );
  expect(bundles.names.filter((name) => bundles.bytes(name) >= 900_000)).toEqual([]);
});

test('a home goes on sale and is found by what is deployed', async () => {
  const seller = await member('Sally Bundled');
  const addresses = await own(seller, 'GET', '/api/addresses?postcode=LS6+3HN');
  expect(addresses.status).toBe(200);
  const id = await onSale(seller);
  const found = async () => (await call('GET', '/api/search-properties?q=Leeds')).body;
  await vi.waitFor(async () => expect(await found()).toMatchObject({ total: 1, properties: [{ id }] }), {
    timeout: 30_000,
    interval: 500,
  });
  expect(await cloud.schedules.run('search-every-hour')).toMatchObject([{ homes: 1 }]);
});

test('an open page hears of a change from what is deployed', async () => {
  const seller = await member('Lara Bundled');
  const id = await onSale(seller);
  const { body } = await own(seller, 'POST', '/api/live/ticket');
  const page = await openPage(`${await liveUrlOf(cloud)}?ticket=${String(body['ticket'])}`);
  await publish(seller, id, false);
  expect(await page.next()).toEqual({ topic: 'properties', propertyId: id });
  page.close();
});

test.each(['properties-every-day', 'packages-every-day', 'accounts-every-day'])('%s runs', async (name) => {
  expect(await cloud.schedules.run(name)).toHaveLength(1);
});

test('every event reached every function that waits for it, at the first try', async () => {
  await cloud.idle();
  const deliveries = cloud.events().flatMap((event) => event.deliveries);
  expect(deliveries.length).toBeGreaterThan(0);
  for (const one of deliveries) expect(one).toMatchObject({ state: 'delivered', attempts: 1 });
});
