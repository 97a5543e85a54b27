import type { PropertyId } from '../../../../events/vocabulary.ts';
import type { Write } from '../../../kernel/data/table.ts';
import { buildJointOwnerCheck, listJointOwners } from '../adapters/joint-owner-repository.ts';
import { assertNoOwnerDeclined, assertOwnersAgree, type OwnersAgreement } from '../domain/agreement.ts';
import { isCurrent, type JointOwner } from '../domain/joint-owner.ts';

interface LoadedAgreement {
  /** `undefined` for a property without joint owners. */
  readonly agreement: OwnersAgreement | undefined;
  /** Fail the transaction when a joint owner changes before it. */
  readonly checks: readonly Write[];
}

const buildChecks = (owners: readonly JointOwner[]): Write[] =>
  owners.filter(isCurrent).map(buildJointOwnerCheck);

/**
 * Whether the seller can accept for all owners of a property.
 * @throws 409 `declined`, 422 on `ownersAgree`
 */
export async function loadOwnersAgreement(
  propertyId: PropertyId,
  isConfirmed: boolean,
  now: Date,
): Promise<LoadedAgreement> {
  const owners = await listJointOwners(propertyId);
  return { agreement: assertOwnersAgree(owners, isConfirmed, now), checks: buildChecks(owners) };
}

/**
 * The checks for a buyer who accepts a counter-offer.
 * @throws 409 `declined`
 */
export async function loadOwnersChecks(propertyId: PropertyId): Promise<readonly Write[]> {
  const owners = await listJointOwners(propertyId);
  assertNoOwnerDeclined(owners);
  return buildChecks(owners);
}
