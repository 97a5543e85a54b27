import { BuyerCheckWithdrawn } from '../../../../events/buyer-check.ts';
import type { UserId } from '../../../../events/vocabulary.ts';
import { ignoreStale } from '../../../kernel/data/table.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import {
  requestImageCheck,
  buildImageReleaseWrite,
} from '../../../listings/properties/adapters/image-repository.ts';
import { buildBankConsentRemoval, findBankConsent } from '../adapters/bank-consent-repository.ts';
import { buildCheckRemoval, findCheck, listChecksOfBuyer } from '../adapters/buyer-check-repository.ts';
import { kindOf } from '../domain/buyer-check.ts';

/**
 * Deletes the checks of an erased person, and one at a bank that waits for an answer; their documents are deleted in the next nightly run of properties/.
 */
export async function eraseBuyerChecks(userId: UserId, now: Date): Promise<void> {
  for (const kind of (await listChecksOfBuyer(userId)).map(kindOf)) {
    const document = await updateWithRetry(
      () => findCheck(userId, kind),
      (check) =>
        check && {
          writes: [
            buildCheckRemoval(check),
            ...(check.evidence.document ? [buildImageReleaseWrite(check.evidence.document.id, now)] : []),
          ],
          // Closes the task of staff.
          events:
            check.status === 'submitted' ? [BuyerCheckWithdrawn.of({ checkId: check.id, userId, kind })] : [],
          result: check.evidence.document,
        },
    );
    if (document) await ignoreStale(requestImageCheck(document.id, now));
  }
  await updateWithRetry(
    () => findBankConsent(userId),
    (consent) => consent && { writes: [buildBankConsentRemoval(consent)] },
  );
}
