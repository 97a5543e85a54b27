import { describe, expect, test } from 'vitest';
import { cancelPackage, quoteCancellation } from '../../functions/money/packages/domain/cancellation.ts';
import { packageOf } from '../../functions/money/packages/domain/catalogue.ts';
import { applyChoice } from '../../functions/money/packages/domain/choice.ts';
import { endPackage } from '../../functions/money/packages/domain/lifecycle.ts';
import type { PropertyPackages } from '../../functions/money/packages/domain/package-update.ts';
import type { PropertyPackage } from '../../functions/money/packages/domain/property-package.ts';
import { applyDispute, applyRefund } from '../../functions/money/packages/domain/refunds-and-disputes.ts';
import {
  isDueToStart,
  refundScheduledPackage,
  startScheduledPackage,
} from '../../functions/money/packages/domain/scheduled-start.ts';
import {
  createChoiceIds,
  createChosenPackage,
  getNoonAfter,
  noon,
  payPackage,
  toPaymentId,
  createRunningPackage,
} from './package-examples.ts';

/** A package chosen without an early start, and paid a day after noon. */
function scheduled(packages: PropertyPackages = {}): {
  readonly found: PropertyPackage;
  readonly packages: PropertyPackages;
} {
  const waiting = applyChoice(
    packages,
    packageOf('plus'),
    { ...createChoiceIds(2), startNow: false },
    noon,
  ).chosen;
  const decision = payPackage({ ...packages, pending: waiting }, waiting);
  const found = decision?.after.pending;
  if (!decision || !found) throw new Error('It is paid and waits');
  return { found, packages: decision.after };
}
const alone = { chain: [], previous: undefined };
const conflict = (state: string) => expect.objectContaining({ code: 'conflict', extras: { state } });

describe('a scheduled package', () => {
  test('waits fourteen days from its payment while the running one continues', () => {
    const starter = createChosenPackage('starter');
    const { found, packages } = scheduled({ current: starter });
    expect(found).toMatchObject({ status: 'scheduled', startsAt: getNoonAfter(15).toISOString() });
    expect(found).not.toHaveProperty('startedAt');
    expect(packages.current).toEqual(starter);
    expect(isDueToStart(found, getNoonAfter(14.9))).toBe(false);
    expect(isDueToStart(found, getNoonAfter(15))).toBe(true);
  });

  test('starts with all its days and cannot be cancelled after fourteen days', () => {
    const { found, packages } = scheduled();
    const { after, events } = startScheduledPackage(found, packages, getNoonAfter(15));
    expect(after.current).toMatchObject({ status: 'active', endsAt: getNoonAfter(15 + 365).toISOString() });
    expect(after.current).not.toHaveProperty('startsAt');
    expect(after.current).not.toHaveProperty('askedToStartAt');
    expect(events.map(({ name }) => name)).toEqual(['package.activated.v1']);
    expect(after.current && quoteCancellation(after.current, getNoonAfter(15))).toBeUndefined();
  });

  test('starts early when its seller asks, and is refunded by days from then on', () => {
    const { found, packages } = scheduled();
    const { current } = startScheduledPackage(found, packages, getNoonAfter(3)).after;
    expect(current).toMatchObject({ status: 'active', askedToStartAt: getNoonAfter(3).toISOString() });
    expect(current && quoteCancellation(current, getNoonAfter(5))).toMatchObject({
      until: getNoonAfter(15).toISOString(),
      refundPence: Math.floor((24_900 * 363) / 365),
    });
  });

  test('replaces the running package when it starts', () => {
    const { found, packages } = scheduled({ current: createChosenPackage('starter') });
    const { after, changed } = startScheduledPackage(found, packages, getNoonAfter(3));
    expect(changed).toMatchObject([{ status: 'active' }, { packageId: 'starter', status: 'upgraded' }]);
    const [plus, previous] = changed;
    const done = plus && cancelPackage(plus, after, { chain: [plus], previous }, getNoonAfter(4));
    expect(done?.after.current).toMatchObject({
      packageId: 'starter',
      endsAt: getNoonAfter(4 + 87).toISOString(),
    });
  });

  test('is refunded in full before it starts, and the running one continues', () => {
    const starter = createChosenPackage('starter');
    const { found, packages } = scheduled({ current: starter });
    const done = cancelPackage(found, packages, alone, getNoonAfter(14));
    expect(done?.after).toEqual({ current: starter });
    expect(done?.changed).toMatchObject([{ status: 'cancelled', refundPence: 24_900 }]);
    expect(done?.events).toMatchObject([
      { name: 'package.cancelled.v1', detail: { refundPence: 24_900, notBegun: true } },
      {
        name: 'package.refund_due.v1',
        detail: { paymentId: toPaymentId(9), amountPence: 24_900, whole: true, reason: 'cancelled' },
      },
    ]);
  });

  test('must be cancelled before the running package', () => {
    const starter = createChosenPackage('starter');
    const { packages } = scheduled({ current: starter });
    expect(() => cancelPackage(starter, packages, alone, getNoonAfter(2))).toThrow(conflict('scheduled'));
  });

  test('is the only one, so the payment for another choice is refunded', () => {
    const other = createChosenPackage('premium', {}, 3);
    const decision = payPackage(scheduled().packages, { ...other, status: 'cancelled', dropped: 'replaced' });
    expect(decision?.events).toMatchObject([{ name: 'package.refund_due.v1', detail: { whole: true } }]);
  });

  test('starts once', () => {
    const { found, packages } = scheduled();
    const { current = found } = startScheduledPackage(found, packages, getNoonAfter(2)).after;
    expect(() => startScheduledPackage(current, { current }, getNoonAfter(3))).toThrow(conflict('active'));
  });

  test('is refunded in full when its property can no longer be on sale', () => {
    const { found, packages } = scheduled();
    const { changed, events } = refundScheduledPackage(found, packages);
    expect(changed).toMatchObject([{ status: 'cancelled', dropped: 'not_needed', refundPence: 24_900 }]);
    expect(events).toMatchObject([{ detail: { amountPence: 24_900, whole: true, reason: 'not_needed' } }]);
  });
});

