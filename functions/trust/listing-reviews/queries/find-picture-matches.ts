import type { ImageId } from '../../../../events/vocabulary.ts';
import { loadImages } from '../../../listings/properties/adapters/image-repository.ts';
import {
  type IndexedPicture,
  listSimilarPictures,
  listUnindexed,
} from '../../../listings/properties/adapters/picture-index-repository.ts';
import { listProperties } from '../../../listings/properties/adapters/property-repository.ts';
import {
  countDifferentBits,
  maxFingerprintDistance,
} from '../../../listings/properties/domain/fingerprint.ts';
import type { PictureMatch } from '../../../listings/properties/domain/listing-hold.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';

/**
 * The photos of a property with a fingerprint. Floor plans and certificates resemble each other and are left
 * out.
 */
export async function listFingerprints(property: Property): Promise<IndexedPicture[]> {
  const images = await loadImages(property.pictures.map(({ id }) => id));
  return [...images.values()].flatMap(({ id, fingerprint }) =>
    fingerprint === undefined ? [] : [{ propertyId: property.id, imageId: id, fingerprint }],
  );
}

/**
 * Photos of a property that resemble those of another owner's property. Skips a property whose photos were
 * all compared when it went on sale: each comparison costs seven reads.
 */
export async function findPictureMatches(property: Property): Promise<PictureMatch[]> {
  const pictures = await listFingerprints(property);
  if ((await listUnindexed(pictures)).length === 0) return [];
  const near = await Promise.all(pictures.map(findNear));
  const candidates = near.flat();
  if (candidates.length === 0) return [];
  const homes = await listProperties([...new Set(candidates.map(({ other }) => other.propertyId))]);
  const others = new Map(
    homes.filter(({ ownerId }) => ownerId !== property.ownerId).map((home) => [home.id, home]),
  );
  return candidates.flatMap(({ imageId, other, distance }) => {
    const url = urlOf(property, imageId);
    const otherUrl = urlOf(others.get(other.propertyId), other.imageId);
    if (url === undefined || otherUrl === undefined) return [];
    return [
      { imageId, url, otherPropertyId: other.propertyId, otherImageId: other.imageId, otherUrl, distance },
    ];
  });
}

async function findNear({ propertyId, imageId, fingerprint }: IndexedPicture) {
  const similar = await listSimilarPictures(fingerprint);
  return similar
    .filter((other) => other.propertyId !== propertyId)
    .map((other) => ({ imageId, other, distance: countDifferentBits(fingerprint, other.fingerprint) }))
    .filter(({ distance }) => distance <= maxFingerprintDistance);
}

const urlOf = (home: Property | undefined, id: ImageId): string | undefined =>
  home?.pictures.find((picture) => picture.id === id)?.url;
