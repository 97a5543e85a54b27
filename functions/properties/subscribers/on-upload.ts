import type { EventBridgeEvent } from 'aws-lambda';
import * as z from 'zod';
import { ImageId } from '../../../events/vocabulary.ts';
import { findStoredImage } from '../adapters/image-repository.ts';
import { deleteOriginal, findOriginal } from '../adapters/media-repository.ts';
import { processUpload } from '../commands/process-upload.ts';

const Created = z.object({
  object: z.object({ key: z.templateLiteral(['uploads/', ImageId]) }),
});

/**
 * Processes an upload once it has arrived. The event or the file may come again: the first outcome of an
 * image counts.
 */
export async function handler({ detail }: EventBridgeEvent<string, unknown>): Promise<void> {
  const { key } = Created.parse(detail).object;
  const id = ImageId.parse(key.slice('uploads/'.length));
  const kept = await findStoredImage(id);
  const bytes = kept?.image.status === 'uploading' ? await findOriginal(id) : undefined;
  if (!kept) return;
  if (bytes) await processUpload(kept.image, bytes);
  // Its form may be used again, and an earlier attempt may have failed before this.
  if (kept.image.kind === 'document') await deleteOriginal(id);
}
