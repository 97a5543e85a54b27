import type { ImageId } from '../../../../events/vocabulary.ts';
import { deleteMedia } from '../adapters/media-repository.ts';
import { deleteMediaUse, releaseMedia } from '../adapters/media-use-repository.ts';

/** Removes an image's use of a file's pictures; the last use deletes them. */
export async function releaseMediaFile(hash: string, imageId: ImageId, now: Date): Promise<void> {
  if (!(await releaseMedia(hash, imageId, now))) return;
  await deleteMedia(hash);
  await deleteMediaUse(hash);
}
