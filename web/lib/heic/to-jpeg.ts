import { ApiError } from '../api-error.ts';
import { decodeHeic } from './decode-heic.ts';

/** Longest side of the JPEG in pixels: twice the largest picture that the site makes, and within every canvas. */
const maxSide = 4_096;
const quality = 0.92;

/**
 * A HEIC photo as a JPEG, upright and without metadata. Safari decodes the format; other browsers load a decoder.
 * @throws ApiError 422 for a photo that neither decodes
 */
export async function toJpeg(file: File, signal: AbortSignal): Promise<File> {
  const picture = await decodeInBrowser(file).catch(() => decodeHeic(file, signal));
  signal.throwIfAborted();
  if (!picture)
    throw new ApiError(422, {
      code: 'invalid',
      detail: 'We couldn’t read this HEIC photo. Save it as JPEG and add it again.',
    });
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  return new File([blob], file.name.replace(/\.hei[cf]$/i, '.jpg'), { type: 'image/jpeg' });
}

const decodeInBrowser = (file: File): Promise<ImageBitmap | undefined> => createImageBitmap(file);
