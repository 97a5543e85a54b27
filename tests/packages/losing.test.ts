import { describe, expect, test } from 'vitest';
import { cancelling } from '../../functions/packages/cancelling.ts';
import { packageOf } from '../../functions/packages/catalogue.ts';
import { choose } from '../../functions/packages/choosing.ts';
import { becoming, dropped, type Home, type PackageDecision } from '../../functions/packages/decision.ts';
import { type Dispute, dispute, refunded, waits } from '../../functions/packages/losing.ts';
import type { PropertyPackage } from '../../functions/packages/package.ts';
import { choice, chosen, later, noon, pay, paymentId, running } from './sample.ts';

const names = (decision: PackageDecision | undefined) => decision?.events.map(({ name }) => name);
const heard = (is: Dispute['is'], days: number, payment = 1, anyOpen = false): Dispute => ({
  paymentId: paymentId(payment),
  is,
  at: later(days).toISOString(),
  anyOpen,
});
const alone = (found: PropertyPackage, home: Home = { current: found }) => ({
  found,
  home,
  chain: home.current ? [home.current] : [],
});
const must = <T>(found: T | undefined): T => {
  if (found === undefined) throw new Error('Nothing was decided');
  return found;
};

describe('a package whose own payment', () => {
  const standard = running('standard');

  test('was refunded whole is closed; another’s refund is nothing to it', () => {
    expect(refunded(alone(standard), paymentId(1), noon)).toMatchObject({
      after: { pending: undefined },
      changed: [{ status: 'refunded' }],
      events: [{ name: 'package.expired.v1' }],
    });
    expect(refunded(alone(standard), paymentId(2), noon)).toBeUndefined();
    expect(refunded(alone(running('starter', 3)), paymentId(2), noon)).toBeUndefined();
    const cancelled = becoming(standard, { status: 'cancelled' });
    expect(refunded(alone(cancelled, {}), paymentId(1), noon)?.events).toEqual([]);
  });

  test('was refunded before it was told of does not run', () => {
    const waiting = chosen('standard');
    const first = refunded(alone(waiting, { pending: waiting }), paymentId(9), noon);
    expect(first?.after.pending).toBeUndefined();
    expect(pay({}, must(first?.changed[0]))).toBeUndefined();
  });

  test('is under way is not known yet, also where the home was read before and the package after it', () => {
    const waiting = chosen('standard');
    expect(waits(waiting, { pending: waiting })).toBe(true);
    expect(waits({ ...standard, id: waiting.id }, { pending: waiting })).toBe(true);
    expect(waits(standard, { current: standard })).toBe(false);
  });

  test('is disputed and won can be upgraded again, in any order', () => {
    const [open, won] = [heard('open', 1), heard('won', 8)];
    for (const order of [
      [open, won],
      [won, open],
      [open, won, open, won],
    ]) {
      let found = standard;
      for (const one of order) found = dispute(alone(found), one)?.after.current ?? found;
      expect(choose({ current: found }, packageOf('plus'), choice(2), later(9)).chosen.status).toBe(
        'pending_payment',
      );
    }
  });

  test.each([
    ['after its opening', [heard('open', 1), heard('lost', 2)]],
    ['before its opening', [heard('lost', 2), heard('open', 1)]],
  ])('is lost, told %s, ends and is no credit for what waited to upgrade it', (_, order) => {
    const larger = chosen('plus', { current: standard }, 2);
    let home: Home = { current: standard, pending: larger };
    let over = standard;
    for (const one of order) {
      const decision = dispute(alone(over, home), one);
      if (!decision) continue;
      over = must(decision.changed.find(({ id }) => id === standard.id));
      home = decision.after;
    }
    expect([over.status, home.current, home.pending]).toEqual(['expired', undefined, undefined]);
    const late = pay(home, dropped(larger, 'replaced'), { before: over });
    expect(names(late)).toEqual(['package.refund_due.v1']);
  });
});

describe('of a package that was upgraded', () => {
  const plus = running('plus');
  const waiting = choose({ current: plus }, packageOf('premium'), choice(2), noon).chosen;
  const upgraded = must(pay({ current: plus, pending: waiting }, waiting));
  const premium = must(upgraded.after.current);
  const before = must(upgraded.changed.find(({ id }) => id === plus.id));
  const world = (current = premium) => ({
    found: before,
    home: { current },
    chain: [current, before],
  });

  test('a disputed payment holds what runs now, until it is won', () => {
    const held = must(dispute(world(), heard('open', 2))?.after.current);
    expect(held).toMatchObject({ id: premium.id, disputedAt: later(2).toISOString() });
    expect(cancelling(held, later(2))).toBeUndefined();
    const free = must(dispute(world(held), heard('won', 3))?.after.current);
    expect(cancelling(free, later(3))).toBeDefined();
  });

  test('that is won while another of its chain is open leaves it held, until that is won, too', () => {
    const world = (found: PropertyPackage, current: PropertyPackage) => ({
      found,
      home: { current },
      chain: [current, before],
    });
    const first = must(dispute(world(before, premium), heard('open', 2, 1, true))?.after.current);
    const both = must(dispute(world(first, first), heard('open', 3, 9, true))?.after.current);
    expect(dispute(world(before, both), heard('won', 4, 1, true))).toBeUndefined();
    expect(cancelling(both, later(4))).toBeUndefined();
    const free = must(dispute(world(both, both), heard('won', 5, 9))?.after.current);
    expect(cancelling(free, later(5))).toBeDefined();
  });

  const gone = {
    lost: (at: number, current?: PropertyPackage) => dispute(world(current), heard('lost', at)),
    'refunded whole': (at: number, current?: PropertyPackage) =>
      refunded(world(current), paymentId(1), later(at)),
  };
  test.each([
    ['lost', 'expired', 1, 49_900 - 24_900],
    ['lost', 'expired', 11, 49_900 - 1_368 - 24_900],
    ['lost', 'expired', 300, 0],
    ['refunded whole', 'refunded', 11, 49_900 - 1_368 - 24_900],
  ] as const)(
    'a payment that is %s ends what runs now as %s; after %d days %d pence of the other go back',
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
        refundPence > 0 ? [[paymentId(9), refundPence, 'ended']] : [],
      );
    },
  );

  test('nothing is decided twice, nor of what no longer runs by it', () => {
    const over = must(gone.lost(2)).after;
    expect(dispute({ found: before, home: over, chain: [] }, heard('lost', 2))).toBeUndefined();
    const closed = must(must(gone['refunded whole'](2)).changed.find(({ id }) => id === plus.id));
    expect(refunded({ found: closed, home: {}, chain: [] }, paymentId(1), noon)).toBeUndefined();
    const other = running('standard', 5);
    expect(dispute(alone(before, { current: other }), heard('lost', 2))).toBeUndefined();
    expect(refunded(alone(before, { current: other }), paymentId(1), noon)?.after.current).toBe(other);
  });
});
