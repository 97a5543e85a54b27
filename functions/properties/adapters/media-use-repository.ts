import { Entity } from 'electrodb';
import { ImageId } from '../../../events/vocabulary.ts';
import { AppError } from '../../kernel/errors.ts';
import {
  commit,
  buildDelete,
  tableOptions,
  rowKey,
  ignoreStale,
  buildUpdate,
} from '../../kernel/data/table.ts';

/**
 * Which images show the pictures made of one file. The same photo sent twice is drawn once, so its pictures may go
 * only with the last image that shows them.
 */
const MediaUseRow = new Entity(
  {
    model: { entity: 'media-use', version: '1', service: 'gable' },
    attributes: {
      hash: { type: 'string', required: true },
      images: { type: 'set', items: 'string' },
      /** When the pictures began to be taken away; until that is done nobody may count on them. */
      goingSince: { type: 'string' },
    },
    indexes: { byHash: rowKey('hash') },
  },
  tableOptions,
);

/** Milliseconds after which a removal that did not finish no longer holds a new upload up. */
const removalTimeoutMs = 3_600_000;

/** The images that show the pictures of a file. */
export async function listImagesOfMedia(hash: string): Promise<ImageId[]> {
  const { data } = await MediaUseRow.get({ hash }).go({ consistent: true });
  return (data?.images ?? []).map((id) => ImageId.parse(id));
}

/**
 * Counts on the pictures of a file.
 * @throws 503 while they are being taken away; try again soon
 */
export async function holdMedia(hash: string, imageId: string, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - removalTimeoutMs).toISOString();
  const held = MediaUseRow.update({ hash })
    .add({ images: [imageId] })
    .remove(['goingSince'])
    .where(({ goingSince }, { notExists, lt }) => `${notExists(goingSince)} OR ${lt(goingSince, longAgo)}`)
    .params();
  await commit([
    buildUpdate(held, () => new AppError('unavailable', 'These pictures are just being removed.')),
  ]);
}

/** Counts on them no longer. True where nobody does, and the caller is to take the pictures away. */
export async function releaseMedia(hash: string, imageId: string, now: Date): Promise<boolean> {
  await commit([
    buildUpdate(
      MediaUseRow.update({ hash })
        .delete({ images: [imageId] })
        .params(),
    ),
  ]);
  const going = MediaUseRow.update({ hash })
    .set({ goingSince: now.toISOString() })
    .where(({ images }, { notExists }) => notExists(images))
    .params();
  return ignoreStale(commit([buildUpdate(going)]));
}

/** The pictures are gone, unless somebody counts on new ones by now. */
export async function deleteMediaUse(hash: string): Promise<void> {
  const gone = MediaUseRow.delete({ hash })
    .where(({ images }, { notExists }) => notExists(images))
    .params();
  await ignoreStale(commit([buildDelete(gone)]));
}
