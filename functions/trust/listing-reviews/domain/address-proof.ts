import * as z from 'zod';
import { PropertyId, UserId, ImageId, lineUpTo } from '../../../../events/vocabulary.ts';
import { dayMs } from '../../../kernel/time.ts';
import { ProofLevel } from '../../../listings/properties/domain/listing-hold.ts';

export function isStrongerProof(proofLevel: ProofLevel, other: ProofLevel): boolean {
  return ProofLevel.options.indexOf(proofLevel) > ProofLevel.options.indexOf(other);
}

/** The documents that prove a seller's ownership of a property. */
export const AddressProof = z.object({
  propertyId: PropertyId,
  ownerId: UserId,
  documents: z.array(z.object({ id: ImageId, name: lineUpTo(120).min(1), sentAt: z.iso.datetime() })),
  /** When staff accepted the documents. */
  acceptedAt: z.iso.datetime().optional(),
  version: z.int().min(1),
});

export type AddressProof = z.output<typeof AddressProof>;

export const maxDocuments = 6;

/** Days that the holder of an address has to prove it after another seller lists it. */
const challengeDays = 14;

export function calculateChallengeEnd(openedAt: Date): Date {
  return new Date(openedAt.getTime() + challengeDays * dayMs);
}

interface ProofFacts {
  readonly paidPence: number;
  readonly identityCheckedAt: string | undefined;
  readonly proof: AddressProof | undefined;
  /** Whether the home has the mark of a proved owner. */
  readonly isOwnerProved: boolean;
}

export function toProofLevel({ paidPence, identityCheckedAt, proof, isOwnerProved }: ProofFacts): ProofLevel {
  if (isOwnerProved || proof?.acceptedAt !== undefined) return 'document';
  if (identityCheckedAt !== undefined) return 'identity';
  return paidPence > 0 ? 'paid' : 'none';
}

/**
 * Whether a claim ends with its challenge: it is unproven, and the other seller has a proof. When both or
 * neither are proven, staff decide by the documents of both.
 */
export function isLapsed(holder: ProofLevel, challenger: ProofLevel): boolean {
  return holder === 'none' && isStrongerProof(challenger, holder);
}
