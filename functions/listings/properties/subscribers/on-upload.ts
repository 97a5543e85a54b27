import * as z from 'zod';
import { acceptQueue } from '../../../kernel/events/queue.ts';
import { findStoredImage } from '../adapters/image-repository.ts';
import { deleteOriginal, findOriginal } from '../adapters/media-repository.ts';
import { processUpload } from '../commands/process-upload.ts';
import { UploadEvent } from '../domain/upload-event.ts';

/**
 * Processes an upload once it has arrived. The event or the file may come again: the first outcome of an
 * image counts.
 */
async function processArrival(event: object): Promise<void> {
  const id = UploadEvent.parse(event);
  const kept = await findStoredImage(id);
  const bytes = kept?.image.status === 'uploading' ? await findOriginal(id) : undefined;
  if (kept && bytes) await processUpload(kept.image, bytes);
  // A photo's original has the place where it was taken. The form may be used again, and an earlier attempt may
  // have failed before this.
  await deleteOriginal(id);
}

export const handler = acceptQueue(processArrival, (body) => z.looseObject({}).parse(JSON.parse(body)));
