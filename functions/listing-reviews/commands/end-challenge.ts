import type { PropertyId } from '../../../events/vocabulary.ts';
import { isBlocked } from '../../accounts/store.ts';
import { isHiddenByCase } from '../../properties/case-hold.ts';
import { findAddressHolder } from '../../properties/claim-store.ts';
import { allows, move } from '../../properties/market.ts';
import { propertyById } from '../../properties/property-store.ts';
import { updateWithRetry } from '../../shared/update.ts';
import { buildReviewWrite, findLatestReview } from '../adapters/review-repository.ts';
import { isLapsed } from '../domain/address-proof.ts';
import { closeReview } from '../domain/decide-review.ts';
import { findProofLevel } from '../queries/find-proof-level.ts';
import { buildTransferWrites } from './build-transfer-writes.ts';

/**
 * At the end of a challenge an unproven claim passes to the home that waits for it, if that one's seller has a proof and
 * nothing else was found. Every other case stays with staff.
 */
export async function endChallenge(challengerId: PropertyId, now: Date): Promise<void> {
  await updateWithRetry(
    async () => ({ home: await propertyById(challengerId), review: await findLatestReview(challengerId) }),
    async ({ home, review }) => {
      if (home?.status !== 'under_review' || review?.status !== 'waiting') return undefined;
      // A claim does not pass to a home that could not go on sale with it.
      if (isHiddenByCase(home) || (await isBlocked(home.ownerId))) return undefined;
      const { texts, pictures } = review.findings;
      const other = await findAddressHolder(home);
      if (texts.length > 0 || pictures.length > 0 || other?.holder !== 'another') return undefined;
      const holder = await propertyById(other.propertyId);
      if (!holder || !allows(holder.status, 'hold', 'system')) return undefined;
      const [level, holderLevel] = await Promise.all([findProofLevel(home), findProofLevel(holder)]);
      if (!isLapsed(holderLevel, level)) return undefined;
      const decision = move(home, 'approve', 'system', now);
      const closed = closeReview(review, { outcome: 'approved', at: now });
      const { propertyId: holderId, claims } = other;
      const transfer = await buildTransferWrites({ home, decision, holderId, claims }, now);
      return {
        writes: [...transfer.writes, buildReviewWrite(closed.review)],
        events: [...decision.events, ...transfer.events, ...closed.events],
        result: undefined,
      };
    },
  );
}
