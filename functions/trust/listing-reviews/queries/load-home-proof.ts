import type { ProofLevel } from '../../../listings/properties/domain/listing-hold.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { findOpenPackage } from '../../../money/packages/adapters/package-repository.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { type Account } from '../../../people/accounts/domain/account.ts';
import { findAddressProof } from '../adapters/address-proof-repository.ts';
import { type AddressProof, toProofLevel } from '../domain/address-proof.ts';

export interface HomeProof {
  readonly level: ProofLevel;
  /** What the seller sent. */
  readonly proof: AddressProof | undefined;
}

/**
 * The present proof of a property's seller.
 * @param findOwner for who has read the seller's account already
 */
export async function loadHomeProof(
  home: Pick<Property, 'id' | 'ownerId' | 'ownerMark'>,
  findOwner: () => Promise<Account | undefined> | Account | undefined = () => findAccount(home.ownerId),
): Promise<HomeProof> {
  const [current, owner, proof] = await Promise.all([
    findOpenPackage(home.id),
    findOwner(),
    findAddressProof(home.id),
  ]);
  const level = toProofLevel({
    paidPence: current?.totalPence ?? 0,
    identityCheckedAt: owner?.identityCheckedAt,
    proof,
    isOwnerProved: home.ownerMark !== undefined,
  });
  return { level, proof };
}
