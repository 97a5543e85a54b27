import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PaymentId, ReferralId, UserId } from '../../events/vocabulary.ts';
import {
  type ReferralPoints,
  type Referral,
  ReferralCode,
} from '../../functions/referrals/domain/referral.ts';
import {
  calculateCouponEnd,
  assertRecentSignUp,
  recentCouponOf,
  markPaid,
  qualifyReferral,
  spendPoints,
  createReferral,
  voidReferral,
} from '../../functions/referrals/domain/referral-rules.ts';
import { originOf } from '../../functions/shared/origin.ts';

const id = (prefix: string, sign: string) => `${prefix}_01K9ZX3Q6T4C8V0R2M5N7P9B${sign}`;
const referrer = UserId.parse(id('usr', '1E'));
const newcomer = UserId.parse(id('usr', '1F'));
const payment = PaymentId.parse(id('pay', '1T'));
const other = PaymentId.parse(id('pay', '2T'));
const referralId = ReferralId.parse(id('ref', '1X'));
const couponId = 'cpn_01K9ZX3Q6T4C8V0R2M5N7P9B1W';
const noon = new Date('2026-11-21T12:00:00.000Z');
const dayMs = 86_400_000;
const later = (days: number) => new Date(noon.getTime() + days * dayMs);

const owner = { code: 'HAPPYDAY', userId: referrer, origin: 'their-home' };
const came = (origin?: string, others: readonly Pick<Referral, 'origin'>[] = []) =>
  createReferral({ id: referralId, userId: newcomer, origin }, owner, others, noon);

describe('who came by a code', () => {
  test('is one person more for its owner', () =>
    expect(came()).toMatchObject({
      referral: { referrerId: referrer, userId: newcomer, status: 'created', code: 'HAPPYDAY', version: 1 },
      events: [{ name: 'referral.created.v1', detail: { referrerId: referrer, userId: newcomer } }],
    }));

  test('is not its owner', () =>
    expect(() => createReferral({ id: referralId, userId: referrer }, owner, [], noon)).toThrow(
      'your own code',
    ));

  const from = (...origins: string[]) => origins.map((origin) => ({ origin }));
  test.each([
    [undefined, [], undefined],
    ['elsewhere', [], undefined],
    ['their-home', [], 'address_of_referrer'],
    ['elsewhere', from('elsewhere'), undefined],
    ['elsewhere', from('elsewhere', 'elsewhere'), 'many_from_address'],
    ['elsewhere', from('else', 'where'), undefined],
  ] as const)('from %s after %o is flagged as %s', (origin, others, flag) =>
    expect(came(origin, others).referral.flag).toBe(flag),
  );

  test.each([
    [0, false],
    [7, false],
    [7.01, true],
    [400, true],
  ])('says so within seven days: refused after %s is %s', (days, refused) => {
    const says = () => assertRecentSignUp(noon.toISOString(), later(days));
    if (refused) expect(says).toThrow('first 7 days');
    else expect(says).not.toThrow();
  });
});

test('a network’s sign says nothing outside its code', () => {
  expect(originOf('A', '203.0.113.7')).toBe(originOf('A', '203.0.113.7'));
  expect(originOf('A', '203.0.113.7')).not.toBe(originOf('B', '203.0.113.7'));
  expect(originOf('A', '203.0.113.7')).not.toBe(originOf('A', '203.0.113.8'));
});

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:ffff::1', true],
  ['2a00:23c7::1', '2a00:23c7::2', true],
  ['2a00:23c7::1', '2A00:23C7:0000:0::ffff', true],
  ['2a00:23c7::1', '2a00:23c7:0:1::1', false],
  ['2a00:23c7::1', '2a00:23c8::1', false],
  ['::1', '::2', true],
  ['203.0.113.7', '::ffff:203.0.113.7', true],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.8', false],
])('%s and %s are of one network: %s', (one, other, same) =>
  expect(originOf('A', one) === originOf('A', other)).toBe(same),
);

test.each([
  ['happyday', 'HAPPYDAY'],
  [' Happy2 ', 'HAPPY2'],
])('a code may be typed as %s', (typed, code) => expect(ReferralCode.parse(typed)).toBe(code));
test.each(['', 'short', 'HAPPY-DAY', 'O0O0O0O0', 'IIIIIIII', 'THIRTEENSIGNS'])('%s is no code', (typed) =>
  expect(ReferralCode.safeParse(typed).success).toBe(false),
);

