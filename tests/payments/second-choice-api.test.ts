import { describe, expect, test } from 'vitest';
import { cardNumbers, createCardPaymentClient } from '../support/clients/card-payments.ts';
import { createStaffMember } from '../support/clients/staff.ts';
import { cloud } from '../support/cloud.ts';

const {
  call,
  createMember,
  submitProperty,
  createUnpaidPackage,
  choosePackage,
  startPayment,
  postPayment,
  getPayment,
  callAs,
  payByCard,
  payByDebit,
  controlProvider,
  getCheckoutSession,
} = createCardPaymentClient(cloud);

describe('a second choice while a bank debit for the first is processing', () => {
  const account = { pays: '00012345', refuses: '33333335' };
  const debited = async (number: string) => {
    const bought = await createUnpaidPackage();
    const { paymentId, url } = await startPayment(bought.seller, bought.packageId);
    await payByDebit(url, number);
    await cloud.idle();
    const settle = async () => {
      const { payment_intent: intent } = await getCheckoutSession(url);
      await controlProvider('settle', { id: typeof intent === 'object' ? intent?.id : intent });
      await cloud.idle();
    };
    return { ...bought, paymentId, settle };
  };
  const standing = async (seller: Parameters<typeof callAs>[0], home: string) =>
    (await callAs(seller, 'GET', `/api/property-package/${home}`)).body;

  test.each([
    ['confirms the first', account.pays, 409, 'standard'],
    ['refuses the first', account.refuses, 200, 'plus'],
  ] as const)('cannot be paid until the bank %s', async (_, number, status, after) => {
    const { seller, home, paymentId, settle } = await debited(number);
    const { id: second } = await choosePackage(seller, home, 'plus');
    const refused = await postPayment(seller, second);
    expect(refused).toMatchObject({ status: 409, body: { code: 'conflict', state: 'processing' } });
    expect(refused.body['detail']).toMatch(/^Your payment for Standard is under way, and your bank has/);
    expect(await standing(seller, home)).toMatchObject({
      underWay: { paymentId, packageId: 'standard', payBy: 'card' },
    });
    await settle();
    expect(await standing(seller, home)).toMatchObject({ underWay: null });
    const { body, status: then } = await postPayment(seller, second);
    expect(then).toBe(status);
    if (status === 200) await payByCard(String(body['url']), cardNumbers.good);
    await cloud.idle();
    expect(await standing(seller, home)).toMatchObject({ current: { packageId: after } });
  });

  test('can be paid when the first choice was cancelled, whose payment is refunded', async () => {
    const { seller, home, packageId, paymentId, settle } = await debited(account.pays);
    await callAs(seller, 'PUT', `/api/property-package/status/${packageId}`, { status: 'cancelled' });
    expect(await standing(seller, home)).toMatchObject({ underWay: null });
    const { id: second } = await choosePackage(seller, home, 'plus');
    const { url } = await startPayment(seller, second);
    await payByCard(url, cardNumbers.good);
    await settle();
    expect(await standing(seller, home)).toMatchObject({ current: { id: second, status: 'active' } });
    expect(await getPayment(seller, paymentId)).toMatchObject({ status: 'refunded', active: false });
  });
});

test('holds a coupon’s one use for a debit under way, however long it takes', async () => {
  const staff = await createStaffMember(cloud);
  const code = `DEBIT-${cloud.clock.now()}`;
  const terms = { code, type: 'percent', value: 20, mostUses: 1, mostPerUser: 1 };
  await callAs(staff, 'POST', '/api/staff/coupons', terms);
  const [seller, rival] = [await createMember(), await createMember()];
  const { id } = await choosePackage(seller, await submitProperty(seller), 'standard', code);
  const { url } = await startPayment(seller, id);
  await payByDebit(url, '00012345');
  await cloud.idle();
  const look = await call('POST', '/api/coupons/get-by-code', {
    token: rival.token,
    headers: { 'x-local-ahead-ms': String(40 * 60_000) },
    body: { code },
  });
  expect(look.status).toBe(410);
});
