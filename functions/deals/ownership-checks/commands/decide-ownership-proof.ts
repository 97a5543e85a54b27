import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { assertColleagueActs, buildStaffActWrite } from '../../../kernel/data/staff-act.ts';
import { createStaleError } from '../../../kernel/data/table.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { AppError } from '../../../kernel/errors.ts';
import { listJointOwnerIds } from '../../../listings/joint-owners/queries/is-joint-owner.ts';
import { findProperty } from '../../../listings/properties/adapters/property-repository.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { findOwnershipCheck } from '../adapters/ownership-check-repository.ts';
import { decideOwnershipProof, type ProofDecision } from '../domain/prove-by-document.ts';
import { assertProvable } from '../domain/start-check.ts';
import { buildOwnershipChange } from './build-check-writes.ts';

interface StaffDecision extends ProofDecision {
  /** The versions of check and home that staff have seen: another address would be another home. */
  readonly version: number;
  readonly homeVersion: number;
}

/**
 * Carries out a decision of staff on the documents of a home, with its act in the audit trail.
 * @throws 404 for an unknown check, 409 `own` for the own home, `stale` when something changed since it was shown, the
 * status of a check that waits for no decision, and as `assertProvable` does for an acceptance
 */
export async function decideProofOfHome(
  propertyId: PropertyId,
  { version, homeVersion, ...decision }: StaffDecision,
  staffId: UserId,
  now: Date,
): Promise<void> {
  await updateWithRetry(
    () =>
      Promise.all([findOwnershipCheck(propertyId), findProperty(propertyId), listJointOwnerIds(propertyId)]),
    async ([check, home, jointIds]) => {
      if (!check || !home) throw new AppError('not_found', 'We can’t find that check.');
      const owners = [home.ownerId, ...jointIds];
      assertColleagueActs(staffId, owners);
      if (check.version !== version || home.version !== homeVersion) throw createStaleError();
      if (decision.outcome === 'accepted') assertProvable(home, (await findAccount(home.ownerId)) ?? {});
      const change = buildOwnershipChange(home, decideOwnershipProof(check, decision, staffId, now), now);
      const act = buildStaffActWrite({
        actorId: staffId,
        action: `ownership_proof.${decision.outcome}`,
        subject: propertyId,
        reason: decision.reason,
        at: now,
        owners,
      });
      return { ...change, writes: [...change.writes, act] };
    },
  );
}
