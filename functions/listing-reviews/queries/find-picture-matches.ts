import type { ImageId } from '../../../events/vocabulary.ts';
import { imagesById } from '../../properties/image-store.ts';
import type { Property } from '../../properties/property.ts';
import { propertiesById } from '../../properties/property-store.ts';
import {
  type IndexedPicture,
  listSimilarPictures,
  listUnindexed,
} from '../adapters/picture-index-repository.ts';
import { distanceBetween, distanceMost } from '../../properties/fingerprint.ts';
import type { PictureMatch } from '../../properties/listing-hold.ts';

/** The photos of a home that have a fingerprint. Floor plans and certificates look alike and are left out. */
export async function listFingerprints(property: Property): Promise<IndexedPicture[]> {
  const images = await imagesById(property.pictures.map(({ id }) => id));
  return [...images.values()].flatMap(({ id, fingerprint }) =>
    fingerprint === undefined ? [] : [{ propertyId: property.id, imageId: id, fingerprint }],
  );
}

/**
 * Photos of a home that look like photos which another owner's home shows. A home whose photos were all compared before,
 * when it went on sale with them, has none: each comparison costs seven reads.
 */
export async function findPictureMatches(property: Property): Promise<PictureMatch[]> {
  const own = await listFingerprints(property);
  if ((await listUnindexed(own)).length === 0) return [];
  const near = await Promise.all(own.map(findNear));
  const candidates = near.flat();
  if (candidates.length === 0) return [];
  const homes = await propertiesById([...new Set(candidates.map(({ other }) => other.propertyId))]);
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
    .map((other) => ({ imageId, other, distance: distanceBetween(fingerprint, other.fingerprint) }))
    .filter(({ distance }) => distance <= distanceMost);
}

const urlOf = (home: Property | undefined, id: ImageId): string | undefined =>
  home?.pictures.find((picture) => picture.id === id)?.url;
