import type { PropertyId } from '../../../../events/vocabulary.ts';
import { ignoreStale } from '../../../kernel/data/table.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import {
  requestImageCheck,
  buildImageReleaseWrite,
} from '../../../listings/properties/adapters/image-repository.ts';
import { buildAddressProofRemoval, findAddressProof } from '../adapters/address-proof-repository.ts';

/**
 * Deletes the documents that prove the address of a property. The nightly run of `properties/` deletes the
 * files.
 */
export async function eraseAddressProof(propertyId: PropertyId, now: Date): Promise<void> {
  const released = await updateWithRetry(
    () => findAddressProof(propertyId),
    (proof) =>
      proof && {
        writes: [
          buildAddressProofRemoval(proof),
          ...proof.documents.map(({ id }) => buildImageReleaseWrite(id, now)),
        ],
        result: proof.documents,
      },
  );
  // Checked in the next nightly run, earlier than files that were only released.
  for (const { id } of released ?? []) await ignoreStale(requestImageCheck(id, now));
}
