import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { dayMs } from '../../functions/kernel/time.ts';
import { type Member, createReferralClient } from '../support/clients/referrals.ts';
import { cloud } from '../support/cloud.ts';

const referralClient = createReferralClient(cloud);
const {
  createMember,
  getReferralCount,
  postReferralCode,
  redeemPoints,
  createReferredMember,
  buyPackage,
  republishActivation,
  advanceDays,
  earnPoints,
  advanceAndLogIn,
  callAs,
  listEvents,
} = referralClient;

let ann: Member;
beforeEach(async () => {
  ann = await createMember();
});

describe('a referral code', () => {
  test('is created once per person, even by concurrent calls', async () => {
    const asked = await Promise.all([1, 2, 3, 4].map(() => getReferralCount(ann)));
    expect(new Set(asked.map(({ code }) => code)).size).toBe(1);
    expect(asked[0]).toMatchObject({
      link: expect.stringContaining(`/register?ref=${asked[0]?.code}`),
      count: 0,
      points: 0,
      pendingPoints: 0,
      isRedeem: false,
      nextReward: { points: 100, pence: 1000, missing: 100 },
    });
    expect((await getReferralCount(await createMember())).code).not.toBe(asked[0]?.code);
  });

  test('counts from a sign-up once the email is verified', async () => {
    const { code } = await getReferralCount(ann);
    const person = await referralClient.createUnverifiedMember({
      user_name: 'Nina Newcomer',
      referralCode: code.toLowerCase(),
    });
    await cloud.idle();
    expect(await getReferralCount(ann)).toMatchObject({ count: 0 });
    const body = { code: referralClient.getVerificationCode(person.email) };
    await referralClient.call('POST', '/api/verify-code', { token: person.token, body });
    await cloud.idle();
    expect(await getReferralCount(ann)).toMatchObject({ count: 1, qualified: 0, points: 0 });
  });

  test.each(['WRONGCODE', '<script>'])('does not block the sign-up when it is wrong: %s', async (code) => {
    const ben = await createReferredMember(code);
    expect(ben.id).toMatch(/^usr_/);
    expect(listEvents('referral.created.v1', ben.id)).toEqual([]);
  });

  test('is refused for whoever brought its owner', async () => {
    const ben = await createReferredMember((await getReferralCount(ann)).code);
    const { code } = await getReferralCount(ben);
    expect(await postReferralCode(ann, code)).toMatchObject({
      status: 409,
      body: { code: 'conflict', state: 'circle' },
    });
  });

  test('can be entered once, within seven days of signing up, by other people than its owner', async () => {
    const [ben, { code }] = [await createMember(), await getReferralCount(ann)];
    expect(await postReferralCode(ben, 'AAAAAAAA')).toMatchObject({ status: 404 });
    expect(await postReferralCode(ben, (await getReferralCount(ben)).code)).toMatchObject({ status: 409 });
    expect(await getReferralCount(ben)).toMatchObject({ isReferred: false });
    expect(await postReferralCode(ben, ` ${code.toLowerCase()} `)).toMatchObject({
      status: 201,
      body: { id: expect.stringMatching(/^ref_/), status: 'created' },
    });
    expect(await getReferralCount(ben)).toMatchObject({ isReferred: true });
    expect(await postReferralCode(ben, code)).toMatchObject({ status: 409 });
    const late = await advanceAndLogIn(7 * dayMs + 60_000, await createMember());
    expect(await postReferralCode(late, code)).toMatchObject({ status: 410, body: { code: 'gone' } });
    expect(await getReferralCount(await advanceAndLogIn(0, ann))).toMatchObject({ count: 1 });
  });

  test('counts once when it is entered concurrently', async () => {
    const [ben, { code }] = [await createMember(), await getReferralCount(ann)];
    const said = await Promise.all([
      postReferralCode(ben, code),
      postReferralCode(ben, code),
      postReferralCode(ben, code),
    ]);
    expect(said.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    await cloud.idle();
    expect(listEvents('referral.created.v1', ben.id)).toHaveLength(1);
  });

  test('cannot be guessed: tries are limited', async () => {
    const ben = await createMember();
    const tries = [];
    for (let nth = 0; nth < 12; nth += 1)
      tries.push((await postReferralCode(ben, `AAAA${nth + 22}AA`)).status);
    expect(tries.filter((status) => status === 404)).toHaveLength(10);
    expect(tries.at(-1)).toBe(429);
  });
});

describe('referral points', () => {
  test('are earned by both people fourteen days after the first paid package, once', async () => {
    const ben = await createReferredMember((await getReferralCount(ann)).code);
    const first = await buyPackage(ben);
    await republishActivation(first);
    await buyPackage(ben);
    expect(await getReferralCount(ann)).toMatchObject({ points: 0, pendingPoints: 100, isRedeem: false });
    expect(await getReferralCount(ben)).toMatchObject({ count: 0, pendingPoints: 100 });
    await advanceDays(13);
    expect(await getReferralCount(await advanceAndLogIn(0, ann))).toMatchObject({
      points: 0,
      pendingPoints: 100,
    });
    await advanceDays(1);
    for (const side of [ann, ben])
      expect(await getReferralCount(await advanceAndLogIn(0, side))).toMatchObject({
        points: 100,
        pendingPoints: 0,
        isRedeem: true,
      });
    expect(await getReferralCount(await advanceAndLogIn(0, ann))).toMatchObject({ count: 1, qualified: 1 });
    expect(listEvents('referral.qualified.v1', ben.id)).toHaveLength(1);
  });

  test('are not earned for a cancelled package, although its used days stay paid', async () => {
    const ben = await createReferredMember((await getReferralCount(ann)).code);
    expect(await referralClient.cancelPackage(ben, await buyPackage(ben))).toBe(200);
    expect(listEvents('referral.voided.v1', ben.id)).toHaveLength(1);
    await advanceDays(14);
    expect(await getReferralCount(await advanceAndLogIn(0, ann))).toMatchObject({
      points: 0,
      pendingPoints: 0,
      count: 1,
    });
  });

  test('neither become pending nor void for a payment that activated no package', async () => {
    const ben = await createReferredMember((await getReferralCount(ann)).code);
    const inVain = await referralClient.payWithdrawnChoice(ben);
    expect(listEvents('payment.refunded.v1', inVain)).toMatchObject([{ whole: true, reason: 'not_needed' }]);
    expect(await getReferralCount(ann)).toMatchObject({ count: 1, pendingPoints: 0 });
    await buyPackage(ben);
    expect(await getReferralCount(ann)).toMatchObject({ pendingPoints: 100 });
    expect(listEvents('referral.voided.v1', ben.id)).toEqual([]);
  });

  test('are earned although a part of the price was refunded out of goodwill', async () => {
    const ben = await createReferredMember((await getReferralCount(ann)).code);
    await referralClient.publishGoodwillRefund(await buyPackage(ben));
    await advanceDays(14);
    expect(await getReferralCount(await advanceAndLogIn(0, ann))).toMatchObject({
      points: 100,
      pendingPoints: 0,
      count: 1,
    });
  });

  test('are not earned for a free package', async () => {
    const ben = await createReferredMember((await getReferralCount(ann)).code);
    await referralClient.publishProperty(ben);
    expect(await getReferralCount(ann)).toMatchObject({ count: 1, pendingPoints: 0 });
  });
});

const Redeemed = z.object({
  coupon: z.object({ id: z.string(), code: z.string(), expiresAt: z.iso.datetime() }).loose(),
  pointsLeft: z.int(),
});

describe('redeeming points', () => {
  test('returns a personal coupon, the same one for concurrent calls and repeats within a minute', async () => {
    expect(await redeemPoints(ann)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    ann = await earnPoints(ann, 2);
    const all = await Promise.all([
      redeemPoints(ann),
      redeemPoints(ann, 'POST'),
      redeemPoints(ann),
      redeemPoints(ann),
    ]);
    const [first, ...others] = all.map(({ body }) => Redeemed.parse(body));
    expect(first).toMatchObject({
      coupon: { type: 'fixed', value: 1000, usesLeft: 1, minSpendPence: 0 },
      pointsLeft: 100,
    });
    for (const other of others) expect(other).toEqual(first);
    const monthsLeft = (Date.parse(first?.coupon.expiresAt ?? '') - cloud.clock.now()) / (30 * dayMs);
    expect(Math.floor(monthsLeft)).toBe(12);
    expect(await callAs(ann, 'GET', '/api/coupon/coupons')).toMatchObject({
      body: { total: 1, coupons: [{ id: first?.coupon.id }] },
    });
    cloud.clock.advance(61_000);
    const second = Redeemed.parse((await redeemPoints(ann)).body);
    expect(second.coupon.id).not.toBe(first?.coupon.id);
    expect(second.pointsLeft).toBe(0);
    cloud.clock.advance(61_000);
    expect((await redeemPoints(ann)).status).toBe(409);
    await cloud.idle();
    expect(listEvents('points.redeemed.v1', ann.id)).toHaveLength(2);
  });

  test('is refused while a referral is pending', async () => {
    ann = await earnPoints(ann);
    await buyPackage(await createReferredMember((await getReferralCount(ann)).code));
    expect(await getReferralCount(ann)).toMatchObject({ points: 100, pendingPoints: 100, isRedeem: false });
    expect(await redeemPoints(ann)).toMatchObject({ status: 409 });
  });

  test('creates a coupon that other people cannot use', async () => {
    ann = await earnPoints(ann);
    const { coupon } = Redeemed.parse((await redeemPoints(ann)).body);
    const stranger = await advanceAndLogIn(0, await createMember());
    const tried = await callAs(stranger, 'POST', '/api/coupons/get-by-code', { code: coupon.code });
    expect(tried.status).toBe(404);
    expect(await callAs(ann, 'POST', '/api/coupons/get-by-code', { code: coupon.code })).toMatchObject({
      status: 200,
      body: { id: coupon.id },
    });
  });
});
