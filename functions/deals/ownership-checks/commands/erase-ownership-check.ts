import { OwnershipCheckErased } from '../../../../events/ownership.ts';
import type { PropertyId } from '../../../../events/vocabulary.ts';
import { ignoreStale } from '../../../kernel/data/table.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import {
  buildImageReleaseWrite,
  requestImageCheck,
} from '../../../listings/properties/adapters/image-repository.ts';
import { buildOwnershipCheckRemoval, findOwnershipCheck } from '../adapters/ownership-check-repository.ts';

/** Deletes the check of a home and releases its documents; the nightly run of `properties/` deletes the files. */
export async function eraseOwnershipCheck(propertyId: PropertyId, now: Date): Promise<void> {
  const documents = await updateWithRetry(
    () => findOwnershipCheck(propertyId),
    (check) =>
      check && {
        writes: [
          buildOwnershipCheckRemoval(check),
          ...check.documents.map(({ id }) => buildImageReleaseWrite(id, now)),
        ],
        events: [OwnershipCheckErased.of({ propertyId, ownerId: check.ownerId })],
        result: check.documents,
      },
  );
  for (const { id } of documents ?? []) await ignoreStale(requestImageCheck(id, now));
}
