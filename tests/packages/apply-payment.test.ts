import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cancelPackage, quoteCancellation } from '../../functions/packages/domain/cancellation.ts';
import { packageOf } from '../../functions/packages/domain/catalogue.ts';
import { applyChoice } from '../../functions/packages/domain/choice.ts';
import {
  withFields,
  dropChoice,
  type PropertyPackages,
  type PackageUpdate,
} from '../../functions/packages/domain/package-update.ts';
import type { PropertyPackage } from '../../functions/packages/domain/property-package.ts';
import { applyPayment } from '../../functions/packages/domain/apply-payment.ts';
import { calculateUnusedValue } from '../../functions/packages/domain/quote.ts';
import { expirePackage } from '../../functions/packages/domain/lifecycle.ts';
import { startScheduledPackage } from '../../functions/packages/domain/scheduled-start.ts';
import { choice, chosen, later, noon, packageId, pay, paymentId, running } from './sample.ts';

const names = (decision: PackageUpdate | undefined) => decision?.events.map(({ name }) => name);
const runs = ['package.activated.v1'];
const upgrades = ['package.activated.v1', 'package.upgraded.v1'];
const back = ['package.refund_due.v1'];
/** Nothing ran before what is cancelled. */
const alone = { chain: [], previous: undefined };

describe('what a payment does', () => {
  const waiting = chosen('standard');
  const standard = running('standard');
  const larger = chosen('plus', { current: standard }, 2);
  const earlier = later(-1).toISOString();
  test.each<[string, PackageUpdate | undefined, string[] | undefined]>([
    ['a choice that waits runs', pay({ pending: waiting }, waiting), runs],
    [
      'told again it does nothing',
      pay({}, { ...waiting, status: 'active', paymentId: paymentId(9) }),
      undefined,
    ],
    ['another payment for it goes back', pay({ current: standard }, standard), back],
    ['a choice that was replaced may run', pay({}, dropChoice(waiting, 'replaced')), runs],
    ['a choice that nobody waited for may run', pay({}, dropChoice(waiting, 'lapsed')), runs],
    ['what its owner took back does not', pay({}, dropChoice(waiting, 'by_owner')), back],
    ['beside a larger one it goes back', pay({ current: running('plus', 3) }, waiting), back],
    ['a free one gives way', pay({ current: running('starter', 3) }, waiting), upgrades],
    ['an upgrade takes its place', pay({ current: standard, pending: larger }, larger), upgrades],
    [
      'an upgrade of what is disputed goes back',
      pay({ current: { ...standard, disputedAt: noon.toISOString() }, pending: larger }, larger),
      back,
    ],
    [
      'an upgrade of what was disputed and won runs',
      pay({ current: { ...standard, disputedAt: earlier, disputeClosedAt: noon.toISOString() } }, larger),
      upgrades,
    ],
    [
      'credit that was given back is no credit',
      pay({}, larger, { previous: withFields(standard, { status: 'cancelled' }) }),
      back,
    ],
    [
      'credit of what ended meanwhile is',
      pay({}, larger, { previous: withFields(standard, { status: 'expired' }) }),
      runs,
    ],
    ['for a home that is gone it goes back', pay({ pending: waiting }, waiting, { sellable: false }), back],
  ])('%s', (_, decision, expected) => {
    expect(names(decision)).toEqual(expected);
  });

  test('it runs from the payment on, and remembers it', () => {
    const decision = pay({ pending: waiting }, waiting);
    expect(decision?.after).toMatchObject({
      current: { status: 'active', paymentId: paymentId(9), endsAt: later(181).toISOString() },
    });
    expect(decision?.after.pending).toBeUndefined();
  });

  test('what waited beside it is not waited for any more', () => {
    const decision = pay({ pending: chosen('plus', {}, 2) }, dropChoice(waiting, 'replaced'));
    expect(decision?.after.pending).toBeUndefined();
    expect(decision?.changed).toMatchObject([
      { status: 'active' },
      { id: packageId(2), status: 'cancelled' },
    ]);
  });

  test('all of it goes back, donation included, by one key', () => {
    expect(pay({ current: standard }, standard)?.events[0]?.detail).toMatchObject({
      whole: true,
      reason: 'not_needed',
      key: `not-needed-${paymentId(9)}`,
      amountPence: 9_900,
    });
  });
});

