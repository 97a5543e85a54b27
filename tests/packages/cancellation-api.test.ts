import { beforeAll, describe, expect, test } from 'vitest';
import { PaymentRefunded } from '../../events/payment.ts';
import { dayMs } from '../../functions/kernel/time.ts';
import { createPackageClient } from '../support/clients/packages.ts';
import { cloud } from '../support/cloud.ts';

const packageClient = createPackageClient(cloud);
const {
  createMember,
  call,
  submitProperty,
  postPackageChoice,
  publishProperty,
  publishEvent,
  getPackages,
  setPackageStatus,
  choosePackage,
  choosePackageForLater,
  createPackageReference,
  publishPayment,
  listDueRefunds,
  getPropertyStatus,
} = packageClient;

let seller: Awaited<ReturnType<typeof createMember>>;
beforeAll(async () => {
  seller = await createMember('Cora Cancel');
});

describe('cancelling a package', () => {
  test('refunds everything on the first day and takes the property off the market, once', async () => {
    const home = await submitProperty(seller);
    const standard = await choosePackage(seller, home, 'standard');
    const payment = await publishPayment(seller, home, standard);
    const stranger = await createMember();
    expect((await setPackageStatus(stranger, standard.id, 'cancelled')).status).toBe(404);
    const replies = await Promise.all([
      setPackageStatus(seller, standard.id, 'cancelled'),
      setPackageStatus(seller, standard.id, 'cancelled'),
    ]);
    expect(replies.map(({ status }) => status)).toContain(200);
    await cloud.idle();
    expect(listDueRefunds(standard.id)).toMatchObject([
      { paymentId: payment, amountPence: 9_900, whole: true, key: `cancel-${standard.id}` },
    ]);
    expect((await setPackageStatus(seller, standard.id, 'cancelled')).body).toMatchObject({
      status: 'cancelled',
      refundPence: 9_900,
    });
    expect(await getPropertyStatus(seller, home)).toBe('expired');
    expect(await getPackages(seller, home)).toMatchObject({
      current: null,
      pending: null,
      cancel: null,
      upgrades: [],
    });
  });

  test('is refused after fourteen days, except for a free package', async () => {
    const [paid, free] = [await submitProperty(seller), await publishProperty(seller)];
    const standard = await choosePackage(seller, paid, 'standard');
    await publishPayment(seller, paid, standard);
    const headers = { 'x-local-ahead-ms': String(15 * dayMs) };
    const later = (id: string) =>
      call('PUT', `/api/property-package/status/${id}`, {
        token: seller.token,
        headers,
        body: { status: 'cancelled' },
      });
    const starter = (await getPackages(seller, free)).current;
    const [late, ended] = [await later(standard.id), await later(starter?.id ?? '')];
    expect([late.status, ended.status]).toEqual([409, 200]);
    expect(late.body['detail']).toContain('within 14 days');
    await cloud.idle();
    expect(await getPropertyStatus(seller, free)).toBe('expired');
    expect(listDueRefunds(starter?.id ?? '')).toEqual([]);
  });

  test.each([
    ['paused', 'To take a break, pause the listing'],
    ['active', 'To end a break, put the listing back on sale'],
  ])('cannot be replaced by setting the status %s', async (status, advice) => {
    const home = await publishProperty(seller);
    const { current } = await getPackages(seller, home);
    const reply = await setPackageStatus(seller, current?.id ?? '', status);
    expect(reply.status).toBe(409);
    expect(reply.body['detail']).toContain(advice);
  });
});

