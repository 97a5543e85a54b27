import type { BuyerCheckKind, UserId } from '../../../events/vocabulary.ts';
import { requestImageCheck } from '../../properties/adapters/image-repository.ts';
import { ignoreStale } from '../../kernel/data/table.ts';
import { updateWithRetry } from '../../kernel/data/update.ts';
import { buildCheckWrite, findCheck } from '../adapters/buyer-check-repository.ts';
import { endCheck, withoutDocument } from '../domain/change-buyer-check.ts';
import { buildDocumentWrites } from './build-document-writes.ts';

interface CheckKey {
  readonly userId: UserId;
  readonly kind: BuyerCheckKind;
}

/** Reminds the buyer that an approval ends soon, or ends it; repeatable. */
export async function endBuyerCheck(
  { userId, kind }: CheckKey,
  due: { readonly validUntil: string; readonly ended: boolean },
  now: Date,
): Promise<void> {
  await updateWithRetry(
    () => findCheck(userId, kind),
    (before) => {
      const change = before && endCheck(before, due, now);
      return change && { writes: [buildCheckWrite(change.check)], events: change.events, result: undefined };
    },
  );
}

/**
 * Lets go the document of a check once it has been decided for a while.
 * @param decidedAt the decision that was planned for; a later one has a time of its own
 */
export async function removeCheckDocument(
  { userId, kind }: CheckKey,
  decidedAt: string,
  now: Date,
): Promise<void> {
  const document = await updateWithRetry(
    () => findCheck(userId, kind),
    (before) => {
      if (before?.decidedAt !== decidedAt || !before.evidence.document) return undefined;
      const check = { ...withoutDocument(before), version: before.version + 1 };
      return {
        writes: [buildCheckWrite(check), ...buildDocumentWrites(before, check, now)],
        result: before.evidence.document,
      };
    },
  );
  // With the next nightly run, earlier than files that were only put aside.
  if (document) await ignoreStale(requestImageCheck(document.id, now));
}
