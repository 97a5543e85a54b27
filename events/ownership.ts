import * as z from 'zod';
import { defineEvent } from './define.ts';
import { OwnershipBasis, OwnershipDoubt, OwnershipLapse } from './ownership-vocabulary.ts';
import { PropertyId, UserId } from './vocabulary.ts';

const shape = z.object({ propertyId: PropertyId, ownerId: UserId });
const example = {
  propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
  ownerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
} as const;
const question = shape.extend({ questionId: z.string() });
const questionExample = { ...example, questionId: 'ownership-01K9ZX3Q6T4C8V0R2M5N7P9B1F' } as const;

/** The seller asked for a check with the land register; the question is not yet sent. */
export const OwnershipCheckRequested = defineEvent('ownership.check_requested.v1', question, questionExample);

/** Published by the scheduler when a register that did not answer is asked again. */
export const OwnershipTryDue = defineEvent('ownership.try_due.v1', question, questionExample);

/** The register names the seller as the owner, or staff accepted a document. */
export const OwnershipVerified = defineEvent(
  'ownership.verified.v1',
  shape.extend({ basis: OwnershipBasis, checkedAt: z.iso.datetime() }),
  { ...example, basis: 'register', checkedAt: '2026-05-12T09:30:00.000Z' },
);

/** The register answered otherwise, or did not answer for a day; the seller can send a document. */
export const OwnershipNotConfirmed = defineEvent(
  'ownership.not_confirmed.v1',
  shape.extend({ doubt: OwnershipDoubt }),
  { ...example, doubt: 'name' },
);

/** The seller sent a document, which waits for staff. */
export const OwnershipReviewOpened = defineEvent('ownership.review_opened.v1', shape, example);

/** `reason` is the text of staff for the seller. An accepted document has `ownership.verified`, too. */
export const OwnershipReviewDecided = defineEvent(
  'ownership.review_decided.v1',
  shape.extend({ outcome: z.enum(['accepted', 'declined']), reason: z.string() }),
  { ...example, outcome: 'declined', reason: 'The will doesn’t name you as executor.' },
);

/** The proof no longer counts, and the home lost its mark. */
export const OwnershipLapsed = defineEvent('ownership.lapsed.v1', shape.extend({ lapse: OwnershipLapse }), {
  ...example,
  lapse: 'name_changed',
});

/** The check and its documents were deleted with the account. */
export const OwnershipCheckErased = defineEvent('ownership.check_erased.v1', shape, example);