describe('cancelling', () => {
  const standard = running('standard');
  const cancelAt = (days: number, found = standard, chain = [found]) =>
    cancelPackage(found, { current: found }, { chain, previous: undefined }, later(days));

  test.each([
    [0, 9_900, true],
    [0.5, 9_845, false],
    [3, 9_735, false],
    [13.9, 9_130, false],
  ])('after %d days gives back %d pence, all of it: %s', (days, refundPence, whole) => {
    expect(quoteCancellation(standard, later(days))?.refundPence).toBe(refundPence);
    const decision = cancelAt(days);
    expect(decision?.after).toEqual({});
    expect(decision?.changed).toMatchObject([{ status: 'cancelled', refundPence }]);
    expect(decision?.events).toMatchObject([
      { name: 'package.cancelled.v1', detail: { refundPence } },
      { name: 'package.refund_due.v1', detail: { amountPence: refundPence, whole, reason: 'cancelled' } },
    ]);
  });

  test('is too late after fourteen days, and says until when it was possible', () => {
    expect(() => cancelAt(14)).toThrow(
      expect.objectContaining({ code: 'conflict', message: expect.stringContaining('5 December') }),
    );
    expect(quoteCancellation(standard, later(14))).toBeUndefined();
  });

  const free = chosen('starter');
  const still: PropertyPackage = { ...free, status: 'paused', pausedAt: later(10).toISOString() };
  test.each([
    ['runs', 60, free, later(90)],
    ['stands still, until its last day', 60, still, later(140)],
    ['stands still beyond what was its last day', 120, still, later(200)],
  ])('of a free one that %s needs no haste, and no money moves', (_, days, found, until) => {
    expect(quoteCancellation(found, later(days))?.until).toBe(until.toISOString());
    expect(names(cancelAt(days, found))).toEqual(['package.cancelled.v1']);
  });

  test('takes a choice back that waits, and the one that waits to upgrade what is cancelled', () => {
    const waiting = chosen('plus', { current: standard }, 2);
    const packages = { current: standard, pending: waiting };
    expect(cancelPackage(waiting, packages, alone, noon)?.after).toEqual({ current: standard });
    expect(cancelPackage(standard, packages, { ...alone, chain: [standard] }, noon)?.changed).toMatchObject([
      { id: standard.id, status: 'cancelled' },
      { id: waiting.id, status: 'cancelled', dropped: 'by_owner' },
    ]);
  });

  test('of an upgrade restores what it took the place of, with the days that it had left', () => {
    const packages = { current: standard };
    const waiting = applyChoice(packages, packageOf('plus'), choice(2), noon).chosen;
    const decision = pay({ ...packages, pending: waiting }, waiting);
    const plus = decision?.after.current;
    const previous = decision?.changed.find(({ id }) => id === standard.id);
    if (!plus || !previous) throw new Error('It runs');
    expect(quoteCancellation(plus, later(3), previous)?.restores).toEqual({
      packageId: 'standard',
      endsAt: later(182).toISOString(),
    });
    const done = cancelPackage(plus, { current: plus }, { chain: [plus, previous], previous }, later(3));
    // It was paid after a day, when 179 of 180 days were left; two of its own days began since.
    const refundPence = Math.floor((waiting.totalPence * 363) / 365);
    expect(done?.after.current).toMatchObject({
      id: standard.id,
      status: 'active',
      endsAt: later(3 + 179).toISOString(),
    });
    expect(done?.events).toMatchObject([
      {
        name: 'package.cancelled.v1',
        detail: { refundPence, restored: { packageId: 'standard', endsAt: later(182).toISOString() } },
      },
      { name: 'package.refund_due.v1', detail: { paymentId: paymentId(9), amountPence: refundPence } },
    ]);
    expect(calculateUnusedValue(done?.after.current ?? plus, later(3))).toBe(
      calculateUnusedValue(standard, later(1)),
    );
  });

  test('of an upgrade of a home that is sold subject to contract restores days that stand still', () => {
    const starter = chosen('starter');
    const waiting = applyChoice({ current: starter }, packageOf('plus'), choice(2), noon).chosen;
    const decision = pay({ current: starter, pending: waiting }, waiting);
    const [plus, previous] = decision?.changed ?? [];
    if (!plus || !previous) throw new Error('It runs');
    const still: PropertyPackage = { ...plus, status: 'paused', pausedAt: later(2).toISOString() };
    const done = cancelPackage(still, { current: still }, { chain: [still], previous }, later(10));
    expect(done?.after.current).toMatchObject({
      status: 'paused',
      pausedAt: later(10).toISOString(),
      endsAt: later(10 + 89).toISOString(),
    });
  });

  test('of an upgrade whose package before is over gives back by both payments, by none more than it was', () => {
    const packages = { current: standard };
    const waiting = applyChoice(packages, packageOf('plus'), choice(2), later(5)).chosen;
    const decision = pay({ ...packages, pending: waiting }, waiting);
    const plus = decision?.after.current;
    if (!plus) throw new Error('It runs');
    const past = { chain: [plus, standard], previous: withFields(standard, { status: 'expired' }) };
    const done = cancelPackage(plus, { current: plus }, past, later(3));
    const due = done?.events
      .filter(({ name }) => name === 'package.refund_due.v1')
      .map(({ detail }) => detail);
    const all = 24_900 - Math.ceil((24_900 * 2) / 365);
    expect(done?.changed).toMatchObject([{ refundPence: all }]);
    expect(due).toMatchObject([
      { paymentId: paymentId(9), amountPence: waiting.totalPence, whole: true },
      { paymentId: paymentId(1), amountPence: all - waiting.totalPence, whole: false },
    ]);
  });

  test('waits for a dispute, does nothing twice, and nothing for what is over', () => {
    const disputed = { ...standard, disputedAt: later(1).toISOString() };
    expect(() => cancelAt(2, disputed)).toThrow(expect.objectContaining({ code: 'conflict' }));
    expect(cancelPackage(withFields(standard, { status: 'cancelled' }), {}, alone, noon)).toBeUndefined();
    expect(() => cancelPackage(withFields(standard, { status: 'expired' }), {}, alone, noon)).toThrow(
      expect.objectContaining({ code: 'conflict' }),
    );
  });
});

