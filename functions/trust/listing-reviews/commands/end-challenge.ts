import type { PropertyId } from '../../../../events/vocabulary.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { findAddressHolder } from '../../../listings/properties/adapters/address-claim-repository.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { isHiddenByCase } from '../../../listings/properties/domain/case-hold.ts';
import { isMoveAllowed, applyMove } from '../../../listings/properties/domain/market.ts';
import { isAccountBlocked } from '../../../people/accounts/adapters/account-repository.ts';
import { buildReviewWrite, findLatestReview } from '../adapters/review-repository.ts';
import { isLapsed } from '../domain/address-proof.ts';
import { closeReview } from '../domain/decide-review.ts';
import { loadHomeProof } from '../queries/load-home-proof.ts';
import { buildTransferWrites } from './build-transfer-writes.ts';

/**
 * At the end of a challenge, transfers an unproven claim to the challenger, if that one's seller has a proof
 * and nothing else was found. Staff decide every other case.
 */
export async function endChallenge(challengerId: PropertyId, now: Date): Promise<void> {
  await updateWithRetry(
    async () => ({ home: await findProperty(challengerId), review: await findLatestReview(challengerId) }),
    async ({ home, review }) => {
      if (home?.status !== 'under_review' || review?.status !== 'waiting') return undefined;
      // A claim does not pass to a property that could not go on sale with it.
      if (isHiddenByCase(home) || (await isAccountBlocked(home.ownerId))) return undefined;
      const { texts, pictures } = review.findings;
      const other = await findAddressHolder(home);
      if (texts.length > 0 || pictures.length > 0 || other?.holder !== 'another') return undefined;
      const holder = await findProperty(other.propertyId);
      if (!holder || !isMoveAllowed(holder.status, 'hold', 'system')) return undefined;
      const [{ level: proof }, { level: holderProof }] = await Promise.all([
        loadHomeProof(home),
        loadHomeProof(holder),
      ]);
      if (!isLapsed(holderProof, proof)) return undefined;
      const decision = applyMove(home, 'approve', { by: 'system' }, now);
      const closed = closeReview(review, { outcome: 'approved', at: now });
      const { claims } = other;
      const transfer = buildTransferWrites({ home, decision, holder, claims, proof, holderProof }, now);
      return {
        writes: [...transfer.writes, buildReviewWrite(closed.review)],
        events: [...decision.events, ...transfer.events, ...closed.events],
      };
    },
  );
}
