import * as z from 'zod';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { days, patience } from '../properties/seller.ts';
import { cloud } from '../support/cloud.ts';
import { type Member, sendingAt } from './sending.ts';

vi.setConfig({ testTimeout: patience, hookTimeout: patience });
const at = sendingAt(cloud);
const { member, counted, say, redeem, came, pays, runsAgain, passes, earned, later, own, told } = at;

let ann: Member;
beforeEach(async () => {
  ann = await member();
});

describe('a referral code', () => {
  test('is created once per person, even by concurrent calls', async () => {
    const asked = await Promise.all([1, 2, 3, 4].map(() => counted(ann)));
    expect(new Set(asked.map(({ code }) => code)).size).toBe(1);
    expect(asked[0]).toMatchObject({
      link: expect.stringContaining(`/register?ref=${asked[0]?.code}`),
      count: 0,
      points: 0,
      pendingPoints: 0,
      isRedeem: false,
      nextReward: { points: 100, pence: 1000, missing: 100 },
    });
    expect((await counted(await member())).code).not.toBe(asked[0]?.code);
  });

  test('counts from a sign-up once the email is verified', async () => {
    const { code } = await counted(ann);
    const person = await at.newcomer({ user_name: 'Nina Newcomer', referralCode: code.toLowerCase() });
    await cloud.idle();
    expect(await counted(ann)).toMatchObject({ count: 0 });
    const body = { code: at.codeFor(person.email) };
    await at.call('POST', '/api/verify-code', { token: person.token, body });
    await cloud.idle();
    expect(await counted(ann)).toMatchObject({ count: 1, qualified: 0, points: 0 });
  });

  test.each(['WRONGCODE', 'not a code at all', 'x'.repeat(60), '<script>'])(
    'does not block the sign-up when it is wrong: %s',
    async (code) => {
      const ben = await came(code);
      expect(ben.id).toMatch(/^usr_/);
      expect(told('referral.created.v1', ben.id)).toEqual([]);
    },
  );

  test('can be entered once, within seven days of signing up, by other people than its owner', async () => {
    const [ben, { code }] = [await member(), await counted(ann)];
    expect(await say(ben, 'AAAAAAAA')).toMatchObject({ status: 404 });
    expect(await say(ben, (await counted(ben)).code)).toMatchObject({ status: 409 });
    expect(await say(ben, ` ${code.toLowerCase()} `)).toMatchObject({
      status: 201,
      body: { id: expect.stringMatching(/^ref_/), status: 'created' },
    });
    expect(await say(ben, code)).toMatchObject({ status: 409 });
    const late = await later(7 * days + 60_000, await member());
    expect(await say(late, code)).toMatchObject({ status: 410, body: { code: 'gone' } });
    expect(await counted(await later(0, ann))).toMatchObject({ count: 1 });
  });

  test('counts once when it is entered concurrently', async () => {
    const [ben, { code }] = [await member(), await counted(ann)];
    const said = await Promise.all([say(ben, code), say(ben, code), say(ben, code)]);
    expect(said.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    await cloud.idle();
    expect(told('referral.created.v1', ben.id)).toHaveLength(1);
  });

  test('can not be guessed: tries are limited', async () => {
    const ben = await member();
    const tries = [];
    for (let nth = 0; nth < 12; nth += 1) tries.push((await say(ben, `AAAA${nth + 22}AA`)).status);
    expect(tries.filter((status) => status === 404)).toHaveLength(10);
    expect(tries.at(-1)).toBe(429);
  });
});

describe('referral points', () => {
  test('are earned by both people fourteen days after the first paid package, once', async () => {
    const ben = await came((await counted(ann)).code);
    const first = await pays(ben);
    await runsAgain(first);
    await pays(ben);
    expect(await counted(ann)).toMatchObject({ points: 0, pendingPoints: 100, isRedeem: false });
    expect(await counted(ben)).toMatchObject({ count: 0, pendingPoints: 100 });
    await passes(13);
    expect(await counted(await later(0, ann))).toMatchObject({ points: 0, pendingPoints: 100 });
    await passes(1);
    for (const side of [ann, ben])
      expect(await counted(await later(0, side))).toMatchObject({
        points: 100,
        pendingPoints: 0,
        isRedeem: true,
      });
    expect(await counted(await later(0, ann))).toMatchObject({ count: 1, qualified: 1 });
    expect(told('referral.qualified.v1', ben.id)).toHaveLength(1);
  });

  test('are not earned for a cancelled package, although its used days stay paid', async () => {
    const ben = await came((await counted(ann)).code);
    expect(await at.cancels(ben, await pays(ben))).toBe(200);
    expect(told('referral.voided.v1', ben.id)).toHaveLength(1);
    await passes(14);
    expect(await counted(await later(0, ann))).toMatchObject({ points: 0, pendingPoints: 0, count: 1 });
  });

  test('neither become pending nor void for a payment that activated no package', async () => {
    const ben = await came((await counted(ann)).code);
    const inVain = await at.paysInVain(ben);
    expect(told('payment.refunded.v1', inVain)).toMatchObject([{ whole: true, reason: 'not_needed' }]);
    expect(await counted(ann)).toMatchObject({ count: 1, pendingPoints: 0 });
    await pays(ben);
    expect(await counted(ann)).toMatchObject({ pendingPoints: 100 });
    expect(told('referral.voided.v1', ben.id)).toEqual([]);
  });

  test('are earned although a part of the price was refunded out of goodwill', async () => {
    const ben = await came((await counted(ann)).code);
    await at.givesBack(await pays(ben));
    await passes(14);
    expect(await counted(await later(0, ann))).toMatchObject({ points: 100, pendingPoints: 0, count: 1 });
  });

  test('are not earned for a free package', async () => {
    const ben = await came((await counted(ann)).code);
    await at.onSale(ben);
    expect(await counted(ann)).toMatchObject({ count: 1, pendingPoints: 0 });
  });
});

const Redeemed = z.object({
  coupon: z.object({ id: z.string(), code: z.string(), expiresAt: z.iso.datetime() }).loose(),
  pointsLeft: z.int(),
});

describe('redeeming points', () => {
  test('returns a personal coupon, the same one for concurrent calls and repeats within a minute', async () => {
    expect(await redeem(ann)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    ann = await earned(ann, 2);
    const all = await Promise.all([redeem(ann), redeem(ann, 'POST'), redeem(ann), redeem(ann)]);
    const [first, ...others] = all.map(({ body }) => Redeemed.parse(body));
    expect(first).toMatchObject({
      coupon: { type: 'fixed', value: 1000, usesLeft: 1, minSpendPence: 0 },
      pointsLeft: 100,
    });
    for (const other of others) expect(other).toEqual(first);
    const monthsLeft = (Date.parse(first?.coupon.expiresAt ?? '') - cloud.clock.now()) / (30 * days);
    expect(Math.floor(monthsLeft)).toBe(12);
    expect(await own(ann, 'GET', '/api/coupon/coupons')).toMatchObject({
      body: { total: 1, coupons: [{ id: first?.coupon.id }] },
    });
    cloud.clock.advance(61_000);
    const second = Redeemed.parse((await redeem(ann)).body);
    expect(second.coupon.id).not.toBe(first?.coupon.id);
    expect(second.pointsLeft).toBe(0);
    cloud.clock.advance(61_000);
    expect((await redeem(ann)).status).toBe(409);
    await cloud.idle();
    expect(told('points.redeemed.v1', ann.id)).toHaveLength(2);
  });

  test('is refused while a referral is pending', async () => {
    ann = await earned(ann);
    await pays(await came((await counted(ann)).code));
    expect(await counted(ann)).toMatchObject({ points: 100, pendingPoints: 100, isRedeem: false });
    expect(await redeem(ann)).toMatchObject({ status: 409 });
  });

  test('creates a coupon that other people can not use', async () => {
    ann = await earned(ann);
    const { coupon } = Redeemed.parse((await redeem(ann)).body);
    const stranger = await later(0, await member());
    const tried = await own(stranger, 'POST', '/api/coupons/get-by-code', { code: coupon.code });
    expect(tried.status).toBe(404);
    expect(await own(ann, 'POST', '/api/coupons/get-by-code', { code: coupon.code })).toMatchObject({
      status: 200,
      body: { id: coupon.id },
    });
  });
});
