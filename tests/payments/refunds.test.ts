import { describe, expect, test } from 'vitest';
import type { PaymentUpdate } from '../../functions/payments/domain/payment-update.ts';
import { applyProviderDispute } from '../../functions/payments/domain/disputes.ts';
import { applyOutcome } from '../../functions/payments/domain/payment-lifecycle.ts';
import type { Payment } from '../../functions/payments/domain/payment.ts';
import {
  requestRefund,
  isFullyRefunded,
  selectUnsentRefunds,
  applyProviderRefund,
} from '../../functions/payments/domain/refunds.ts';
import {
  balances,
  disputeReport,
  minutesLater,
  must,
  names,
  refundId,
  refundReport,
  waiting,
} from './sample.ts';

function paidOne(given: Parameters<typeof waiting>[0] = {}): PaymentUpdate {
  const payment = waiting(given);
  const amountPence = payment.totalPence + payment.donationPence;
  return must(applyOutcome(payment, { state: 'paid', charge: 'ch_1', amountPence, at: minutesLater(5) }));
}
const wish = (n: number, amountPence: number, whole = false) =>
  ({ id: refundId(n), key: `key-${n}`, amountPence, whole, reason: 'cancelled' }) as const;
const adopted = { newId: () => refundId(99), now: minutesLater(60) };
const ask = (payment: Payment, n: number, amountPence: number, whole = false) =>
  requestRefund(payment, wish(n, amountPence, whole), minutesLater(15));

function refunded(payment: Payment, n: number, amountPence: number, whole = false): PaymentUpdate {
  const asked = must(ask(payment, n, amountPence, whole)).payment;
  return must(applyProviderRefund(asked, refundReport(must(asked.refunds.at(-1))), adopted));
}

test('records a refund once per key and keeps it due', () => {
  const { payment } = paidOne();
  const asked = must(ask(payment, 1, 93_50));
  expect(asked.payment).toMatchObject({ status: 'succeeded', refundedPence: 0 });
  expect(selectUnsentRefunds(asked.payment)).toMatchObject([{ amountPence: 93_50, status: 'due' }]);
  expect(requestRefund(asked.payment, { ...wish(2, 10_00), key: 'key-1' }, minutesLater(16))).toBeUndefined();
});

test('refunds a part of the price with its VAT and keeps the donation', () => {
  const paid = paidOne({ donationPence: 5_00 });
  const part = refunded(paid.payment, 1, 33_00);
  expect(part.payment).toMatchObject({ status: 'partially_refunded', refundedPence: 33_00 });
  expect(part.events).toMatchObject([
    { name: 'payment.refunded.v1', detail: { whole: false, amountPence: 33_00 } },
  ]);
  expect(balances([...paid.entries, ...part.entries])).toEqual({
    card_clearing: 71_00,
    sales: -55_00,
    vat: -11_00,
    donations: -5_00,
  });
});

test('refunds everything with the donation, returns the coupon and clears the ledger', () => {
  const paid = paidOne({ donationPence: 5_00, coupon: true });
  const all = refunded(paid.payment, 1, 99_00, true);
  expect(all.payment).toMatchObject({ status: 'refunded', refundedPence: 104_00 });
  expect(all.coupon?.becomes).toBe('returned');
  expect(all.events).toMatchObject([{ detail: { whole: true, amountPence: 104_00 } }]);
  expect(balances([...paid.entries, ...all.entries])).toEqual({});
});

test('adds partial refunds up to the penny, and never to more than was paid', () => {
  const paid = paidOne({ totalPence: 99_99 });
  let payment = paid.payment;
  const entries = [...paid.entries];
  for (const [n, amountPence] of [33_33, 33_33, 33_33, 1].entries()) {
    if (n === 3) expect(ask(payment, n, amountPence)).toBeUndefined();
    else {
      const decision = refunded(payment, n, amountPence);
      payment = decision.payment;
      entries.push(...decision.entries);
    }
  }
  expect(balances(entries)).toEqual({});
  expect(payment.status).toBe('refunded');
});

test('limits a refund to what is left', () => {
  const { payment } = refunded(paidOne().payment, 1, 90_00);
  expect(must(ask(payment, 2, 50_00)).payment.refunds.at(-1)).toMatchObject({ amountPence: 9_00 });
});

