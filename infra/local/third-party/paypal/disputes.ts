import * as z from 'zod';
import { createNotFound, createUnprocessable } from './errors.ts';
import { emitDispute } from './events.ts';
import { createDisputeId } from './ids.ts';
import { findCapture } from './payments.ts';
import type { PaypalContext } from './paypal-context.ts';
import type { PaypalDispute } from './store.ts';

export const Reason = z.enum([
  'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
  'MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED',
  'UNAUTHORISED',
]);

export function findDispute({ store }: PaypalContext, id: string): PaypalDispute {
  const dispute = store.disputes.get(id);
  if (!dispute) throw createNotFound();
  return dispute;
}

/** Opens a dispute about a capture, which can have one open dispute at a time. */
export function openPaypalDispute(
  paypal: PaypalContext,
  captureId: string,
  reason: z.output<typeof Reason>,
): PaypalDispute {
  const { store, clock } = paypal;
  const { minor, currency } = findCapture(paypal, captureId);
  if (store.disputes.of(captureId).some(({ outcome }) => !outcome))
    throw createUnprocessable('TRANSACTION_DISPUTED');
  const now = clock.now();
  const dispute = { id: createDisputeId(), captureId, minor, currency, reason, at: now, changed: now };
  store.disputes.put(dispute);
  emitDispute(paypal, dispute);
  return dispute;
}

/** Decides a dispute for the seller (`won`) or refunds the payer; the decision is final. */
export function closePaypalDispute(paypal: PaypalContext, id: string, won: boolean): PaypalDispute {
  const dispute = findDispute(paypal, id);
  if (dispute.outcome) return dispute;
  const outcome = won ? 'RESOLVED_SELLER_FAVOUR' : 'RESOLVED_BUYER_FAVOUR';
  const closed = paypal.store.disputes.put({ ...dispute, outcome, changed: paypal.clock.now() });
  emitDispute(paypal, closed);
  return closed;
}
