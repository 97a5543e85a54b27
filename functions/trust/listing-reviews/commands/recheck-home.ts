import type { PropertyId } from '../../../../events/vocabulary.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { buildPropertyUpdateWrites } from '../../../listings/properties/commands/update-property.ts';
import { approveReview } from '../../../listings/properties/domain/case-hold.ts';
import { toHoldReasons } from '../../../listings/properties/domain/listing-hold.ts';
import { isAccountBlocked } from '../../../people/accounts/adapters/account-repository.ts';
import { buildReviewWrite, findLatestReview } from '../adapters/review-repository.ts';
import { closeReview } from '../domain/decide-review.ts';
import { loadFindings } from '../queries/load-findings.ts';

/**
 * Puts a property on sale when its review has nothing left to decide, for example after the other property
 * gave up the address.
 */
export async function recheckHome(propertyId: PropertyId, now: Date): Promise<void> {
  await updateWithRetry(
    async () => ({ home: await findProperty(propertyId), review: await findLatestReview(propertyId) }),
    async ({ home, review }) => {
      if (home?.status !== 'under_review' || review?.status !== 'waiting') return undefined;
      const { findings, holder } = await loadFindings(home);
      if (toHoldReasons(findings).length > 0 || holder || (await isAccountBlocked(home.ownerId)))
        return undefined;
      const decision = approveReview(home, 'system', now);
      const closed = closeReview(review, { outcome: 'approved', at: now });
      return {
        writes: [...buildPropertyUpdateWrites(home, decision), buildReviewWrite(closed.review)],
        events: [...decision.events, ...closed.events],
      };
    },
  );
}
