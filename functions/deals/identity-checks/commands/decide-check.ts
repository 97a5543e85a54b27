import type { IdentityCheckId, UserId } from '../../../../events/vocabulary.ts';
import { assertColleagueActs, buildStaffActWrite } from '../../../kernel/data/staff-act.ts';
import { commit, createStaleError } from '../../../kernel/data/table.ts';
import { buildIdentityCheckWrite, getIdentityCheck } from '../adapters/identity-check-repository.ts';
import { decideIdentityReview, type ReviewDecisionInput } from '../domain/decide-review.ts';
import type { IdentityCheck } from '../domain/identity-check.ts';

/**
 * Carries out a decision of staff on a check and records it in the audit trail.
 * @throws 404 for an unknown check, 409 `own` for the own one, 409 `stale` when a colleague was faster, 409 when it waits for no
 * decision
 */
export async function decideCheck(
  { id, version, ...input }: ReviewDecisionInput & { readonly id: IdentityCheckId; readonly version: number },
  staffId: UserId,
  now: Date,
): Promise<IdentityCheck> {
  const loaded = await getIdentityCheck(id);
  assertColleagueActs(staffId, [loaded.userId]);
  if (loaded.version !== version) throw createStaleError();
  const { check, events } = decideIdentityReview(loaded, input, staffId, now);
  const act = buildStaffActWrite({
    actorId: staffId,
    action: `identity_check.${input.outcome}`,
    subject: id,
    reason: input.reason,
    at: now,
    owners: [loaded.userId],
  });
  await commit([buildIdentityCheckWrite(check), act], events);
  return check;
}
