import type { PropertyId } from '../../../events/vocabulary.ts';
import { requestImageCheck, buildImageReleaseWrite } from '../../properties/adapters/image-repository.ts';
import { ignoreStale } from '../../kernel/data/table.ts';
import { updateWithRetry } from '../../kernel/data/update.ts';
import { buildAddressProofRemoval, findAddressProof } from '../adapters/address-proof-repository.ts';

/** Removes what proves the address of a home. The nightly run of properties/ takes the files away. */
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
  // Earlier than files that were only put aside.
  for (const { id } of released ?? []) await ignoreStale(requestImageCheck(id, now));
}
