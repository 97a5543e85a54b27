import type { BuyerCheckKind, UserId } from '../../../../events/vocabulary.ts';
import { ignoreStale } from '../../../kernel/data/table.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { requestImageCheck } from '../../../listings/properties/adapters/image-repository.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import { buildCheckWrite, findCheck } from '../adapters/buyer-check-repository.ts';
import { endCheck, endProofOfOtherName, removeDocument } from '../domain/change-buyer-check.ts';
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
      return change && { writes: [buildCheckWrite(change.check)], events: change.events };
    },
  );
}

/** Ends a bank's proof of a person who has another name by now; repeatable. */
export async function endBankProofOfOtherName(userId: UserId): Promise<void> {
  const account = await findAccount(userId);
  if (!account) return;
  await updateWithRetry(
    () => findCheck(userId, 'proof_of_funds'),
    (before) => {
      const change = before && endProofOfOtherName(before, account);
      return change && { writes: [buildCheckWrite(change.check)], events: change.events };
    },
  );
}

/**
 * Releases the document of a check some time after its decision.
 * @param decidedAt the decision of the schedule; a later decision has its own schedule
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
      const check = { ...removeDocument(before), version: before.version + 1 };
      return {
        writes: [buildCheckWrite(check), ...buildDocumentWrites(before, check, now)],
        result: before.evidence.document,
      };
    },
  );
  // Requests the deletion in the next nightly run, earlier than for files that are only released.
  if (document) await ignoreStale(requestImageCheck(document.id, now));
}
