import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PaymentId, ReferralId, UserId } from '../../events/vocabulary.ts';
import { hashNetwork } from '../../functions/kernel/http/origin.ts';
import { dayMs } from '../../functions/kernel/time.ts';
import {
  calculateCouponEnd,
  assertRecentSignUp,
  resolveRecentCoupon,
  markPaid,
  qualifyReferral,
  spendPoints,
  createReferral,
  voidReferral,
} from '../../functions/money/referrals/domain/referral-rules.ts';
import {
  type ReferralPoints,
  type Referral,
  ReferralCode,
} from '../../functions/money/referrals/domain/referral.ts';

const id = (prefix: string, sign: string) => `${prefix}_01K9ZX3Q6T4C8V0R2M5N7P9B${sign}`;
const referrer = UserId.parse(id('usr', '1E'));
const newcomer = UserId.parse(id('usr', '1F'));
const payment = PaymentId.parse(id('pay', '1T'));
const other = PaymentId.parse(id('pay', '2T'));
const referralId = ReferralId.parse(id('ref', '1X'));
const couponId = 'cpn_01K9ZX3Q6T4C8V0R2M5N7P9B1W';
const noon = new Date('2026-11-21T12:00:00.000Z');
const later = (days: number) => new Date(noon.getTime() + days * dayMs);

const owner = { code: 'HAPPYDAY', userId: referrer, origin: 'their-home', referrers: [] };
const came = (origin?: string, others: readonly Pick<Referral, 'origin'>[] = []) =>
  createReferral({ id: referralId, userId: newcomer, origin }, owner, others, noon);

describe('a new referral', () => {
  test('links the new person to the owner of the code', () =>
    expect(came()).toMatchObject({
      referral: { referrerId: referrer, userId: newcomer, status: 'created', code: 'HAPPYDAY', version: 1 },
      events: [{ name: 'referral.created.v1', detail: { referrerId: referrer, userId: newcomer } }],
    }));

  test('is refused for the owner of the code', () =>
    expect(() => createReferral({ id: referralId, userId: referrer }, owner, [], noon)).toThrow(
      'your own code',
    ));

  test('is refused for a person who brought the owner of the code, themselves or through others', () => {
    for (const referrers of [[newcomer], [id('usr', '1G'), newcomer].map((one) => UserId.parse(one))])
      expect(() =>
        createReferral({ id: referralId, userId: newcomer }, { ...owner, referrers }, [], noon),
      ).toThrow(expect.objectContaining({ code: 'conflict', extras: { state: 'circle' } }));
  });

  const from = (...origins: string[]) => origins.map((origin) => ({ origin }));
  test.each([
    [undefined, [], undefined],
    ['elsewhere', [], undefined],
    ['their-home', [], 'address_of_referrer'],
    ['elsewhere', from('elsewhere'), undefined],
    ['elsewhere', from('elsewhere', 'elsewhere'), 'many_from_address'],
    ['elsewhere', from('else', 'where'), undefined],
  ] as const)('from %s after referrals from %o has the flag %s', (origin, others, flag) =>
    expect(came(origin, others).referral.flag).toBe(flag),
  );

  test.each([
    [0, false],
    [7, false],
    [7.01, true],
    [400, true],
  ])('can be made within seven days of signing up: after %s days refused = %s', (days, refused) => {
    const says = () => assertRecentSignUp(noon.toISOString(), later(days));
    if (refused) expect(says).toThrow('first 7 days');
    else expect(says).not.toThrow();
  });
});

describe('the network hash', () => {
  test('differs between codes and between networks', () => {
    expect(hashNetwork('A', '203.0.113.7')).toBe(hashNetwork('A', '203.0.113.7'));
    expect(hashNetwork('A', '203.0.113.7')).not.toBe(hashNetwork('B', '203.0.113.7'));
    expect(hashNetwork('A', '203.0.113.7')).not.toBe(hashNetwork('A', '203.0.113.8'));
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
  ])('of %s and %s is equal: %s', (one, other, same) =>
    expect(hashNetwork('A', one) === hashNetwork('A', other)).toBe(same),
  );
});

test.each([
  ['happyday', 'HAPPYDAY'],
  [' Happy2 ', 'HAPPY2'],
])('a referral code can be typed as "%s"', (typed, code) => expect(ReferralCode.parse(typed)).toBe(code));
test.each(['', 'short', 'HAPPY-DAY', 'O0O0O0O0', 'IIIIIIII', 'THIRTEENSIGNS'])(
  'a referral code can’t be "%s"',
  (typed) => expect(ReferralCode.safeParse(typed).success).toBe(false),
);

describe('referral points', () => {
  const { referral } = came();
  const both = [referrer, newcomer];
  test('are earned fourteen days after the first payment', () => {
    const pending = markPaid(referral, payment, noon)?.referral;
    expect(pending).toMatchObject({ status: 'pending', paymentId: payment, version: 2 });
    expect(pending && qualifyReferral(pending, { earnedBy: both, points: 100 }, later(13.9))).toBeUndefined();
    expect(pending && qualifyReferral(pending, { earnedBy: both, points: 100 }, later(14))).toMatchObject({
      referral: { status: 'qualified', version: 3 },
      events: [{ name: 'referral.qualified.v1', detail: { points: 100, earnedBy: both } }],
    });
  });

  test.each([[[]], [[referrer]], [[newcomer]]])('list the people who earned them: %o', (earnedBy) => {
    const pending = markPaid(referral, payment, noon)?.referral;
    const events = pending && qualifyReferral(pending, { earnedBy, points: 100 }, later(14))?.events;
    expect(events).toMatchObject([{ detail: { earnedBy } }]);
  });

  /** All events of one referral in any order, any number of times. */
  const news = fc.array(
    fc.record({
      what: fc.constantFrom('pay', 'payOther', 'refund', 'refundOther', 'due'),
      days: fc.integer({ min: 0, max: 40 }),
    }),
    { maxLength: 12 },
  );
  test('are earned at most once, never before their day and never for a returned payment', () =>
    fc.assert(
      fc.property(news, (received) => {
        let state = referral;
        let earned = 0;
        let day = 0;
        const wentBack = new Set<string>();
        for (const { what, days } of received) {
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

describe('a reward coupon', () => {
  const having = (points: number, change: Partial<ReferralPoints> = {}): ReferralPoints => ({
    userId: referrer,
    points,
    version: 3,
    ...change,
  });
  test('costs a hundred points', () =>
    expect(spendPoints(having(250), 0, { id: couponId, costPoints: 100 }, noon)).toMatchObject({
      points: { points: 150, couponId, redeemedAt: noon.toISOString(), version: 4 },
      events: [{ name: 'points.redeemed.v1', detail: { points: 100, couponId } }],
    }));
  test.each([
    [0, 0, 'You have 0'],
    [99, 0, 'You have 99'],
    [100, 1, 'on their way'],
  ])('is refused for %s points with %s referrals pending', (points, pending, words) =>
    expect(() => spendPoints(having(points), pending, { id: couponId, costPoints: 100 }, noon)).toThrow(
      words,
    ),
  );
  test.each([
    [0, couponId],
    [59, couponId],
    [60, undefined],
    [3600, undefined],
  ])('is returned again by a call after %s seconds: %s', (seconds, same) =>
    expect(
      resolveRecentCoupon(
        having(0, { couponId, redeemedAt: noon.toISOString() }),
        new Date(noon.getTime() + seconds * 1000),
      ),
    ).toBe(same),
  );
  test('expires after twelve months', () =>
    expect(calculateCouponEnd(noon)).toBe('2027-11-21T12:00:00.000Z'));
});
