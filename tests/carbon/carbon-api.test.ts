import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { PackageActivated } from '../../events/package.ts';
import { newId } from '../../functions/kernel/data/ids.ts';
import { cardNumbers, createCardPaymentClient } from '../support/clients/card-payments.ts';
import { createNotificationClient } from '../support/clients/notifications.ts';
import { cloud } from '../support/cloud.ts';

const { call, createMember, callAs, publishEvent, listEvents, submitProperty, advanceAndLogIn } =
  createNotificationClient(cloud);
const { choosePackage, startPayment, payByCard } = createCardPaymentClient(cloud);

let seller: Awaited<ReturnType<typeof createMember>>;
beforeAll(async () => {
  seller = await createMember();
});

const Ecologi = z.object({
  purchases: z.array(
    z.object({ key: z.string().nullable(), trees: z.number(), tonnes: z.number(), test: z.boolean() }),
  ),
});
const ecologi = async (path = '', body?: unknown) =>
  (
    await call(body === undefined ? 'GET' : 'POST', `/_local/providers/ecologi${path}`, {
      ...(body !== undefined && { body }),
    })
  ).body;
const boughtFor = async (paymentId: string) =>
  Ecologi.parse(await ecologi()).purchases.filter(({ key }) => key?.startsWith(paymentId));
const fails = () => ecologi('/control/fail', { status: 503 });
const recovers = () => ecologi('/control/recover', {});
afterEach(recovers);

const Impact = z.object({ trees: z.int(), kg: z.int(), url: z.null() });
const impact = async () => Impact.parse((await call('GET', '/api/carbon/impact')).body);

/** Pays for a new property's package by card, with a donation. */
async function pays(donationPence = 0) {
  const { id: propertyPackageId } = await choosePackage(seller, await submitProperty(seller));
  const { paymentId, url } = await startPayment(seller, propertyPackageId, { donationPence });
  await payByCard(url, cardNumbers.good);
  await cloud.idle();
  return { paymentId, propertyPackageId };
}
const ask = (propertyPackageId: string, more: Record<string, unknown> = {}, person = seller) =>
  callAs(person, 'POST', '/api/ecologi', { propertyPackageId, ...more });

/** The day on which the payments of now can no longer be returned; each test's clock starts again from it. */
async function orderTrees() {
  cloud.clock.advance(14 * 86_400_000);
  await cloud.schedules.run('carbon-every-day');
  await cloud.idle();
}

describe('offset of a paid package', () => {
  test('is bought once with its donation, even if the event repeats', async () => {
    const before = await impact();
    const { paymentId, propertyPackageId } = await pays(113);
    const [event] = listEvents('package.activated.v1', propertyPackageId);
    await publishEvent(PackageActivated.of(PackageActivated.detail.parse(event)));
    expect(await ask(propertyPackageId)).toMatchObject({
      status: 200,
      body: { status: 'pending', trees: 5 },
    });
    expect([await boughtFor(paymentId), await impact()]).toEqual([[], before]);
    await orderTrees();
    await orderTrees();
    seller = await advanceAndLogIn(0, seller);
    expect(await boughtFor(paymentId)).toMatchObject([
      { key: `${paymentId}-trees`, trees: 5, test: true },
      { key: `${paymentId}-kg`, tonnes: 0.013, test: true },
    ]);
    expect(listEvents('carbon.offset.v1', paymentId)).toMatchObject([
      { trees: 5, kg: 13, donationPence: 113 },
    ]);
    expect(await impact()).toEqual({ trees: before.trees + 5, kg: before.kg + 13, url: null });
    expect(await ask(propertyPackageId)).toMatchObject({
      status: 200,
      body: { status: 'done', trees: 5, kg: 13, url: expect.stringContaining('ecologi.com') },
    });
  });

  test('is bought when the provider is back, by a call or the next day', async () => {
    await fails();
    const before = await impact();
    const [asked, waiting] = [await pays(), await pays()];
    cloud.clock.advance(14 * 86_400_000);
    seller = await advanceAndLogIn(0, seller);
    expect(await ask(asked.propertyPackageId)).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect([await boughtFor(asked.paymentId), await impact()]).toEqual([[], before]);
    await recovers();
    const all = await Promise.all([ask(asked.propertyPackageId), ask(asked.propertyPackageId)]);
    for (const one of all) expect(one).toMatchObject({ status: 200, body: { status: 'done', trees: 1 } });
    await cloud.schedules.run('carbon-every-day');
    await cloud.idle();
    for (const { paymentId } of [asked, waiting]) {
      expect(await boughtFor(paymentId)).toHaveLength(1);
      expect(listEvents('carbon.offset.v1', paymentId)).toHaveLength(1);
    }
    expect((await impact()).trees).toBe(before.trees + 2);
  });
});

test('buys no offset for a payment that is refunded because it is not needed', async () => {
  const { id } = await choosePackage(seller, await submitProperty(seller));
  const { paymentId, url } = await startPayment(seller, id, { donationPence: 113 });
  await callAs(seller, 'PUT', `/api/property-package/status/${id}`, { status: 'cancelled' });
  await payByCard(url, cardNumbers.good);
  await cloud.idle();
  expect(listEvents('payment.refunded.v1', paymentId)).toMatchObject([{ whole: true, reason: 'not_needed' }]);
  expect(await ask(id)).toMatchObject({ status: 409, body: { state: 'refunded' } });
  expect(await boughtFor(paymentId)).toEqual([]);
});

test('buys no offset for a package that is cancelled, and returns the donation', async () => {
  const { paymentId, propertyPackageId } = await pays(113);
  await callAs(seller, 'PUT', `/api/property-package/status/${propertyPackageId}`, { status: 'cancelled' });
  await cloud.idle();
  expect(listEvents('payment.refunded.v1', paymentId)).toMatchObject([
    { reason: 'cancelled', amountPence: 99_00 + 113 },
  ]);
  await orderTrees();
  seller = await advanceAndLogIn(0, seller);
  expect(await boughtFor(paymentId)).toEqual([]);
  expect(listEvents('carbon.offset.v1', paymentId)).toEqual([]);
});

describe('offset', () => {
  test('refuses a package that is not paid and a package of another user', async () => {
    const { id } = await choosePackage(seller, await submitProperty(seller));
    expect(await ask(id)).toMatchObject({ status: 409, body: { state: 'pending_payment' } });
    expect((await ask(id, {}, await createMember())).status).toBe(404);
    expect((await ask(newId('pkg'))).status).toBe(404);
  });

  test.each([{ trees: 1, kg: 1 }, { trees: 0 }, { kg: -1 }, { trees: 1.5 }])(
    'accepts only whole numbers of either trees or kilograms: %o',
    async (wish) => expect((await ask(newId('pkg'), wish)).status).toBe(422),
  );
});
