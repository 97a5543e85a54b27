import * as z from 'zod';
import {
  Nation,
  PropertyId,
  PropertyStatus,
  ReturnReason,
  UserId,
  textUpTo,
} from '../../../events/vocabulary.ts';
import { defineRoutes, createListSchema, createPagingParameters } from '../../kernel/http/contract.ts';
import { ProofLevel } from '../../listings/properties/domain/listing-hold.ts';
import { AddressProof, maxDocuments } from './domain/address-proof.ts';
import { ListingReview, PhotoGround } from './domain/review.ts';

const byProperty = z.object({ id: PropertyId });

/** A property as staff compare it with another. */
export const ReviewedHome = z.object({
  id: PropertyId,
  title: z.string(),
  postcode: z.string(),
  nation: Nation,
  status: PropertyStatus,
  price: z.int(),
  packageId: z.string().optional(),
  firstListedAt: z.iso.datetime().optional(),
  createdAt: z.iso.datetime(),
  owner: z.object({ id: UserId, user_name: z.string().nullable(), memberSince: z.iso.datetime().optional() }),
});

/** A seller's proof of a property. Links are valid for five minutes. */
export const ProofView = z.object({
  level: ProofLevel,
  documents: z.array(z.object({ name: z.string(), sentAt: z.iso.datetime(), url: z.string() })),
  acceptedAt: z.iso.datetime().optional(),
});

export const StaffReview = ListingReview.extend({
  home: ReviewedHome,
  texts: z.array(z.object({ field: z.string(), text: z.string() })),
  /** The properties of the findings. */
  others: z.array(ReviewedHome),
  proof: ProofView,
  holderProof: ProofView.optional(),
});
export type StaffReview = z.output<typeof StaffReview>;

export const StaffReviewRow = ListingReview.pick({
  id: true,
  propertyId: true,
  openedAt: true,
  dueAt: true,
  from: true,
}).extend({
  title: z.string(),
  postcode: z.string(),
  reasons: z.array(z.enum(['text', 'pictures', 'address'])),
});

const note = textUpTo(1_000).optional();

/**
 * A decision by staff. To approve, `address` is required when another property has the address on sale, and
 * `photos` when photos look like another home's.
 */
export const ReviewDecisionBody = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('approved'),
    address: z.enum(['shared', 'transfer']).optional(),
    photos: PhotoGround.optional(),
    note,
  }),
  z.object({
    outcome: z.literal('returned'),
    reasons: z.array(ReturnReason).min(1, 'Choose a reason').max(7),
    note,
  }),
  z.object({ outcome: z.literal('removed'), note: textUpTo(1_000).min(1, 'Say why') }),
]);
export type ReviewDecisionBody = z.output<typeof ReviewDecisionBody>;

/** The documents of an owner, and the end of another seller's challenge. */
export const AddressProofView = AddressProof.pick({ documents: true, acceptedAt: true }).extend({
  challengeEndsAt: z.iso.datetime().optional(),
});

export const listingReviewRoutes = defineRoutes({
  staffReviews: {
    method: 'GET',
    path: '/api/staff/reviews',
    access: 'staff',
    summary: 'Homes that wait for a review, the longest wait first',
    query: z.object(createPagingParameters(20, 100)),
    result: createListSchema('reviews', StaffReviewRow),
  },
  staffReview: {
    method: 'GET',
    path: '/api/staff/reviews/{id}',
    access: 'staff',
    summary: 'The latest review of a home, with its evidence',
    params: byProperty,
    result: StaffReview,
    problems: ['not_found'],
  },
  decideReview: {
    method: 'POST',
    path: '/api/staff/reviews/{id}',
    access: 'staff',
    summary: 'Approve a home, return it to its seller with reasons, or remove it',
    params: byProperty,
    body: ReviewDecisionBody,
    result: ListingReview,
    problems: ['not_found', 'conflict', 'stale'],
  },
  addressProof: {
    method: 'GET',
    path: '/api/address-proofs/{id}',
    access: 'active',
    summary: 'The documents that show that the caller’s home is theirs',
    params: byProperty,
    result: AddressProofView,
    problems: ['not_found'],
  },
  sendAddressProof: {
    method: 'POST',
    path: '/api/address-proofs/{id}',
    access: 'active',
    summary: 'Send a title register or a council tax bill for the caller’s home',
    params: byProperty,
    body: z.object({
      documents: z
        .array(AddressProof.shape.documents.element.omit({ sentAt: true }))
        .min(1)
        .max(maxDocuments),
    }),
    result: AddressProofView,
    status: 201,
    problems: ['not_found', 'conflict', 'stale'],
  },
});
