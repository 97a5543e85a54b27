import { beforeAll, expect, test } from 'vitest';
import { CouponId, UserId } from '../../events/vocabulary.ts';
import { toPackageId, toPaymentId } from '../packages/package-examples.ts';
import { stubFunctionEnvironment } from '../support/clients/function-environment.ts';
import { createSellerClient } from '../support/clients/seller.ts';
import { cloud } from '../support/cloud.ts';

stubFunctionEnvironment(cloud);
const { call, createMember } = createSellerClient(cloud);
const { commit } = await import('../../functions/kernel/data/table.ts');
const uses = await import('../../functions/money/coupons/adapters/coupon-repository.ts');
const { getRefreshedCoupon } = await import('../../functions/money/coupons/commands/refresh-coupon.ts');
const using = await import('../../functions/money/coupons/adapters/coupon-use-writes.ts');

const userId = UserId.parse('usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E');
const other = UserId.parse('usr_01K9ZX3Q6T4C8V0R2M5N7P9B1F');
const id = CouponId.parse('cpn_01K9ZX3Q6T4C8V0R2M5N7P9C1W');
const now = new Date('2026-11-21T12:00:00.000Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const inDays = (days: number) => inMinutes(days * 24 * 60);
const found = (at = now, who = userId) => getRefreshedCoupon('ONCE-ONLY', who, at);

/** Reserves the coupon's one use, like the start of a payment. */
const reserve = async (nth: number, who = userId, at = now) => {
  const { coupon } = await found(at, who);
  const until = new Date(at.getTime() + 30 * 60_000);
  await commit(using.buildReservationWrites(coupon, who, toPaymentId(nth), until));
};
const taken = async (nth: number) => {
  const use = await uses.findCouponUse(id, toPaymentId(nth));
  if (!use) throw new Error(`Payment ${nth} has no use`);
  return use;
};
const done = ({ writes, events }: ReturnType<typeof using.redeemReservation>) => commit(writes, events);

beforeAll(async () => {
  const terms = { type: 'percent', value: 20, minSpendPence: 0, mostUses: 1, mostPerUser: 1 } as const;
  const coupon = {
    ...terms,
    id,
    code: 'ONCE-ONLY',
    packages: [],
    uses: 0,
    version: 1,
    createdAt: now.toISOString(),
  };
  await done(using.buildCouponInsert(coupon));
});

test('reserves a single use once, lets it lapse, honours a late payment and returns it', async () => {
  const tries = await Promise.allSettled([reserve(1), reserve(2, other), reserve(3, other)]);
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const nth = 1 + tries.findIndex(({ status }) => status === 'fulfilled');
  const first = await taken(nth);
  expect((await found(inMinutes(29))).coupon.uses).toBe(1);
  await expect(reserve(4, userId, inMinutes(29))).rejects.toMatchObject({ code: 'conflict' });

  // The reservation expired: the next payment can have it, and the late payment is honoured beyond the limit.
  await reserve(5, other, inMinutes(31));
  expect((await taken(nth)).status).toBe('lapsed');
  await done(using.redeemReservation(await taken(nth)));
  await done(using.redeemReservation(await taken(5)));
  expect((await found(inMinutes(99), first.userId)).coupon.uses).toBe(2);
  await done(using.redeemReservation(await taken(5)));
  expect((await found(inMinutes(99))).coupon.uses).toBe(2);

  for (const each of [nth, 5]) await done(using.restoreCouponUse(await taken(each)));
  for (const who of [userId, other])
    expect(await found(inMinutes(99), who)).toMatchObject({ uses: 0, coupon: { uses: 0 } });
  await done(using.restoreCouponUse(await taken(5)));
  await reserve(6);
  await done(using.releaseReservation(await taken(6)));
  expect(await found()).toMatchObject({ uses: 0, coupon: { uses: 0 } });
});

test('keeps a single use for a debit that takes days, and counts one again that had lapsed', async () => {
  await reserve(11);
  await done(using.holdReservation(await taken(11), inDays(30)));
  expect((await found(inDays(29))).coupon.uses).toBe(1);
  await expect(reserve(12, other, inDays(29))).rejects.toMatchObject({ code: 'conflict' });
  expect((await found(inDays(31))).coupon.uses).toBe(0);
  await done(using.holdReservation(await taken(11), inDays(60)));
  expect((await found(inDays(31))).coupon.uses).toBe(1);
  await done(using.restoreCouponUse(await taken(11)));
  expect(await found()).toMatchObject({ uses: 0, coupon: { uses: 0 } });
});

test('shows a coupon again after its reservation has expired', async () => {
  const { id: who, token } = await createMember('Rhea Reserved');
  const own = async (minutes: number) => {
    const headers = { 'x-local-ahead-ms': String(minutes * 60_000) };
    return (await call('GET', '/api/coupon/coupons', { token, headers })).body;
  };
  await reserve(7, UserId.parse(who), new Date(cloud.clock.now()));
  expect(await own(29)).toMatchObject({ coupons: [] });
  expect(await own(31)).toMatchObject({ coupons: [{ id, usesLeft: 1 }] });
});

test('lets a free choice take over a reservation and counts it once', async () => {
  await reserve(8);
  const { coupon } = await found();
  await expect(commit(using.redeemCoupon(coupon, userId, toPackageId(8)).writes)).rejects.toMatchObject({
    code: 'conflict',
  });
  await done(using.redeemCoupon(coupon, userId, toPackageId(8), await taken(8)));
  expect(await found()).toMatchObject({ uses: 1, coupon: { uses: 1 } });
  expect((await taken(8)).status).toBe('lapsed');
});
