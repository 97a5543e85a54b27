import sharp, { type Sharp } from 'sharp';
import type { ImageKind } from '../../../../events/vocabulary.ts';
import { fingerprintSide, toFingerprint } from '../domain/fingerprint.ts';
import { maxVariantSide, minPhotoSide, type ImageRefusal, variantWidths } from '../domain/image.ts';
import { pictureFormats } from '../domain/listing.ts';
import { leastJpegWidth } from '../domain/picture-variants.ts';
import type { MediaInfo, Variant } from './media-repository.ts';

/**
 * Above this number of pixels a small file counts as a decompression bomb; the largest phone sensors make 108
 * million.
 */
const maxPixels = 120_000_000;
const placeholderWidth = 16;
const maxVariantWidth = variantWidths[variantWidths.length - 1] ?? 1_920;

/** A file that cannot be shown, with the reason for its uploader. */
export class ImageRefusedError extends Error {
  override readonly name = 'Refused';
  readonly refusal: ImageRefusal;
  constructor(refusal: ImageRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}
export interface EncodedVariant {
  readonly variant: Variant;
  readonly bytes: Buffer;
}

/**
 * The picture's size in its upright orientation; fails for a file that cannot be decoded.
 * @throws ImageRefusedError
 */
export async function measurePicture(bytes: Uint8Array, kind: ImageKind): Promise<PictureSize> {
  const { autoOrient } = await withRefusal(() => openPicture(bytes).metadata());
  const { width, height } = autoOrient;
  if (width * height > maxPixels) throw new ImageRefusedError('too_many_pixels');
  if (kind === 'photo' && Math.max(width, height) < minPhotoSide) throw new ImageRefusedError('too_small');
  if (kind !== 'document' && calculateLongestVariantSide(autoOrient) > maxVariantSide)
    throw new ImageRefusedError('too_long');
  return autoOrient;
}

/** Variants have a largest width and keep the proportions, so only a tall picture has a longer side. */
const calculateLongestVariantSide = ({ width, height }: PictureSize): number =>
  Math.round((height * Math.min(width, maxVariantWidth)) / width);

/**
 * Encodes a picture in every size and format, upright and without metadata. The file is decoded once; the
 * smaller sizes are made of the largest.
 * @throws ImageRefusedError when the file is damaged or an encoder refuses it, which no retry changes
 */
export async function encodeVariants(
  bytes: Uint8Array,
  size: PictureSize,
  put: (encoded: EncodedVariant) => Promise<void>,
): Promise<MediaInfo> {
  const { data, info } = await withRefusal(() => openLargest(bytes));
  const base = () => sharp(data, { raw: info });
  const putEncoded = async (variant: Variant) => {
    const drawn = encode(base().resize({ width: variant.width }), variant.format);
    await put({ variant, bytes: await withRefusal(() => drawn.toBuffer(), toNotPrepared) });
  };
  const widths = listVariantWidths(info.width);
  for (const width of widths) for (const format of pictureFormats) await putEncoded({ width, format });
  const jpegWidth = Math.min(info.width, leastJpegWidth);
  await putEncoded({ width: jpegWidth, format: 'jpeg' });
  const tiny = await withRefusal(
    () =>
      base().resize({ width: placeholderWidth, withoutEnlargement: true }).webp({ quality: 40 }).toBuffer(),
    toNotPrepared,
  );
  return {
    ...size,
    widths,
    jpegWidth,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    waveFingerprint: await createFingerprint(base()),
  };
}

/** The fingerprint of a file's upright picture; `null` when no home can be told by it. */
export async function fingerprintPicture(bytes: Uint8Array): Promise<string | null> {
  const { data, info } = await withRefusal(() => openLargest(bytes));
  return createFingerprint(sharp(data, { raw: info }));
}

async function createFingerprint(picture: Sharp): Promise<string | null> {
  const side = { width: fingerprintSide, height: fingerprintSide, fit: 'fill' } as const;
  const grey = await withRefusal(() => picture.greyscale().resize(side).raw().toBuffer(), toNotPrepared);
  return toFingerprint(grey) ?? null;
}

/**
 * The same picture in the same format, upright and without metadata.
 * @throws ImageRefusedError when the file is damaged
 */
export function stripMetadata(bytes: Uint8Array): Promise<Buffer> {
  return withRefusal(() =>
    openPicture(bytes)
      .autoOrient()
      .jpeg({ quality: 90, force: false })
      .webp({ quality: 90, force: false })
      .toBuffer(),
  );
}

const openPicture = (bytes: Uint8Array) => sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels });

const openLargest = (bytes: Uint8Array) =>
  openPicture(bytes)
    .autoOrient()
    .resize({ width: maxVariantWidth, withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });

// Effort 2 takes a seventh of the default effort's time for a sixth more bytes.
const encoders: Readonly<Record<Variant['format'], (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 75 }),
  jpeg: (picture) => picture.jpeg({ quality: 78, progressive: true }),
};
const encode = (picture: Sharp, format: Variant['format']): Sharp => encoders[format](picture);

/** The standard widths below the picture's own, and its own, which is at most the largest. */
const listVariantWidths = (own: number): number[] => [...variantWidths.filter((width) => width < own), own];

async function withRefusal<T>(
  work: () => Promise<T>,
  refusalOf: (message: string) => ImageRefusal = toRefusal,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new ImageRefusedError(refusalOf(error instanceof Error ? error.message : ''));
  }
}

const toNotPrepared = (): ImageRefusal => 'not_prepared';

function toRefusal(message: string): ImageRefusal {
  if (/pixel limit/i.test(message)) return 'too_many_pixels';
  return /unsupported|unknown image|compression format|no decoding plugin/i.test(message)
    ? 'wrong_type'
    : 'truncated';
}
