import type * as z from 'zod';
import type { PropertyStatus } from '../../../../events/vocabulary.ts';
import { updateWithRetry } from '../../../kernel/data/update.ts';
import { AppError } from '../../../kernel/errors.ts';
import { buildImageUseWrite } from '../../../listings/properties/adapters/image-repository.ts';
import type { Property } from '../../../listings/properties/domain/property.ts';
import { buildAddressProofWrite, findAddressProof } from '../adapters/address-proof-repository.ts';
import { type AddressProof, maxDocuments } from '../domain/address-proof.ts';

type SentDocument = Omit<z.output<typeof AddressProof>['documents'][number], 'sentAt'>;

const provable: ReadonlySet<PropertyStatus> = new Set([
  'draft',
  'pending_payment',
  'under_review',
  'live',
  'paused',
]);

/**
 * Stores documents that prove a property's ownership. A document that is sent again is stored once.
 * @throws 409 in a status in which a proof has no effect, 422 for a file that is not the owner's document or
 * for too many documents
 */
export async function sendAddressProof(
  { id: propertyId, ownerId, status }: Property,
  sentDocuments: readonly SentDocument[],
  now: Date,
): Promise<void> {
  if (!provable.has(status))
    throw new AppError('conflict', 'This home needs no proof of its address now.', { state: status });
  await updateWithRetry(
    () => findAddressProof(propertyId),
    (proof) => {
      const known = new Set(proof?.documents.map(({ id }) => id));
      const added = sentDocuments.filter(({ id }) => !known.has(id));
      if (added.length === 0) return undefined;
      const sentAt = now.toISOString();
      const documents = [...(proof?.documents ?? []), ...added.map((document) => ({ ...document, sentAt }))];
      assertRoom(documents.length);
      return {
        writes: [
          buildAddressProofWrite({
            ...proof,
            propertyId,
            ownerId,
            documents,
            version: (proof?.version ?? 0) + 1,
          }),
          ...added.map(({ id }) => buildImageUseWrite(id, { kind: 'document', field: 'documents' }, ownerId)),
        ],
      };
    },
  );
}

function assertRoom(count: number): void {
  if (count <= maxDocuments) return;
  throw new AppError('invalid', 'That’s too many documents.', {
    errors: { documents: [`Send at most ${maxDocuments} documents for a home.`] },
  });
}
