import type * as z from 'zod';
import type { PropertyId } from '../../../../events/vocabulary.ts';
import { listChecksOfBuyers } from '../../buyer-checks/adapters/buyer-check-repository.ts';
import type { BuyerReach } from '../../buyer-checks/contract.ts';
import { findMissingChecks } from '../../buyer-checks/domain/proceedable.ts';
import { loadIdentityCheckedAt } from '../../buyer-checks/queries/find-identity-checked-at.ts';
import { listThreadsOfProperty } from '../../messages/adapters/thread-repository.ts';

/** For each check that a seller can ask for: how many buyers who wrote about the property pass it. */
export async function countReach(propertyId: PropertyId, now: Date): Promise<z.input<typeof BuyerReach>> {
  const buyerIds = [...new Set((await listThreadsOfProperty(propertyId)).map(({ buyerId }) => buyerId))];
  const [checks, identities] = await Promise.all([
    listChecksOfBuyers(buyerIds),
    loadIdentityCheckedAt(buyerIds),
  ]);
  const count = (gate: 'identity_checked' | 'proceedable') =>
    buyerIds.filter((id) => {
      const facts = { checks: checks.get(id) ?? [], identityCheckedAt: identities.get(id) };
      return findMissingChecks(gate, facts, now).length === 0;
    }).length;
  return {
    everyone: buyerIds.length,
    identity_checked: count('identity_checked'),
    proceedable: count('proceedable'),
  };
}
