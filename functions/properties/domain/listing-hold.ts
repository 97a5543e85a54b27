import * as z from 'zod';
import {
  ImageId,
  PropertyId,
  UserId,
  ReviewId,
  HoldReason,
  PropertyStatus,
  ReturnReason,
} from '../../../events/vocabulary.ts';
import { TextFinding } from '../../content-rules/domain/text-finding.ts';

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

/**
 * How well a seller has shown that a home is theirs, from the weakest: nothing, a package paid with real money, an
 * identity check, and a title register or council tax bill that staff accepted.
 */
export const ProofLevel = z.enum(['none', 'paid', 'identity', 'document']);

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

/** Why open findings hold a home; an empty list where they do not. */
export function toHoldReasons({ texts, pictures, address }: ReviewFindings): HoldReason[] {
  return [
    ...(texts.length > 0 ? (['text'] as const) : []),
    ...(pictures.length > 0 ? (['pictures'] as const) : []),
    ...(address ? (['address'] as const) : []),
  ];
}

export type ProofLevel = z.output<typeof ProofLevel>;
