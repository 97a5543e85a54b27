import { describe, expect, test } from 'vitest';
import {
  createPayment,
  failPayment,
  assertCanStart,
  isAbandoned,
  attachSession,
  applyOutcome,
} from '../../functions/money/payments/domain/payment-lifecycle.ts';
import type { Payment, PaymentStatus } from '../../functions/money/payments/domain/payment.ts';
import type { PaymentOutcome } from '../../functions/money/payments/domain/provider.ts';
import {
  isOpenPayment,
  isPayable,
  changeStatus,
  transitions,
} from '../../functions/money/payments/domain/transitions.ts';
import {
  sumByAccount,
  createUnpaidPackage,
  addPaymentMinutes,
  requireDefined,
  listPaymentEvents,
  start,
  createOpenPayment,
} from './payment-examples.ts';

const paid = (amountPence = 99_00): PaymentOutcome => ({
  state: 'paid',
  charge: 'ch_1',
  amountPence,
  at: addPaymentMinutes(5),
});
const expired: PaymentOutcome = { state: 'failed', reason: 'expired' };
const processing: PaymentOutcome = { state: 'processing' };
const declinedTry: PaymentOutcome = { state: 'open', declined: true };

test('starts a payment at the quoted price and publishes it', () => {
  const { payment, events, coupon } = createPayment(
    createUnpaidPackage(),
    { id: 'pay_01K9ZX3Q6T4C8V0R2M5N7P9B1T', payBy: 'card', donationPence: 5_00 },
    start,
  );
  expect(payment).toMatchObject({
    status: 'created',
    totalPence: 99_00,
    vatPence: 16_50,
    donationPence: 5_00,
    version: 1,
  });
  expect(events).toMatchObject([{ name: 'payment.started.v1', detail: { grossPence: 104_00 } }]);
  expect(coupon).toBeUndefined();
});

test.each([
  ['at the price that was quoted', 99_00, 0, [], 5, 'begins'],
  ['after the price was held', 99_00, 0, [], 30, 'gone'],
  ['while another payment of the home is disputed', 99_00, 0, ['succeeded', 'disputed'], 5, 'conflict'],
  ['after a dispute of the home is over', 99_00, 0, ['won', 'failed', 'lost'], 5, 'begins'],
  ['for less than 30p', 29, 0, [], 5, 'conflict'],
  ['for 30p with its donation', 10, 20, [], 5, 'begins'],
] as const)('decides on a payment %s', (_, totalPence, donationPence, others, minutes, outcome) => {
  const payments = others.map((status): Payment => ({ ...createOpenPayment(), status }));
  const asked = () =>
    assertCanStart(createUnpaidPackage(totalPence), donationPence, payments, addPaymentMinutes(minutes));
  if (outcome === 'begins') expect(asked).not.toThrow();
  else expect(asked).toThrow(expect.objectContaining({ code: outcome }));
});

test('keeps a payment payable for just over 30 minutes once its page is known', () => {
  const payment = createOpenPayment();
  expect(payment).toMatchObject({
    status: 'requires_action',
    payUrl: 'https://pay.example/cs_1',
    version: 2,
  });
  expect(isPayable(payment, addPaymentMinutes(31))).toBe(true);
  expect(isPayable(payment, addPaymentMinutes(32))).toBe(false);
  expect(attachSession(payment, { id: 'cs_2', payUrl: 'https://pay.example/cs_2' })).toBeUndefined();
});

test('abandons a payment without a session after 90 seconds', () => {
  const payment: Payment = { ...createOpenPayment(), status: 'created' };
  expect(isAbandoned(payment, addPaymentMinutes(1))).toBe(false);
  expect(isAbandoned(payment, addPaymentMinutes(2))).toBe(true);
});

test('books money, pays the package and redeems the coupon in one update', () => {
  const payment = createOpenPayment({ totalPence: 99_00, donationPence: 5_00, coupon: true });
  const decision = requireDefined(applyOutcome(payment, paid(104_00)));
  expect(decision.payment).toMatchObject({
    status: 'succeeded',
    charge: 'ch_1',
    paidAt: addPaymentMinutes(5).toISOString(),
    version: 3,
  });
  expect(decision.payment).not.toHaveProperty('payUrl');
  expect(decision.coupon).toEqual({ id: payment.couponId, becomes: 'used' });
  expect(listPaymentEvents(decision)).toEqual(['payment.succeeded.v1', 'package.paid.v1']);
  expect(sumByAccount(decision.entries)).toEqual({
    card_clearing: 104_00,
    sales: -82_50,
    vat: -16_50,
    donations: -5_00,
  });
});

test('rejects a sum other than the gross price', () => {
  expect(() => applyOutcome(createOpenPayment(), paid(98_99))).toThrow('9899 pence');
});

