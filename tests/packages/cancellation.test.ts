import { describe, expect, test } from 'vitest';
import { cancelPackage, quoteCancellation } from '../../functions/money/packages/domain/cancellation.ts';
import { packageOf } from '../../functions/money/packages/domain/catalogue.ts';
import { applyChoice } from '../../functions/money/packages/domain/choice.ts';
import {
  type PackageUpdate,
  toNextPackageVersion,
} from '../../functions/money/packages/domain/package-update.ts';
import type { PropertyPackage } from '../../functions/money/packages/domain/property-package.ts';
import { calculateUnusedValue } from '../../functions/money/packages/domain/quote.ts';
import {
  createChoiceIds,
  createChosenPackage,
  getNoonAfter,
  noon,
  payPackage,
  toPaymentId,
  createRunningPackage,
} from './package-examples.ts';

/** The context of a package that upgraded no other. */
const alone = { chain: [], previous: undefined };
const names = (decision: PackageUpdate | undefined) => decision?.events.map(({ name }) => name);

describe('cancelling a package', () => {
  const standard = createRunningPackage('standard');
  const cancelAt = (days: number, found = standard, chain = [found]) =>
    cancelPackage(found, { current: found }, { chain, previous: undefined }, getNoonAfter(days));

  test.each([
    [0, 9_900, true],
    [0.5, 9_900, true],
    [1, 9_900, true],
    [1.01, 9_790, false],
    [3, 9_735, false],
    [13.9, 9_130, false],
  ])('refunds, after %d days, %d pence; the full payment: %s', (days, refundPence, whole) => {
    expect(quoteCancellation(standard, getNoonAfter(days))?.refundPence).toBe(refundPence);
    const decision = cancelAt(days);
    expect(decision?.after).toEqual({});
    expect(decision?.changed).toMatchObject([{ status: 'cancelled', refundPence }]);
    expect(decision?.events).toMatchObject([
      { name: 'package.cancelled.v1', detail: { refundPence } },
      { name: 'package.refund_due.v1', detail: { amountPence: refundPence, whole, reason: 'cancelled' } },
    ]);
  });

  test('is refused after fourteen days, naming the last day', () => {
    expect(() => cancelAt(14)).toThrow(
      expect.objectContaining({ code: 'conflict', message: expect.stringContaining('5 December') }),
    );
    expect(quoteCancellation(standard, getNoonAfter(14))).toBeUndefined();
  });

  const free = createChosenPackage('starter');
  const still: PropertyPackage = { ...free, status: 'paused', pausedAt: getNoonAfter(10).toISOString() };
  test.each([
    ['is active', 60, free, getNoonAfter(90)],
    ['is paused', 60, still, getNoonAfter(140)],
    ['is paused beyond its original end', 120, still, getNoonAfter(200)],
  ])('ends a free one that %s at any time without a refund', (_, days, found, until) => {
    expect(quoteCancellation(found, getNoonAfter(days))?.until).toBe(until.toISOString());
    expect(names(cancelAt(days, found))).toEqual(['package.cancelled.v1']);
  });

  test('withdraws a pending choice, also one that would upgrade the cancelled package', () => {
    const waiting = createChosenPackage('plus', { current: standard }, 2);
    const packages = { current: standard, pending: waiting };
    expect(cancelPackage(waiting, packages, alone, noon)?.after).toEqual({ current: standard });
    expect(cancelPackage(standard, packages, { ...alone, chain: [standard] }, noon)?.changed).toMatchObject([
      { id: standard.id, status: 'cancelled' },
      { id: waiting.id, status: 'cancelled', dropped: 'by_owner' },
    ]);
  });

  test('restores the package that an upgrade replaced, with the days that it had left', () => {
    const packages = { current: standard };
    const waiting = applyChoice(packages, packageOf('plus'), createChoiceIds(2), noon).chosen;
    const decision = payPackage({ ...packages, pending: waiting }, waiting);
    const plus = decision?.after.current;
    const previous = decision?.changed.find(({ id }) => id === standard.id);
    if (!plus || !previous) throw new Error('It runs');
    expect(quoteCancellation(plus, getNoonAfter(3), previous)?.restores).toEqual({
      packageId: 'standard',
      endsAt: getNoonAfter(182).toISOString(),
    });
    const done = cancelPackage(
      plus,
      { current: plus },
      { chain: [plus, previous], previous },
      getNoonAfter(3),
    );
    // It was paid after a day, with 179 of 180 days left; two of its own days have begun since.
    const refundPence = Math.floor((waiting.totalPence * 363) / 365);
    expect(done?.after.current).toMatchObject({
      id: standard.id,
      status: 'active',
      endsAt: getNoonAfter(3 + 179).toISOString(),
    });
    expect(done?.events).toMatchObject([
      {
        name: 'package.cancelled.v1',
        detail: { refundPence, restored: { packageId: 'standard', endsAt: getNoonAfter(182).toISOString() } },
      },
      { name: 'package.refund_due.v1', detail: { paymentId: toPaymentId(9), amountPence: refundPence } },
    ]);
    expect(calculateUnusedValue(done?.after.current ?? plus, getNoonAfter(3))).toBe(
      calculateUnusedValue(standard, getNoonAfter(1)),
    );
  });

  test('restores the replaced package as paused while the property is sold subject to contract', () => {
    const starter = createChosenPackage('starter');
    const waiting = applyChoice({ current: starter }, packageOf('plus'), createChoiceIds(2), noon).chosen;
    const decision = payPackage({ current: starter, pending: waiting }, waiting);
    const [plus, previous] = decision?.changed ?? [];
    if (!plus || !previous) throw new Error('It runs');
    const still: PropertyPackage = { ...plus, status: 'paused', pausedAt: getNoonAfter(2).toISOString() };
    const done = cancelPackage(still, { current: still }, { chain: [still], previous }, getNoonAfter(10));
    expect(done?.after.current).toMatchObject({
      status: 'paused',
      pausedAt: getNoonAfter(10).toISOString(),
      endsAt: getNoonAfter(10 + 89).toISOString(),
    });
  });

  test('refunds both payments of an upgrade when the replaced package has ended', () => {
    const packages = { current: standard };
    const waiting = applyChoice(packages, packageOf('plus'), createChoiceIds(2), getNoonAfter(5)).chosen;
    const decision = payPackage({ ...packages, pending: waiting }, waiting);
    const plus = decision?.after.current;
    if (!plus) throw new Error('It runs');
    const past = { chain: [plus, standard], previous: toNextPackageVersion(standard, { status: 'expired' }) };
    const done = cancelPackage(plus, { current: plus }, past, getNoonAfter(3));
    const due = done?.events
      .filter(({ name }) => name === 'package.refund_due.v1')
      .map(({ detail }) => detail);
    const all = 24_900 - Math.ceil((24_900 * 2) / 365);
    expect(done?.changed).toMatchObject([{ refundPence: all }]);
    expect(due).toMatchObject([
      { paymentId: toPaymentId(9), amountPence: waiting.totalPence, whole: true },
      { paymentId: toPaymentId(1), amountPence: all - waiting.totalPence, whole: false },
    ]);
  });

  test('is refused during a dispute and after the end, and has no effect twice', () => {
    const disputed = { ...standard, disputedAt: getNoonAfter(1).toISOString() };
    expect(() => cancelAt(2, disputed)).toThrow(expect.objectContaining({ code: 'conflict' }));
    expect(
      cancelPackage(toNextPackageVersion(standard, { status: 'cancelled' }), {}, alone, noon),
    ).toBeUndefined();
    expect(() =>
      cancelPackage(toNextPackageVersion(standard, { status: 'expired' }), {}, alone, noon),
    ).toThrow(expect.objectContaining({ code: 'conflict' }));
  });
});
