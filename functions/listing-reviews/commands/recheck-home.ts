import type { PropertyId } from '../../../events/vocabulary.ts';
import { isBlocked } from '../../accounts/store.ts';
import { approveReview } from '../../properties/case-hold.ts';
import { propertyById } from '../../properties/property-store.ts';
import { deciding } from '../../properties/store.ts';
import { updateWithRetry } from '../../shared/update.ts';
import { buildReviewWrite, findLatestReview } from '../adapters/review-repository.ts';
import { closeReview } from '../domain/decide-review.ts';
import { toHoldReasons } from '../../properties/listing-hold.ts';
import { loadFindings } from '../queries/load-findings.ts';

/** Puts a home on sale whose review has nothing left to decide, such as after the other home gave up the address. */
export async function recheckHome(propertyId: PropertyId, now: Date): Promise<void> {
  await updateWithRetry(
    async () => ({ home: await propertyById(propertyId), review: await findLatestReview(propertyId) }),
    async ({ home, review }) => {
      if (home?.status !== 'under_review' || review?.status !== 'waiting') return undefined;
      const { findings, holder } = await loadFindings(home);
      if (toHoldReasons(findings).length > 0 || holder || (await isBlocked(home.ownerId))) return undefined;
      const decision = approveReview(home, 'system', now);
      const closed = closeReview(review, { outcome: 'approved', at: now });
      return {
        writes: [...deciding(home, decision), buildReviewWrite(closed.review)],
        events: [...decision.events, ...closed.events],
        result: undefined,
      };
    },
  );
}
