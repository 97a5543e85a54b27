import type { PropertyId, UserId } from '../../../../events/vocabulary.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { buildImageUseWrite } from '../../../listings/properties/adapters/image-repository.ts';
import { getOwnProperty } from '../../../listings/properties/queries/get-own-property.ts';
import { getAccountOfCaller } from '../../../people/accounts/adapters/account-repository.ts';
import { findOwnershipCheck } from '../adapters/ownership-check-repository.ts';
import { listNewDocuments, sendOwnershipProof, type SentProof } from '../domain/prove-by-document.ts';
import { assertProvable } from '../domain/start-check.ts';
import { assertOwnershipOffered } from '../queries/is-ownership-offered.ts';
import { buildOwnershipChange } from './build-check-writes.ts';

/**
 * Stores documents that show the caller's right to a home, for staff.
 * @throws 404 for the home of another person, 409 as `assertProvable` and `sendOwnershipProof` do, 422 for a file that is
 * not the caller's document, 503 in a stage that offers no checks
 */
export async function storeOwnershipProof(
  propertyId: PropertyId,
  callerId: UserId,
  proof: SentProof,
  now: Date,
): Promise<void> {
  await assertOwnershipOffered();
  await updateWithRetry(
    () =>
      Promise.all([
        getOwnProperty(propertyId, callerId),
        getAccountOfCaller({ id: callerId }),
        findOwnershipCheck(propertyId),
      ]),
    ([home, seller, check]) => {
      assertProvable(home, seller);
      const update = sendOwnershipProof(check, { propertyId, ownerId: callerId }, proof, now);
      const change = buildOwnershipChange(home, update, now);
      const uses = listNewDocuments(check, proof).map(({ id }) =>
        buildImageUseWrite(id, { kind: 'document', field: 'documents' }, callerId),
      );
      return { ...change, writes: [...change.writes, ...uses] };
    },
  );
}
