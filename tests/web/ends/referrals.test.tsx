import { expect, test } from 'vitest';
import { createUserAnswer, startLogin } from '../app.tsx';
import { findFaults, readScreen } from './reading.ts';

const nobody = {
  code: 'HAPPYDAY',
  link: 'https://gable.example/register?ref=HAPPYDAY',
  count: 0,
  qualified: 0,
  points: 0,
  pendingPoints: 0,
  isReferred: false,
  isRedeem: false,
  nextReward: { points: 100, pence: 1_000, missing: 100 },
};
const enough = { points: 100, qualified: 1, nextReward: { ...nobody.nextReward, missing: 0 } };
const list = (...coupons: readonly unknown[]) => ({
  body: { coupons, total: coupons.length, page: 1, per_page: 20 },
});
const coupon = {
  id: 'cpn_01K9ZX3Q6T4C8V0R2M5N7P9B1W',
  code: 'THANKS-HAPPY234',
  type: 'fixed',
  value: 1_000,
  packages: [],
  minSpendPence: 0,
  expiresAt: '2027-11-21T12:00:00.000Z',
  usesLeft: 1,
};
const settings = {
  body: {
    configurations: [
      { key: 'referral_points', value: 100 },
      { key: 'referral_coupon_points', value: 100 },
      { key: 'referral_coupon_pence', value: 1_000 },
    ],
  },
};
const none = /No one has signed up through your link yet\./;

test.each([
  [
    'used by no one',
    nobody,
    list(),
    /0 points[\s\S]*100 points to your next £10 coupon[\s\S]*No one has signed up/,
    [],
  ],
  [
    'created',
    { ...nobody, count: 1 },
    list(),
    /1 person signed up through your link\. No points have come of it yet/,
    [none],
  ],
  [
    'pending',
    { ...nobody, count: 1, pendingPoints: 100 },
    list(),
    /100 points on the way\. You can redeem them when they arrive/,
    [none],
  ],
  [
    'qualified',
    { ...nobody, ...enough, count: 1, isRedeem: true },
    list(),
    /Enough for a £10 coupon[\s\S]*1 of them earned you points[\s\S]*Turn 100 points into £10/,
    [none, /on the way/],
  ],
  [
    'qualified, and another is pending',
    { ...nobody, ...enough, count: 2, pendingPoints: 100 },
    list(),
    /Enough for a £10 coupon[\s\S]*100 points on the way\. You can redeem them when they arrive/,
    [none],
  ],
  [
    'redeemed',
    { ...nobody, count: 1, qualified: 1 },
    list(coupon),
    /100 points to your next[\s\S]*£10 off[\s\S]*Until 21 November 2027[\s\S]*THANKS-HAPPY234/,
    [none, /None yet/],
  ],
  [
    'void',
    { ...nobody, count: 1 },
    list(),
    /1 person signed up through your link\. No points have come of it yet/,
    [none, /on the way/],
  ],
] as const)('a referral that is %s is told to its referrer', async (_, count, coupons, reads, never) => {
  startLogin();
  const text = await readScreen('/referral', {
    'GET /api/user': createUserAnswer(),
    'GET /api/referral/user-referral/count-by-referrer': { body: count },
    'GET /api/coupon/coupons': coupons,
    'GET /api/common/configurations': settings,
  });
  expect(findFaults('referral', text, reads, never)).toEqual([]);
});
