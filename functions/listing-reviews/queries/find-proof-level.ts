import type { PropertyId, UserId } from '../../../events/vocabulary.ts';
import { findAccount } from '../../accounts/adapters/account-repository.ts';
import { findOpenPackage } from '../../packages/adapters/package-repository.ts';
import { findProperty } from '../../properties/adapters/property-repository.ts';
import { findAddressProof } from '../adapters/address-proof-repository.ts';
import { type ProofLevel } from '../../properties/domain/listing-hold.ts';
import { toProofLevel } from '../domain/address-proof.ts';

/** The present proof level of a property's seller. */
export async function findProofLevel(home: {
  readonly id: PropertyId;
  readonly ownerId: UserId;
}): Promise<ProofLevel> {
  const [current, owner, proof, property] = await Promise.all([
    findOpenPackage(home.id),
    findAccount(home.ownerId),
    findAddressProof(home.id),
    findProperty(home.id),
  ]);
  return toProofLevel({
    paidPence: current?.totalPence ?? 0,
    identityCheckedAt: owner?.identityCheckedAt,
    proof,
    isOwnerProved: property?.ownerMark !== undefined,
  });
}
