import { now } from '../../../kernel/clock.ts';
import { createFieldError } from '../../../kernel/errors.ts';
import { enforceLimit } from '../../../kernel/http/rate-limit.ts';
import { daySeconds } from '../../../kernel/time.ts';
import { putOriginal } from '../../../listings/properties/adapters/media-repository.ts';
import { createUpload } from '../../../listings/properties/commands/create-upload.ts';
import { contentTypes, detectFileType } from '../../../listings/properties/domain/file-type.ts';
import type { Image } from '../../../listings/properties/domain/image.ts';
import { fetchAdvertPicture } from '../adapters/advert-fetcher.ts';
import { FetchRefusal, isOpenToStandIns } from '../adapters/public-fetch.ts';
import { toAdvertUrl } from '../domain/advert-address.ts';
import { advertLimits } from '../domain/advert-limits.ts';
import { getAdvertPicture, type OwnAdvert } from '../domain/own-advert.ts';
import { countSitePicture } from './count-site.ts';

const goneText = 'The site doesn’t give this picture out. Add it from your own files in step 4.';
const otherText = 'This isn’t a JPEG, PNG or WebP picture. Add it from your own files in step 4.';

/**
 * Brings a picture of a confirmed advert to where uploads arrive; from there on it is one.
 * @throws 409 `not_confirmed`, 404 `not_found`, 422 on `url`, 429 `too_many` above the pictures or uploads of a day
 */
export async function uploadAdvertPicture(advert: OwnAdvert, nth: number): Promise<Image> {
  const { kind, url } = getAdvertPicture(advert, nth);
  // Before it is fetched: what comes to nothing costs as much.
  await enforceLimit({
    key: `advert-picture#${advert.userId}`,
    max: advertLimits.picturesPerDay,
    seconds: daySeconds,
  });
  const bytes = await fetchPicture(url);
  const type = detectFileType(bytes);
  if (type !== 'jpeg' && type !== 'png' && type !== 'webp') throw createFieldError('url', otherText);
  const image = await createUpload(kind, advert.userId, now());
  await putOriginal(image.id, bytes, contentTypes[type]);
  return image;
}

async function fetchPicture(address: string): Promise<Buffer> {
  const isOpen = isOpenToStandIns();
  try {
    return await fetchAdvertPicture(toAdvertUrl(address, isOpen), {
      lookup: { isOpen },
      countSite: countSitePicture,
    });
  } catch (error) {
    throw error instanceof FetchRefusal ? createFieldError('url', goneText) : error;
  }
}
