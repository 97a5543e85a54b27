import type { Write } from '../../../kernel/data/table.ts';
import { type AppError, createFieldError } from '../../../kernel/errors.ts';
import {
  loadImages,
  buildImageReleaseWrite,
  buildImageUseWrite,
} from '../../../listings/properties/adapters/image-repository.ts';
import { refusalTexts } from '../../../listings/properties/domain/image.ts';
import type { BuyerCheck } from '../domain/buyer-check.ts';

/** Marks the new document of a check as used and releases the earlier one; empty when they are the same. */
export function buildDocumentWrites(before: BuyerCheck | undefined, after: BuyerCheck, now: Date): Write[] {
  const [old, young] = [before?.evidence.document?.id, after.evidence.document?.id];
  if (old === young) return [];
  return [
    ...(young ? [buildImageUseWrite(young, { kind: 'document', field: 'document' }, after.userId)] : []),
    ...(old ? [buildImageReleaseWrite(old, now)] : []),
  ];
}

/**
 * The document has to be the buyer's own, completely uploaded and accepted.
 * @throws 422 on `document`
 */
export async function assertDocumentReady({ evidence: { document }, userId }: BuyerCheck): Promise<void> {
  if (!document) return;
  const file = (await loadImages([document.id])).get(document.id);
  if (file?.ownerId !== userId || file.kind !== 'document')
    throw refuse('This file is missing. Upload it again.');
  if (file.status === 'uploading') throw refuse('This file is still being checked. Try again in a moment.');
  if (file.refusal) throw refuse(refusalTexts[file.refusal]);
}

const refuse = (text: string): AppError => createFieldError('document', text);
