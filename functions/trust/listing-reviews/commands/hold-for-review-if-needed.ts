import type { Write } from '../../../kernel/data/table.ts';
import type { PropertyChange } from '../../../listings/properties/commands/update-property.ts';
import type { PropertyUpdate } from '../../../listings/properties/domain/property-update.ts';
import type { NextReview } from '../../../listings/properties/domain/publish-property.ts';
import { buildReviewWrite } from '../adapters/review-repository.ts';
import { beginReview } from '../domain/begin-review.ts';

/** A decision with the review that it opens, if it holds the property. */
export function holdForReviewIfNeeded(
  decision: PropertyUpdate,
  { findings }: NextReview,
  conditions: readonly Write[] = [],
): PropertyChange {
  const begun =
    decision.property.status === 'under_review' ? beginReview(decision.property, findings) : undefined;
  if (!begun) return { decision, also: conditions };
  return {
    decision: { ...decision, events: [...decision.events, ...begun.events] },
    also: [...conditions, buildReviewWrite(begun.review)],
  };
}
