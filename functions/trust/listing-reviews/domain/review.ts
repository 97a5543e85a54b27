import * as z from 'zod';
import { ReviewId, PropertyId, UserId, PropertyStatus, ReturnReason } from '../../../../events/vocabulary.ts';
import {
  type Clearance,
  type PictureMatch,
  ReviewFindings,
} from '../../../listings/properties/domain/listing-hold.ts';
import type { TextFinding } from '../../../people/content-rules/domain/text-finding.ts';
import { toPair } from './picture-match.ts';

/**
 * Why photos that look like another home's may stay: the homes differ and only look alike, or who sells may use them.
 */
export const PhotoGround = z.enum(['look_alike', 'allowed']);
export type PhotoGround = z.output<typeof PhotoGround>;

/** A review of a property by staff. */
export const ListingReview = z.object({
  id: ReviewId,
  propertyId: PropertyId,
  ownerId: UserId,
  status: z.enum(['waiting', 'approved', 'returned', 'removed', 'closed']),
  /** The status from which the property was held. */
  from: PropertyStatus,
  findings: ReviewFindings,
  openedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().optional(),
  /** Absent when the system decided: the seller changed what was found, or the other claim ended. */
  decidedBy: UserId.optional(),
  returnReasons: z.array(ReturnReason).default([]),
  note: z.string().optional(),
  photos: PhotoGround.optional(),
  version: z.int().min(1),
});

export type ListingReview = z.output<typeof ListingReview>;

/**
 * The number of matching photos of one other property that holds a property: a single one may show the street
 * or the view.
 */
export const minMatches = 2;

export function toTextKey({ rule, field, excerpt }: TextFinding): string {
  return `${rule} ${field} ${excerpt}`;
}

/**
 * The findings that staff have not approved. Texts that are only advised against, or rejected anyway, are
 * left out.
 */
export function toOpenFindings(found: ReviewFindings, clearance: Clearance | undefined): ReviewFindings {
  const texts = new Set(clearance?.texts);
  const images = new Set(clearance?.images);
  const pictures = found.pictures.filter(({ imageId }) => !images.has(imageId));
  const byHome = Map.groupBy(pictures, ({ otherPropertyId }) => otherPropertyId);
  return {
    texts: found.texts.filter((text) => text.severity === 'review' && !texts.has(toTextKey(text))),
    pictures: [...byHome.values()].filter((matches) => countPhotos(matches) >= minMatches).flat(),
    ...(found.address && { address: found.address }),
  };
}

/**
 * Counts pairs of different photos: two shots of one wall that both match one photo are not a copied listing.
 */
const countPhotos = (matches: readonly PictureMatch[]): number =>
  Math.min(
    new Set(matches.map(({ imageId }) => imageId)).size,
    new Set(matches.map(({ otherImageId }) => otherImageId)).size,
  );

/** The clearance after an approval. The address is shared only if staff chose so. */
export function toClearance(
  before: Clearance | undefined,
  { texts, pictures, address }: ReviewFindings,
  sharesAddress: boolean,
): Clearance {
  const merged = <T>(one: readonly T[] | undefined, other: readonly T[]): T[] => [
    ...new Set([...(one ?? []), ...other]),
  ];
  return {
    texts: merged(before?.texts, texts.map(toTextKey)),
    images: merged(
      before?.images,
      pictures.map(({ imageId }) => imageId),
    ),
    pairs: merged(before?.pairs, pictures.map(toPair)),
    claims: merged(before?.claims, sharesAddress && address ? address.claims : []),
  };
}

/** The next version of a review without words of its seller and to them; nothing where it has no such words. */
export function eraseWords({ note, findings, ...review }: ListingReview): ListingReview | undefined {
  if (note === undefined && findings.texts.every(({ excerpt }) => excerpt === '')) return undefined;
  const texts = findings.texts.map((text) => ({ ...text, excerpt: '' }));
  return { ...review, findings: { ...findings, texts }, version: review.version + 1 };
}
