import { PackagePaid } from '../../events/package.ts';
import { PaymentFailed, PaymentStarted, PaymentSucceeded } from '../../events/payment.ts';
import type { PayBy, PaymentId } from '../../events/vocabulary.ts';
import type { PropertyPackage } from '../packages/domain/property-package.ts';
import { AppError } from '../shared/errors.ts';
import { type Decision, namesOf, next } from './decision.ts';
import { paymentEntries } from './ledger.ts';
import { grossPence, type Payment } from './payment.ts';
import type { Outcome, Session } from './provider.ts';
import { isOpen, isPaid, moved, stateOfPaid } from './states.ts';

/** A provider's page lives for half an hour at least; so much longer takes the way there. */
const payMs = 32 * 60_000;
/** After this time a payment that never came to a page is left behind, as the page could not live long enough. */
const beginMs = 90_000;

export interface Wish {
  readonly id: PaymentId;
  readonly payBy: PayBy;
  readonly donationPence: number;
  readonly returnPath?: string | undefined;
}

/** The providers take no less at once. */
const leastPence = 30;

/**
 * Whether a try to pay may begin.
 * @param payments all of the home
 * @throws 410 for a price that is no longer held, 409 while a payment of the home is disputed or for too little
 */
export function guardWorthIt(
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
  if (chosen.totalPence + donationPence < leastPence)
    throw new AppError('conflict', 'Less than 30p can not be paid. Give at least 30p with the donation.', {
      state: chosen.status,
    });
}

/** A try to pay for a package, at the price that it was quoted and nothing else. */
export function begin(chosen: PropertyPackage, wish: Wish, now: Date): Decision {
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
    payUntil: new Date(now.getTime() + payMs).toISOString(),
    version: 1,
    createdAt: now.toISOString(),
  };
  return {
    payment,
    events: [PaymentStarted.of({ ...namesOf(payment), grossPence: grossPence(payment) })],
    entries: [],
    ...couponOf(payment, 'reserved'),
  };
}

const couponOf = ({ couponId }: Payment, becomes: 'reserved' | 'used' | 'returned') =>
  couponId && { coupon: { id: couponId, becomes } };

/** So long PayPal waits for somebody to approve an order. */
const approveMs = 3 * 3_600_000;

/** Nobody approved it in time. A card's page says itself that it ran out. */
export const isLapsed = ({ payBy, status, createdAt }: Payment, now: Date): boolean =>
  payBy === 'wallet' && status === 'requires_action' && now.getTime() - Date.parse(createdAt) > approveMs;

/** It has no page yet and is too old for one. */
export const isLeftBehind = ({ status, createdAt }: Payment, now: Date): boolean =>
  status === 'created' && now.getTime() - Date.parse(createdAt) > beginMs;

/** The provider has a page for it. */
export const sent = (payment: Payment, { id, payUrl }: Session): Decision | undefined =>
  payment.status === 'created'
    ? next(payment, moved({ ...payment, session: id, payUrl }, 'requires_action'))
    : undefined;

/** What the provider says of it, taken into it; nothing where that is known. Late, doubled or in any order. */
export function settle(payment: Payment, outcome: Outcome): Decision | undefined {
  switch (outcome.state) {
    case 'paid':
      return succeed(payment, outcome);
    case 'failed':
      return fail(payment, outcome.reason);
    case 'approved':
    case 'processing':
      return payment.status === 'created' || payment.status === 'requires_action'
        ? next(payment, moved(without(payment), 'processing'))
        : undefined;
    case 'open':
      return outcome.declined && isOpen(payment) && payment.failure !== 'declined'
        ? next(payment, { ...payment, failure: 'declined' })
        : undefined;
  }
}

/** Nobody can pay it any more, and nothing is wrong with it. */
function without(payment: Payment): Payment {
  const { payUrl: _page, payUntil: _end, failure: _reason, ...rest } = payment;
  return rest;
}

/**
 * The money is certain, once. Whether anybody needed it, the package decides.
 * @throws where the sum is not the one that was asked for; nothing is given for it
 */
export function succeed(payment: Payment, paid: Extract<Outcome, { state: 'paid' }>): Decision | undefined {
  if (isPaid(payment)) return undefined;
  if (paid.amountPence !== grossPence(payment))
    throw new Error(`Payment ${payment.id} was paid with ${paid.amountPence} pence`);
  const { packageId, totalPence, donationPence } = payment;
  const money = { ...without(payment), charge: paid.charge, paidAt: paid.at.toISOString() };
  const names = { ...namesOf(payment), totalPence, donationPence };
  return next(payment, moved(money, stateOfPaid(money)), {
    events: [PaymentSucceeded.of(names), PackagePaid.of({ ...names, packageId })],
    entries: paymentEntries(payment, paid.at),
    ...couponOf(payment, 'used'),
  });
}

/** It will not come to money as far as anybody knows; the coupon is free for the next try. */
export function fail(payment: Payment, reason: 'declined' | 'expired' | 'cancelled'): Decision | undefined {
  if (!isOpen(payment)) return undefined;
  const failed = moved({ ...without(payment), failure: reason }, 'failed');
  return next(payment, failed, {
    events: [PaymentFailed.of({ ...namesOf(payment), reason })],
    ...couponOf(payment, 'returned'),
  });
}
