import * as z from 'zod';
import {
  ImageId,
  lineUpTo,
  PropertyId,
  PropertyStatus,
  textUpTo,
  UserId,
} from '../../../events/vocabulary.ts';
import { defineRoutes } from '../../kernel/http/contract.ts';
import { StaffActView } from '../../people/audit/domain/staff-act-view.ts';
import { LandRegister, OwnershipCheck, RegisterQuestion, SellerCapacity } from './domain/ownership-check.ts';
import { maxOwnershipDocuments } from './domain/ownership-limits.ts';
import { RegisterTitleNumber } from './domain/register-title.ts';

/** A check for the seller of its home. */
export const OwnershipCheckView = OwnershipCheck.pick({
  status: true,
  doubt: true,
  titleNumber: true,
  mark: true,
  lapse: true,
  capacity: true,
  documents: true,
  updatedAt: true,
}).extend({
  /** When a register that did not answer is asked again. */
  nextTryAt: RegisterQuestion.shape.nextTryAt,
  /** The reason that staff gave with their decision. */
  reason: z.string().optional(),
});
export type OwnershipCheckView = z.output<typeof OwnershipCheckView>;

export const HomeOwnership = z.object({
  /** Whether this stage offers checks. */
  enabled: z.boolean(),
  /** The land register of the home's nation. */
  register: LandRegister,
  /** Whether the home can still be proved: it is neither sold nor removed. */
  provable: z.boolean(),
  /** When the seller's identity was checked; null before that. */
  identityCheckedAt: z.iso.datetime().nullable(),
  check: OwnershipCheckView.nullable(),
});
export type HomeOwnership = z.output<typeof HomeOwnership>;

/** A check for the decision of staff. Links are valid for five minutes. */
export const StaffOwnershipCheck = OwnershipCheckView.omit({ documents: true }).extend({
  version: z.int(),
  /** Whether the reader owns the home, so that a colleague has to decide. */
  own: z.boolean(),
  home: z.object({
    id: PropertyId,
    title: z.string(),
    postcode: z.string(),
    status: PropertyStatus,
    tenure: z.string(),
    register: LandRegister,
    version: z.int(),
  }),
  seller: z.object({
    id: UserId,
    user_name: z.string().nullable(),
    firstName: z.string().optional(),
    lastName: z.string().optional(),
    identityCheckedAt: z.iso.datetime().nullable(),
  }),
  jointOwners: z.array(z.string()),
  documents: z.array(z.object({ name: z.string(), sentAt: z.iso.datetime(), url: z.string() })),
  acts: z.array(StaffActView),
});
export type StaffOwnershipCheck = z.output<typeof StaffOwnershipCheck>;

const params = z.object({ id: PropertyId });

export const ownershipCheckRoutes = defineRoutes({
  homeOwnership: {
    method: 'GET',
    path: '/api/ownership-checks/{id}',
    access: 'active',
    summary: 'Whether the caller has proved that a home is theirs to sell',
    params,
    result: HomeOwnership,
    problems: ['not_found'],
  },
  startOwnershipCheck: {
    method: 'POST',
    path: '/api/ownership-checks/{id}',
    access: 'active',
    summary: 'Ask HM Land Registry whether the caller’s name is the owner’s, by title number or address',
    status: 202,
    params,
    body: z.object({ titleNumber: RegisterTitleNumber.optional() }),
    result: HomeOwnership,
    problems: ['not_found', 'conflict', 'too_many', 'unavailable', 'stale'],
  },
  sendOwnershipProof: {
    method: 'POST',
    path: '/api/ownership-checks/{id}/documents',
    access: 'active',
    summary: 'Send documents that show that the caller may sell a home, for staff',
    status: 201,
    params,
    body: z.object({
      capacity: SellerCapacity,
      documents: z
        .array(z.object({ id: ImageId, name: lineUpTo(120).min(1) }))
        .min(1)
        .max(maxOwnershipDocuments),
    }),
    result: HomeOwnership,
    problems: ['not_found', 'conflict', 'unavailable', 'stale'],
  },
  staffOwnershipCheck: {
    method: 'GET',
    path: '/api/staff/ownership-checks/{id}',
    access: 'staff',
    summary: 'The proof of ownership of a home, with what its seller sent',
    params,
    result: StaffOwnershipCheck,
    problems: ['not_found'],
  },
  decideOwnershipProof: {
    method: 'POST',
    path: '/api/staff/ownership-checks/{id}/decide',
    access: 'staff',
    summary: 'Accept or decline the documents of a home; the seller reads the reason',
    status: 200,
    params,
    body: z.object({
      outcome: z.enum(['accepted', 'declined']),
      reason: textUpTo(1_000).min(3, 'Give a reason'),
      version: z.int().min(1),
      homeVersion: z.int().min(1),
    }),
    result: StaffOwnershipCheck,
    problems: ['not_found', 'conflict', 'stale'],
  },
});
