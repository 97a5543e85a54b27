import type { BuyerCheckId, UserId } from '../../../../events/vocabulary.ts';
import { assertColleagueActs, buildStaffActWrite } from '../../../kernel/data/staff-act.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { AppError } from '../../../kernel/errors.ts';
import { buildCheckWrite, findCheckById } from '../adapters/buyer-check-repository.ts';
import type { CheckDecisionBody } from '../contract.ts';
import type { BuyerCheck } from '../domain/buyer-check.ts';
import { approveCheck, returnCheck } from '../domain/change-buyer-check.ts';
import { assertCheckVersion } from './submit-buyer-check.ts';

/**
 * Carries out a decision of staff on a check. One of two concurrent decisions wins.
 * @throws 404, 409 `own` for the own check, or with the state of one that waits for no decision, 409
 * `stale`
 */
export async function decideBuyerCheck(
  id: BuyerCheckId,
  body: CheckDecisionBody,
  staffId: UserId,
  now: Date,
): Promise<void> {
  await updateWithRetry(
    () => getCheck(id),
    (before) => {
      assertColleagueActs(staffId, [before.userId]);
      const { check, events } =
        body.outcome === 'approved' ? approveCheck(before, now) : returnCheck(before, body, now);
      assertCheckVersion(before, body.version, now);
      const reasons = body.outcome === 'returned' ? [...body.reasons, ...(body.note ? [body.note] : [])] : [];
      const act = buildStaffActWrite({
        actorId: staffId,
        action: body.outcome === 'approved' ? 'buyer_check.approve' : 'buyer_check.return',
        subject: id,
        reason: reasons.join(': ') || undefined,
        at: now,
        owners: [before.userId],
      });
      return { writes: [buildCheckWrite(check), act], events };
    },
  );
}

/** @throws 404 */
async function getCheck(id: BuyerCheckId): Promise<BuyerCheck> {
  const check = await findCheckById(id);
  if (!check) throw new AppError('not_found', 'We can’t find that check.');
  return check;
}
