import { now } from '../../../kernel/clock.ts';
import { ignoreStale } from '../../../kernel/data/table.ts';
import { countMetric } from '../../../kernel/observability/metric.ts';
import { findAccount } from '../../../people/accounts/adapters/account-repository.ts';
import {
  markImageForRemoval,
  toCheckDay,
  deleteImage,
  listImagesToCheck,
  type StoredImage,
  scheduleImageCheck,
  completeImage,
  unusedDays,
} from '../adapters/image-repository.ts';
import { deleteOriginal, deletePrivateDocument, toMediaBase } from '../adapters/media-repository.ts';
import { removePicture } from '../adapters/picture-index-repository.ts';
import { releaseMediaFile } from '../commands/release-media.ts';
import { scanFailed } from '../domain/upload-metrics.ts';

/** Days that a run can be late. */
const catchUpDays = 30;

/** Marks uploads that never arrived as refused, and deletes images unused for a week. */
export async function handler(): Promise<void> {
  const time = now();
  for (let late = catchUpDays; late >= 0; late -= 1) {
    const day = toCheckDay(time, -late);
    // A concurrent change of its uses has moved it to another day's list.
    for (const image of await listImagesToCheck(day)) await ignoreStale(checkImage(image, day, time));
  }
}

async function checkImage(kept: StoredImage, day: string, time: Date): Promise<void> {
  const { image } = kept;
  if (image.status === 'uploading') await expireUpload(kept);
  if (kept.uses > 0 || (await isAvatar(kept))) return scheduleImageCheck(image.id, day, undefined);
  const due = toCheckDay(new Date(image.createdAt), unusedDays);
  if (due > toCheckDay(time)) return scheduleImageCheck(image.id, day, due);
  await removeImage(kept, day, time);
}

/** The upload form has expired, and a scan takes minutes: what is stored has no outcome any more. */
async function expireUpload({ image, scanTag }: StoredImage): Promise<void> {
  const refusal = scanTag === undefined ? 'never_arrived' : 'scan_failed';
  if (refusal === 'scan_failed') countMetric(scanFailed);
  await completeImage({ ...image, status: 'refused', refusal });
  await Promise.all([deleteOriginal(image.id), deletePrivateDocument(image.id)]);
}

/** An account refers to its picture by URL, which the use count does not include. */
async function isAvatar({ image: { kind, ownerId }, hash }: StoredImage): Promise<boolean> {
  if (kind !== 'avatar' || hash === undefined) return false;
  return (await findAccount(ownerId))?.avatar?.startsWith(toMediaBase(hash)) ?? false;
}

/** First blocks further use, then deletes the files, then the row; an interrupted run is repeated. */
async function removeImage({ image, hash }: StoredImage, day: string, time: Date): Promise<void> {
  await markImageForRemoval({ ...image, status: 'refused', refusal: 'never_arrived' }, day);
  await Promise.all([deleteOriginal(image.id), deletePrivateDocument(image.id)]);
  if (hash !== undefined) await releaseMediaFile(hash, image.id, time);
  if (image.waveFingerprint !== undefined) await removePicture(image.id, image.waveFingerprint);
  await deleteImage(image.id);
}
