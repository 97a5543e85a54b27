import * as z from 'zod';
import { defineEvent } from './define.ts';
import { HoldReason, PropertyId, ReturnReason, ReviewId, UserId } from './vocabulary.ts';

const ids = { reviewId: ReviewId, propertyId: PropertyId, ownerId: UserId };
const example = {
  reviewId: 'rvw_01K9ZX3Q6T4C8V0R2M5N7P9B1R',
  propertyId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B1D',
  ownerId: 'usr_01K9ZX3Q6T4C8V0R2M5N7P9B1E',
} as const;

export const ListingReviewOpened = defineEvent(
  'listing_review.opened.v1',
  z.object({ ...ids, reasons: z.array(HoldReason).min(1), dueAt: z.iso.datetime() }),
  { ...example, reasons: ['text'], dueAt: '2026-11-23T12:00:00.000Z' },
);

/**
 * `closed` when the seller withdrew the property. `reason` is the text of staff for the seller; `wasOnSale`
 * means that it was on sale before the review.
 */
export const ListingReviewDecided = defineEvent(
  'listing_review.decided.v1',
  z.object({
    ...ids,
    outcome: z.enum(['approved', 'returned', 'removed', 'closed']),
    reasons: z.array(ReturnReason).default([]),
    reason: z.string().optional(),
    wasOnSale: z.boolean().default(false),
  }),
  { ...example, outcome: 'returned', reasons: ['photos'], wasOnSale: false },
);

/** Another seller lists the address of this property. Without a proof its claim ends at `endsAt`. */
export const AddressChallenged = defineEvent(
  'address.challenged.v1',
  z.object({ ...ids, challengerId: PropertyId, endsAt: z.iso.datetime() }),
  {
    ...example,
    challengerId: 'prp_01K9ZX3Q6T4C8V0R2M5N7P9B2D',
    endsAt: '2026-12-05T12:00:00.000Z',
  },
);
/** The time of a challenge is over. `propertyId` is the property that waits for the address. */
export const AddressChallengeDue = defineEvent('address.challenge_due.v1', z.object(ids), example);
