import { PackagePaid } from '../../../../events/package.ts';
import {
  PaymentFailed,
  PaymentPending,
  PaymentStarted,
  PaymentSucceeded,
} from '../../../../events/payment.ts';
import type { PayBy, PaymentId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import { minuteMs, hourMs } from '../../../kernel/time.ts';
import type { PropertyPackage } from '../../packages/domain/property-package.ts';
import { createPaymentEntries } from './ledger.ts';
import { type PaymentUpdate, toPaymentEventFields, toNextPaymentVersion } from './payment-update.ts';
import { calculateGrossPence, type Payment } from './payment.ts';
import type { PaymentOutcome, CheckoutSession } from './provider.ts';
import { isOpenPayment, isPaid, changeStatus, resolvePaidStatus } from './transitions.ts';

/** A provider's page lives for at least 30 minutes; two more allow for the time until it is created. */
const payWindowMs = 32 * minuteMs;
/** After this time a payment without a session is abandoned, because its page could not live long enough. */
const sessionWindowMs = 90_000;

export interface PaymentRequest {
  readonly id: PaymentId;
  readonly number?: string;
  readonly payBy: PayBy;
  readonly donationPence: number;
  readonly returnPath?: string | undefined;
}

/** The smallest sum in pence that the providers accept. */
const minimumPence = 30;

/**
 * Throws unless a payment for the package may start.
 * @param payments all payments of the property
 * @throws 410 for a quote that has expired, 409 while a payment of the property is disputed or for too small
 * a sum
 */
export function assertCanStart(
  chosen: PropertyPackage,
  donationPence: number,
  payments: readonly Payment[],
  now: Date,
): void {
  if (chosen.quotedUntil <= now.toISOString())
    throw new AppError('gone', 'This price was held for 30 minutes. Choose the package again to see it now.');
  if (payments.some(({ status }) => status === 'disputed'))
    throw new AppError('conflict', 'A payment for this home is disputed. It has to be settled first.', {
      state: 'disputed',
    });
  if (chosen.totalPence + donationPence < minimumPence)
    throw new AppError('conflict', 'The least you can pay is 30p. Add at least 30p with the donation.', {
      state: chosen.status,
    });
}

/** A payment for a package at its quoted price. */
export function createPayment(chosen: PropertyPackage, wish: PaymentRequest, now: Date): PaymentUpdate {
  const { ownerId, propertyId, packageId, totalPence, vatPence, coupon } = chosen;
  const { id, number, payBy, donationPence, returnPath } = wish;
  const payment: Payment = {
    id,
    ...(number !== undefined && { number }),
    ownerId,
    propertyId,
    propertyPackageId: chosen.id,
    packageId,
    payBy,
    status: 'created',
    totalPence,
    vatPence,
    donationPence,
    refunds: [],
    disputes: [],
    refundedPence: 0,
    ...(coupon && { couponId: coupon.id }),
    ...(returnPath !== undefined && { returnPath }),
    payUntil: new Date(now.getTime() + payWindowMs).toISOString(),
    version: 1,
    createdAt: now.toISOString(),
  };
  return {
    payment,
    events: [
      PaymentStarted.of({ ...toPaymentEventFields(payment), grossPence: calculateGrossPence(payment) }),
    ],
    entries: [],
    ...toCouponUpdate(payment, 'reserved'),
  };
}

const toCouponUpdate = ({ couponId }: Payment, becomes: 'reserved' | 'held' | 'used' | 'returned') =>
  couponId && { coupon: { id: couponId, becomes } };

/** How long PayPal keeps an order open for approval. */
const approvalWindowMs = 3 * hourMs;

/** The order was not approved in time. For cards, Stripe itself reports an expired page. */
export function isApprovalExpired({ payBy, status, createdAt }: Payment, now: Date): boolean {
  return (
    payBy === 'wallet' &&
    status === 'requires_action' &&
    now.getTime() - Date.parse(createdAt) > approvalWindowMs
  );
}

/** It has no session yet and is too old for one. */
export function isAbandoned({ status, createdAt }: Payment, now: Date): boolean {
  return status === 'created' && now.getTime() - Date.parse(createdAt) > sessionWindowMs;
}

/** Attaches the provider's session to a new payment; `undefined` for a payment that has one. */
export function attachSession(payment: Payment, { id, payUrl }: CheckoutSession): PaymentUpdate | undefined {
  return payment.status === 'created'
    ? toNextPaymentVersion(payment, changeStatus({ ...payment, session: id, payUrl }, 'requires_action'))
    : undefined;
}

/**
 * Applies a provider's outcome to a payment; `undefined` when nothing changed. Outcomes may come late, twice
 * and in any order.
 */
export function applyOutcome(before: Payment, outcome: PaymentOutcome): PaymentUpdate | undefined {
  const payment = outcome.method ? { ...before, method: outcome.method } : before;
  switch (outcome.state) {
    case 'paid':
      return recordPaymentSuccess(payment, outcome);
    case 'failed':
      return failPayment(payment, outcome.reason);
    case 'approved':
    case 'processing':
      return awaitMoney(payment);
    case 'open':
      return outcome.declined && isOpenPayment(payment) && !isSameDecline(before, payment)
        ? toNextPaymentVersion(payment, { ...payment, failure: 'declined' })
        : undefined;
  }
}

/** The same thing was declined already: another card after a bank's payment is news, as the page names it. */
const isSameDecline = ({ failure, method }: Payment, payment: Payment): boolean =>
  failure === 'declined' && method === payment.method;

/**
 * Waits for money that the payer's bank has yet to send, which can take days, and keeps the coupon for it.
 * PayPal's money is taken by us right after its approval, so nobody is told of that wait.
 */
function awaitMoney(payment: Payment): PaymentUpdate | undefined {
  if (payment.status !== 'created' && payment.status !== 'requires_action') return undefined;
  const pending = changeStatus(clearSession(payment), 'processing');
  const isTold = payment.payBy === 'card';
  return toNextPaymentVersion(payment, pending, {
    events: isTold ? [PaymentPending.of(toPaymentEventFields(payment))] : [],
    ...toCouponUpdate(payment, 'held'),
  });
}

/** The payment without its page and its failure: it can no longer be paid and nothing is wrong with it. */
function clearSession(payment: Payment): Payment {
  const { payUrl: _page, payUntil: _end, failure: _reason, ...rest } = payment;
  return rest;
}

/**
 * Records the money of a payment, once. Whether it was needed is decided by the package.
 * @throws when the sum is not the gross price; nothing is activated for it
 */
export function recordPaymentSuccess(
  payment: Payment,
  paid: Extract<PaymentOutcome, { state: 'paid' }>,
): PaymentUpdate | undefined {
  if (isPaid(payment)) return undefined;
  if (paid.amountPence !== calculateGrossPence(payment))
    throw new Error(`Payment ${payment.id} was paid with ${paid.amountPence} pence`);
  const { packageId, totalPence, donationPence } = payment;
  const money = { ...clearSession(payment), charge: paid.charge, paidAt: paid.at.toISOString() };
  const names = { ...toPaymentEventFields(payment), totalPence, donationPence };
  return toNextPaymentVersion(payment, changeStatus(money, resolvePaidStatus(money)), {
    events: [PaymentSucceeded.of(names), PackagePaid.of({ ...names, packageId })],
    entries: createPaymentEntries(payment, paid.at),
    ...toCouponUpdate(payment, 'used'),
  });
}

/** Closes an open payment without money and releases its coupon; a late success may still follow. */
export function failPayment(
  payment: Payment,
  reason: 'declined' | 'expired' | 'cancelled',
): PaymentUpdate | undefined {
  if (!isOpenPayment(payment)) return undefined;
  const failed = changeStatus({ ...clearSession(payment), failure: reason }, 'failed');
  return toNextPaymentVersion(payment, failed, {
    events: [PaymentFailed.of({ ...toPaymentEventFields(payment), reason })],
    ...toCouponUpdate(payment, 'returned'),
  });
}
