import { describe, expect, test } from 'vitest';
import { quoteCancellation } from '../../functions/money/packages/domain/cancellation.ts';
import { packageOf } from '../../functions/money/packages/domain/catalogue.ts';
import { applyChoice } from '../../functions/money/packages/domain/choice.ts';
import {
  toNextPackageVersion,
  cancelChoice,
  type PropertyPackages,
  type PackageUpdate,
} from '../../functions/money/packages/domain/package-update.ts';
import type { PropertyPackage } from '../../functions/money/packages/domain/property-package.ts';
import {
  type PackageDispute,
  applyDispute,
  applyRefund,
  hasStartedSince,
  isPaymentPending,
} from '../../functions/money/packages/domain/refunds-and-disputes.ts';
import {
  createChoiceIds,
  createChosenPackage,
  getNoonAfter,
  noon,
  payPackage,
  toPaymentId,
  createRunningPackage,
} from './package-examples.ts';

const names = (decision: PackageUpdate | undefined) => decision?.events.map(({ name }) => name);
const heard = (
  state: PackageDispute['state'],
  days: number,
  payment = 1,
  hasOpenDispute = false,
): PackageDispute => ({
  paymentId: toPaymentId(payment),
  state,
  at: getNoonAfter(days).toISOString(),
  hasOpenDispute,
});
const alone = (found: PropertyPackage, packages: PropertyPackages = { current: found }) => ({
  found,
  packages,
  chain: packages.current ? [packages.current] : [],
});
const must = <T>(found: T | undefined): T => {
  if (found === undefined) throw new Error('Nothing was decided');
  return found;
};

describe('a package', () => {
  const standard = createRunningPackage('standard');

  test('is closed by a whole refund of its own payment only', () => {
    expect(applyRefund(alone(standard), toPaymentId(1), noon)).toMatchObject({
      after: { pending: undefined },
      changed: [{ status: 'refunded' }],
      events: [{ name: 'package.expired.v1' }],
    });
    expect(applyRefund(alone(standard), toPaymentId(2), noon)).toBeUndefined();
    expect(applyRefund(alone(createRunningPackage('starter', 3)), toPaymentId(2), noon)).toBeUndefined();
    const cancelled = toNextPackageVersion(standard, { status: 'cancelled' });
    expect(applyRefund(alone(cancelled, {}), toPaymentId(1), noon)?.events).toEqual([]);
  });

  test('does not start when its payment was refunded before its success was handled', () => {
    const waiting = createChosenPackage('standard');
    const first = applyRefund(alone(waiting, { pending: waiting }), toPaymentId(9), noon);
    expect(first?.after.pending).toBeUndefined();
    expect(payPackage({}, must(first?.changed[0]))).toBeUndefined();
  });

  test('is pending while its payment is under way, whichever of property and package was read first', () => {
    const waiting = createChosenPackage('standard');
    expect(isPaymentPending(waiting, { pending: waiting })).toBe(true);
    expect(isPaymentPending({ ...standard, id: waiting.id }, { pending: waiting })).toBe(true);
    expect(isPaymentPending(standard, { current: standard })).toBe(false);
  });

  test('has started since its property’s packages were read when they do not show it', () => {
    const waiting = createChosenPackage('standard');
    const started = { ...standard, id: waiting.id };
    expect(hasStartedSince(started, {})).toBe(true);
    expect(hasStartedSince(started, { pending: started })).toBe(true);
    expect(hasStartedSince(started, { current: started })).toBe(false);
    expect(hasStartedSince(waiting, { pending: waiting })).toBe(false);
  });

  test('can be upgraded again after a won dispute, in any order of the reports', () => {
    const [open, won] = [heard('open', 1), heard('won', 8)];
    for (const order of [
      [open, won],
      [won, open],
      [open, won, open, won],
    ]) {
      let found = standard;
      for (const one of order) found = applyDispute(alone(found), one)?.after.current ?? found;
      expect(
        applyChoice({ current: found }, packageOf('plus'), createChoiceIds(2), getNoonAfter(9)).chosen.status,
      ).toBe('pending_payment');
    }
  });

  test.each([
    ['reported after the opening', [heard('open', 1), heard('lost', 2)]],
    ['reported before the opening', [heard('lost', 2), heard('open', 1)]],
  ])('ends when its dispute is lost (%s), with the pending upgrade that had credit from it', (_, order) => {
    const larger = createChosenPackage('plus', { current: standard }, 2);
    let packages: PropertyPackages = { current: standard, pending: larger };
    let over = standard;
    for (const one of order) {
      const decision = applyDispute(alone(over, packages), one);
      if (!decision) continue;
      over = must(decision.changed.find(({ id }) => id === standard.id));
      packages = decision.after;
    }
    expect([over.status, packages.current, packages.pending]).toEqual(['expired', undefined, undefined]);
    const late = payPackage(packages, cancelChoice(larger, 'replaced'), { previous: over });
    expect(names(late)).toEqual(['package.refund_due.v1']);
  });
});

