import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DomainEvent } from '../../events/define.ts';
import { PackagePaid, PackageRefundDue } from '../../events/package.ts';
import { applyPayment } from '../../functions/money/packages/domain/apply-payment.ts';
import type { PropertyPackages } from '../../functions/money/packages/domain/package-update.ts';
import { applyProviderDispute } from '../../functions/money/payments/domain/disputes.ts';
import type { LedgerEntry } from '../../functions/money/payments/domain/ledger.ts';
import {
  createPayment,
  attachSession,
  applyOutcome,
} from '../../functions/money/payments/domain/payment-lifecycle.ts';
import type { PaymentUpdate } from '../../functions/money/payments/domain/payment-update.ts';
import {
  calculateGrossPence,
  type Payment,
  type PaymentStatus,
} from '../../functions/money/payments/domain/payment.ts';
import {
  requestRefund,
  selectUnsentRefunds,
  applyProviderRefund,
} from '../../functions/money/payments/domain/refunds.ts';
import { transitions } from '../../functions/money/payments/domain/transitions.ts';
import { countRuns } from '../support/nightly.ts';
import { ModelProvider } from './model-provider.ts';
import {
  sumByAccount,
  createUnpaidPackage,
  addPaymentMinutes,
  requireDefined,
  createRefundId,
  start,
} from './payment-examples.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
function hold(holds: boolean, what: string): void {
  if (!holds) throw new Error(`It does not hold that ${what}`);
}

/** A package, two payments for it in two tabs, and their provider. Events wait until `react` handles them. */
class World {
  home: PropertyPackages;
  readonly tabs: { payment: Payment; readonly there: ModelProvider; readonly entries: LedgerEntry[] }[];
  readonly waiting: DomainEvent[] = [];
  refunds = 0;

  constructor(totalPence: number, donationPence: number, startsNow: boolean) {
    const asked = startsNow ? { askedToStartAt: start.toISOString() } : {};
    const pending = { ...createUnpaidPackage(totalPence), ...asked };
    this.home = { pending };
    this.tabs = (['0', '1'] as const).map((n) => {
      const wish = { id: `pay_01K9ZX3Q6T4C8V0R2M5N7P9B0${n}`, payBy: 'card', donationPence } as const;
      const { payment } = createPayment(pending, wish, start);
      const open = requireDefined(
        attachSession(payment, { id: `cs_${n}`, payUrl: `https://pay.example/${n}` }),
      ).payment;
      return { payment: open, there: new ModelProvider(open), entries: [] };
    });
  }

  tab(n: number) {
    return requireDefined(this.tabs[n % this.tabs.length]);
  }
  take(n: number, decision: PaymentUpdate | undefined): void {
    if (!decision) return;
    const tab = this.tab(n);
    const { payment, entries, events } = decision;
    hold(payment.version === tab.payment.version + 1, 'the version is the next');
    hold(
      payment.status === tab.payment.status || reachable(tab.payment.status).includes(payment.status),
      `${tab.payment.status} becomes ${payment.status}`,
    );
    hold(payment.refundedPence <= calculateGrossPence(payment), 'no more goes back than came');
    for (const { id, lines } of entries) {
      hold(!tab.entries.some((booked) => booked.id === id), `${id} is booked once`);
      hold(sum(lines.map(({ amountPence }) => amountPence)) === 0, `${id} balances`);
    }
    tab.payment = payment;
    tab.entries.push(...entries);
    this.waiting.push(...events);
  }
  nextRefund() {
    this.refunds += 1;
    return createRefundId(this.refunds);
  }

  /** The reaction to a webhook event, whatever its subject and age. */
  hear(n: number): void {
    const { there } = this.tab(n);
    this.take(n, applyOutcome(this.tab(n).payment, there.look()));
    if (this.tab(n).payment.paidAt === undefined) return;
    for (const report of there.refunds)
      this.take(
        n,
        applyProviderRefund(this.tab(n).payment, report, { newId: () => this.nextRefund(), now: start }),
      );
    if (there.dispute) this.take(n, applyProviderDispute(this.tab(n).payment, there.dispute));
    this.send(n);
  }
  send(n: number): void {
    for (const refund of selectUnsentRefunds(this.tab(n).payment)) {
      const report = this.tab(n).there.refund(refund.amountPence, refund);
      if (report === 'disputed') continue;
      // The provider's own refund is applied first, and due refunds are adjusted to what is left.
      if (report === 'exceeded') return this.hear(n);
      this.take(
        n,
        applyProviderRefund(this.tab(n).payment, report, { newId: () => this.nextRefund(), now: start }),
      );
    }
  }
  ask(n: number, amountPence: number, whole: boolean, key: string): void {
    const { payment } = this.tab(n);
    if (payment.paidAt === undefined) return;
    const wish = { id: this.nextRefund(), key, amountPence, whole, reason: 'cancelled' } as const;
    this.take(n, requestRefund(payment, wish, start));
  }

