import * as z from 'zod';
import { defineEvent } from './define.ts';
import { BuyerCheckId, BuyerCheckKind, CheckReturnReason, UserId } from './vocabulary.ts';

const ids = { checkId: BuyerCheckId, userId: UserId, kind: BuyerCheckKind };
const example = {
  checkId: 'bck_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
  userId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
  kind: 'agreement_in_principle',
} as const;
const validUntil = z.iso.date();

/** A buyer submitted evidence for review. */
export const BuyerCheckSubmitted = defineEvent('buyer_check.submitted.v1', z.object(ids), example);

/** The document is kept for a fixed time from `decidedAt`. `byBank` means that the buyer's bank was asked in its place. */
export const BuyerCheckApproved = defineEvent(
  'buyer_check.approved.v1',
  z.object({ ...ids, validUntil, decidedAt: z.iso.datetime(), byBank: z.boolean().default(false) }),
  { ...example, validUntil: '2027-03-03', decidedAt: '2026-11-22T12:00:00.000Z', byBank: false },
);

/** `endedApproval` means that an earlier approval of the kind ended, too. */
export const BuyerCheckReturned = defineEvent(
  'buyer_check.returned.v1',
  z.object({
    ...ids,
    reasons: z.array(CheckReturnReason).min(1),
    note: z.string().optional(),
    endedApproval: z.boolean().default(false),
    decidedAt: z.iso.datetime(),
  }),
  { ...example, reasons: ['unreadable'], endedApproval: false, decidedAt: '2026-11-22T12:00:00.000Z' },
);

/** Withdrawn by the buyer, or by erasing their account. */
export const BuyerCheckWithdrawn = defineEvent('buyer_check.withdrawn.v1', z.object(ids), example);

/** Published by the scheduler 14 days before a check ends, and when it has ended. */
export const BuyerCheckExpiryDue = defineEvent(
  'buyer_check.expiry_due.v1',
  z.object({ ...ids, validUntil, ended: z.boolean() }),
  { ...example, validUntil: '2027-03-03', ended: false },
);
/** Published by the scheduler when the document of a decided check is no longer needed. */
export const BuyerCheckDocumentDue = defineEvent(
  'buyer_check.document_due.v1',
  z.object({ ...ids, decidedAt: z.iso.datetime() }),
  { ...example, decidedAt: '2026-11-22T12:00:00.000Z' },
);

export const BuyerCheckExpiring = defineEvent('buyer_check.expiring.v1', z.object({ ...ids, validUntil }), {
  ...example,
  validUntil: '2027-03-03',
});
/** `nameChanged` means that it ended before its last day, as the buyer has another name than the bank's customer. */
export const BuyerCheckExpired = defineEvent(
  'buyer_check.expired.v1',
  z.object({ ...ids, validUntil, nameChanged: z.boolean().default(false) }),
  { ...example, validUntil: '2027-03-03', nameChanged: false },
);
