import type { BuyerCheckId, UserId } from '../../../../events/vocabulary.ts';
import { ignoreStale } from '../../../kernel/data/table.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { AppError } from '../../../kernel/errors.ts';
import { requestImageCheck } from '../../../listings/properties/adapters/image-repository.ts';
import { buildCheckWrite, findCheckById } from '../adapters/buyer-check-repository.ts';
import { withdrawCheck } from '../domain/change-buyer-check.ts';
import { buildDocumentWrites } from './build-document-writes.ts';
import { assertCheckVersion } from './submit-buyer-check.ts';

/**
 * Withdraws a check: its badge ends, and its document is deleted by a nightly run once it is a week old.
 * @throws 404 for the check of another person, 409 `stale` or `conflict` with its state
 */
export async function withdrawBuyerCheck(
  id: BuyerCheckId,
  seen: number,
  userId: UserId,
  now: Date,
): Promise<void> {
  const document = await updateWithRetry(
    async () => {
      const check = await findCheckById(id);
      if (check?.userId !== userId) throw new AppError('not_found', 'We can’t find that check.');
      return check;
    },
    (before) => {
      const { check, events } = withdrawCheck(before, now);
      assertCheckVersion(before, seen, now);
      return {
        writes: [buildCheckWrite(check), ...buildDocumentWrites(before, check, now)],
        events,
        result: before.evidence.document,
      };
    },
  );
  if (document) await ignoreStale(requestImageCheck(document.id, now));
}