describe('points', () => {
  const { referral } = came();
  const both = [referrer, newcomer];
  test('come fourteen days after the first payment', () => {
    const pending = markPaid(referral, payment, noon)?.referral;
    expect(pending).toMatchObject({ status: 'pending', paymentId: payment, version: 2 });
    expect(pending && qualifyReferral(pending, { earnedBy: both, points: 100 }, later(13.9))).toBeUndefined();
    expect(pending && qualifyReferral(pending, { earnedBy: both, points: 100 }, later(14))).toMatchObject({
      referral: { status: 'qualified', version: 3 },
      events: [{ name: 'referral.qualified.v1', detail: { points: 100, earnedBy: both } }],
    });
  });

  test.each([[[]], [[referrer]], [[newcomer]]])('name who got them: %o', (earnedBy) => {
    const pending = markPaid(referral, payment, noon)?.referral;
    const events = pending && qualifyReferral(pending, { earnedBy, points: 100 }, later(14))?.events;
    expect(events).toMatchObject([{ detail: { earnedBy } }]);
  });

  /** Everything that can be heard of one referral, in any order, any number of times. */
  const news = fc.array(
    fc.record({
      what: fc.constantFrom('pay', 'payOther', 'refund', 'refundOther', 'due'),
      days: fc.integer({ min: 0, max: 40 }),
    }),
    { maxLength: 12 },
  );
  test('are earned once at most, never before their day, and never of money that went back', () =>
    fc.assert(
      fc.property(news, (heard) => {
        let state = referral;
        let earned = 0;
        let day = 0;
        const wentBack = new Set<string>();
        for (const { what, days } of heard) {
          day += days / 4;
          const time = later(day);
          const next = {
            pay: () => markPaid(state, payment, time),
            payOther: () => markPaid(state, other, time),
            refund: () => voidReferral(state, payment),
            refundOther: () => voidReferral(state, other),
            due: () => qualifyReferral(state, { earnedBy: both, points: 100 }, time),
          }[what]();
          if (what === 'refund' && state.status === 'pending') wentBack.add(payment);
          if (what === 'refundOther' && state.status === 'pending') wentBack.add(other);
          if (!next) continue;
          expect(next.referral.version).toBe(state.version + 1);
          state = next.referral;
          if (state.status === 'qualified') {
            earned += 1;
            expect(time.toISOString() >= (state.qualifiesAt ?? '')).toBe(true);
            expect(wentBack.has(state.paymentId ?? '')).toBe(false);
          }
        }
        expect(earned).toBeLessThanOrEqual(1);
      }),
    ));
});

describe('a coupon', () => {
  const having = (points: number, change: Partial<ReferralPoints> = {}): ReferralPoints => ({
    userId: referrer,
    points,
    version: 3,
    ...change,
  });
  test('takes a hundred points', () =>
    expect(spendPoints(having(250), 0, { id: couponId, costPoints: 100 }, noon)).toMatchObject({
      points: { points: 150, couponId, redeemedAt: noon.toISOString(), version: 4 },
      events: [{ name: 'points.redeemed.v1', detail: { points: 100, couponId } }],
    }));
  test.each([
    [0, 0, 'You have 0'],
    [99, 0, 'You have 99'],
    [100, 1, 'on their way'],
  ])('of %s points with %s to come is refused', (points, pending, words) =>
    expect(() => spendPoints(having(points), pending, { id: couponId, costPoints: 100 }, noon)).toThrow(
      words,
    ),
  );
  test.each([
    [0, couponId],
    [59, couponId],
    [60, undefined],
    [3600, undefined],
  ])('is the same again after %s s: %s', (seconds, same) =>
    expect(
      recentCouponOf(
        having(0, { couponId, redeemedAt: noon.toISOString() }),
        new Date(noon.getTime() + seconds * 1000),
      ),
    ).toBe(same),
  );
  test('holds for twelve months', () => expect(calculateCouponEnd(noon)).toBe('2027-11-21T12:00:00.000Z'));
});
