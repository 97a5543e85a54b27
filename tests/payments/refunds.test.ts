import { describe, expect, test } from 'vitest';
import { applyProviderDispute } from '../../functions/money/payments/domain/disputes.ts';
import { applyOutcome } from '../../functions/money/payments/domain/payment-lifecycle.ts';
import type { PaymentUpdate } from '../../functions/money/payments/domain/payment-update.ts';
import type { Payment } from '../../functions/money/payments/domain/payment.ts';
import {
  requestRefund,
  isFullyRefunded,
  selectUnsentRefunds,
  applyProviderRefund,
} from '../../functions/money/payments/domain/refunds.ts';
import {
  sumByAccount,
  createDisputeReport,
  addPaymentMinutes,
  requireDefined,
  listPaymentEvents,
  createRefundId,
  createRefundReport,
  createOpenPayment,
} from './payment-examples.ts';

function paidOne(given: Parameters<typeof createOpenPayment>[0] = {}): PaymentUpdate {
  const payment = createOpenPayment(given);
  const amountPence = payment.totalPence + payment.donationPence;
  return requireDefined(
    applyOutcome(payment, { state: 'paid', charge: 'ch_1', amountPence, at: addPaymentMinutes(5) }),
  );
}
const wish = (n: number, amountPence: number, whole = false) =>
  ({ id: createRefundId(n), key: `key-${n}`, amountPence, whole, reason: 'goodwill' }) as const;
const adopted = { newId: () => createRefundId(99), now: addPaymentMinutes(60) };
const ask = (payment: Payment, n: number, amountPence: number, whole = false) =>
  requestRefund(payment, wish(n, amountPence, whole), addPaymentMinutes(15));

function refunded(payment: Payment, n: number, amountPence: number, whole = false): PaymentUpdate {
  const asked = requireDefined(ask(payment, n, amountPence, whole)).payment;
  return requireDefined(
    applyProviderRefund(asked, createRefundReport(requireDefined(asked.refunds.at(-1))), adopted),
  );
}

test('records a refund once per key and keeps it due', () => {
  const { payment } = paidOne();
  const asked = requireDefined(ask(payment, 1, 93_50));
  expect(asked.payment).toMatchObject({ status: 'succeeded', refundedPence: 0 });
  expect(selectUnsentRefunds(asked.payment)).toMatchObject([{ amountPence: 93_50, status: 'due' }]);
  expect(
    requestRefund(asked.payment, { ...wish(2, 10_00), key: 'key-1' }, addPaymentMinutes(16)),
  ).toBeUndefined();
});

test('refunds a part of the price with its VAT and keeps the donation', () => {
  const paid = paidOne({ donationPence: 5_00 });
  const part = refunded(paid.payment, 1, 33_00);
  expect(part.payment).toMatchObject({ status: 'partially_refunded', refundedPence: 33_00 });
  expect(part.events).toMatchObject([
    { name: 'payment.refunded.v1', detail: { whole: false, amountPence: 33_00 } },
  ]);
  expect(sumByAccount([...paid.entries, ...part.entries])).toEqual({
    card_clearing: 71_00,
    sales: -55_00,
    vat: -11_00,
    donations: -5_00,
  });
});

test.each([
  [13, 38_00, 5_00],
  [14, 33_00, 0],
])('returns the donation with a package cancelled after %d days', (days, amountPence, donationPence) => {
  const { payment } = paidOne({ donationPence: 5_00 });
  const now = addPaymentMinutes(5 + days * 24 * 60);
  const due = requestRefund(payment, { ...wish(1, 33_00), reason: 'cancelled' }, now);
  expect(due?.payment.refunds).toMatchObject([{ amountPence, donationPence, vatPence: 5_50 }]);
});

test('refunds everything with the donation, returns the coupon and clears the ledger', () => {
  const paid = paidOne({ donationPence: 5_00, coupon: true });
  const all = refunded(paid.payment, 1, 99_00, true);
  expect(all.payment).toMatchObject({ status: 'refunded', refundedPence: 104_00 });
  expect(all.coupon?.becomes).toBe('returned');
  expect(all.events).toMatchObject([{ detail: { whole: true, amountPence: 104_00 } }]);
  expect(sumByAccount([...paid.entries, ...all.entries])).toEqual({});
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
  expect(sumByAccount(entries)).toEqual({});
  expect(payment.status).toBe('refunded');
});

