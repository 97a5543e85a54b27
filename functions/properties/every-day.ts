import { now } from '../shared/clock.ts';
import { unlessStale } from '../shared/table.ts';
import { account } from '../accounts/store.ts';
import { removePicture } from '../listing-reviews/adapters/picture-index-repository.ts';
import type { Image } from './image.ts';
import {
  condemnImage,
  dayOf,
  forgetImage,
  imagesToCheck,
  type KeptImage,
  recheck,
  settleImage,
  unusedDays,
} from './image-store.ts';
import { letGo } from './media-removal.ts';
import { dropOriginal, dropPrivate, mediaUrl } from './media-store.ts';

/** Days that a missed run may be late. */
const lateDays = 30;

/** Says which uploads never came, and removes the images that nothing has used for a week. */
export async function handler(): Promise<void> {
  const time = now();
  for (let late = lateDays; late >= 0; late -= 1) {
    const day = dayOf(time, -late);
    // Where somebody began to use it just now, or let go of it, it is on another day's list by then.
    for (const kept of await imagesToCheck(day)) await unlessStale(check(kept, day, time));
  }
}

async function check(kept: KeptImage, day: string, time: Date): Promise<void> {
  const { image } = kept;
  if (image.status === 'uploading') await giveUp(image);
  if (kept.uses > 0 || (await isAvatar(kept))) return recheck(image.id, day, undefined);
  const due = dayOf(new Date(image.createdAt), unusedDays);
  if (due > dayOf(time)) return recheck(image.id, day, due);
  await remove(kept, day, time);
}

/** Its form ran out long ago; whatever lies there can not be made into a picture. */
async function giveUp(image: Image): Promise<void> {
  await settleImage({ ...image, status: 'refused', refusal: 'never_arrived' });
  await dropOriginal(image.id);
}

/** An account names its picture, and its rows are not this feature's to count in. */
async function isAvatar({ image: { kind, ownerId }, hash }: KeptImage): Promise<boolean> {
  if (kind !== 'avatar' || hash === undefined) return false;
  return (await account(ownerId))?.avatar?.startsWith(mediaUrl(hash, '')) ?? false;
}

/** First nothing can take it up any more, then its files go, then the last trace; a run that broke off is done again. */
async function remove({ image, hash }: KeptImage, day: string, time: Date): Promise<void> {
  await condemnImage({ ...image, status: 'refused', refusal: 'never_arrived' }, day);
  await Promise.all([dropOriginal(image.id), dropPrivate(image.id)]);
  if (hash !== undefined) await letGo(hash, image.id, time);
  if (image.fingerprint !== undefined) await removePicture(image.id, image.fingerprint);
  await forgetImage(image.id);
}