/** Acts of people and of time, in any order, each by what the home's packages are then. */
type Act =
  | {
      readonly act: 'choose';
      readonly id: 'starter' | 'standard' | 'plus' | 'premium';
      readonly startNow: boolean;
    }
  | { readonly act: 'pay'; readonly nth: number }
  | { readonly act: 'cancel' | 'take_back' | 'start' | 'wait' | 'expire' };
const acts = fc.array(
  fc.oneof(
    fc.record({
      act: fc.constant('choose' as const),
      id: fc.constantFrom('starter', 'standard', 'plus', 'premium'),
      startNow: fc.boolean(),
    }),
    fc.record({ act: fc.constant('pay' as const), nth: fc.nat(8) }),
    fc.record({ act: fc.constantFrom('cancel', 'take_back', 'start', 'wait', 'expire') }),
  ),
  { maxLength: 40 },
);

test('in any sequence nothing paid is left inactive without its money going back, and one package runs at most', () => {
  fc.assert(
    fc.property(acts, (sequence: Act[]) => {
      const all = new Map<string, PropertyPackage>();
      const payments = new Map<string, { gross: number; back: number; of: string }>();
      let packages: PropertyPackages = {};
      let now = noon;
      let nth = 0;
      const take = (decision: PackageUpdate | undefined) => {
        if (!decision) return;
        for (const changed of decision.changed) all.set(changed.id, changed);
        packages = decision.after;
        for (const { name, detail } of decision.events) {
          const payment = payments.get(String(detail['paymentId']));
          if (name === 'package.refund_due.v1' && payment) payment.back += Number(detail['amountPence']);
        }
      };
      const trying = (work: () => PackageUpdate | undefined) => {
        try {
          take(work());
        } catch (error) {
          expect(error).toMatchObject({ code: 'conflict' });
        }
      };
      const perform = (one: Act) => {
        nth += 1;
        if (one.act === 'choose')
          trying(() =>
            applyChoice(packages, packageOf(one.id), { ...choice(nth), startNow: one.startNow }, now),
          );
        else if (one.act === 'pay') {
          const found = [...all.values()].filter(({ totalPence }) => totalPence > 0)[one.nth];
          if (!found) return;
          payments.set(paymentId(nth), { gross: found.totalPence, back: 0, of: found.id });
          const previous = found.upgrades === undefined ? undefined : all.get(found.upgrades);
          const event = { chosen: found, packages, previous, sellable: true, totalPence: found.totalPence };
          take(applyPayment({ ...event, paymentId: paymentId(nth) }, now));
        } else if (one.act === 'cancel') {
          const found = packages.current;
          const chain: PropertyPackage[] = [];
          for (
            let at = found;
            at;
            at = at.creditGrossPence > 0 && at.upgrades ? all.get(at.upgrades) : undefined
          )
            chain.push(at);
          const previous = found?.upgrades === undefined ? undefined : all.get(found.upgrades);
          if (found) trying(() => cancelPackage(found, packages, { chain, previous }, now));
        } else if (one.act === 'take_back' && packages.pending) {
          const { pending } = packages;
          trying(() => cancelPackage(pending, packages, alone, now));
        } else if (one.act === 'start' && packages.pending) {
          const { pending } = packages;
          trying(() => startScheduledPackage(pending, packages, now));
        } else if (one.act === 'expire' && packages.current) take(expirePackage(packages.current, packages));
        else now = later(5, now);
      };
      for (const one of sequence) {
        perform(one);
        const active = [...all.values()].filter(({ status }) => status === 'active');
        expect(active.map(({ id }) => id)).toEqual(packages.current ? [packages.current.id] : []);
        for (const running of active)
          expect(running.totalPence === 0 || running.paymentId !== undefined).toBe(true);
        for (const [id, { gross, back: returned, of }] of payments) {
          expect(returned).toBeLessThanOrEqual(gross);
          if (all.get(of)?.paymentId !== id) expect(returned).toBe(gross);
        }
      }
    }),
    { numRuns: 500 },
  );
});
