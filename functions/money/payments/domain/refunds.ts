import type { DomainEvent } from '../../../../events/define.ts';
import { PaymentRefunded, PaymentRefundFailed } from '../../../../events/payment.ts';
import type { RefundId, RefundReason } from '../../../../events/vocabulary.ts';
import { dayMs } from '../../../kernel/time.ts';
import {
  calculateKept,
  type LedgerEntry,
  createRefundEntries,
  createReturnedRefundEntries,
  splitRefund,
} from './ledger.ts';
import { type PaymentUpdate, toPaymentEventFields, toNextPaymentVersion } from './payment-update.ts';
import type { Payment, Refund } from './payment.ts';
import type { ProviderRefund } from './provider.ts';
import { isPaid, changeStatus, resolvePaidStatus } from './transitions.ts';

export interface RefundRequest {
  readonly id: RefundId;
  readonly key: string;
  /**
   * Pence of the price; `whole` refunds all that is left, donation included. A cancellation returns the donation,
   * too, until its trees are ordered.
   */
  readonly amountPence: number;
  readonly whole: boolean;
  readonly reason: RefundReason;
}

/**
 * Records a due refund, once per key and never more than is left. `undefined` when nothing is left, or after
 * a lost dispute.
 * @throws when the payment is not paid
 */
export function requestRefund(payment: Payment, wish: RefundRequest, now: Date): PaymentUpdate | undefined {
  const { id, key, reason, whole } = wish;
  if (!isPaid(payment)) throw new Error(`Payment ${payment.id} is not paid, so there is nothing to refund`);
  if (payment.refunds.some((refund) => refund.key === key)) return undefined;
  if (payment.disputes.some(({ status }) => status === 'lost')) return undefined;
  const { pricePence, donationPence } = calculateKept(payment);
  const fromPrice = whole ? pricePence : Math.min(wish.amountPence, pricePence);
  const fromDonation =
    whole || (reason === 'cancelled' && !areTreesOrdered(payment, now)) ? donationPence : 0;
  const amountPence = fromPrice + fromDonation;
  if (amountPence <= 0) return undefined;
  const refund: Refund = {
    id,
    key,
    reason,
    amountPence,
    ...splitRefund(payment, amountPence, fromDonation),
    status: 'due',
    askedAt: now.toISOString(),
  };
  return toNextPaymentVersion(payment, { ...payment, refunds: [...payment.refunds, refund] });
}

/** Days after a payment in which its package can be cancelled; the trees of its donation are ordered at their end. */
const treesWaitDays = 14;
export function calculateTreesDue(paidAt: string): string {
  return new Date(Date.parse(paidAt) + treesWaitDays * dayMs).toISOString();
}
const areTreesOrdered = ({ paidAt }: Payment, now: Date): boolean =>
  paidAt !== undefined && calculateTreesDue(paidAt) <= now.toISOString();

/** Refunds that the provider has not been asked for; empty during a dispute and after a lost one. */
export function selectUnsentRefunds({ refunds, disputes }: Payment): Refund[] {
  return disputes.some(({ status }) => status !== 'won')
    ? []
    : refunds.filter(({ status }) => status === 'due');
}

interface RefundAdoption {
  readonly newId: () => RefundId;
  readonly now: Date;
}

/**
 * Applies a provider's refund to its payment; `undefined` when nothing changed. A refund that was made on the
 * provider's dashboard is adopted under a new id.
 */
export function applyProviderRefund(
  payment: Payment,
  report: ProviderRefund,
  adopting: RefundAdoption,
): PaymentUpdate | undefined {
  const { reference, refundId } = report;
  const known = payment.refunds.find((one) => one.id === refundId || one.reference === reference);
  if (known) return updateKnownRefund(payment, known, report);
  if (report.status === 'failed' || !isPaid(payment)) return undefined;
  const { found, adopted } = adoptRefund(payment, report, adopting);
  const decision = updateKnownRefund(found, adopted, report);
  return decision && { ...decision, payment: { ...decision.payment, version: payment.version + 1 } };
}