describe('an upgraded package', () => {
  const plus = createRunningPackage('plus');
  const waiting = applyChoice({ current: plus }, packageOf('premium'), createChoiceIds(2), noon).chosen;
  const upgraded = must(payPackage({ current: plus, pending: waiting }, waiting));
  const premium = must(upgraded.after.current);
  const before = must(upgraded.changed.find(({ id }) => id === plus.id));
  const world = (current = premium) => ({
    found: before,
    packages: { current },
    chain: [current, before],
  });

  test('holds the upgrade while its own payment is disputed', () => {
    const held = must(applyDispute(world(), heard('open', 2))?.after.current);
    expect(held).toMatchObject({ id: premium.id, disputedAt: getNoonAfter(2).toISOString() });
    expect(quoteCancellation(held, getNoonAfter(2))).toBeUndefined();
    const free = must(applyDispute(world(held), heard('won', 3))?.after.current);
    expect(quoteCancellation(free, getNoonAfter(3))).toBeDefined();
  });

  test('holds the upgrade until the last dispute of the chain is won', () => {
    const world = (found: PropertyPackage, current: PropertyPackage) => ({
      found,
      packages: { current },
      chain: [current, before],
    });
    const first = must(applyDispute(world(before, premium), heard('open', 2, 1, true))?.after.current);
    const both = must(applyDispute(world(first, first), heard('open', 3, 9, true))?.after.current);
    expect(applyDispute(world(before, both), heard('won', 4, 1, true))).toBeUndefined();
    expect(quoteCancellation(both, getNoonAfter(4))).toBeUndefined();
    const free = must(applyDispute(world(both, both), heard('won', 5, 9))?.after.current);
    expect(quoteCancellation(free, getNoonAfter(5))).toBeDefined();
  });

  const gone = {
    lost: (at: number, current?: PropertyPackage) => applyDispute(world(current), heard('lost', at)),
    'refunded whole': (at: number, current?: PropertyPackage) =>
      applyRefund(world(current), toPaymentId(1), getNoonAfter(at)),
  };
  test.each([
    ['lost', 'expired', 1, 49_900 - 24_900],
    ['lost', 'expired', 11, 49_900 - 1_368 - 24_900],
    ['lost', 'expired', 300, 0],
    ['refunded whole', 'refunded', 11, 49_900 - 1_368 - 24_900],
  ] as const)(
    'with its payment %s ends as %s; after %d days %d pence of the other payment are refunded',
    (how, status, days, refundPence) => {
      const decision = must(gone[how](days));
      expect(decision.after.current).toBeUndefined();
      expect(decision.changed).toContainEqual(
        expect.objectContaining({ id: premium.id, status, refundPence }),
      );
      const [ended, ...due] = decision.events;
      expect(ended).toMatchObject({
        name: 'package.expired.v1',
        detail: { propertyPackageId: premium.id },
      });
      expect(due.map(({ detail }) => [detail['paymentId'], detail['amountPence'], detail['reason']])).toEqual(
        refundPence > 0 ? [[toPaymentId(9), refundPence, 'ended']] : [],
      );
    },
  );

  test('ignores repeated reports, and reports after the upgrade has ended', () => {
    const over = must(gone.lost(2)).after;
    expect(applyDispute({ found: before, packages: over, chain: [] }, heard('lost', 2))).toBeUndefined();
    const closed = must(must(gone['refunded whole'](2)).changed.find(({ id }) => id === plus.id));
    expect(applyRefund({ found: closed, packages: {}, chain: [] }, toPaymentId(1), noon)).toBeUndefined();
    const other = createRunningPackage('standard', 5);
    expect(applyDispute(alone(before, { current: other }), heard('lost', 2))).toBeUndefined();
    expect(applyRefund(alone(before, { current: other }), toPaymentId(1), noon)?.after.current).toBe(other);
  });
});
