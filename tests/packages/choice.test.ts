import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitVat } from '../../functions/kernel/money.ts';
import { calculateDiscount } from '../../functions/money/coupons/domain/discount.ts';
import { quoteCancellation } from '../../functions/money/packages/domain/cancellation.ts';
import { packageCatalogue, packageOf } from '../../functions/money/packages/domain/catalogue.ts';
import { applyChoice, startPackage } from '../../functions/money/packages/domain/choice.ts';
import { isUpgrade } from '../../functions/money/packages/domain/entitlements.ts';
import {
  createEndingEvents,
  endReminderDays,
  expirePackage,
  isPastEnd,
  pausePackage,
  resumePackage,
} from '../../functions/money/packages/domain/lifecycle.ts';
import type { Package } from '../../functions/money/packages/domain/property-package.ts';
import {
  calculateUnusedValue,
  calculateUsedDays,
  calculatePaidValue,
  quotePrice,
} from '../../functions/money/packages/domain/quote.ts';
import {
  anyCoupon,
  createChosenPackage,
  createChoiceIds,
  couponId,
  getNoonAfter,
  noon,
  createRunningPackage,
} from './package-examples.ts';

test('lists the agreed packages and prices in the catalogue', () => {
  expect(
    packageCatalogue.map(({ id, pricePence, days, max_photos }) => [id, pricePence, days, max_photos]),
  ).toEqual([
    ['starter', 0, 90, 10],
    ['standard', 9_900, 180, 30],
    ['plus', 24_900, 365, 30],
    ['premium', 49_900, 365, 30],
  ]);
  expect(packageCatalogue.map(({ vatPence }) => vatPence)).toEqual([0, 1_650, 4_150, 8_317]);
});

const pence = fc.integer({ min: 0, max: 60_000 });

describe('the lines of a quote', () => {
  const quoteAny = (check: (offered: Package, made: ReturnType<typeof quotePrice>) => void) =>
    fc.assert(
      fc.property(fc.constantFrom(...packageCatalogue), pence, pence, (offered, discountPence, creditPence) =>
        check(offered, quotePrice(offered, { discountPence, creditPence })),
      ),
    );

  test('add up to the penny net, for any discount and credit', () => {
    quoteAny((offered, { subtotalPence, discountPence, creditPence, vatPence, totalPence }) => {
      expect(subtotalPence - discountPence - creditPence + vatPence).toBe(totalPence);
      expect(subtotalPence).toBe(splitVat(offered.pricePence).netPence);
      for (const line of [subtotalPence, discountPence, creditPence, vatPence, totalPence])
        expect(line).toBeGreaterThanOrEqual(0);
    });
  });

  test('add up to the penny gross, each within a penny of its net price', () => {
    quoteAny((offered, { discountPence, creditPence, discountGrossPence, creditGrossPence, ...rest }) => {
      expect(offered.pricePence - discountGrossPence - creditGrossPence).toBe(rest.totalPence);
      expect(Math.abs(splitVat(discountGrossPence).netPence - discountPence)).toBeLessThanOrEqual(1);
      expect(Math.abs(splitVat(creditGrossPence).netPence - creditPence)).toBeLessThanOrEqual(1);
      expect(Math.abs(rest.vatPence - rest.totalPence / 6)).toBeLessThanOrEqual(0.5);
    });
  });

  test('add up for every coupon on every package and upgrade', () => {
    const type = fc.constantFrom('percent' as const, 'fixed' as const, 'free_days' as const);
    const days = fc.integer({ min: 0, max: 89 });
    fc.assert(
      fc.property(type, fc.integer({ min: 1, max: 60_000 }), days, (kind, value, used) => {
        for (const current of packageCatalogue)
          for (const offered of packageCatalogue.filter(({ id }) => isUpgrade(id, current.id))) {
            const { discountPence, freeDays } = calculateDiscount(
              { ...anyCoupon, type: kind, value },
              {
                packageId: offered.id,
                pricePence: offered.pricePence,
                userId: createChoiceIds().ownerId,
                uses: 0,
                now: noon,
              },
            );
            const coupon = { id: couponId, code: 'ANY', freeDays, discountPence };
            const packages = { current: createRunningPackage(current.id) };
            const { chosen: made } = applyChoice(
              packages,
              offered,
              { ...createChoiceIds(2), coupon },
              getNoonAfter(used),
            );
            expect(made.subtotalPence - made.discountPence - made.creditPence + made.vatPence).toBe(
              made.totalPence,
            );
            expect(made.totalPence + made.discountGrossPence + made.creditGrossPence).toBe(
              offered.pricePence,
            );
          }
      }),
    );
  });
});

