import type { ImageId, PropertyId } from '../../../../events/vocabulary.ts';
import { listJointOwnerIds } from '../../../listings/joint-owners/queries/is-joint-owner.ts';
import { loadImages } from '../../../listings/properties/adapters/image-repository.ts';
import {
  type IndexedPicture,
  listSimilarPictures,
  listUnindexed,
} from '../../../listings/properties/adapters/picture-index-repository.ts';
import { listProperties } from '../../../listings/properties/adapters/property-repository.ts';
import { mirrorFingerprint } from '../../../listings/properties/domain/fingerprint.ts';
import type { PictureMatch } from '../../../listings/properties/domain/listing-hold.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { isPublic } from '../../../listings/properties/domain/transitions.ts';
import { compareFingerprints, isSettled, type OwnedHome, sharesPhotos } from '../domain/picture-match.ts';

/**
 * The photos of a property with a fingerprint. Floor plans and certificates resemble each other and are left
 * out.
 */
export async function listFingerprints(property: Property): Promise<IndexedPicture[]> {
  const images = await loadImages(property.pictures.map(({ id }) => id));
  return [...images.values()].flatMap(({ id, waveFingerprint }) =>
    waveFingerprint === undefined
      ? []
      : [{ propertyId: property.id, imageId: id, fingerprint: waveFingerprint }],
  );
}

/**
 * Photos of a property that resemble those of another owner's property. Skips a property on sale whose photos
 * were all compared when it went there: each comparison costs 136 reads.
 */
export async function findPictureMatches(property: Property): Promise<PictureMatch[]> {
  const pictures = await listFingerprints(property);
  const isCompared = isPublic(property.status) && (await listUnindexed(pictures)).length === 0;
  return isCompared ? [] : comparePictures(property, pictures);
}

/** The same for all photos of a property, also those that were compared before. */
export async function comparePictures(
  property: Property,
  pictures: readonly IndexedPicture[],
): Promise<PictureMatch[]> {
  const candidates: Candidate[] = [];
  // One photo after the other, as each reads 136 rows of one table.
  for (const picture of pictures) candidates.push(...(await findNear(picture)));
  if (candidates.length === 0) return [];
  const others = await loadStrangersHomes(property, [
    ...new Set(candidates.map(({ other }) => other.propertyId)),
  ]);
  return candidates.flatMap(({ imageId, other, distance, isMirrored }) => {
    const home = others.get(other.propertyId);
    if (!home || isSettled({ home: property, imageId }, { home, imageId: other.imageId })) return [];
    const url = urlOf(property, imageId);
    const otherUrl = urlOf(home, other.imageId);
    if (url === undefined || otherUrl === undefined) return [];
    const { propertyId: otherPropertyId, imageId: otherImageId } = other;
    return [{ imageId, url, otherPropertyId, otherImageId, otherUrl, distance, isMirrored }];
  });
}

interface Candidate {
  readonly imageId: ImageId;
  readonly other: IndexedPicture;
  readonly distance: number;
  readonly isMirrored: boolean;
}

async function findNear({ propertyId, imageId, fingerprint }: IndexedPicture): Promise<Candidate[]> {
  const found = [
    ...(await listSimilarPictures(fingerprint)),
    ...(await listSimilarPictures(mirrorFingerprint(fingerprint))),
  ];
  const similar = new Map(found.map((other) => [`${other.propertyId} ${other.imageId}`, other]));
  return [...similar.values()]
    .filter((other) => other.propertyId !== propertyId)
    .flatMap((other) => {
      const nearness = compareFingerprints(fingerprint, other.fingerprint);
      return nearness ? [{ imageId, other, ...nearness }] : [];
    });
}

/** Those of the properties that other people own and that are other homes, by id. */
async function loadStrangersHomes(
  property: Property,
  ids: readonly PropertyId[],
): Promise<Map<PropertyId, Property>> {
  const [own, others] = await Promise.all([
    toOwnedHome(property),
    listProperties(ids).then((homes) => Promise.all(homes.map(toOwnedHome))),
  ]);
  const strangers = others.filter((other) => !sharesPhotos(own, other));
  return new Map(strangers.map((other) => [other.property.id, other.property]));
}

const toOwnedHome = async (property: Property): Promise<OwnedHome> => ({
  property,
  jointOwnerIds: await listJointOwnerIds(property.id),
});

const urlOf = (home: Property, id: ImageId): string | undefined =>
  home.pictures.find((picture) => picture.id === id)?.url;
