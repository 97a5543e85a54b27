import * as z from 'zod';
import { OwnershipDoubt, OwnershipLapse } from '../../../../events/ownership-vocabulary.ts';
import {
  ImageId,
  lineUpTo,
  type Nation,
  PropertyId,
  type PropertyStatus,
  UserId,
} from '../../../../events/vocabulary.ts';
import { OwnerMark } from '../../../listings/properties/domain/owner-mark.ts';

/**
 * checking -> verified | not_confirmed; in_review, after a document was sent, -> verified | declined. A verified one
 * ends as `lapsed`. Each but `checking` and `in_review` can begin again.
 */
export const OwnershipStatus = z.enum([
  'checking',
  'verified',
  'not_confirmed',
  'in_review',
  'declined',
  'lapsed',
]);
export type OwnershipStatus = z.output<typeof OwnershipStatus>;

/** As what the seller sells, where a document shows it. */
export const SellerCapacity = z.enum(['owner', 'joint_owner', 'executor', 'attorney']);
export type SellerCapacity = z.output<typeof SellerCapacity>;

export const OwnershipDocument = z.object({
  id: ImageId,
  name: lineUpTo(120).min(1),
  sentAt: z.iso.datetime(),
});

export type OwnershipDocument = z.output<typeof OwnershipDocument>;

export const RegisterQuestion = z.object({
  id: z.string(),
  /** As the seller typed it; without it the register is asked for the address. */
  titleNumber: z.string().optional(),
  tries: z.int().min(0),
  /** Tries that the register answered without deciding: it would answer the same message the same again. */
  answers: z.int().min(0),
  /** When a register that did not answer is asked again. */
  nextTryAt: z.iso.datetime().optional(),
});
export type RegisterQuestion = z.output<typeof RegisterQuestion>;

/** The proof that the seller of a property may sell it; there is one for each property. */
export const OwnershipCheck = z.object({
  propertyId: PropertyId,
  ownerId: UserId,
  status: OwnershipStatus,
  question: RegisterQuestion.optional(),
  doubt: OwnershipDoubt.optional(),
  /** The title that names the seller. */
  titleNumber: z.string().optional(),
  mark: OwnerMark.optional(),
  lapse: OwnershipLapse.optional(),
  capacity: SellerCapacity.optional(),
  documents: z.array(OwnershipDocument),
  decision: z
    .object({
      outcome: z.enum(['accepted', 'declined']),
      reason: z.string(),
      by: UserId,
      at: z.iso.datetime(),
    })
    .optional(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int().min(1),
});
export type OwnershipCheck = z.output<typeof OwnershipCheck>;

/** The land register of each nation. Only that of England and Wales is asked. */
export const LandRegister = z.enum([
  'hm_land_registry',
  'registers_of_scotland',
  'land_registers_of_northern_ireland',
]);
export type LandRegister = z.output<typeof LandRegister>;

export const landRegisters: Readonly<Record<Nation, LandRegister>> = {
  england: 'hm_land_registry',
  wales: 'hm_land_registry',
  scotland: 'registers_of_scotland',
  northern_ireland: 'land_registers_of_northern_ireland',
};

const provable: ReadonlySet<PropertyStatus> = new Set([
  'draft',
  'pending_payment',
  'under_review',
  'live',
  'paused',
  'under_offer',
  'sold_stc',
  'fallen_through',
  'withdrawn',
  'expired',
]);

/** Whether a proof says something of a home with this status: not once it is sold or removed. */
export function isOwnershipProvable(status: PropertyStatus): boolean {
  return provable.has(status);
}
