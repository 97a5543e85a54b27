import type { ImageId } from '../../../../events/vocabulary.ts';
import { now } from '../../../kernel/clock.ts';
import { ignoreStale } from '../../../kernel/data/table.ts';
import { hashOf } from '../adapters/file-hash.ts';
import { completeImage, findStoredImage } from '../adapters/image-repository.ts';
import { deleteOriginal, deletePrivateDocument, findOriginal } from '../adapters/media-repository.ts';
import { releaseMediaFile } from './release-media.ts';

/** Refuses an upload that cannot be prepared, and deletes what was made of it; an earlier outcome stays. */
export async function refuseUpload(id: ImageId): Promise<void> {
  const kept = await findStoredImage(id);
  if (kept?.image.status === 'uploading') {
    const bytes = await findOriginal(id);
    if (bytes) await releaseMediaFile(hashOf(bytes), id, now());
    await deletePrivateDocument(id);
    await ignoreStale(completeImage({ ...kept.image, status: 'refused', refusal: 'not_prepared' }));
  }
  await deleteOriginal(id);
}
