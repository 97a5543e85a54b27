import { PackagePaid } from '../../../events/package.ts';
import { PaymentFailed, PaymentStarted, PaymentSucceeded } from '../../../events/payment.ts';
import type { PayBy, PaymentId } from '../../../events/vocabulary.ts';
import type { PropertyPackage } from '../../packages/domain/property-package.ts';
import { AppError } from '../../shared/errors.ts';
import { type PaymentUpdate, eventFieldsOf, nextVersion } from './payment-update.ts';
import { createPaymentEntries } from './ledger.ts';
import { grossPence, type Payment } from './payment.ts';
import type { PaymentOutcome, CheckoutSession } from './provider.ts';
import { isOpen, isPaid, changeStatus, resolvePaidStatus } from './transitions.ts';

/** A provider's page lives for half an hour at least; so much longer takes the way there. */
const payWindowMs = 32 * 60_000;
/** After this time a payment that never came to a page is left behind, as the page could not live long enough. */
const sessionWindowMs = 90_000;

export interface PaymentRequest {
  readonly id: PaymentId;
  readonly payBy: PayBy;
  readonly donationPence: number;
  readonly returnPath?: string | undefined;
}

/** The providers take no less at once. */
const minimumPence = 30;

/**
 * Whether a try to pay may begin.
 * @param payments all of the home
 * @throws 410 for a price that is no longer held, 409 while a payment of the home is disputed or for too little
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
    throw new AppError('conflict', 'A payment for this home is disputed. That comes first.', {
      state: 'disputed',
    });
  if (chosen.totalPence + donationPence < minimumPence)
    throw new AppError('conflict', 'Less than 30p can not be paid. Give at least 30p with the donation.', {
      state: chosen.status,
    });
}

/** A try to pay for a package, at the price that it was quoted and nothing else. */
export function createPayment(chosen: PropertyPackage, wish: PaymentRequest, now: Date): PaymentUpdate {
  const { ownerId, propertyId, packageId, totalPence, vatPence, coupon } = chosen;
  const { id, payBy, donationPence, returnPath } = wish;
  const payment: Payment = {
    id,
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
    events: [PaymentStarted.of({ ...eventFieldsOf(payment), grossPence: grossPence(payment) })],
    entries: [],
    ...toCouponUpdate(payment, 'reserved'),
  };
}

const toCouponUpdate = ({ couponId }: Payment, becomes: 'reserved' | 'used' | 'returned') =>
  couponId && { coupon: { id: couponId, becomes } };

/** So long PayPal waits for somebody to approve an order. */
const approvalWindowMs = 3 * 3_600_000;

/** Nobody approved it in time. A card's page says itself that it ran out. */
export const isApprovalExpired = ({ payBy, status, createdAt }: Payment, now: Date): boolean =>
  payBy === 'wallet' &&
  status === 'requires_action' &&
  now.getTime() - Date.parse(createdAt) > approvalWindowMs;

/** It has no page yet and is too old for one. */
export const isAbandoned = ({ status, createdAt }: Payment, now: Date): boolean =>
  status === 'created' && now.getTime() - Date.parse(createdAt) > sessionWindowMs;

/** The provider has a page for it. */
export const attachSession = (payment: Payment, { id, payUrl }: CheckoutSession): PaymentUpdate | undefined =>
  payment.status === 'created'
    ? nextVersion(payment, changeStatus({ ...payment, session: id, payUrl }, 'requires_action'))
    : undefined;

/** What the provider says of it, taken into it; nothing where that is known. Late, doubled or in any order. */
export function applyOutcome(payment: Payment, outcome: PaymentOutcome): PaymentUpdate | undefined {
  switch (outcome.state) {
    case 'paid':
      return succeedPayment(payment, outcome);
    case 'failed':
      return failPayment(payment, outcome.reason);
    case 'approved':
    case 'processing':
      return payment.status === 'created' || payment.status === 'requires_action'
        ? nextVersion(payment, changeStatus(clearSession(payment), 'processing'))
        : undefined;
    case 'open':
      return outcome.declined && isOpen(payment) && payment.failure !== 'declined'
        ? nextVersion(payment, { ...payment, failure: 'declined' })
        : undefined;
  }
}

/** Nobody can pay it any more, and nothing is wrong with it. */
function clearSession(payment: Payment): Payment {
  const { payUrl: _page, payUntil: _end, failure: _reason, ...rest } = payment;
  return rest;
}

/**
 * The money is certain, once. Whether anybody needed it, the package decides.
 * @throws where the sum is not the one that was asked for; nothing is given for it
 */
export function succeedPayment(
  payment: Payment,
  paid: Extract<PaymentOutcome, { state: 'paid' }>,
): PaymentUpdate | undefined {
  if (isPaid(payment)) return undefined;
  if (paid.amountPence !== grossPence(payment))
    throw new Error(`Payment ${payment.id} was paid with ${paid.amountPence} pence`);
  const { packageId, totalPence, donationPence } = payment;
  const money = { ...clearSession(payment), charge: paid.charge, paidAt: paid.at.toISOString() };
  const names = { ...eventFieldsOf(payment), totalPence, donationPence };
  return nextVersion(payment, changeStatus(money, resolvePaidStatus(money)), {
    events: [PaymentSucceeded.of(names), PackagePaid.of({ ...names, packageId })],
    entries: createPaymentEntries(payment, paid.at),
    ...toCouponUpdate(payment, 'used'),
  });
}

/** It will not come to money as far as anybody knows; the coupon is free for the next try. */
export function failPayment(
  payment: Payment,
  reason: 'declined' | 'expired' | 'cancelled',
): PaymentUpdate | undefined {
  if (!isOpen(payment)) return undefined;
  const failed = changeStatus({ ...clearSession(payment), failure: reason }, 'failed');
  return nextVersion(payment, failed, {
    events: [PaymentFailed.of({ ...eventFieldsOf(payment), reason })],
    ...toCouponUpdate(payment, 'returned'),
  });
}
