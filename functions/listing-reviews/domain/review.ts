import * as z from 'zod';
import {
  HoldReason,
  ImageId,
  PropertyId,
  PropertyStatus,
  ReturnReason,
  ReviewId,
  UserId,
} from '../../../events/vocabulary.ts';
import { ProofLevel } from './address-proof.ts';
import { TextFinding } from './text-finding.ts';

/** A photo that looks like one of another seller's home. */
export const PictureMatch = z.object({
  imageId: ImageId,
  url: z.string(),
  otherPropertyId: PropertyId,
  otherImageId: ImageId,
  otherUrl: z.string(),
  /** Bits of 64 in which the two differ. */
  distance: z.int(),
});
export type PictureMatch = z.output<typeof PictureMatch>;

/** The home of another seller that has the address on sale, with the proofs of both sides when the review began. */
export const AddressConflict = z.object({
  propertyId: PropertyId,
  ownerId: UserId,
  /** The keys that both homes claim. */
  claims: z.array(z.string()),
  proof: ProofLevel,
  holderProof: ProofLevel,
});
export type AddressConflict = z.output<typeof AddressConflict>;

export const ReviewFindings = z.object({
  texts: z.array(TextFinding),
  pictures: z.array(PictureMatch),
  address: AddressConflict.optional(),
});
export type ReviewFindings = z.output<typeof ReviewFindings>;

/** One check of a home by staff. */
export const ListingReview = z.object({
  id: ReviewId,
  propertyId: PropertyId,
  ownerId: UserId,
  status: z.enum(['waiting', 'approved', 'returned', 'removed', 'closed']),
  /** The status out of which the home was held. */
  from: PropertyStatus,
  findings: ReviewFindings,
  openedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().optional(),
  /** Nobody where the system decided: the seller changed what was found, or the other claim ended. */
  decidedBy: UserId.optional(),
  returnReasons: z.array(ReturnReason).default([]),
  note: z.string().optional(),
  version: z.int().min(1),
});
export type ListingReview = z.output<typeof ListingReview>;

/** What a home under review says of it; its seller reads all of this. */
export const ListingHold = z.object({
  id: ReviewId,
  reasons: z.array(HoldReason).min(1),
  /** The words that tripped a rule. */
  texts: z.array(TextFinding),
  /** The seller's own photos that look like those of another home. */
  images: z.array(ImageId),
  from: PropertyStatus,
  openedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  /** Whether it keeps the address that it had on sale. */
  holdsAddress: z.boolean(),
});
export type ListingHold = z.output<typeof ListingHold>;

/** Why a home was returned to its seller. */
export const ListingReturn = z.object({
  at: z.iso.datetime(),
  reasons: z.array(ReturnReason).min(1),
  note: z.string().optional(),
});
export type ListingReturn = z.output<typeof ListingReturn>;

/** What staff approved of a home, so that the same finding does not hold it again. */
export const Clearance = z.object({
  texts: z.array(z.string()).default([]),
  images: z.array(ImageId).default([]),
  /** Address keys that it may share with another home, such as flats under one property number. */
  claims: z.array(z.string()).default([]),
});
export type Clearance = z.output<typeof Clearance>;

/** Photos of one other home from which on a home is held: a single one may be of the street or the view. */
export const matchesLeast = 2;

export const toTextKey = ({ rule, field, excerpt }: TextFinding): string => `${rule} ${field} ${excerpt}`;

/** The findings that staff did not approve before. Texts that only advise or that are refused anyway are left out. */
export function toOpenFindings(found: ReviewFindings, clearance: Clearance | undefined): ReviewFindings {
  const texts = new Set(clearance?.texts);
  const images = new Set(clearance?.images);
  const pictures = found.pictures.filter(({ imageId }) => !images.has(imageId));
  const byHome = Map.groupBy(pictures, ({ otherPropertyId }) => otherPropertyId);
  return {
    texts: found.texts.filter((text) => text.severity === 'review' && !texts.has(toTextKey(text))),
    pictures: [...byHome.values()].filter((matches) => countPhotos(matches) >= matchesLeast).flat(),
    ...(found.address && { address: found.address }),
  };
}

/** Pairs of different photos: two shots of one wall that both look like one photo are no copied listing. */
const countPhotos = (matches: readonly PictureMatch[]): number =>
  Math.min(
    new Set(matches.map(({ imageId }) => imageId)).size,
    new Set(matches.map(({ otherImageId }) => otherImageId)).size,
  );

/** Why open findings hold a home; an empty list where they do not. */
export function toHoldReasons({ texts, pictures, address }: ReviewFindings): HoldReason[] {
  return [
    ...(texts.length > 0 ? (['text'] as const) : []),
    ...(pictures.length > 0 ? (['pictures'] as const) : []),
    ...(address ? (['address'] as const) : []),
  ];
}

/** What an approval clears. The address is shared only where staff say so. */
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
    claims: merged(before?.claims, sharesAddress && address ? address.claims : []),
  };
}