describe('the unused value of a package', () => {
  test.each([
    [0, 0, 9_900],
    [0.01, 0, 9_900],
    [1, 0, 9_900],
    [1.01, 2, 9_790],
    [1.5, 2, 9_790],
    [90, 90, 4_950],
    [179.5, 180, 0],
    [400, 180, 0],
  ])('is, after %d days of Standard with %d days charged, %d pence', (days, began, left) => {
    const standard = createRunningPackage('standard');
    expect([
      calculateUsedDays(standard, getNoonAfter(days)),
      calculateUnusedValue(standard, getNoonAfter(days)),
    ]).toEqual([began, left]);
  });

  test('never exceeds the payment, never grows, and does not shrink during a pause', () => {
    const day = fc.integer({ min: 0, max: 400 });
    const discount = fc.integer({ min: 0, max: 9_900 });
    fc.assert(
      fc.property(discount, day, day, day, (discountPence, before, away, after) => {
        const coupon = { id: couponId, code: 'SPRING', freeDays: 0, discountPence };
        const made = applyChoice({}, packageOf('standard'), { ...createChoiceIds(), coupon }, noon).chosen;
        const runs = startPackage(made, noon);
        const paused = pausePackage(runs, { current: runs }, getNoonAfter(before))?.after.current;
        if (!paused) return;
        const left = calculateUnusedValue(paused, getNoonAfter(before));
        expect(left).toBeLessThanOrEqual(calculatePaidValue(runs));
        expect(calculateUnusedValue(paused, getNoonAfter(before + away))).toBe(left);
        const again = resumePackage(paused, { current: paused }, getNoonAfter(before + away))?.after.current;
        expect(again && calculateUnusedValue(again, getNoonAfter(before + away))).toBe(left);
        expect(again && calculateUnusedValue(again, getNoonAfter(before + away + after))).toBeLessThanOrEqual(
          left,
        );
      }),
    );
  });
});