function updateKnownRefund(
  payment: Payment,
  refund: Refund,
  report: ProviderRefund,
): PaymentUpdate | undefined {
  if (refund.status === 'failed') return undefined;
  const changed = mergeProviderRefund(refund, report);
  if (JSON.stringify(changed) === JSON.stringify(refund)) return undefined;
  const refunds = payment.refunds.map((one) => (one === refund ? changed : one));
  const refundedPence = sumSucceeded(refunds, ({ amountPence }) => amountPence);
  const after = { ...payment, refunds, refundedPence };
  return toNextPaymentVersion(payment, changeStatus(after, resolvePaidStatus(after)), {
    events: createRefundEvents(after, refund, changed),
    entries: resolveLedgerEntries(payment, refund, changed, report),
    ...(isFullyRefunded(after) && !isFullyRefunded(payment) && toCouponReturn(payment)),
  });
}

/**
 * An adopted refund takes precedence over due refunds, which are adjusted to what is left.
 * @throws when it is larger than what is left of the payment
 */
function adoptRefund(
  payment: Payment,
  { reference, amountPence, at }: ProviderRefund,
  { newId, now }: RefundAdoption,
): { readonly found: Payment; readonly adopted: Refund } {
  const sent = { ...payment, refunds: payment.refunds.filter(({ status }) => status !== 'due') };
  const kept = calculateKept(sent);
  if (amountPence > kept.pricePence + kept.donationPence)
    throw new Error(`Refund ${reference} is larger than what is left of payment ${payment.id}`);
  const adopted: Refund = {
    id: newId(),
    key: reference,
    reason: 'goodwill',
    reference,
    amountPence,
    ...splitRefund(sent, amountPence),
    status: 'due',
    askedAt: (at ?? now).toISOString(),
  };
  const due = payment.refunds.filter(({ status }) => status === 'due');
  const found = due.reduce((left, refund) => fitRefund(left, refund, newId), {
    ...sent,
    refunds: [...sent.refunds, adopted],
  });
  return { found, adopted };
}

/** The provider stores its answer under the refund's id, so another sum needs another id. */
function fitRefund(payment: Payment, refund: Refund, newId: () => RefundId): Payment {
  const { pricePence, donationPence } = calculateKept(payment);
  const fromPrice = Math.min(refund.amountPence - refund.donationPence, pricePence);
  const fromDonation = Math.min(refund.donationPence, donationPence);
  const amountPence = fromPrice + fromDonation;
  if (amountPence === 0) return payment;
  const id = amountPence === refund.amountPence ? refund.id : newId();
  const fitted = { ...refund, id, amountPence, ...splitRefund(payment, amountPence, fromDonation) };
  return { ...payment, refunds: [...payment.refunds, fitted] };
}

function mergeProviderRefund(refund: Refund, { reference, status, at }: ProviderRefund): Refund {
  const bookedAt = refund.bookedAt ?? at?.toISOString();
  // A refund that reached its payer can only fail afterwards.
  const became = refund.status === 'succeeded' && status === 'pending' ? 'succeeded' : status;
  return { ...refund, reference, status: became, ...(bookedAt !== undefined && { bookedAt }) };
}

const sumSucceeded = (refunds: readonly Refund[], part: (refund: Refund) => number): number =>
  refunds.filter(({ status }) => status === 'succeeded').reduce((sum, refund) => sum + part(refund), 0);

/** Whether all of the price has been refunded. */
export function isFullyRefunded({ totalPence, refunds }: Payment): boolean {
  return sumSucceeded(refunds, ({ amountPence, donationPence }) => amountPence - donationPence) >= totalPence;
}

const toCouponReturn = ({ couponId }: Payment) =>
  couponId && { coupon: { id: couponId, becomes: 'returned' as const } };

function createRefundEvents(payment: Payment, before: Refund, after: Refund): DomainEvent[] {
  if (before.status === after.status) return [];
  const { id: refundId, amountPence, reason } = after;
  const names = { ...toPaymentEventFields(payment), refundId, amountPence };
  if (after.status === 'succeeded')
    return [PaymentRefunded.of({ ...names, reason, whole: isFullyRefunded(payment) })];
  return after.status === 'failed' ? [PaymentRefundFailed.of(names)] : [];
}

/** Books a refund once when the money leaves, and its reversal when the refund fails. */
function resolveLedgerEntries(
  payment: Payment,
  before: Refund,
  after: Refund,
  report: ProviderRefund,
): LedgerEntry[] {
  const left = after.bookedAt === undefined ? undefined : new Date(after.bookedAt);
  if (!left) return [];
  const out = before.bookedAt === undefined ? createRefundEntries(payment, after, left) : [];
  const back =
    after.status === 'failed' ? createReturnedRefundEntries(payment, after, report.returnedAt ?? left) : [];
  return [...out, ...back];
}
