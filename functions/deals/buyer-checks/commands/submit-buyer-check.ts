import type { UserId } from '../../../../events/vocabulary.ts';
import { newId } from '../../../kernel/data/ids.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { AppError } from '../../../kernel/errors.ts';
import { buildCheckWrite, findCheck } from '../adapters/buyer-check-repository.ts';
import { type BuyerCheck, type BuyerEvidence, resolveCheckStatus } from '../domain/buyer-check.ts';
import { submitCheck } from '../domain/change-buyer-check.ts';
import { assertDocumentReady, buildDocumentWrites } from './build-document-writes.ts';

/**
 * Submits one kind of evidence, for the first time or again.
 * @param seen the version that the buyer has loaded, 0 without a check
 * @throws 409 `stale` for another version, `conflict` while staff review it, 422 naming the fields
 */
export async function submitBuyerCheck(
  userId: UserId,
  evidence: BuyerEvidence,
  seen: number,
  now: Date,
): Promise<void> {
  await updateWithRetry(
    () => findCheck(userId, evidence.kind),
    async (before) => {
      const { check, events } = submitCheck(before, { id: newId('bck'), userId, evidence }, now);
      assertCheckVersion(before, seen, now);
      await assertDocumentReady(check);
      return {
        writes: [buildCheckWrite(check), ...buildDocumentWrites(before, check, now)],
        events,
      };
    },
  );
}

/** @throws 409 `stale` with the present state */
export function assertCheckVersion(check: BuyerCheck | undefined, seen: number, now: Date): void {
  if ((check?.version ?? 0) === seen) return;
  throw new AppError('stale', 'This check has changed in the meantime. Reload and try again.', {
    state: check ? resolveCheckStatus(check, now) : 'none',
  });
}
