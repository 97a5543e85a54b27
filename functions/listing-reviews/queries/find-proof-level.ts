import type { PropertyId, UserId } from '../../../events/vocabulary.ts';
import { account } from '../../accounts/store.ts';
import { findOpenPackage } from '../../packages/adapters/package-repository.ts';
import { findAddressProof } from '../adapters/address-proof-repository.ts';
import { type ProofLevel } from '../../properties/domain/listing-hold.ts';
import { toProofLevel } from '../domain/address-proof.ts';

/** How well a seller has shown by now that a home is theirs. */
export async function findProofLevel(home: {
  readonly id: PropertyId;
  readonly ownerId: UserId;
}): Promise<ProofLevel> {
  const [current, owner, proof] = await Promise.all([
    findOpenPackage(home.id),
    account(home.ownerId),
    findAddressProof(home.id),
  ]);
  return toProofLevel({
    paidPence: current?.totalPence ?? 0,
    identityCheckedAt: owner?.identityCheckedAt,
    proof,
  });
}
