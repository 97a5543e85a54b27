import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Coupon } from '../../functions/money/coupons/domain/coupon.ts';
import { CouponCode } from '../../functions/money/coupons/domain/coupon.ts';
import { endCoupon, createCoupon } from '../../functions/money/coupons/domain/create-coupon.ts';
import {
  assertCouponUsable,
  calculateDiscount,
  countUsesLeft,
} from '../../functions/money/coupons/domain/discount.ts';
import { packageCatalogue } from '../../functions/money/packages/domain/catalogue.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const userId = 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E';
const other = 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1F';
const coupon = (change: Partial<Coupon> = {}): Coupon => ({
  id: 'cpn_01K9ZX3Q6T4C8V0R2M5N7P9B1W',
  code: 'SPRING20',
  type: 'percent',
  value: 20,
  minSpendPence: 0,
  packages: [],
  mostPerUser: 1,
  uses: 0,
  version: 1,
  createdAt: '2026-11-01T12:00:00.000Z',
  ...change,
});
const standard = { packageId: 'standard', pricePence: 9_900, userId, uses: 0, now } as const;

test.each<[Partial<Coupon>, number, number]>([
  [{}, 1_980, 0],
  [{ value: 100 }, 9_900, 0],
  [{ value: 33 }, 3_267, 0],
  [{ type: 'fixed', value: 1_000 }, 1_000, 0],
  [{ type: 'fixed', value: 20_000 }, 9_900, 0],
  [{ type: 'free_days', value: 30 }, 0, 30],
  [{ minSpendPence: 9_900 }, 1_980, 0],
  [{ packages: ['plus', 'standard'] }, 1_980, 0],
  [{ ownerId: userId }, 1_980, 0],
  [{ startsAt: now.toISOString() }, 1_980, 0],
  [{ mostUses: 3, uses: 2 }, 1_980, 0],
])(
  'turns a coupon with %o into %d pence off Standard and %d free days',
  (change, discountPence, freeDays) => {
    expect(calculateDiscount(coupon(change), standard)).toEqual({ discountPence, freeDays });
  },
);

test.each<[string, Partial<Coupon>, string, Partial<typeof standard>]>([
  ['another’s', { ownerId: other }, 'not_found', {}],
  ['ended', { expiresAt: now.toISOString() }, 'gone', {}],
  ['not begun', { startsAt: '2026-12-01T00:00:00.000Z' }, 'invalid', {}],
  ['for another package', { packages: ['plus'] }, 'invalid', {}],
  ['for more', { minSpendPence: 9_901 }, 'invalid', {}],
  ['used up', { mostUses: 2, uses: 2 }, 'gone', {}],
])('refuses a coupon that is %s', (_, change, code) => {
  expect(() => calculateDiscount(coupon(change), standard)).toThrow(expect.objectContaining({ code }));
});

test('refuses a coupon that the user has used already', () => {
  expect(() => calculateDiscount(coupon(), { ...standard, uses: 1 })).toThrow(
    expect.objectContaining({ code: 'gone' }),
  );
  expect(countUsesLeft(coupon({ mostPerUser: 5, mostUses: 9, uses: 8 }), 2)).toBe(1);
});

test('never exceeds the price with a discount', () => {
  const type = fc.constantFrom('percent', 'fixed', 'free_days');
  fc.assert(
    fc.property(
      type,
      fc.integer({ min: 1, max: 100_000 }),
      fc.constantFrom(...packageCatalogue),
      (kind, value, offered) => {
        const { id: packageId, pricePence } = offered;
        const { discountPence } = calculateDiscount(coupon({ type: kind, value }), {
          ...standard,
          packageId,
          pricePence,
        });
        expect(discountPence).toBeGreaterThanOrEqual(0);
        expect(discountPence).toBeLessThanOrEqual(pricePence);
      },
    ),
  );
});

test('is not for the member of staff who made it', () => {
  const made = coupon({ createdBy: standard.userId });
  expect(() => assertCouponUsable(made, standard)).toThrow(
    expect.objectContaining({ code: 'conflict', extras: { state: 'own' } }),
  );
  expect(() => calculateDiscount(made, standard)).toThrow('You made this coupon');
});

test.each([' spring20 ', 'Spring20', 'SPRING20'])('parses the coupon code %o to one spelling', (typed) => {
  expect(CouponCode.parse(typed)).toBe('SPRING20');
});

describe('createCoupon', () => {
  const said = {
    code: 'NEW',
    type: 'percent',
    value: 20,
    minSpendPence: 0,
    packages: [],
    mostPerUser: 1,
  } as const;
  const make = (change: object) =>
    createCoupon({ ...said, packages: [], ...change }, { id: coupon().id, now });
  test.each([
    [{ value: 101 }, 'value'],
    [{ type: 'free_days', value: 731 }, 'value'],
    [{ expiresAt: '2026-11-20T00:00:00.000Z' }, 'expiresAt'],
    [{ startsAt: '2026-12-02T00:00:00.000Z', expiresAt: '2026-12-01T00:00:00.000Z' }, 'expiresAt'],
  ])('refuses %o, which could never be used', (change, field) => {
    expect(() => make(change)).toThrow(
      expect.objectContaining({ extras: { errors: { [field]: [expect.any(String)] } } }),
    );
  });
  test('makes a coupon that can be ended once', () => {
    const ended = endCoupon(make({}), now);
    expect(ended).toMatchObject({ expiresAt: now.toISOString(), version: 2 });
    expect(endCoupon(ended, now)).toBe(ended);
  });
});
