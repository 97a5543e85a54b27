import type { PropertyId } from '../../../../events/vocabulary.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { findProperty, listProperties } from '../../../listings/properties/adapters/property-repository.ts';
import { buildPropertyChange } from '../../../listings/properties/commands/update-property.ts';
import type { PictureMatch } from '../../../listings/properties/domain/listing-hold.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { holdForReview } from '../../../listings/properties/domain/publish-property.ts';
import { wasFirst } from '../domain/picture-match.ts';
import { toOpenFindings } from '../domain/review.ts';
import { comparePictures, listFingerprints } from '../queries/find-picture-matches.ts';
import { createNextReview } from '../queries/load-publish-context.ts';
import { holdForReviewIfNeeded } from './hold-for-review-if-needed.ts';

/**
 * Compares the photos of a property on sale once more, now that they are in the index: of two that went on sale in
 * one moment with the same photos neither found the other before. The later one is held.
 */
export async function holdLaterCopy(home: Property, now: Date): Promise<void> {
  const matches = await listOpenMatches(home);
  const others = await listOthers(matches);
  const isLater = others.some((other) => wasFirst(other, home));
  const later = isLater ? [home] : others;
  for (const { id } of later) await holdCopy(id, now);
}

async function holdCopy(propertyId: PropertyId, now: Date): Promise<void> {
  await updateWithRetry(
    () => findProperty(propertyId),
    async (home) => {
      if (home?.status !== 'live') return undefined;
      const matches = await listOpenMatches(home);
      const earlier = (await listOthers(matches)).filter((other) => wasFirst(other, home));
      const ids = new Set(earlier.map(({ id }) => id));
      const pictures = matches.filter(({ otherPropertyId }) => ids.has(otherPropertyId));
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

const listOthers = (matches: readonly PictureMatch[]): Promise<Property[]> =>
  listProperties([...new Set(matches.map(({ otherPropertyId }) => otherPropertyId))]);
