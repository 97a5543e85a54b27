import type * as z from 'zod';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { findAddressProof } from '../adapters/address-proof-repository.ts';
import { listChallengesOf } from '../adapters/review-repository.ts';
import type { AddressProofView } from '../contract.ts';
import { calculateChallengeEnd } from '../domain/address-proof.ts';

/** The proof of a property, and the end of the first challenge of its address. */
export async function loadAddressProof({ id }: Property): Promise<z.input<typeof AddressProofView>> {
  const [proof, challenges] = await Promise.all([findAddressProof(id), listChallengesOf(id)]);
  const first = challenges[0];
  return {
    documents: proof?.documents ?? [],
    ...(proof?.acceptedAt !== undefined && { acceptedAt: proof.acceptedAt }),
    ...(first && { challengeEndsAt: calculateChallengeEnd(new Date(first.openedAt)).toISOString() }),
  };
}
