import type { ImageId, UserId } from '../../../../events/vocabulary.ts';
import { hasSameAddress } from '../../../listings/properties/domain/address-key.ts';
import {
  countDifferentBits,
  maxFingerprintDistance,
  mirrorFingerprint,
} from '../../../listings/properties/domain/fingerprint.ts';
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

/**
 * Whether staff approved the photo of a property that came on sale after this one, so that who was first is not
 * asked about it.
 */
export function isSettled(home: Property, other: Property, otherImageId: ImageId): boolean {
  return wasFirst(home, other) && other.clearance?.images.includes(otherImageId) === true;
}

/** Whether a property was on sale before another one. */
export function wasFirst(home: Property, other: Property): boolean {
  if (home.firstListedAt === undefined) return false;
  if (other.firstListedAt === undefined) return true;
  return home.firstListedAt === other.firstListedAt
    ? home.id < other.id
    : home.firstListedAt < other.firstListedAt;
}
