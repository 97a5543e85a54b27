import type { ImageId, UserId } from '../../../../events/vocabulary.ts';
import { hasSameAddress } from '../../../listings/properties/domain/address-key.ts';
import {
  countDifferentBits,
  maxFingerprintDistance,
  mirrorFingerprint,
} from '../../../listings/properties/domain/fingerprint.ts';
import type { PictureMatch } from '../../../listings/properties/domain/listing-hold.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';

/** A property with everybody who owns it. */
export interface OwnedHome {
  readonly property: Property;
  /** The joint owners who accepted. */
  readonly jointOwnerIds: readonly UserId[];
}

/** How near two photos are, seen as they are or one of them in a mirror; `undefined` for different photos. */
export function compareFingerprints(
  fingerprint: string,
  other: string,
): { distance: number; isMirrored: boolean } | undefined {
  const plain = countDifferentBits(fingerprint, other);
  const mirrored = countDifferentBits(mirrorFingerprint(fingerprint), other);
  const distance = Math.min(plain, mirrored);
  return distance > maxFingerprintDistance ? undefined : { distance, isMirrored: mirrored < plain };
}

/**
 * Whether a property may show the photos of another one without a question: they have an owner in common, or are
 * one home, as when its buyer sells it again. Who else lists an address that is on sale is held for the address.
 */
export function sharesPhotos(home: OwnedHome, other: OwnedHome): boolean {
  const owners = new Set([home.property.ownerId, ...home.jointOwnerIds]);
  return (
    [other.property.ownerId, ...other.jointOwnerIds].some((id) => owners.has(id)) ||
    hasSameAddress(home.property, other.property)
  );
}

/** A photo with a home that shows it. */
export interface ShownPhoto {
  readonly home: Property;
  readonly imageId: ImageId;
}

/**
 * Whether two photos need no question: staff compared them for either home, or approved the later one, so that
 * nobody asks who showed the earlier one about it.
 */
export function isSettled(one: ShownPhoto, other: ShownPhoto): boolean {
  return (
    isCompared(one, other) ||
    isCompared(other, one) ||
    (wasFirst(one.imageId, other.imageId) && other.home.clearance?.images.includes(other.imageId) === true)
  );
}

const isCompared = ({ home, imageId }: ShownPhoto, other: ShownPhoto): boolean =>
  home.clearance?.pairs.includes(toPair({ imageId, otherImageId: other.imageId })) === true;

/** Two photos as a clearance names them, the home's own first. */
export function toPair({ imageId, otherImageId }: Pick<PictureMatch, 'imageId' | 'otherImageId'>): string {
  return `${imageId} ${otherImageId}`;
}

/**
 * The matches with homes whose photos were here first: the earliest upload of those that match is theirs. How long
 * a home is on sale says nothing about who has a photo from whom.
 */
export function listEarlierMatches(matches: readonly PictureMatch[]): PictureMatch[] {
  const byHome = Map.groupBy(matches, ({ otherPropertyId }) => otherPropertyId);
  return [...byHome.values()]
    .filter((pairs) =>
      pairs.some(({ otherImageId }) => pairs.every(({ imageId }) => wasFirst(otherImageId, imageId))),
    )
    .flat();
}

/** Whether a photo was sent before another one: ids of uploads sort by their time. */
const wasFirst = (imageId: ImageId, otherImageId: ImageId): boolean => imageId < otherImageId;
