import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyPayment } from '../../functions/money/packages/domain/apply-payment.ts';
import { cancelPackage } from '../../functions/money/packages/domain/cancellation.ts';
import { packageOf } from '../../functions/money/packages/domain/catalogue.ts';
import { applyChoice } from '../../functions/money/packages/domain/choice.ts';
import { expirePackage } from '../../functions/money/packages/domain/lifecycle.ts';
import {
  toNextPackageVersion,
  cancelChoice,
  type PropertyPackages,
  type PackageUpdate,
} from '../../functions/money/packages/domain/package-update.ts';
import type { PropertyPackage } from '../../functions/money/packages/domain/property-package.ts';
import { startScheduledPackage } from '../../functions/money/packages/domain/scheduled-start.ts';
import {
  createChoiceIds,
  createChosenPackage,
  getNoonAfter,
  noon,
  toPackageId,
  payPackage,
  toPaymentId,
  createRunningPackage,
} from './package-examples.ts';

const names = (decision: PackageUpdate | undefined) => decision?.events.map(({ name }) => name);
const runs = ['package.activated.v1'];
const upgrades = ['package.activated.v1', 'package.upgraded.v1'];
const back = ['package.refund_due.v1'];
/** The context of a package that upgraded no other. */
const alone = { chain: [], previous: undefined };

describe('applying a payment', () => {
  const waiting = createChosenPackage('standard');
  const standard = createRunningPackage('standard');
  const larger = createChosenPackage('plus', { current: standard }, 2);
  const earlier = getNoonAfter(-1).toISOString();
  test.each<[string, PackageUpdate | undefined, string[] | undefined]>([
    ['starts a pending choice', payPackage({ pending: waiting }, waiting), runs],
    [
      'changes nothing when it is applied again',
      payPackage({}, { ...waiting, status: 'active', paymentId: toPaymentId(9) }),
      undefined,
    ],
    ['refunds a second payment for the same choice', payPackage({ current: standard }, standard), back],
    ['starts a replaced choice', payPackage({}, cancelChoice(waiting, 'replaced')), runs],
    ['starts a lapsed choice', payPackage({}, cancelChoice(waiting, 'lapsed')), runs],
    ['refunds the payment of a withdrawn choice', payPackage({}, cancelChoice(waiting, 'by_owner')), back],
    [
      'refunds the payment when a larger package runs',
      payPackage({ current: createRunningPackage('plus', 3) }, waiting),
      back,
    ],
    [
      'replaces a running free package',
      payPackage({ current: createRunningPackage('starter', 3) }, waiting),
      upgrades,
    ],
    [
      'replaces the package that an upgrade is for',
      payPackage({ current: standard, pending: larger }, larger),
      upgrades,
    ],
    [
      'refunds an upgrade of a disputed package',
      payPackage({ current: { ...standard, disputedAt: noon.toISOString() }, pending: larger }, larger),
      back,
    ],
    [
      'starts an upgrade after a won dispute',
      payPackage(
        { current: { ...standard, disputedAt: earlier, disputeClosedAt: noon.toISOString() } },
        larger,
      ),
      upgrades,
    ],
    [
      'refunds the payment when the upgrade credit was already refunded',
      payPackage({}, larger, { previous: toNextPackageVersion(standard, { status: 'cancelled' }) }),
      back,
    ],
    [
      'starts the package when its credit came from an expired one',
      payPackage({}, larger, { previous: toNextPackageVersion(standard, { status: 'expired' }) }),
      runs,
    ],
    [
      'refunds the payment when the property can’t be on sale',
      payPackage({ pending: waiting }, waiting, { sellable: false }),
      back,
    ],
  ])('has the right events: it %s', (_, decision, expected) => {
    expect(names(decision)).toEqual(expected);
  });

  test('starts the package and records the payment', () => {
    const decision = payPackage({ pending: waiting }, waiting);
    expect(decision?.after).toMatchObject({
      current: { status: 'active', paymentId: toPaymentId(9), endsAt: getNoonAfter(181).toISOString() },
    });
    expect(decision?.after.pending).toBeUndefined();
  });

  test('drops another pending choice', () => {
    const decision = payPackage(
      { pending: createChosenPackage('plus', {}, 2) },
      cancelChoice(waiting, 'replaced'),
    );
    expect(decision?.after.pending).toBeUndefined();
    expect(decision?.changed).toMatchObject([
      { status: 'active' },
      { id: toPackageId(2), status: 'cancelled' },
    ]);
  });

  test('refunds an unneeded payment whole, donation included, under one key', () => {
    expect(payPackage({ current: standard }, standard)?.events[0]?.detail).toMatchObject({
      whole: true,
      reason: 'not_needed',
      key: `not-needed-${toPaymentId(9)}`,
      amountPence: 9_900,
    });
  });
});

/** An act of a seller or of time, applied to the property's present packages. */
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

test('refunds each payment that funds no package, and runs at most one package', () => {
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
            applyChoice(
              packages,
              packageOf(one.id),
              { ...createChoiceIds(nth), startNow: one.startNow },
              now,
            ),
          );
        else if (one.act === 'pay') {
          const found = [...all.values()].filter(({ totalPence }) => totalPence > 0)[one.nth];
          if (!found) return;
          payments.set(toPaymentId(nth), { gross: found.totalPence, back: 0, of: found.id });
          const previous = found.upgrades === undefined ? undefined : all.get(found.upgrades);
          const event = { chosen: found, packages, previous, sellable: true, totalPence: found.totalPence };
          take(applyPayment({ ...event, paymentId: toPaymentId(nth) }, now));
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
        else now = getNoonAfter(5, now);
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
