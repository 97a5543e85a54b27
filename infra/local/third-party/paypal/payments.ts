import { createNotFound, createUnprocessable } from './errors.ts';
import { emitCapture, emitRefund } from './events.ts';
import { createObjectId } from './ids.ts';
import type { RefundInput } from './input.ts';
import { toMinor } from './money.ts';
import type { PaypalContext } from './paypal-context.ts';
import type { Capture, PaypalRefund } from './store.ts';

/** How long PayPal allows a refund, in milliseconds. */
const refundMilliseconds = 180 * 86_400_000;

export function findCapture({ store }: PaypalContext, id: string): Capture {
  const capture = store.captures.get(id);
  if (!capture) throw createNotFound();
  return capture;
}

export function findRefund({ store }: PaypalContext, id: string): PaypalRefund {
  const refund = store.refunds.get(id);
  if (!refund) throw createNotFound();
  return refund;
}

/** Outcomes of refunds: at once, after `settle`, or refused for lack of funds. */
export const refundModes = ['completed', 'pending', 'refused'] as const;

const sumRefunds = ({ store }: PaypalContext, captureId: string): number =>
  store.refunds.of(captureId).reduce((all, { status, minor }) => all + (status === 'FAILED' ? 0 : minor), 0);

function updateRefundedCapture(paypal: PaypalContext, capture: Capture): Capture {
  const back = sumRefunds(paypal, capture.id);
  const status = back === 0 ? 'COMPLETED' : back < capture.minor ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
  return paypal.store.captures.put({ ...capture, status, changed: paypal.clock.now() });
}

/** Refunds a part of a capture, or the rest of it. */
export function refundCapture(paypal: PaypalContext, captureId: string, input: RefundInput): PaypalRefund {
  const { store, clock } = paypal;
  const capture = findCapture(paypal, captureId);
  const left = capture.minor - sumRefunds(paypal, captureId);
  const minor = input.amount ? toMinor(input.amount) : left;
  checkRefund(paypal, capture, { left, minor }, input);
  const mode = store.setting('refunds') ?? 'completed';
  if (mode === 'refused') throw createUnprocessable('REFUND_FAILED_INSUFFICIENT_FUNDS');
  const now = clock.now();
  const refund = store.refunds.put({
    id: createObjectId(),
    captureId,
    status: mode === 'pending' ? 'PENDING' : 'COMPLETED',
    minor: minor ?? left,
    currency: capture.currency,
    refundedMinor: capture.minor - left + (minor ?? left),
    invoiceId: input.invoice_id ?? capture.invoiceId,
    customId: input.custom_id ?? capture.customId,
    note: input.note_to_payer,
    at: now,
    changed: now,
  });
  updateRefundedCapture(paypal, capture);
  emitRefund(paypal, refund);
  return refund;
}

function checkRefund(
  { store, clock }: PaypalContext,
  capture: Capture,
  { left, minor }: { left: number; minor: number | undefined },
  { amount }: RefundInput,
): void {
  const disputes = store.disputes.of(capture.id);
  if (capture.status === 'PENDING') throw createUnprocessable('PENDING_CAPTURE');
  if (capture.status === 'DECLINED' || disputes.some(({ outcome }) => outcome === 'RESOLVED_BUYER_FAVOUR'))
    throw createUnprocessable('REFUND_NOT_ALLOWED');
  if (left === 0) throw createUnprocessable('CAPTURE_FULLY_REFUNDED');
  if (clock.now() - capture.at > refundMilliseconds) throw createUnprocessable('REFUND_TIME_LIMIT_EXCEEDED');
  if (amount && amount.currency_code !== capture.currency)
    throw createUnprocessable('REFUND_CAPTURE_CURRENCY_MISMATCH', '/amount/currency_code');
  if (minor === undefined) throw createUnprocessable('DECIMAL_PRECISION', '/amount/value');
  if (minor <= 0) throw createUnprocessable('CANNOT_BE_ZERO_OR_NEGATIVE', '/amount/value');
  if (minor > left) throw createUnprocessable('REFUND_AMOUNT_EXCEEDED', '/amount/value');
  if (minor < capture.minor && disputes.some(({ outcome }) => outcome === undefined))
    throw createUnprocessable('TRANSACTION_DISPUTED');
}

/** Ends a capture under review or a pending refund; false if there is no such object. */
export function settlePending(paypal: PaypalContext, id: string, well: boolean): boolean {
  const { store, clock } = paypal;
  const capture = store.captures.get(id);
  if (capture?.status === 'PENDING') {
    const status = well ? 'COMPLETED' : 'DECLINED';
    emitCapture(paypal, store.captures.put({ ...capture, status, changed: clock.now() }), status);
    return true;
  }
  const refund = store.refunds.get(id);
  if (refund?.status !== 'PENDING') return false;
  const ended = store.refunds.put({ ...refund, status: well ? 'COMPLETED' : 'FAILED', changed: clock.now() });
  updateRefundedCapture(paypal, findCapture(paypal, refund.captureId));
  emitRefund(paypal, ended);
  return true;
}
