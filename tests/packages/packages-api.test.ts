import { beforeAll, describe, expect, test } from 'vitest';
import { dayMs } from '../../functions/kernel/time.ts';
import { pdf } from '../properties/photos.ts';
import { createFirm } from '../sales/sale-examples.ts';
import { ChosenPackage, createPackageClient } from '../support/clients/packages.ts';
import { cloud } from '../support/cloud.ts';

const packageClient = createPackageClient(cloud);
const {
  createMember,
  call,
  callAs,
  submitProperty,
  postPackageChoice,
  publishProperty,
  grantPackage,
  getPropertyPage,
  listEvents,
  getPackages,
  setPackageStatus,
  choosePackage,
  publishPayment,
  listDueRefunds,
  getPropertyStatus,
} = packageClient;

let seller: Awaited<ReturnType<typeof createMember>>;
beforeAll(async () => {
  seller = await createMember('Paula Packer');
});

test('shows the packages to everyone, VAT included', async () => {
  const { status, body, headers } = await call('GET', '/api/package');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('public, max-age=60');
  expect(body).toMatchObject({
    total: 4,
    packages: [
      { id: 'starter', pricePence: 0, vatPence: 0, max_photos: 10, days: 90 },
      { id: 'standard', pricePence: 9_900, vatPence: 1_650, popular: false },
      { id: 'plus', pricePence: 24_900 },
      { id: 'premium', pricePence: 49_900 },
    ],
  });
});

