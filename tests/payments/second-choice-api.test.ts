import { describe, expect, test } from 'vitest';
import { cloud } from '../support/cloud.ts';
import { card, payingAt } from './paying-at.ts';

const { buying, chosen, begun, pay, payment, own, byCard, byDebit, control, sessionOf } = payingAt(cloud);

describe('a second choice while a bank debit for the first is processing', () => {
  const account = { pays: '00012345', refuses: '33333335' };
  const debited = async (number: string) => {
    const bought = await buying();
    const { paymentId, url } = await begun(bought.seller, bought.packageId);
    await byDebit(url, number);
    await cloud.idle();
    const settle = async () => {
      const { payment_intent: intent } = await sessionOf(url);
      await control('settle', { id: typeof intent === 'object' ? intent?.id : intent });
      await cloud.idle();
    };
    return { ...bought, paymentId, settle };
  };
  const standing = async (seller: Parameters<typeof own>[0], home: string) =>
    (await own(seller, 'GET', `/api/property-package/${home}`)).body;

  test.each([
    ['confirms the first', account.pays, 409, 'standard'],
    ['refuses the first', account.refuses, 200, 'plus'],
  ] as const)('cannot be paid until the bank %s', async (_, number, status, after) => {
    const { seller, home, paymentId, settle } = await debited(number);
    const { id: second } = await chosen(seller, home, 'plus');
    const refused = await pay(seller, second);
    expect(refused).toMatchObject({ status: 409, body: { code: 'conflict', state: 'processing' } });
    expect(refused.body['detail']).toMatch(/^Your payment for Standard is under way, and your bank has/);
    expect(await standing(seller, home)).toMatchObject({
      underWay: { paymentId, packageId: 'standard', payBy: 'card' },
    });
    await settle();
    expect(await standing(seller, home)).toMatchObject({ underWay: null });
    const { body, status: then } = await pay(seller, second);
    expect(then).toBe(status);
    if (status === 200) await byCard(String(body['url']), card.good);
    await cloud.idle();
    expect(await standing(seller, home)).toMatchObject({ current: { packageId: after } });
  });

  test('can be paid when the first choice was cancelled, whose payment is refunded', async () => {
    const { seller, home, packageId, paymentId, settle } = await debited(account.pays);
    await own(seller, 'PUT', `/api/property-package/status/${packageId}`, { status: 'cancelled' });
    expect(await standing(seller, home)).toMatchObject({ underWay: null });
    const { id: second } = await chosen(seller, home, 'plus');
    const { url } = await begun(seller, second);
    await byCard(url, card.good);
    await settle();
    expect(await standing(seller, home)).toMatchObject({ current: { id: second, status: 'active' } });
    expect(await payment(seller, paymentId)).toMatchObject({ status: 'refunded', active: false });
  });
});
