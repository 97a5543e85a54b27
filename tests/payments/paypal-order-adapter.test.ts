import {
  CaptureStatus,
  type Order,
  type OrdersCapture,
  OrderStatus,
  type PurchaseUnit,
} from '@paypal/paypal-server-sdk';
import { describe, expect, test } from 'vitest';
import { parsePence, toPaypalMoney } from '../../functions/money/payments/adapters/paypal/money.ts';
import { toOrderRequest, toOutcome } from '../../functions/money/payments/adapters/paypal/orders.ts';
import type { Payment } from '../../functions/money/payments/domain/payment.ts';
import { createPaidPayment } from './receipt-examples.ts';

const merchantId = 'MERCHANT00001';
const wording = { packageName: 'Standard', home: '1 Example Road', returnUrl: 'https://gable.test/' };
const payment = createPaidPayment({ payBy: 'wallet', donationPence: 5_00, status: 'requires_action' });
const [asked] = toOrderRequest(payment, merchantId, wording).purchaseUnits;

/** The order as PayPal returns it, unless `change` alters it. */
const order = (
  status: OrderStatus,
  change: Partial<PurchaseUnit> = {},
  captures: OrdersCapture[] = [],
): Order => ({
  id: 'ORDER',
  status,
  purchaseUnits: [{ ...asked, payments: { captures }, ...change } satisfies PurchaseUnit],
});
const captured = (status: CaptureStatus): OrdersCapture[] => [
  { id: 'CAPTURE', status, amount: toPaypalMoney(104_00), createTime: '2026-11-21T12:00:00Z' },
];

test('splits an order into parts that add up to the charge', () => {
  const { breakdown, ...total } = asked?.amount ?? {};
  expect(total).toEqual({ currencyCode: 'GBP', value: '104.00' });
  expect(breakdown).toEqual({ itemTotal: toPaypalMoney(87_50), taxTotal: toPaypalMoney(16_50) });
  expect(asked?.items?.map(({ name, unitAmount, tax }) => [name, unitAmount.value, tax?.value])).toEqual([
    ['Standard package: 1 Example Road', '82.50', '16.50'],
    ['Donation for trees', '5.00', undefined],
  ]);
  const long = toOrderRequest(payment, merchantId, { ...wording, home: 'x'.repeat(200) });
  expect(long.purchaseUnits[0]?.description).toHaveLength(127);
});

describe('an order that does not match its payment', () => {
  const wrong: [string, Partial<PurchaseUnit>][] = [
    ['over another sum', { amount: toPaypalMoney(1) }],
    ['in another currency', { amount: { currencyCode: 'USD', value: '104.00' } }],
    ['to another payee', { payee: { merchantId: 'SOMEBODYELSE1' } }],
    ['to a payee by mail alone', { payee: { emailAddress: 'merchant@example.com' } }],
    ['for another payment', { customId: 'pay_01K9ZX3Q6T4C8V0R2M5N7P9999' }],
  ];
  test.each(wrong)('rejects an order %s', (_, change) => {
    expect(() => toOutcome(payment, merchantId, order(OrderStatus.Approved, change))).toThrow(/Order|PayPal/);
    const done = order(OrderStatus.Completed, change, captured(CaptureStatus.Completed));
    expect(() => toOutcome(payment, merchantId, done)).toThrow(/Order|PayPal/);
  });
});

test.each([
  [OrderStatus.Created, { state: 'open', declined: false }],
  [OrderStatus.PayerActionRequired, { state: 'open', declined: false }],
  [OrderStatus.Approved, { state: 'approved' }],
  [OrderStatus.Voided, { state: 'failed', reason: 'cancelled' }],
] as const)('maps an order that is %s to its outcome', (status, outcome) => {
  expect(toOutcome(payment, merchantId, order(status))).toEqual(outcome);
});

test('treats an approved order that is open again as declined', () => {
  const held: Payment = { ...payment, status: 'processing' };
  expect(toOutcome(held, merchantId, order(OrderStatus.PayerActionRequired))).toEqual({
    state: 'failed',
    reason: 'declined',
  });
});

const money = { charge: 'CAPTURE', amountPence: 104_00, at: new Date('2026-11-21T12:00:00Z') };
test.each([
  [CaptureStatus.Completed, { state: 'paid', ...money }],
  [CaptureStatus.PartiallyRefunded, { state: 'paid', ...money }],
  [CaptureStatus.Refunded, { state: 'paid', ...money }],
  [CaptureStatus.Pending, { state: 'processing' }],
  [CaptureStatus.Declined, { state: 'failed', reason: 'declined' }],
  [CaptureStatus.Failed, { state: 'failed', reason: 'declined' }],
] as const)('maps a capture that is %s to its outcome', (status, outcome) => {
  expect(toOutcome(payment, merchantId, order(OrderStatus.Completed, {}, captured(status)))).toEqual(outcome);
});

test('parses sums to the penny and only in pounds', () => {
  expect([0, 1, 99, 100, 1_234_56].map((pence) => parsePence(toPaypalMoney(pence)))).toEqual([
    0, 1, 99, 100, 1_234_56,
  ]);
  expect(parsePence({ currencyCode: 'GBP', value: '-12.05' })).toBe(-12_05);
  for (const money of [
    undefined,
    { currencyCode: 'USD', value: '1.00' },
    { currencyCode: 'GBP', value: '1.005' },
    { currencyCode: 'GBP', value: '1e3' },
    { currencyCode: 'GBP', value: '' },
  ])
    expect(() => parsePence(money)).toThrow('PayPal names a sum');
});
