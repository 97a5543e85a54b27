import type { Desk } from './desk.ts';
import { notFound, unprocessable } from './errors.ts';
import { tellCapture, tellRefund } from './events.ts';
import { objectId } from './ids.ts';
import type { RefundInput } from './input.ts';
import { minorOf } from './money.ts';
import type { Capture, Refund } from './store.ts';

/** How long PayPal allows a refund, in milliseconds. */
const refundMilliseconds = 180 * 86_400_000;

export function findCapture({ store }: Desk, id: string): Capture {
  const capture = store.captures.get(id);
  if (!capture) throw notFound();
  return capture;
}

export function findRefund({ store }: Desk, id: string): Refund {
  const refund = store.refunds.get(id);
  if (!refund) throw notFound();
  return refund;
}

/** Outcomes of refunds: at once, after `settle`, or refused for lack of funds. */
export const refundModes = ['completed', 'pending', 'refused'] as const;

const given = ({ store }: Desk, captureId: string): number =>
  store.refunds.of(captureId).reduce((all, { status, minor }) => all + (status === 'FAILED' ? 0 : minor), 0);

function refundedCapture(desk: Desk, capture: Capture): Capture {
  const back = given(desk, capture.id);
  const status = back === 0 ? 'COMPLETED' : back < capture.minor ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
  return desk.store.captures.put({ ...capture, status, changed: desk.clock.now() });
}

/** Refunds a part of a capture, or the rest of it. */
export function refundCapture(desk: Desk, captureId: string, input: RefundInput): Refund {
  const { store, clock } = desk;
  const capture = findCapture(desk, captureId);
  const left = capture.minor - given(desk, captureId);
  const minor = input.amount ? minorOf(input.amount) : left;
  checkRefund(desk, capture, { left, minor }, input);
  const mode = store.setting('refunds') ?? 'completed';
  if (mode === 'refused') throw unprocessable('REFUND_FAILED_INSUFFICIENT_FUNDS');
  const now = clock.now();
  const refund = store.refunds.put({
    id: objectId(),
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
  refundedCapture(desk, capture);
  tellRefund(desk, refund);
  return refund;
}

function checkRefund(
  { store, clock }: Desk,
  capture: Capture,
  { left, minor }: { left: number; minor: number | undefined },
  { amount }: RefundInput,
): void {
  const disputes = store.disputes.of(capture.id);
  if (capture.status === 'PENDING') throw unprocessable('PENDING_CAPTURE');
  if (capture.status === 'DECLINED' || disputes.some(({ outcome }) => outcome === 'RESOLVED_BUYER_FAVOUR'))
    throw unprocessable('REFUND_NOT_ALLOWED');
  if (left === 0) throw unprocessable('CAPTURE_FULLY_REFUNDED');
  if (clock.now() - capture.at > refundMilliseconds) throw unprocessable('REFUND_TIME_LIMIT_EXCEEDED');
  if (amount && amount.currency_code !== capture.currency)
    throw unprocessable('REFUND_CAPTURE_CURRENCY_MISMATCH', '/amount/currency_code');
  if (minor === undefined) throw unprocessable('DECIMAL_PRECISION', '/amount/value');
  if (minor <= 0) throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE', '/amount/value');
  if (minor > left) throw unprocessable('REFUND_AMOUNT_EXCEEDED', '/amount/value');
  if (minor < capture.minor && disputes.some(({ outcome }) => outcome === undefined))
    throw unprocessable('TRANSACTION_DISPUTED');
}

/** Ends a capture under review or a pending refund; false if there is no such object. */
export function settle(desk: Desk, id: string, well: boolean): boolean {
  const { store, clock } = desk;
  const capture = store.captures.get(id);
  if (capture?.status === 'PENDING') {
    const status = well ? 'COMPLETED' : 'DECLINED';
    tellCapture(desk, store.captures.put({ ...capture, status, changed: clock.now() }), status);
    return true;
  }
  const refund = store.refunds.get(id);
  if (refund?.status !== 'PENDING') return false;
  const ended = store.refunds.put({ ...refund, status: well ? 'COMPLETED' : 'FAILED', changed: clock.now() });
  refundedCapture(desk, findCapture(desk, refund.captureId));
  tellRefund(desk, ended);
  return true;
}
