import * as z from 'zod';
import {
  ImageId,
  PropertyId,
  UserId,
  ReviewId,
  HoldReason,
  PropertyStatus,
  ReturnReason,
} from '../../../../events/vocabulary.ts';
import { TextFinding } from '../../../people/content-rules/domain/text-finding.ts';

/** A photo that resembles one of another seller's property. */
export const PictureMatch = z.object({
  imageId: ImageId,
  url: z.string(),
  otherPropertyId: PropertyId,
  otherImageId: ImageId,
  otherUrl: z.string(),
  /** The number of bits, of 64, in which the two differ. */
  distance: z.int(),
  /** Whether one of them is the other in a mirror. */
  isMirrored: z.boolean().default(false),
});

export type PictureMatch = z.output<typeof PictureMatch>;

/**
 * A seller's proof of a property, from the weakest: nothing, a package paid with real money, an identity
 * check, and a proved ownership or a document that staff accepted.
 */
export const ProofLevel = z.enum(['none', 'paid', 'identity', 'document']);

/**
 * Another seller's property that has the address on sale, with the proofs of both sides when the review was
 * opened.
 */
export const AddressConflict = z.object({
  propertyId: PropertyId,
  ownerId: UserId,
  /** The address keys that both properties claim. */
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

/** The review of a property; its seller sees all of it. */
export const ListingHold = z.object({
  id: ReviewId,
  reasons: z.array(HoldReason).min(1),
  /** The words that broke a rule. */
  texts: z.array(TextFinding),
  /** The seller's photos that resemble those of another property. */
  images: z.array(ImageId),
  from: PropertyStatus,
  openedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  /** Whether it keeps its claim on the address from before the review. */
  holdsAddress: z.boolean(),
});

export type ListingHold = z.output<typeof ListingHold>;

/** Why a property was returned to its seller. */
export const ListingReturn = z.object({
  at: z.iso.datetime(),
  reasons: z.array(ReturnReason).min(1),
  note: z.string().optional(),
});

export type ListingReturn = z.output<typeof ListingReturn>;

/** The findings that staff approved, so that they do not hold the property again. */
export const Clearance = z.object({
  texts: z.array(z.string()).default([]),
  images: z.array(ImageId).default([]),
  /** Of these images, each with the photo of another property that it was compared with. */
  pairs: z.array(z.string()).default([]),
  /** Address keys that it may share with another property, such as flats under one UPRN. */
  claims: z.array(z.string()).default([]),
});

export type Clearance = z.output<typeof Clearance>;

/** Why open findings hold a property; empty when they do not. */
export function toHoldReasons({ texts, pictures, address }: ReviewFindings): HoldReason[] {
  return [
    ...(texts.length > 0 ? (['text'] as const) : []),
    ...(pictures.length > 0 ? (['pictures'] as const) : []),
    ...(address ? (['address'] as const) : []),
  ];
}

export type ProofLevel = z.output<typeof ProofLevel>;
