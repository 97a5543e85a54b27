import type { ImageId } from '../../events/vocabulary.ts';
import { dropMedia } from './media-store.ts';
import { forgetMedia, releaseMedia } from './media-use-store.ts';

/** An image shows the pictures of a file no longer; the last one to say so takes them away. */
export async function letGo(hash: string, imageId: ImageId, now: Date): Promise<void> {
  if (!(await releaseMedia(hash, imageId, now))) return;
  await dropMedia(hash);
  await forgetMedia(hash);
}