describe('choosing a package', () => {
  test('starts Starter at once, and once only', async () => {
    const id = await submitProperty(seller);
    const replies = await Promise.all([1, 2, 3].map(() => postPackageChoice(seller, id)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const made = replies.find(({ status }) => status === 201)?.body;
    expect(made).toMatchObject({ propertyId: id, packageId: 'starter', status: 'active', subtotalPence: 0 });
    expect(made).not.toHaveProperty('ownerId');
    await cloud.idle();
    expect(listEvents('package.activated.v1', id)).toHaveLength(1);
    expect(await postPackageChoice(seller, id)).toMatchObject({
      status: 409,
      body: { code: 'conflict', state: 'active' },
    });
  });

  test('keeps a paid package pending until its payment', async () => {
    const id = await submitProperty(seller);
    expect(await choosePackage(seller, id, 'plus')).toMatchObject({
      status: 'pending_payment',
      subtotalPence: 20_750,
      vatPence: 4_150,
      totalPence: 24_900,
    });
    await cloud.idle();
    expect(await getPropertyStatus(seller, id)).toBe('pending_payment');
    expect(await getPackages(seller, id)).toMatchObject({
      current: null,
      pending: { packageId: 'plus' },
      cancel: null,
    });
  });

  test('creates only one pending choice when two are made concurrently', async () => {
    const id = await submitProperty(seller);
    const replies = await Promise.all(
      ['standard', 'plus', 'premium', 'standard'].map((one) => postPackageChoice(seller, id, one)),
    );
    const made = replies.filter(({ status }) => status === 201).map(({ body }) => ChosenPackage.parse(body));
    expect(made.length).toBeGreaterThan(0);
    const { pending } = await getPackages(seller, id);
    const states = await Promise.all(
      made.map(async (one) => (await setPackageStatus(seller, one.id, 'refresh')).body['status']),
    );
    expect(states.filter((status) => status === 'pending_payment')).toHaveLength(1);
    expect(made[states.indexOf('pending_payment')]?.id).toBe(pending?.id);
  });

  test('requires an own property, a known package and the terms', async () => {
    const id = await submitProperty(seller);
    const stranger = await createMember();
    expect((await postPackageChoice(stranger, id)).status).toBe(404);
    expect((await callAs(stranger, 'GET', `/api/property-package/${id}`)).status).toBe(404);
    expect((await postPackageChoice(seller, `prp_${'0'.repeat(26)}`)).status).toBe(404);
    expect(await postPackageChoice(seller, id, 'gold')).toMatchObject({
      status: 422,
      body: { errors: { packageId: [expect.any(String)] } },
    });
    const body = { propertyId: id, packageId: 'starter', startNow: true, terms: false };
    expect(await callAs(seller, 'POST', '/api/property-package', body)).toMatchObject({
      status: 422,
      body: { errors: { terms: ['Please accept the terms'] } },
    });
  });
});

describe('a payment', () => {
  test('starts its package and publishes the property, once for a repeated event', async () => {
    const home = await submitProperty(seller);
    const waiting = await choosePackage(seller, home, 'standard');
    const payment = await publishPayment(seller, home, waiting);
    await publishPayment(seller, home, waiting, payment);
    expect(await getPropertyStatus(seller, home)).toBe('live');
    expect(await getPackages(seller, home)).toMatchObject({
      current: { id: waiting.id, status: 'active', paymentId: payment },
      pending: null,
      cancel: { refundPence: 9_900, usedDays: 0, days: 180 },
      upgrades: [
        { packageId: 'plus', creditPence: 9_900, totalPence: 15_000 },
        { packageId: 'premium', creditPence: 9_900 },
      ],
    });
    expect(listEvents('package.activated.v1', home)).toHaveLength(1);
    expect(listDueRefunds(waiting.id)).toEqual([]);
  });

  test('is refunded when it is the second one or its choice was withdrawn', async () => {
    const home = await submitProperty(seller);
    const waiting = await choosePackage(seller, home, 'standard');
    expect((await setPackageStatus(seller, waiting.id, 'cancelled')).body).toMatchObject({
      status: 'cancelled',
    });
    const late = await publishPayment(seller, home, waiting);
    expect(listDueRefunds(waiting.id)).toMatchObject([
      { paymentId: late, whole: true, reason: 'not_needed' },
    ]);
    const again = await choosePackage(seller, home, 'standard');
    await publishPayment(seller, home, again);
    const second = await publishPayment(seller, home, again);
    expect(listDueRefunds(again.id)).toMatchObject([{ paymentId: second, key: `not-needed-${second}` }]);
    expect((await getPackages(seller, home)).current).toMatchObject({ id: again.id, status: 'active' });
  });

  test('starts one of two concurrent choices and is refunded for the other', async () => {
    const home = await submitProperty(seller);
    const [one, other] = [
      await choosePackage(seller, home, 'plus'),
      await choosePackage(seller, home, 'standard'),
    ];
    await Promise.all([publishPayment(seller, home, one), publishPayment(seller, home, other)]);
    const { current } = await getPackages(seller, home);
    const rest = [one, other].filter(({ id }) => id !== current?.id);
    // A larger package that is paid later replaces only the package that it was priced against.
    expect(rest).toHaveLength(1);
    expect(listDueRefunds(rest[0]?.id ?? '')).toHaveLength(1);
    expect(listDueRefunds(current?.id ?? '')).toHaveLength(0);
  });

  test('replaces the running package by the upgrade, with credit for its unused days', async () => {
    const home = await submitProperty(seller);
    const standard = await choosePackage(seller, home, 'standard');
    await publishPayment(seller, home, standard);
    expect((await postPackageChoice(seller, home, 'starter')).status).toBe(409);
    const plus = await choosePackage(seller, home, 'plus');
    expect(plus).toMatchObject({ creditGrossPence: 9_900, totalPence: 15_000, upgrades: standard.id });
    expect((await getPackages(seller, home)).current?.id).toBe(standard.id);
    await publishPayment(seller, home, plus);
    expect((await setPackageStatus(seller, standard.id, 'refresh')).body).toMatchObject({
      status: 'upgraded',
    });
    expect((await getPackages(seller, home)).current?.id).toBe(plus.id);
    expect(listEvents('package.upgraded.v1', standard.id)).toMatchObject([{ by: plus.id }]);
    expect(await getPropertyStatus(seller, home)).toBe('live');
  });

  test('starts a package under offer and is refunded once a sale is agreed', async () => {
    const home = await publishProperty(seller);
    const plus = await choosePackage(seller, home, 'plus');
    const body = { propertyId: home, amount: 300_000, funding: 'cash', position: 'ftb' };
    const buyer = await createMember('Bea Buyer');
    const offer = await callAs(buyer, 'POST', '/api/offers', body);
    await callAs(seller, 'PUT', `/api/accept-offer/${String(offer.body['id'])}`, {});
    await cloud.idle();
    await publishPayment(seller, home, plus);
    expect(listDueRefunds(plus.id)).toEqual([]);
    expect((await getPackages(seller, home)).current?.id).toBe(plus.id);
    const premium = await choosePackage(seller, home, 'premium');
    for (const [person, email] of [
      [seller, 'for-seller@example.com'],
      [buyer, 'for-buyer@example.com'],
    ] as const)
      await callAs(person, 'POST', '/api/solicitor', {
        propertyId: home,
        ...createFirm({ email }),
      });
    await cloud.idle();
    expect(await getPropertyStatus(seller, home)).toBe('sold_stc');
    await publishPayment(seller, home, premium);
    expect(listDueRefunds(premium.id)).toMatchObject([{ whole: true }]);
    expect((await getPackages(seller, home)).current).toMatchObject({ id: plus.id, status: 'paused' });
  });
});

describe('a package', () => {
  test('includes best-and-final rounds from Plus on', async () => {
    const home = await publishProperty(seller);
    const deadline = new Date(cloud.clock.now() + 2 * dayMs).toISOString();
    const round = () => callAs(seller, 'POST', `/api/best-and-final/${home}`, { deadline });
    expect(await round()).toMatchObject({ status: 402, body: { code: 'payment_required' } });
    await grantPackage(seller, home, 'standard');
    expect((await round()).status).toBe(402);
    await grantPackage(seller, home, 'plus');
    // Allowed now, but there are no offers to ask.
    expect((await round()).status).toBe(409);
  });

  test('keeps a floor plan on Starter and shows it from Standard on', async () => {
    const home = await publishProperty(seller);
    const { body } = await getPropertyPage(home, seller);
    const plan = await packageClient.createUpload(seller, pdf, 'floor_plan', 'application/pdf');
    const data = { floorPlan: { id: plan } };
    const changed = await callAs(seller, 'PUT', `/api/properties/${home}`, {
      ...data,
      version: body['version'],
    });
    expect(changed.status).toBe(200);
    expect((await getPropertyPage(home)).body).not.toHaveProperty('floorPlanPicture');
    expect(changed.body).toMatchObject({ owner: { hiddenFloorPlan: true }, floorPlanPicture: {} });
    await grantPackage(seller, home, 'standard');
    expect((await getPropertyPage(home)).body).toHaveProperty('floorPlanPicture');
  });

  test('expires as a choice after an unpaid day, and still starts when it is paid later', async () => {
    const home = await submitProperty(seller);
    const waiting = await choosePackage(seller, home, 'standard');
    cloud.clock.advance(2 * dayMs);
    seller = await packageClient.advanceAndLogIn(0, seller);
    await packageClient.runDailySchedule('packages');
    expect(await getPackages(seller, home)).toMatchObject({ pending: null });
    expect((await setPackageStatus(seller, waiting.id, 'refresh')).body).toMatchObject({
      status: 'cancelled',
    });
    await publishPayment(seller, home, waiting);
    expect(await getPropertyStatus(seller, home)).toBe('live');
  });
});
