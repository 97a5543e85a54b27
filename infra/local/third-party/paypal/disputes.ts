import * as z from 'zod';
import type { Desk } from './desk.ts';
import { notFound, unprocessable } from './errors.ts';
import { tellDispute } from './events.ts';
import { disputeId } from './ids.ts';
import { findCapture } from './payments.ts';
import type { Dispute } from './store.ts';

export const Reason = z.enum([
  'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
  'MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED',
  'UNAUTHORISED',
]);

export function findDispute({ store }: Desk, id: string): Dispute {
  const dispute = store.disputes.get(id);
  if (!dispute) throw notFound();
  return dispute;
}

/** Opens a dispute about a capture, which can have one open dispute at a time. */
export function openDispute(desk: Desk, captureId: string, reason: z.output<typeof Reason>): Dispute {
  const { store, clock } = desk;
  const { minor, currency } = findCapture(desk, captureId);
  if (store.disputes.of(captureId).some(({ outcome }) => !outcome))
    throw unprocessable('TRANSACTION_DISPUTED');
  const now = clock.now();
  const dispute = { id: disputeId(), captureId, minor, currency, reason, at: now, changed: now };
  store.disputes.put(dispute);
  tellDispute(desk, dispute);
  return dispute;
}

/** Decides a dispute for the seller (`won`) or refunds the payer; the decision is final. */
export function closeDispute(desk: Desk, id: string, won: boolean): Dispute {
  const dispute = findDispute(desk, id);
  if (dispute.outcome) return dispute;
  const outcome = won ? 'RESOLVED_SELLER_FAVOUR' : 'RESOLVED_BUYER_FAVOUR';
  const closed = desk.store.disputes.put({ ...dispute, outcome, changed: desk.clock.now() });
  tellDispute(desk, closed);
  return closed;
}
