import { ApiError } from './api-error.ts';

/** Longest side of the JPEG in pixels: twice the largest picture that the site makes, and within every canvas. */
const maxSide = 4_096;
const quality = 0.92;

/**
 * A HEIC photo as a JPEG, made by the browser, upright and without metadata. Safari decodes the format.
 * @throws ApiError 422 in a browser that does not, with the advice to save it as JPEG
 */
export async function toJpeg(file: File): Promise<File> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture)
    throw new ApiError(422, {
      code: 'invalid',
      detail:
        'This browser can’t read HEIC photos. Save it as JPEG and add it again, or send it from your phone.',
    });
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
  return new File([blob], file.name.replace(/\.hei[cf]$/i, '.jpg'), { type: 'image/jpeg' });
}
