import type { IdentityCheckId, UserId } from '../../../events/vocabulary.ts';
import { buildStaffActWrite } from '../../kernel/data/staff-act.ts';
import { commit, createStaleError } from '../../kernel/data/table.ts';
import { buildIdentityCheckWrite, getIdentityCheck } from '../adapters/identity-check-repository.ts';
import { decideIdentityReview, type ReviewDecisionInput } from '../domain/decide-review.ts';
import type { IdentityCheck } from '../domain/identity-check.ts';

/**
 * Carries out what a member of staff decides about a check, with its line in the audit trail.
 * @throws 404 for no check, 409 `stale` where a colleague was faster, 409 where it does not wait for a decision
 */
export async function decideCheck(
  { id, version, ...input }: ReviewDecisionInput & { readonly id: IdentityCheckId; readonly version: number },
  staffId: UserId,
  now: Date,
): Promise<IdentityCheck> {
  const loaded = await getIdentityCheck(id);
  if (loaded.version !== version) throw createStaleError();
  const { check, events } = decideIdentityReview(loaded, input, staffId, now);
  const act = buildStaffActWrite({
    actorId: staffId,
    action: `identity_check.${input.outcome}`,
    subject: id,
    reason: input.reason,
    at: now,
  });
  await commit([buildIdentityCheckWrite(check), act], events);
  return check;
}