describe('cancelling an upgrade', () => {
  test('restores Starter with the days that it had left and keeps the property on sale', async () => {
    const home = await publishProperty(seller);
    const before = (await getPackages(seller, home)).current;
    const plus = await choosePackage(seller, home, 'plus');
    await publishPayment(seller, home, plus);
    expect((await getPackages(seller, home)).cancel).toMatchObject({ restores: { packageId: 'starter' } });
    expect((await setPackageStatus(seller, plus.id, 'cancelled')).status).toBe(200);
    await cloud.idle();
    const { current } = await getPackages(seller, home);
    expect(current).toMatchObject({ id: before?.id, packageId: 'starter', status: 'active' });
    expect(Date.parse(String(current?.['endsAt']))).toBeGreaterThanOrEqual(
      Date.parse(String(before?.['endsAt'])),
    );
    expect(listDueRefunds(plus.id)).toMatchObject([{ amountPence: 24_900, whole: true }]);
    const page = await packageClient.getPropertyPage(home, seller);
    expect(page.body).toMatchObject({ status: 'live', owner: { package: { packageId: 'starter' } } });
    expect(packageClient.listEvents('package.expired.v1', home)).toEqual([]);
  });
});

describe('a scheduled package', () => {
  test('keeps the property off the market until its seller starts it', async () => {
    const home = await submitProperty(seller);
    const plus = await choosePackageForLater(seller, home, 'plus');
    expect(plus).toMatchObject({ status: 'pending_payment', totalPence: 24_900 });
    await publishPayment(seller, home, plus);
    expect(await getPropertyStatus(seller, home)).toBe('pending_payment');
    expect(await getPackages(seller, home)).toMatchObject({
      current: null,
      pending: null,
      scheduled: { id: plus.id, status: 'scheduled' },
    });
    expect(packageClient.listEvents('package.activated.v1', home)).toEqual([]);
    expect(await postPackageChoice(seller, home, 'premium')).toMatchObject({
      status: 409,
      body: { state: 'scheduled' },
    });
    const stranger = await createMember();
    expect((await setPackageStatus(stranger, plus.id, 'active')).status).toBe(404);
    expect((await setPackageStatus(seller, plus.id, 'active')).body).toMatchObject({ status: 'active' });
    await cloud.idle();
    expect(await getPropertyStatus(seller, home)).toBe('live');
  });

  test('is refunded in full until it starts', async () => {
    const home = await publishProperty(seller);
    const plus = await choosePackageForLater(seller, home, 'plus');
    const payment = await publishPayment(seller, home, plus);
    expect((await setPackageStatus(seller, plus.id, 'cancelled')).body).toMatchObject({
      status: 'cancelled',
      refundPence: 24_900,
    });
    await cloud.idle();
    expect(listDueRefunds(plus.id)).toMatchObject([{ paymentId: payment, amountPence: 24_900, whole: true }]);
    expect(await getPropertyStatus(seller, home)).toBe('live');
    expect(await getPackages(seller, home)).toMatchObject({
      current: { packageId: 'starter' },
      scheduled: null,
    });
  });

  test('starts after fourteen days', async () => {
    const home = await submitProperty(seller);
    const plus = await choosePackageForLater(seller, home, 'plus');
    await publishPayment(seller, home, plus);
    seller = await packageClient.advanceAndLogIn(15 * dayMs, seller);
    await packageClient.runDailySchedule('packages');
    await cloud.idle();
    expect((await getPackages(seller, home)).current).toMatchObject({ id: plus.id, status: 'active' });
    expect(await getPropertyStatus(seller, home)).toBe('live');
  });
});

describe('a later report of the provider', () => {
  test('closes the package and takes the property off the market after a whole refund', async () => {
    const home = await submitProperty(seller);
    const standard = await choosePackage(seller, home, 'standard');
    const payment = await publishPayment(seller, home, standard);
    const refund = {
      refundId: `rfd_${payment.slice(4)}`,
      amountPence: 9_900,
      reason: 'goodwill',
      whole: true,
    } as const;
    await publishEvent(
      PaymentRefunded.of({
        ...createPackageReference(seller, home, standard.id),
        paymentId: payment,
        ...refund,
      }),
    );
    expect((await setPackageStatus(seller, standard.id, 'refresh')).body).toMatchObject({
      status: 'refunded',
    });
    expect(await getPropertyStatus(seller, home)).toBe('expired');
  });
});
