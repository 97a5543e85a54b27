import { IdentityReviewDecided } from '../../../../events/identity.ts';
import type { UserId } from '../../../../events/vocabulary.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { IdentityCheck, ReviewOutcome } from './identity-check.ts';
import type { IdentityCheckUpdate } from './provider-outcome.ts';

/** A decision of staff; the person reads the reason. */
export interface ReviewDecisionInput {
  readonly outcome: ReviewOutcome;
  readonly reason: string;
}

/**
 * Ends a review: the person may begin another check, or not. Staff can still allow a try after they ended a
 * check.
 * @throws 409 with the check's status when it waits for no decision
 */
export function decideIdentityReview(
  check: IdentityCheck,
  { outcome, reason }: ReviewDecisionInput,
  by: UserId,
  now: Date,
): IdentityCheckUpdate {
  const isReopened = check.status === 'ended' && outcome === 'try_again';
  if (check.status !== 'review' && !isReopened)
    throw new AppError('conflict', 'This check doesn’t wait for a decision.', { state: check.status });
  const { id: checkId, userId, version } = check;
  const at = now.toISOString();
  return {
    check: {
      ...check,
      status: outcome,
      decision: { outcome, reason, by, at },
      updatedAt: at,
      version: version + 1,
    },
    events: [IdentityReviewDecided.of({ checkId, userId, outcome, reason })],
  };
}
