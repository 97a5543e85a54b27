import type { Property } from '../../../listings/properties/domain/property.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { findOwnershipCheck } from '../adapters/ownership-check-repository.ts';
import type { HomeOwnership, OwnershipCheckView } from '../contract.ts';
import { isOwnershipProvable, landRegisters, type OwnershipCheck } from '../domain/ownership-check.ts';
import { isOwnershipOffered } from './is-ownership-offered.ts';

/** The state of the proof of a home, for its seller. */
export async function loadHomeOwnership({ id, ownerId, status, address }: Property): Promise<HomeOwnership> {
  const [isOffered, seller, check] = await Promise.all([
    isOwnershipOffered(),
    findAccount(ownerId),
    findOwnershipCheck(id),
  ]);
  return {
    enabled: isOffered,
    register: landRegisters[address.nation],
    provable: isOwnershipProvable(status),
    identityCheckedAt: seller?.identityCheckedAt ?? null,
    check: check ? toOwnershipCheckView(check) : null,
  };
}

export function toOwnershipCheckView(check: OwnershipCheck): OwnershipCheckView {
  const { status, doubt, titleNumber, mark, lapse, capacity, documents, updatedAt } = check;
  return {
    status,
    doubt,
    titleNumber,
    mark,
    lapse,
    capacity,
    documents,
    updatedAt,
    nextTryAt: check.question?.nextTryAt,
    reason: check.decision?.reason,
  };
}
