import { AppError } from '../../../kernel/errors.ts';
import type { PropertyChange } from '../../../listings/properties/commands/update-property.ts';
import { approveReview } from '../../../listings/properties/domain/case-hold.ts';
import { type ReviewFindings, toHoldReasons } from '../../../listings/properties/domain/listing-hold.ts';
import { type PropertyUpdate, joinUpdates } from '../../../listings/properties/domain/property-update.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { holdForReview, type NextReview } from '../../../listings/properties/domain/publish-property.ts';
import { toAdvice } from '../../../listings/properties/domain/text-findings.ts';
import { buildReviewWrite, findLatestReview } from '../adapters/review-repository.ts';
import { closeReview } from '../domain/decide-review.ts';
import { loadNextReview } from '../queries/load-publish-context.ts';
import { holdForReviewIfNeeded } from './hold-for-review-if-needed.ts';

/**
 * Applies the checks to an edit: a property on sale goes under review when they find something new, and a
 * property under review goes on sale once its seller has fixed the findings.
 * @throws 422 with the fields when a sale is agreed, because the property cannot go under review then
 */
export async function checkEdit(
  before: Property,
  decision: PropertyUpdate,
  now: Date,
): Promise<PropertyChange> {
  const plain = { decision, also: [] };
  switch (before.status) {
    case 'live': {
      const review = await findNewFindings(before, decision.property, now);
      if (toHoldReasons(review.findings).length === 0) return plain;
      return holdForReviewIfNeeded(
        joinUpdates(decision, (edited) => holdForReview(edited, review, now)),
        review,
      );
    }
    case 'under_review':
      return recheckHeldProperty(decision, now);
    case 'under_offer':
    case 'sold_stc':
      assertNothingNew((await findNewFindings(before, decision.property, now)).findings);
      return plain;
    default:
      return plain;
  }
}

/**
 * The findings that an edit adds. The address of a property on sale cannot change, so another claim to it is
 * not caused by the edit.
 */
async function findNewFindings(before: Property, edited: Property, now: Date): Promise<NextReview> {
  const { review } = await loadNextReview(edited, now);
  const { texts, pictures } = review.findings;
  // Most edits have no findings, which saves the second comparison.
  if (texts.length === 0 && pictures.length === 0) return { ...review, findings: { texts, pictures } };
  const { review: old } = await loadNextReview(before, now);
  const textKeys = new Set(
    old.findings.texts.map(({ field, rule, excerpt }) => `${field} ${rule} ${excerpt}`),
  );
  const images = new Set(before.pictures.map(({ id }) => id));
  return {
    ...review,
    findings: {
      texts: texts.filter(({ field, rule, excerpt }) => !textKeys.has(`${field} ${rule} ${excerpt}`)),
      pictures: pictures.some(({ imageId }) => !images.has(imageId)) ? pictures : [],
    },
  };
}

function assertNothingNew({ texts, pictures }: ReviewFindings): void {
  const errors: Record<string, string[]> = {};
  for (const text of texts) (errors[text.field] ??= []).push(toAdvice(text));
  if (pictures.length > 0)
    errors['images'] = [
      'Some of these photos look like those of another home on Gable. Use other photos. If these are yours, write to us: “Contact us” is at the foot of every page.',
    ];
  if (Object.keys(errors).length > 0)
    throw new AppError('invalid', 'This can’t be changed while a sale is agreed.', { errors });
}

/**
 * Rechecks a property under review after an edit: closes the review when nothing is left, otherwise saves
 * what is left for staff.
 */
async function recheckHeldProperty(decision: PropertyUpdate, now: Date): Promise<PropertyChange> {
  const { property } = decision;
  const [{ review: next }, review] = await Promise.all([
    loadNextReview(property, now),
    findLatestReview(property.id),
  ]);
  if (!property.review || review?.status !== 'waiting') return { decision, also: [] };
  const reasons = toHoldReasons(next.findings);
  if (reasons.length === 0) {
    const closed = closeReview(review, { outcome: 'approved', at: now });
    const approved = joinUpdates(decision, (edited) => approveReview(edited, 'system', now));
    return {
      decision: { ...approved, events: [...approved.events, ...closed.events] },
      also: [buildReviewWrite(closed.review)],
    };
  }
  const { texts, pictures } = next.findings;
  const images = [...new Set(pictures.map(({ imageId }) => imageId))];
  return {
    decision: {
      ...decision,
      property: { ...property, review: { ...property.review, reasons, texts, images } },
    },
    also: [buildReviewWrite({ ...review, findings: next.findings, version: review.version + 1 })],
  };
}
