import type { EventBridgeEvent } from 'aws-lambda';
import * as z from 'zod';
import { ImageId } from '../../events/vocabulary.ts';
import { keptImage } from './image-store.ts';
import { dropOriginal, originalOf } from './media-store.ts';
import { processUpload } from './picture-processing.ts';

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
  const kept = await keptImage(id);
  const bytes = kept?.image.status === 'uploading' ? await originalOf(id) : undefined;
  if (!kept) return;
  if (bytes) await processUpload(kept.image, bytes);
  // Its form may be used again, and an earlier try may have ended before this.
  if (kept.image.kind === 'document') await dropOriginal(id);
}