  /** Handles one waiting event, in any order. */
  react(n: number): void {
    const [event] = this.waiting.splice(n % Math.max(1, this.waiting.length), 1);
    if (event?.name === PackagePaid.name) this.onPaid(PackagePaid.detail.parse(event.detail));
    if (event?.name === PackageRefundDue.name) {
      const due = PackageRefundDue.detail.parse(event.detail);
      const index = this.tabs.findIndex(({ payment }) => payment.id === due.paymentId);
      this.hear(index);
      this.ask(index, due.amountPence, due.whole, due.key);
    }
  }
  onPaid({ paymentId, totalPence }: ReturnType<typeof PackagePaid.detail.parse>): void {
    const waits = requireDefined(this.home.current ?? this.home.pending);
    const found = {
      chosen: waits,
      packages: this.home,
      previous: undefined,
      sellable: true,
      paymentId,
      totalPence,
    };
    const decision = applyPayment(found, addPaymentMinutes(6));
    if (!decision) return;
    this.home = decision.after;
    this.waiting.push(...decision.events);
  }

  settleAll(): void {
    for (let round = 0; round < 4; round += 1) {
      for (const n of this.tabs.keys()) this.hear(n);
      while (this.waiting.length > 0) this.react(0);
    }
  }
}

/** A dispute that is first reported when it is closed was open before. */
const reachable = (status: PaymentStatus): PaymentStatus[] => {
  const next = transitions[status];
  return [...next, ...(next.includes('disputed') ? transitions.disputed : [])];
};

type Step = (world: World) => void;
const tab = fc.nat(1);
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: tab.map(
      (n): Step =>
        (world) =>
          world.tab(n).there.pay(),
    ),
  },
  {
    weight: 4,
    arbitrary: tab.map(
      (n): Step =>
        (world) =>
          world.hear(n),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.nat(5).map(
      (n): Step =>
        (world) =>
          world.react(n),
    ),
  },
  tab.map(
    (n): Step =>
      (world) =>
        world.tab(n).there.turn('open', 'processing'),
  ),
  tab.map(
    (n): Step =>
      (world) =>
        world.tab(n).there.turn('processing', 'refused'),
  ),
  tab.map(
    (n): Step =>
      (world) =>
        world.tab(n).there.turn('open', 'expired'),
  ),
  fc
    .tuple(tab, fc.integer({ min: 1, max: 60_000 }), fc.boolean(), fc.nat(4))
    .map(([n, amount, whole, key]): Step => (world) => {
      world.hear(n);
      world.ask(n, amount, whole, `key-${key}`);
    }),
  fc.tuple(tab, fc.double({ min: 0, max: 1, noNaN: true })).map(
    ([n, share]): Step =>
      (world) =>
        world.tab(n).there.refundThere(share),
  ),
  fc.tuple(tab, fc.nat(5), fc.constantFrom('succeeded', 'failed')).map(
    ([n, which, end]): Step =>
      (world) =>
        world.tab(n).there.endRefund(which, end),
  ),
  tab.map(
    (n): Step =>
      (world) =>
        world.tab(n).there.open(),
  ),
  fc.tuple(tab, fc.constantFrom('won', 'lost')).map(
    ([n, end]): Step =>
      (world) =>
        world.tab(n).there.close(end),
  ),
);

test('keeps the ledger equal to the provider and never charges twice', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 30, max: 49_900 }),
      fc.constantFrom(0, 0, 1_00, 12_34),
      fc.boolean(),
      fc.array(steps, { maxLength: 40 }),
      (totalPence, donationPence, startsNow, sequence) => {
        const world = new World(totalPence, donationPence, startsNow);
        for (const step of sequence) step(world);
        world.settleAll();
        for (const { payment, there, entries } of world.tabs) {
          const held = sumByAccount(entries);
          expect(held['card_clearing'] ?? 0).toBe(sum(there.movements));
          expect(sum(Object.values(held))).toBe(0);
          if (payment.status === 'refunded') expect(held).toEqual({});
          expect(held['sales'] ?? 0).toBeLessThanOrEqual(0);
          expect(held['vat'] ?? 0).toBeLessThanOrEqual(0);
          expect(held['donations'] ?? 0).toBeLessThanOrEqual(0);
        }
        neverTwice(world);
      },
    ),
    { numRuns: countRuns(1_200, 20_000) },
  );
});

/**
 * One paid payment runs the package or waits for its start; every other has a refund under way or is
 * disputed.
 */
function neverTwice({ tabs, home }: World): void {
  const scheduled = home.pending?.status === 'scheduled' ? home.pending : undefined;
  const paidFor = home.current ?? scheduled;
  const kept = tabs.filter(
    ({ payment: { paidAt, refunds, disputes, id } }) =>
      paidAt !== undefined &&
      paidFor?.paymentId !== id &&
      !refunds.some(({ key }) => key === `not-needed-${id}`) &&
      disputes.length === 0 &&
      sum(refunds.map(({ amountPence }) => amountPence)) === 0,
  );
  expect(kept).toEqual([]);
  if (tabs.some(({ payment }) => payment.paidAt !== undefined)) expect(paidFor).toBeDefined();
  else expect(paidFor).toBeUndefined();
}
