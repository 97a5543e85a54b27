import type * as z from 'zod';
import { now } from '../../kernel/clock.ts';
import { log } from '../../kernel/observability/log.ts';
import { ignoreStale } from '../../kernel/data/table.ts';
import { hashOf } from '../adapters/file-hash.ts';
import { type Image, maxUploadBytes } from '../domain/image.ts';
import { completeImage } from '../adapters/image-repository.ts';
import type { Variant } from '../domain/listing.ts';
import { releaseMediaFile } from './release-media.ts';
import {
  toDocumentUrl,
  deleteOriginal,
  findMediaInfo,
  putPrivateDocument,
  toMediaUrl,
  putDocument,
  putMediaInfo,
  type MediaInfo,
  putVariant,
  toVariantName,
} from '../adapters/media-repository.ts';
import { holdMedia } from '../adapters/media-use-repository.ts';
import {
  encodeVariants,
  measurePicture,
  ImageRefusedError,
  type PictureSize,
  stripMetadata,
} from '../adapters/picture-encoder.ts';
import { contentTypes, isTypeAllowed, isWholePdf, detectFileType } from '../domain/file-type.ts';

/** Processes an upload and saves the outcome, including a refusal. The first outcome of an image counts. */
export async function processUpload(image: Image, bytes: Buffer): Promise<Image> {
  const outcome = await outcomeOf(image, bytes);
  if (!(await ignoreStale(completeImage(outcome.image, outcome.hash))))
    log.info('An upload was settled twice', { imageId: image.id });
  return outcome.image;
}

interface Outcome {
  readonly image: Image;
  readonly hash?: string;
}

async function outcomeOf(image: Image, bytes: Buffer): Promise<Outcome> {
  try {
    return await madeOf(image, bytes);
  } catch (error) {
    if (!(error instanceof ImageRefusedError)) throw error;
    await Promise.all([deleteOriginal(image.id), releaseMediaFile(hashOf(bytes), image.id, now())]);
    return { image: { ...image, status: 'refused', refusal: error.refusal } };
  }
}

async function madeOf(image: Image, bytes: Buffer): Promise<Outcome> {
  const type = detectFileType(bytes);
  if (!type || !isTypeAllowed(type, image.kind)) throw new ImageRefusedError('wrong_type');
  if (bytes.length > maxUploadBytes[image.kind]) throw new ImageRefusedError('too_large');
  const hash = hashOf(bytes);
  const ready = { ...image, status: 'ready' } as const;
  if (type === 'pdf' && !isWholePdf(bytes)) throw new ImageRefusedError('truncated');
  const size = type === 'pdf' ? undefined : await measured(type, bytes, image);
  // A document is shared only with the people its owner chooses. The checked copy moves away from the key
  // that its form can overwrite, and a photo of it loses its location metadata.
  if (image.kind === 'document') {
    const clean = size ? await stripMetadata(bytes) : bytes;
    await putPrivateDocument(image.id, clean, contentTypes[type]);
    return { image: { ...ready, contentType: contentTypes[type], bytes: clean.length } };
  }
  await holdMedia(hash, image.id, now());
  if (!size) {
    await putDocument(hash, bytes);
    return { image: { ...ready, url: toDocumentUrl(hash) }, hash };
  }
  const info = (await findMediaInfo(hash)) ?? (await drawn(hash, bytes, size));
  const variants = info.variants.map((variant) => ({
    ...variant,
    url: toMediaUrl(hash, toVariantName(variant)),
  }));
  const { width, height, placeholder, fingerprint } = info;
  const picture = { ...ready, width, height, placeholder, variants, url: bestOf(variants) };
  const isCompared = image.kind === 'photo' && fingerprint !== undefined;
  return { image: { ...picture, ...(isCompared && { fingerprint }) }, hash };
}

/** Encodes all variants; the info file, written last, marks them as complete. */
async function drawn(hash: string, bytes: Buffer, size: PictureSize): Promise<MediaInfo> {
  const info = await encodeVariants(bytes, size, ({ variant, bytes: encoded }) =>
    putVariant(hash, variant, encoded),
  );
  await putMediaInfo(hash, info);
  return info;
}

/**
 * The default URL for clients that cannot choose a variant: good on most screens without being the largest.
 */
const bestOf = (variants: readonly z.output<typeof Variant>[]): string | undefined =>
  variants.findLast(({ format, width }) => format === 'webp' && width <= 1_280)?.url ??
  variants.find(({ format }) => format === 'webp')?.url;

async function measured(type: string, bytes: Buffer, { kind }: Image) {
  try {
    return await measurePicture(bytes, kind);
  } catch (error) {
    // The bundled decoder has no HEIC support, which is no damage of the file.
    throw type === 'heic' ? new ImageRefusedError('wrong_type') : error;
  }
}
