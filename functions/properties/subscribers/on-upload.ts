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
 * Makes the pictures of an upload once it arrived. The same event may come again, or the file may: what became of
 * an image is said once.
 */
export async function handler({ detail }: EventBridgeEvent<string, unknown>): Promise<void> {
  const { key } = Created.parse(detail).object;
  const id = ImageId.parse(key.slice('uploads/'.length));
  const kept = await findStoredImage(id);
  const bytes = kept?.image.status === 'uploading' ? await findOriginal(id) : undefined;
  if (!kept) return;
  if (bytes) await processUpload(kept.image, bytes);
  // Its form may be used again, and an earlier try may have ended before this.
  if (kept.image.kind === 'document') await deleteOriginal(id);
}
