import { SaleReviewGiven } from '../../../../events/sale.ts';
import { getOtherSide, type Side, type UserId } from '../../../../events/vocabulary.ts';
import { calculateDeadline } from '../../../kernel/deadline.ts';
import { createFieldError } from '../../../kernel/errors.ts';
import { dayMs } from '../../../kernel/time.ts';
import { findOath, findSlur } from '../../../people/content-rules/domain/abuse-rules.ts';
import { findContactDetails, findForeignLink } from '../../../people/content-rules/domain/contact-rules.ts';
import { normalizeForRules, readWords } from '../../../people/content-rules/domain/plain-text.ts';
import {
  createSaleConflictError,
  type SaleDecision,
  type SaleStamp,
  toNextSaleVersion,
  toSaleEventFields,
} from './sale-decision.ts';
import type { Sale, SaleReview } from './sale.ts';
import { milestoneOf } from './timeline.ts';

/** Days that both sides have for their review, at least. */
const reviewDays = 14;

/** Days after the completion in which a review can still be open: its last day ends in the evening. */
export const mostReviewDays = reviewDays + 1;

/** Until when the two sides can review each other; undefined before the completion is confirmed. */
export function findReviewEnd(sale: Sale): Date | undefined {
  const confirmed = milestoneOf(sale, 'completed').confirmedBy.map(({ at }) => at);
  const [last] = confirmed.toSorted().toReversed();
  if (sale.status !== 'completed' || last === undefined) return undefined;
  return calculateDeadline(new Date(last), { least: reviewDays * dayMs });
}

const findReview = ({ reviews }: Sale, side: Side): SaleReview | undefined =>
  reviews.find((review) => review.side === side);

const hasBoth = ({ reviews }: Sale): boolean => reviews.length > 1;

/** Neither side reads the other's review before theirs is final, so that none is an answer. */
function isOpen(sale: Sale, now: Date): boolean {
  const end = findReviewEnd(sale);
  return hasBoth(sale) || (end !== undefined && end <= now);
}

interface ReviewsOfSide {
  readonly until: string;
  readonly canGive: boolean;
  readonly own?: SaleReview | undefined;
  readonly other?: SaleReview | undefined;
}

/** The two reviews as one side sees them; undefined before the completion. */
export function viewReviews(sale: Sale, side: Side, now: Date): ReviewsOfSide | undefined {
  const end = findReviewEnd(sale);
  if (!end) return undefined;
  const other = isOpen(sale, now) ? findReview(sale, getOtherSide(side)) : undefined;
  return {
    until: end.toISOString(),
    canGive: now < end && !hasBoth(sale),
    own: findReview(sale, side),
    other,
  };
}

/** What others may read of the review that a person got in a sale. */
export function findShownReview(sale: Sale, aboutId: UserId, now: Date): SaleReview | undefined {
  const side = sale.sellerId === aboutId ? 'buyer' : 'seller';
  return isOpen(sale, now) ? findReview(sale, side) : undefined;
}

export interface ReviewUpdate {
  readonly side: Side;
  readonly stars: number;
  readonly text: string;
}

/**
 * A side reviews the other, or changes that; undefined if nothing changes.
 * @throws 409 before the completion, once the time is over and once both are in, 422 for words that the rules refuse
 */
export function giveReview(
  sale: Sale,
  { side, stars, text }: ReviewUpdate,
  stamp: SaleStamp,
): SaleDecision | undefined {
  const end = findReviewEnd(sale);
  if (!end) throw createSaleConflictError(sale, 'You can review each other once the sale is completed.');
  if (stamp.now >= end) throw createSaleConflictError(sale, 'The time for a review is over.');
  const before = findReview(sale, side);
  if (before?.stars === stars && before.text === text) return undefined;
  if (hasBoth(sale))
    throw createSaleConflictError(sale, 'Both reviews are in, so neither can be changed any more.');
  assertFairWords(text);
  const at = stamp.now.toISOString();
  const review: SaleReview = { side, stars, text, at: before?.at ?? at, changedAt: at };
  const reviews = [...sale.reviews.filter((other) => other !== before), review];
  const { messageId: _, ...fields } = toSaleEventFields(sale, stamp);
  return {
    sale: toNextSaleVersion({ ...sale, reviews }, stamp),
    events: before
      ? []
      : [SaleReviewGiven.of({ ...fields, side, until: end.toISOString(), both: reviews.length > 1 })],
  };
}

/** A review is read by the person whom it is about, who may have to deal with its writer again. */
function assertFairWords(text: string): void {
  const plain = normalizeForRules(text);
  const words = readWords(plain);
  if (findSlur(words)?.isSure === true || findOath(words))
    throw createFieldError('text', 'Please say it without swearing or insults.');
  if (findContactDetails(plain) ?? findForeignLink(plain))
    throw createFieldError('text', 'Leave out contact details and links.');
}
