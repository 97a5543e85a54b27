import { ImageId } from '../../../../events/vocabulary.ts';
import { defineRow, optionalText, rowKey, text } from '../../../kernel/data/row.ts';
import { commit, buildDelete, ignoreStale, buildUpdate } from '../../../kernel/data/table.ts';
import { AppError } from '../../../kernel/errors.ts';
import { hourMs } from '../../../kernel/time.ts';

/**
 * The images that share the pictures of one file. The same photo uploaded twice is encoded once, so its
 * pictures are deleted with the last image that shows them.
 */
const MediaUseRow = defineRow('media-use', {
  columns: {
    hash: text,
    images: { type: 'set', items: 'string' },
    /** When the removal of the pictures began; they must not be used until it is done. */
    goingSince: optionalText,
  },
  indexes: { byHash: rowKey('hash') },
});

/** Milliseconds after which an unfinished removal no longer blocks a new upload. */
const removalTimeoutMs = hourMs;

/** The images that show the pictures of a file. */
export async function listImagesOfMedia(hash: string): Promise<ImageId[]> {
  const { data } = await MediaUseRow.get({ hash }).go({ consistent: true });
  return (data?.images ?? []).map((id) => ImageId.parse(id));
}

/**
 * Adds an image to those that show a file's pictures.
 * @throws 503 while the pictures are being removed
 */
export async function claimMedia(hash: string, imageId: string, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - removalTimeoutMs).toISOString();
  const held = MediaUseRow.update({ hash })
    .add({ images: [imageId] })
    .remove(['goingSince'])
    .where(({ goingSince }, { notExists, lt }) => `${notExists(goingSince)} OR ${lt(goingSince, longAgo)}`);
  await commit([
    buildUpdate(held, () => new AppError('unavailable', 'These pictures are just being removed.')),
  ]);
}

/**
 * Removes an image from those that show a file's pictures. Returns true when no image is left, and the caller has
 * to delete the pictures.
 */
export async function releaseMedia(hash: string, imageId: string, now: Date): Promise<boolean> {
  await commit([buildUpdate(MediaUseRow.update({ hash }).delete({ images: [imageId] }))]);
  const going = MediaUseRow.update({ hash })
    .set({ goingSince: now.toISOString() })
    .where(({ images }, { notExists }) => notExists(images));
  return ignoreStale(commit([buildUpdate(going)]));
}

/** Deletes the row of removed pictures, unless an image shows new ones by now. */
export async function deleteMediaUse(hash: string): Promise<void> {
  const gone = MediaUseRow.delete({ hash }).where(({ images }, { notExists }) => notExists(images));
  await ignoreStale(commit([buildDelete(gone)]));
}
