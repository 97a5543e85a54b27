import { createHash } from 'node:crypto';
import type * as z from 'zod';
import { now } from '../shared/clock.ts';
import { log } from '../shared/log.ts';
import { unlessStale } from '../shared/table.ts';
import { type Image, uploadMost } from './image.ts';
import { settleImage } from './image-store.ts';
import type { Variant } from './listing.ts';
import { letGo } from './media-removal.ts';
import {
  documentUrl,
  dropOriginal,
  infoOf,
  keepPrivate,
  mediaUrl,
  putDocument,
  putInfo,
  type MediaInfo,
  putVariant,
  variantName,
} from './media-store.ts';
import { holdMedia } from './media-use-store.ts';
import { draw, measure, Refused, type Size, withoutTraces } from './picture-maker.ts';
import { contentTypes, fits, isWholePdf, sniff } from './sniff.ts';

/** Makes what is shown of an upload, and keeps the outcome, a refusal as well. The first outcome of an image counts. */
export async function processUpload(image: Image, bytes: Buffer): Promise<Image> {
  const outcome = await outcomeOf(image, bytes);
  if (!(await unlessStale(settleImage(outcome.image, outcome.hash))))
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
    if (!(error instanceof Refused)) throw error;
    await Promise.all([dropOriginal(image.id), letGo(hashOf(bytes), image.id, now())]);
    return { image: { ...image, status: 'refused', refusal: error.refusal } };
  }
}

async function madeOf(image: Image, bytes: Buffer): Promise<Outcome> {
  const type = sniff(bytes);
  if (!type || !fits(type, image.kind)) throw new Refused('wrong_type');
  if (bytes.length > uploadMost[image.kind]) throw new Refused('too_large');
  const hash = hashOf(bytes);
  const ready = { ...image, status: 'ready' } as const;
  if (type === 'pdf' && !isWholePdf(bytes)) throw new Refused('truncated');
  const size = type === 'pdf' ? undefined : await measured(type, bytes, image);
  // A document is between its owner and those they show it to. What was checked moves away from where its form still
  // takes files, and a photo of it does not tell where it was taken.
  if (image.kind === 'document') {
    const clean = size ? await withoutTraces(bytes) : bytes;
    await keepPrivate(image.id, clean, contentTypes[type]);
    return { image: { ...ready, contentType: contentTypes[type], bytes: clean.length } };
  }
  await holdMedia(hash, image.id, now());
  if (!size) {
    await putDocument(hash, bytes);
    return { image: { ...ready, url: documentUrl(hash) }, hash };
  }
  const info = (await infoOf(hash)) ?? (await drawn(hash, bytes, size));
  const variants = info.variants.map((variant) => ({
    ...variant,
    url: mediaUrl(hash, variantName(variant)),
  }));
  const { width, height, placeholder, fingerprint } = info;
  const picture = { ...ready, width, height, placeholder, variants, url: bestOf(variants) };
  const isCompared = image.kind === 'photo' && fingerprint !== undefined;
  return { image: { ...picture, ...(isCompared && { fingerprint }) }, hash };
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Draws what was not drawn before; the note that all is there comes last. */
async function drawn(hash: string, bytes: Buffer, size: Size): Promise<MediaInfo> {
  const info = await draw(bytes, size, ({ variant, bytes: encoded }) => putVariant(hash, variant, encoded));
  await putInfo(hash, info);
  return info;
}

/** The size for those who can not choose: good on most screens, without being the largest file. */
const bestOf = (variants: readonly z.output<typeof Variant>[]): string | undefined =>
  variants.findLast(({ format, width }) => format === 'webp' && width <= 1_280)?.url ??
  variants.find(({ format }) => format === 'webp')?.url;

async function measured(type: string, bytes: Buffer, { kind }: Image) {
  try {
    return await measure(bytes, kind);
  } catch (error) {
    // The decoder that is licensed for everybody reads no HEIC; that is no damage of the file.
    throw type === 'heic' ? new Refused('wrong_type') : error;
  }
}