describe('a refund that its provider reports', () => {
  test('is applied once when it is reported twice', () => {
    const { payment } = refunded(paidOne().payment, 1, 33_00);
    expect(
      applyProviderRefund(payment, refundReport({ id: refundId(1), amountPence: 33_00 }), adopted),
    ).toBeUndefined();
  });

  test('is booked without an event while it is pending', () => {
    const asked = must(ask(paidOne().payment, 1, 33_00)).payment;
    const report = refundReport({ id: refundId(1), amountPence: 33_00 }, 'pending');
    const pending = must(applyProviderRefund(asked, report, adopted));
    expect([pending.payment.status, names(pending)]).toEqual(['succeeded', []]);
    expect(balances(pending.entries)).toMatchObject({ card_clearing: -33_00 });
    const done = must(applyProviderRefund(pending.payment, { ...report, status: 'succeeded' }, adopted));
    expect([done.payment.status, names(done), done.entries]).toEqual([
      'partially_refunded',
      ['payment.refunded.v1'],
      [],
    ]);
    expect(applyProviderRefund(done.payment, report, adopted)).toBeUndefined();
  });

  test('is reversed in the ledger when it fails later, and can be requested again', () => {
    const paid = paidOne();
    const sent = refunded(paid.payment, 1, 99_00, true);
    const report = refundReport({ id: refundId(1), amountPence: 99_00 }, 'failed', {
      returnedAt: minutesLater(50),
    });
    const failed = must(applyProviderRefund(sent.payment, report, adopted));
    expect(failed.payment).toMatchObject({ status: 'succeeded', refundedPence: 0 });
    expect(names(failed)).toEqual(['payment.refund_failed.v1']);
    expect(balances([...paid.entries, ...sent.entries, ...failed.entries])).toEqual(balances(paid.entries));
    expect(isFullyRefunded(failed.payment)).toBe(false);
    expect(applyProviderRefund(failed.payment, { ...report, status: 'succeeded' }, adopted)).toBeUndefined();
    expect(must(ask(failed.payment, 2, 99_00)).payment.refunds).toHaveLength(2);
  });

  test('is booked and reversed when it is first reported as failed', () => {
    const asked = must(ask(paidOne().payment, 1, 33_00)).payment;
    const failed = must(
      applyProviderRefund(asked, refundReport({ id: refundId(1), amountPence: 33_00 }, 'failed'), adopted),
    );
    expect(failed.entries.map(({ kind }) => kind)).toEqual(['refund', 'refund_returned']);
    expect(balances(failed.entries)).toEqual({});
    expect(names(failed)).toEqual(['payment.refund_failed.v1']);
  });

  test('is adopted once when it was made on the provider’s dashboard', () => {
    const { payment } = paidOne();
    const report = {
      reference: 're_9',
      amountPence: 10_00,
      status: 'succeeded',
      at: minutesLater(20),
    } as const;
    const taken = must(applyProviderRefund(payment, report, adopted));
    expect(taken.payment.refunds).toMatchObject([
      { id: refundId(99), reason: 'goodwill', amountPence: 10_00 },
    ]);
    expect(names(taken)).toEqual(['payment.refunded.v1']);
    expect(
      applyProviderRefund(taken.payment, report, { newId: () => refundId(98), now: minutesLater(61) }),
    ).toBeUndefined();
    expect(() => applyProviderRefund(payment, { ...report, amountPence: 100_00 }, adopted)).toThrow('larger');
  });
});

test('adjusts a due refund, under another id, to what a refund on the dashboard leaves', () => {
  const paid = paidOne({ donationPence: 1_00 });
  const asked = must(ask(paid.payment, 1, 99_00, true)).payment;
  const report = {
    reference: 're_9',
    amountPence: 10_00,
    status: 'succeeded',
    at: minutesLater(20),
  } as const;
  const ids = [refundId(98), refundId(97)];
  const taken = must(
    applyProviderRefund(asked, report, { newId: () => must(ids.shift()), now: minutesLater(60) }),
  );
  expect(taken.payment.version).toBe(asked.version + 1);
  const [due] = selectUnsentRefunds(taken.payment);
  expect(due).toMatchObject({ key: 'key-1', amountPence: 90_00, donationPence: 1_00 });
  expect(due?.id).not.toBe(refundId(1));
  const rest = must(applyProviderRefund(taken.payment, refundReport(must(due)), adopted));
  expect(rest.payment.status).toBe('refunded');
  expect(balances([...paid.entries, ...taken.entries, ...rest.entries])).toEqual({});
});

describe('a dispute', () => {
  test('takes the money out of what the provider holds, and publishes an event', () => {
    const paid = paidOne();
    const opened = must(applyProviderDispute(paid.payment, disputeReport('open')));
    expect([opened.payment.status, names(opened)]).toEqual(['disputed', ['payment.disputed.v1']]);
    expect(balances(opened.entries)).toEqual({ card_clearing: -99_00, disputed: 99_00 });
    expect(applyProviderDispute(opened.payment, disputeReport('open'))).toBeUndefined();
  });

  test.each([
    ['won', { card_clearing: 0, disputed: 0 }],
    ['lost', { card_clearing: -99_00, losses: 99_00 }],
  ] as const)('is booked as %s', (outcome, held) => {
    const opened = must(applyProviderDispute(paidOne().payment, disputeReport('open')));
    const closed = must(applyProviderDispute(opened.payment, disputeReport(outcome)));
    expect([closed.payment.status, names(closed)]).toEqual([outcome, ['payment.dispute_closed.v1']]);
    expect(balances([...opened.entries, ...closed.entries])).toEqual(
      Object.fromEntries(Object.entries(held).filter(([, amountPence]) => amountPence !== 0)),
    );
    expect(applyProviderDispute(closed.payment, disputeReport('open'))).toBeUndefined();
    expect(applyProviderDispute(closed.payment, disputeReport(outcome))).toBeUndefined();
  });

  test('is booked as opened when it is first reported as closed', () => {
    const both = must(applyProviderDispute(paidOne().payment, disputeReport('lost')));
    expect(names(both)).toEqual(['payment.disputed.v1', 'payment.dispute_closed.v1']);
    expect(both.payment.version).toBe(4);
    expect(balances(both.entries)).toEqual({ card_clearing: -99_00, losses: 99_00 });
  });

  test('holds refunds back until it is won, and drops them when it is lost', () => {
    const opened = must(applyProviderDispute(paidOne().payment, disputeReport('open'))).payment;
    const asked = must(ask(opened, 1, 99_00, true)).payment;
    expect(selectUnsentRefunds(asked)).toEqual([]);
    const won = must(applyProviderDispute(asked, disputeReport('won'))).payment;
    expect(selectUnsentRefunds(won)).toHaveLength(1);
    const lost = must(applyProviderDispute(asked, disputeReport('lost'))).payment;
    expect([selectUnsentRefunds(lost), lost.refunds]).toEqual([[], []]);
    expect(ask(lost, 2, 99_00)).toBeUndefined();
  });
});
