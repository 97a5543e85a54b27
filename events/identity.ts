import * as z from 'zod';
import { defineEvent } from './define.ts';
import { IdentityCheckId, IdentityReviewReason, UserId } from './vocabulary.ts';

const check = z.object({ checkId: IdentityCheckId, userId: UserId });
const example = {
  checkId: 'idc_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
  userId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
} as const;

/** The provider reported a change of a check; subscribers load it from the provider. */
export const IdentityReported = defineEvent(
  'identity.reported.v1',
  z.object({ checkId: IdentityCheckId, noticeId: z.string(), type: z.string() }),
  {
    checkId: example.checkId,
    noticeId: 'evt_1Q2w3E4r5T6y7U8i',
    type: 'identity.verification_session.verified',
  },
);

/** The document is genuine, the selfie shows its holder, and the name matches the account. */
export const IdentityVerified = defineEvent(
  'identity.verified.v1',
  check.extend({ checkedAt: z.iso.datetime() }),
  { ...example, checkedAt: '2026-05-12T09:30:00.000Z' },
);

/** A try failed, and the person can try again. `failure` is the provider's code. */
export const IdentityCheckFailed = defineEvent(
  'identity.check_failed.v1',
  check.extend({ failure: z.string() }),
  { ...example, failure: 'document_expired' },
);

export const IdentityCheckCancelled = defineEvent('identity.check_cancelled.v1', check, example);

export const IdentityReviewOpened = defineEvent(
  'identity.review_opened.v1',
  check.extend({ reason: IdentityReviewReason }),
  { ...example, reason: 'name_mismatch' },
);

/** `reason` is the text of staff for the person. */
export const IdentityReviewDecided = defineEvent(
  'identity.review_decided.v1',
  check.extend({ outcome: z.enum(['try_again', 'ended']), reason: z.string() }),
  { ...example, outcome: 'try_again', reason: 'Give your name as your passport has it, then try again.' },
);

/** The checks were deleted with the account. */
export const IdentityCheckErased = defineEvent('identity.check_erased.v1', check, example);
