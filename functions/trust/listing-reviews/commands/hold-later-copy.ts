import type { PropertyId } from '../../../../events/vocabulary.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { buildPropertyChange } from '../../../listings/properties/commands/update-property.ts';
import type { PictureMatch } from '../../../listings/properties/domain/listing-hold.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { holdForReview } from '../../../listings/properties/domain/publish-property.ts';
import { listEarlierMatches } from '../domain/picture-match.ts';
import { toOpenFindings } from '../domain/review.ts';
import { comparePictures, listFingerprints } from '../queries/find-picture-matches.ts';
import { createNextReview } from '../queries/load-publish-context.ts';
import { holdForReviewIfNeeded } from './hold-for-review-if-needed.ts';

/**
 * Compares the photos of a property on sale once more, now that they are in the index: of two that went on sale in
 * one moment with the same photos neither found the other before. The one whose photos came later is held.
 */
export async function holdLaterCopy(home: Property, now: Date): Promise<void> {
  const matches = await listOpenMatches(home);
  const isLater = listEarlierMatches(matches).length > 0;
  const later = isLater ? [home.id] : new Set(matches.map(({ otherPropertyId }) => otherPropertyId));
  for (const id of later) await holdCopy(id, now);
}

async function holdCopy(propertyId: PropertyId, now: Date): Promise<void> {
  await updateWithRetry(
    () => findProperty(propertyId),
    async (home) => {
      if (home?.status !== 'live') return undefined;
      const pictures = listEarlierMatches(await listOpenMatches(home));
      if (pictures.length === 0) return undefined;
      const review = createNextReview({ texts: [], pictures }, now);
      return buildPropertyChange(home, holdForReviewIfNeeded(holdForReview(home, review, now), review));
    },
  );
}

async function listOpenMatches(home: Property): Promise<PictureMatch[]> {
  const pictures = await comparePictures(home, await listFingerprints(home));
  return toOpenFindings({ texts: [], pictures }, home.clearance).pictures;
}
