import type { ImageId } from '../../../events/vocabulary.ts';
import { deleteMedia } from '../adapters/media-repository.ts';
import { deleteMediaUse, releaseMedia } from '../adapters/media-use-repository.ts';

/** An image shows the pictures of a file no longer; the last one to say so takes them away. */
export async function releaseMediaFile(hash: string, imageId: ImageId, now: Date): Promise<void> {
  if (!(await releaseMedia(hash, imageId, now))) return;
  await deleteMedia(hash);
  await deleteMediaUse(hash);
}