test('limits a refund to what is left', () => {
  const { payment } = refunded(paidOne().payment, 1, 90_00);
  expect(requireDefined(ask(payment, 2, 50_00)).payment.refunds.at(-1)).toMatchObject({ amountPence: 9_00 });
});

describe('a refund that its provider reports', () => {
  test('is applied once when it is reported twice', () => {
    const { payment } = refunded(paidOne().payment, 1, 33_00);
    expect(
      applyProviderRefund(
        payment,
        createRefundReport({ id: createRefundId(1), amountPence: 33_00 }),
        adopted,
      ),
    ).toBeUndefined();
  });

  test('is booked without an event while it is pending', () => {
    const asked = requireDefined(ask(paidOne().payment, 1, 33_00)).payment;
    const report = createRefundReport({ id: createRefundId(1), amountPence: 33_00 }, 'pending');
    const pending = requireDefined(applyProviderRefund(asked, report, adopted));
    expect([pending.payment.status, listPaymentEvents(pending)]).toEqual(['succeeded', []]);
    expect(sumByAccount(pending.entries)).toMatchObject({ card_clearing: -33_00 });
    const done = requireDefined(
      applyProviderRefund(pending.payment, { ...report, status: 'succeeded' }, adopted),
    );
    expect([done.payment.status, listPaymentEvents(done), done.entries]).toEqual([
      'partially_refunded',
      ['payment.refunded.v1'],
      [],
    ]);
    expect(applyProviderRefund(done.payment, report, adopted)).toBeUndefined();
  });

  test('is reversed in the ledger when it fails later, and can be requested again', () => {
    const paid = paidOne();
    const sent = refunded(paid.payment, 1, 99_00, true);
    const report = createRefundReport({ id: createRefundId(1), amountPence: 99_00 }, 'failed', {
      returnedAt: addPaymentMinutes(50),
    });
    const failed = requireDefined(applyProviderRefund(sent.payment, report, adopted));
    expect(failed.payment).toMatchObject({ status: 'succeeded', refundedPence: 0 });
    expect(listPaymentEvents(failed)).toEqual(['payment.refund_failed.v1']);
    expect(sumByAccount([...paid.entries, ...sent.entries, ...failed.entries])).toEqual(
      sumByAccount(paid.entries),
    );
    expect(isFullyRefunded(failed.payment)).toBe(false);
    expect(applyProviderRefund(failed.payment, { ...report, status: 'succeeded' }, adopted)).toBeUndefined();
    expect(requireDefined(ask(failed.payment, 2, 99_00)).payment.refunds).toHaveLength(2);
  });

  test('is booked and reversed when it is first reported as failed', () => {
    const asked = requireDefined(ask(paidOne().payment, 1, 33_00)).payment;
    const failed = requireDefined(
      applyProviderRefund(
        asked,
        createRefundReport({ id: createRefundId(1), amountPence: 33_00 }, 'failed'),
        adopted,
      ),
    );
    expect(failed.entries.map(({ kind }) => kind)).toEqual(['refund', 'refund_returned']);
    expect(sumByAccount(failed.entries)).toEqual({});
    expect(listPaymentEvents(failed)).toEqual(['payment.refund_failed.v1']);
  });

  test('is adopted once when it was made on the provider’s dashboard', () => {
    const { payment } = paidOne();
    const report = {
      reference: 're_9',
      amountPence: 10_00,
      status: 'succeeded',
      at: addPaymentMinutes(20),
    } as const;
    const taken = requireDefined(applyProviderRefund(payment, report, adopted));
    expect(taken.payment.refunds).toMatchObject([
      { id: createRefundId(99), reason: 'goodwill', amountPence: 10_00 },
    ]);
    expect(listPaymentEvents(taken)).toEqual(['payment.refunded.v1']);
    expect(
      applyProviderRefund(taken.payment, report, {
        newId: () => createRefundId(98),
        now: addPaymentMinutes(61),
      }),
    ).toBeUndefined();
    expect(() => applyProviderRefund(payment, { ...report, amountPence: 100_00 }, adopted)).toThrow('larger');
  });
});