describe('choosing a package', () => {
  test('starts Starter at once for ninety days', () => {
    const made = applyChoice({}, packageOf('starter'), { ...createChoiceIds(), startNow: false }, noon);
    expect(made.chosen).toMatchObject({
      status: 'active',
      totalPence: 0,
      endsAt: '2027-02-19T12:00:00.000Z',
    });
    expect(made.chosen).not.toHaveProperty('askedToStartAt');
    expect(made.events.map(({ name }) => name)).toEqual(['package.chosen.v1', 'package.activated.v1']);
    expect(made.events[1]?.detail).toMatchObject({ maxPhotos: 10, endsAt: made.chosen.endsAt });
  });

  test.each(['standard', 'plus', 'premium'] as const)('holds the price of %s until it is paid', (id) => {
    const { chosen: made, events, after } = applyChoice({}, packageOf(id), createChoiceIds(), noon);
    expect(made).toMatchObject({
      status: 'pending_payment',
      totalPence: packageOf(id).pricePence,
      quotedUntil: '2026-11-21T12:30:00.000Z',
      askedToStartAt: noon.toISOString(),
    });
    expect(after).toEqual({ pending: made });
    expect(events.map(({ name }) => name)).toEqual(['package.chosen.v1']);
  });

  test('accepts a paid package without an early start', () => {
    const made = applyChoice({}, packageOf('plus'), { ...createChoiceIds(), startNow: false }, noon).chosen;
    expect(made).toMatchObject({ status: 'pending_payment', totalPence: 24_900 });
    expect(made).not.toHaveProperty('askedToStartAt');
  });

  test('is refused while another package is scheduled', () => {
    const pending = { ...createChosenPackage('plus'), status: 'scheduled' as const };
    expect(() => applyChoice({ pending }, packageOf('premium'), createChoiceIds(2), noon)).toThrow(
      expect.objectContaining({ code: 'conflict', extras: { state: 'scheduled' } }),
    );
  });

  test('starts at once when a coupon covers the whole price, with the coupon’s days', () => {
    const coupon = { id: couponId, code: 'ALL', freeDays: 10, discountPence: 9_900 };
    const made = applyChoice(
      {},
      packageOf('standard'),
      { ...createChoiceIds(), startNow: false, coupon },
      noon,
    ).chosen;
    expect(made).toMatchObject({ status: 'active', totalPence: 0, vatPence: 0, discountGrossPence: 9_900 });
    expect(made.endsAt).toBe(getNoonAfter(190).toISOString());
  });

  test('replaces an earlier pending choice', () => {
    const first = createChosenPackage('plus');
    const { changed, after } = applyChoice(
      { pending: first },
      packageOf('standard'),
      createChoiceIds(2),
      noon,
    );
    expect(changed).toMatchObject([
      { status: 'pending_payment', packageId: 'standard' },
      { id: first.id, status: 'cancelled', dropped: 'replaced', version: 2 },
    ]);
    expect(after.pending?.packageId).toBe('standard');
  });

  const sizes = ['starter', 'standard', 'plus', 'premium'] as const;
  test.each(sizes.flatMap((has, at) => sizes.map((wants, place) => [has, wants, place > at] as const)))(
    'with %s running, allows %s: %s',
    (has, wants, can) => {
      const trying = () =>
        applyChoice(
          { current: createRunningPackage(has) },
          packageOf(wants),
          createChoiceIds(2),
          getNoonAfter(10),
        ).chosen;
      if (can)
        expect(trying()).toMatchObject({ status: 'pending_payment', upgrades: createRunningPackage(has).id });
      else expect(trying).toThrow(expect.objectContaining({ code: 'conflict' }));
    },
  );

  test('reduces the price of an upgrade by the unused days of the running package', () => {
    const made = applyChoice(
      { current: createRunningPackage('standard') },
      packageOf('plus'),
      createChoiceIds(2),
      getNoonAfter(90),
    ).chosen;
    expect(made).toMatchObject({ creditGrossPence: 4_950, totalPence: 19_950, discountPence: 0 });
  });

  test('refuses an upgrade while the running package is disputed', () => {
    const disputed = { ...createRunningPackage('standard'), disputedAt: getNoonAfter(1).toISOString() };
    const trying = (current: typeof disputed) =>
      applyChoice({ current }, packageOf('plus'), createChoiceIds(2), getNoonAfter(9)).chosen.status;
    expect(() => trying(disputed)).toThrow(expect.objectContaining({ code: 'conflict' }));
    expect(trying({ ...disputed, disputeClosedAt: getNoonAfter(8).toISOString() })).toBe('pending_payment');
  });

  test('ends a package at its end, not before, and once', () => {
    const starter = createChosenPackage('starter');
    expect(isPastEnd(starter, new Date('2027-02-19T11:59:59.999Z'))).toBe(false);
    expect(isPastEnd(starter, new Date('2027-02-19T12:00:00.000Z'))).toBe(true);
    const { changed, events, after } = expirePackage(starter, { current: starter });
    expect(changed).toMatchObject([{ status: 'expired', version: 2 }]);
    expect(after.current).toBeUndefined();
    expect(changed.some((ended) => isPastEnd(ended, new Date('2028-01-01')))).toBe(false);
    expect(events.map(({ name }) => name)).toEqual(['package.expired.v1']);
  });

  test('reminds its owner 14 days, 7 days and 1 day before its end, and never without an end', () => {
    const starter = createChosenPackage('starter');
    const reminders = endReminderDays.flatMap((days) => createEndingEvents(starter, days));
    expect(reminders.map(({ detail }) => detail)).toMatchObject(
      [14, 7, 1].map((days) => ({ days, endsAt: starter.endsAt })),
    );
    const { endsAt: _, ...endless } = starter;
    expect(createEndingEvents(endless, 7)).toEqual([]);
  });
});

describe('pausing a package', () => {
  const starter = createChosenPackage('starter');
  const paused = (days: number) => pausePackage(starter, { current: starter }, getNoonAfter(days));

  test('moves its end by the length of the pause', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 89 }), fc.integer({ min: 0, max: 400 }), (before, away) => {
        const decision = paused(before);
        expect(decision?.events).toMatchObject([{ name: 'package.paused.v1' }]);
        const still = decision?.after.current;
        expect(still && isPastEnd(still, getNoonAfter(before + away))).toBe(false);
        const again =
          still && resumePackage(still, { current: still }, getNoonAfter(before + away))?.after.current;
        expect(again).toMatchObject({ status: 'active', endsAt: getNoonAfter(90 + away).toISOString() });
        expect(still && quoteCancellation(still, getNoonAfter(before + away))?.until).toBe(again?.endsAt);
        expect(again).not.toHaveProperty('pausedAt');
      }),
    );
  });

  test('is possible once, and resuming only while it is paused', () => {
    const still = paused(1)?.after.current;
    expect(still && pausePackage(still, { current: still }, getNoonAfter(2))).toBeUndefined();
    expect(resumePackage(starter, { current: starter }, getNoonAfter(2))).toBeUndefined();
    expect(paused(91)).toBeUndefined();
  });
});