describe('the payment of a scheduled package', () => {
  const touched = ({ found, packages }: ReturnType<typeof scheduled>) => ({ found, packages, chain: [] });
  const heard = (state: 'open' | 'won' | 'lost', days: number) => ({
    paymentId: toPaymentId(9),
    state,
    at: getNoonAfter(days).toISOString(),
    hasOpenDispute: false,
  });

  test('holds the start while it is disputed', () => {
    const waits = scheduled();
    const held = applyDispute(touched(waits), heard('open', 2))?.after;
    const found = held?.pending;
    if (!held || !found) throw new Error('It still waits');
    expect(isDueToStart(found, getNoonAfter(20))).toBe(false);
    expect(() => startScheduledPackage(found, held, getNoonAfter(3))).toThrow(conflict('disputed'));
    expect(() => cancelPackage(found, held, alone, getNoonAfter(3))).toThrow(conflict('disputed'));
    const won = applyDispute(touched({ found, packages: held }), heard('won', 30))?.after.pending;
    expect(won).toMatchObject({ startsAt: getNoonAfter(30).toISOString() });
    expect(won && isDueToStart(won, getNoonAfter(30))).toBe(true);
  });

  test('prevents the start when the dispute is lost', () => {
    const decision = applyDispute(touched(scheduled()), heard('lost', 20));
    expect(decision?.after).toEqual({ current: undefined });
    expect(decision?.changed).toMatchObject([
      { status: 'expired', disputedAt: getNoonAfter(20).toISOString() },
    ]);
  });

  test('prevents the start when it is refunded in full', () => {
    const decision = applyRefund(touched(scheduled()), toPaymentId(9), getNoonAfter(3));
    expect(decision?.after.pending).toBeUndefined();
    expect(decision?.changed).toMatchObject([{ status: 'refunded' }]);
  });

  test('is refunded when its credit came from a package that lost its payment', () => {
    const standard = createRunningPackage('standard');
    const { found, packages } = scheduled({ current: standard });
    const { after, events, changed } = endPackage(standard, packages, true);
    expect(after).toEqual({});
    expect(changed).toMatchObject([{}, { id: found.id, status: 'cancelled', refundPence: found.totalPence }]);
    expect(events[1]).toMatchObject({ detail: { amountPence: found.totalPence, whole: true } });
  });
});