describe('outcomes that come late, twice or in any order', () => {
  const reports: [string, PaymentOutcome[], PaymentStatus, string[]][] = [
    ['paid twice', [paid(), paid()], 'succeeded', ['payment.succeeded.v1', 'package.paid.v1']],
    [
      'expired after it was paid',
      [paid(), expired],
      'succeeded',
      ['payment.succeeded.v1', 'package.paid.v1'],
    ],
    [
      'paid after it expired',
      [expired, paid()],
      'succeeded',
      ['payment.failed.v1', 'payment.succeeded.v1', 'package.paid.v1'],
    ],
    [
      'paid after its page was given up',
      [{ state: 'failed', reason: 'cancelled' }, paid()],
      'succeeded',
      ['payment.failed.v1', 'payment.succeeded.v1', 'package.paid.v1'],
    ],
    ['expired twice', [expired, expired], 'failed', ['payment.failed.v1']],
    [
      'under way, then paid',
      [processing, paid()],
      'succeeded',
      ['payment.pending.v1', 'payment.succeeded.v1', 'package.paid.v1'],
    ],
    ['paid, then under way', [paid(), processing], 'succeeded', ['payment.succeeded.v1', 'package.paid.v1']],
    ['expired, then under way', [expired, processing], 'failed', ['payment.failed.v1']],
    [
      'under way, and refused by the bank',
      [processing, { state: 'failed', reason: 'declined' }],
      'failed',
      ['payment.pending.v1', 'payment.failed.v1'],
    ],
    ['a try declined twice', [declinedTry, declinedTry], 'requires_action', []],
    [
      'a try declined, then paid',
      [declinedTry, paid()],
      'succeeded',
      ['payment.succeeded.v1', 'package.paid.v1'],
    ],
  ];
  test.each(reports)('settles on one status: %s', (_, outcomes, status, told) => {
    let payment = createOpenPayment();
    const events: string[] = [];
    for (const outcome of outcomes) {
      const decision = applyOutcome(payment, outcome);
      if (!decision) continue;
      expect(decision.payment.version).toBe(payment.version + 1);
      payment = decision.payment;
      events.push(...listPaymentEvents(decision));
    }
    expect([payment.status, events]).toEqual([status, told]);
  });
});

test('shows a declined attempt until the payment succeeds', () => {
  const declined = requireDefined(applyOutcome(createOpenPayment(), declinedTry)).payment;
  expect(declined).toMatchObject({ status: 'requires_action', failure: 'declined' });
  expect(isPayable(declined, addPaymentMinutes(1))).toBe(true);
  expect(requireDefined(applyOutcome(declined, paid())).payment).not.toHaveProperty('failure');
});

test('holds the coupon while the payer’s bank has yet to send the money, and returns it if it doesn’t', () => {
  const pending = requireDefined(applyOutcome(createOpenPayment({ coupon: true }), processing));
  expect(pending.coupon?.becomes).toBe('held');
  const failed = requireDefined(applyOutcome(pending.payment, { state: 'failed', reason: 'declined' }));
  expect(failed.coupon?.becomes).toBe('returned');
});

test('returns the coupon and removes the page of a failed payment', () => {
  const failed = requireDefined(failPayment(createOpenPayment({ coupon: true }), 'cancelled'));
  expect(failed.coupon?.becomes).toBe('returned');
  expect(failed.payment).toMatchObject({ status: 'failed', failure: 'cancelled' });
  expect(failed.payment).not.toHaveProperty('payUrl');
});

test('allows only the transitions of the table', () => {
  const states = Object.keys(transitions);
  for (const from of Object.values(transitions).flat()) expect(states).toContain(from);
  const payment = createOpenPayment();
  expect(changeStatus(payment, 'succeeded').status).toBe('succeeded');
  expect(() => changeStatus(payment, 'refunded')).toThrow('can’t become refunded');
  expect(() => changeStatus({ ...payment, status: 'lost' }, 'won')).toThrow('can’t become won');
  expect(isOpenPayment({ status: 'failed' })).toBe(false);
});

describe('a payment that waits for its bank', () => {
  const byBank = { ...processing, method: 'bacs_debit' } as const;
  const open = createOpenPayment();

  test('is told once, with what it is paid with, and not for PayPal', () => {
    const pending = requireDefined(applyOutcome(open, byBank));
    expect(listPaymentEvents(pending)).toEqual(['payment.pending.v1']);
    expect(pending.events).toMatchObject([{ detail: { method: 'bacs_debit' } }]);
    expect(pending.payment).toMatchObject({ status: 'processing', method: 'bacs_debit' });
    expect(applyOutcome(pending.payment, byBank)).toBeUndefined();
    expect(applyOutcome({ ...open, payBy: 'wallet' }, processing)?.events).toEqual([]);
  });

  test('keeps the method when the money comes or fails, in any order', () => {
    const { payment } = requireDefined(applyOutcome(open, byBank));
    const failed = requireDefined(
      applyOutcome(payment, { state: 'failed', reason: 'declined', method: 'bacs_debit' }),
    );
    expect(failed).toMatchObject({
      payment: { status: 'failed', failure: 'declined', method: 'bacs_debit' },
      events: [{ detail: { reason: 'declined', method: 'bacs_debit' } }],
    });
    expect(applyOutcome(failed.payment, byBank)).toBeUndefined();
    const late = requireDefined(applyOutcome(failed.payment, { ...paid(), method: 'bacs_debit' }));
    expect(late.payment).toMatchObject({ status: 'succeeded', method: 'bacs_debit' });
    expect(applyOutcome(late.payment, byBank)).toBeUndefined();
  });

  test('names the latest thing that was declined', () => {
    const card = requireDefined(applyOutcome(open, { ...declinedTry, method: 'card' })).payment;
    expect(applyOutcome(card, { ...declinedTry, method: 'card' })).toBeUndefined();
    expect(applyOutcome(card, { ...declinedTry, method: 'pay_by_bank' })?.payment).toMatchObject({
      failure: 'declined',
      method: 'pay_by_bank',
    });
  });
});