test('adjusts a due refund, under another id, to what a refund on the dashboard leaves', () => {
  const paid = paidOne({ donationPence: 1_00 });
  const asked = requireDefined(ask(paid.payment, 1, 99_00, true)).payment;
  const report = {
    reference: 're_9',
    amountPence: 10_00,
    status: 'succeeded',
    at: addPaymentMinutes(20),
  } as const;
  const ids = [createRefundId(98), createRefundId(97)];
  const taken = requireDefined(
    applyProviderRefund(asked, report, {
      newId: () => requireDefined(ids.shift()),
      now: addPaymentMinutes(60),
    }),
  );
  expect(taken.payment.version).toBe(asked.version + 1);
  const [due] = selectUnsentRefunds(taken.payment);
  expect(due).toMatchObject({ key: 'key-1', amountPence: 90_00, donationPence: 1_00 });
  expect(due?.id).not.toBe(createRefundId(1));
  const rest = requireDefined(
    applyProviderRefund(taken.payment, createRefundReport(requireDefined(due)), adopted),
  );
  expect(rest.payment.status).toBe('refunded');
  expect(sumByAccount([...paid.entries, ...taken.entries, ...rest.entries])).toEqual({});
});

describe('a dispute', () => {
  test('takes the money out of what the provider holds, and publishes an event', () => {
    const paid = paidOne();
    const opened = requireDefined(applyProviderDispute(paid.payment, createDisputeReport('open')));
    expect([opened.payment.status, listPaymentEvents(opened)]).toEqual(['disputed', ['payment.disputed.v1']]);
    expect(sumByAccount(opened.entries)).toEqual({ card_clearing: -99_00, disputed: 99_00 });
    expect(applyProviderDispute(opened.payment, createDisputeReport('open'))).toBeUndefined();
  });

  test.each([
    ['won', { card_clearing: 0, disputed: 0 }],
    ['lost', { card_clearing: -99_00, losses: 99_00 }],
  ] as const)('is booked as %s', (outcome, held) => {
    const opened = requireDefined(applyProviderDispute(paidOne().payment, createDisputeReport('open')));
    const closed = requireDefined(applyProviderDispute(opened.payment, createDisputeReport(outcome)));
    expect([closed.payment.status, listPaymentEvents(closed)]).toEqual([
      outcome,
      ['payment.dispute_closed.v1'],
    ]);
    expect(sumByAccount([...opened.entries, ...closed.entries])).toEqual(
      Object.fromEntries(Object.entries(held).filter(([, amountPence]) => amountPence !== 0)),
    );
    expect(applyProviderDispute(closed.payment, createDisputeReport('open'))).toBeUndefined();
    expect(applyProviderDispute(closed.payment, createDisputeReport(outcome))).toBeUndefined();
  });

  test('is booked as opened when it is first reported as closed', () => {
    const both = requireDefined(applyProviderDispute(paidOne().payment, createDisputeReport('lost')));
    expect(listPaymentEvents(both)).toEqual(['payment.disputed.v1', 'payment.dispute_closed.v1']);
    expect(both.payment.version).toBe(4);
    expect(sumByAccount(both.entries)).toEqual({ card_clearing: -99_00, losses: 99_00 });
  });

  test('holds refunds back until it is won, and drops them when it is lost', () => {
    const opened = requireDefined(
      applyProviderDispute(paidOne().payment, createDisputeReport('open')),
    ).payment;
    const asked = requireDefined(ask(opened, 1, 99_00, true)).payment;
    expect(selectUnsentRefunds(asked)).toEqual([]);
    const won = requireDefined(applyProviderDispute(asked, createDisputeReport('won'))).payment;
    expect(selectUnsentRefunds(won)).toHaveLength(1);
    const lost = requireDefined(applyProviderDispute(asked, createDisputeReport('lost'))).payment;
    expect([selectUnsentRefunds(lost), lost.refunds]).toEqual([[], []]);
    expect(ask(lost, 2, 99_00)).toBeUndefined();
  });
});
