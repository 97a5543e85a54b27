import { now } from '../../../kernel/clock.ts';
import { ignoreStale } from '../../../kernel/data/table.ts';
import { env } from '../../../kernel/env.ts';
import { log } from '../../../kernel/observability/log.ts';
import { hashOf, tagOf } from '../adapters/file-hash.ts';
import { completeImage, saveAwaitedScan } from '../adapters/image-repository.ts';
import { completeJpeg } from '../adapters/jpeg-end.ts';
import {
  deleteOriginal,
  findMediaInfo,
  putPrivateDocument,
  toMediaBase,
  putMediaInfo,
  type MediaInfo,
  putVariant,
} from '../adapters/media-repository.ts';
import { claimMedia } from '../adapters/media-use-repository.ts';
import { findPdfFault } from '../adapters/pdf-inspector.ts';
import {
  encodeVariants,
  fingerprintPicture,
  measurePicture,
  ImageRefusedError,
  type PictureSize,
  stripMetadata,
} from '../adapters/picture-encoder.ts';
import { contentTypes, isTypeAllowed, isWholePdf, detectFileType } from '../domain/file-type.ts';
import { type Image, maxUploadBytes } from '../domain/image.ts';
import { pictureFormats, type PictureVariants } from '../domain/listing.ts';
import { findWebpUrl, toVariantUrl } from '../domain/picture-variants.ts';
import { publishPdf } from './publish-pdf.ts';
import { releaseMediaFile } from './release-media.ts';

/**
 * Processes an upload and saves the outcome, including a refusal. The first outcome of an image counts; that of
 * a document that waits for its scan follows with the scan's result.
 */
export async function processUpload(image: Image, bytes: Buffer): Promise<Image> {
  const outcome = await processFile(image, bytes);
  if (outcome.image.status === 'uploading') return outcome.image;
  if (!(await ignoreStale(completeImage(outcome.image, outcome.hash))))
    log.info('An upload was settled twice', { imageId: image.id });
  return outcome.image;
}

interface Outcome {
  readonly image: Image;
  readonly hash?: string;
}

async function processFile(image: Image, bytes: Buffer): Promise<Outcome> {
  try {
    return await prepareFile(image, bytes);
  } catch (error) {
    if (!(error instanceof ImageRefusedError)) throw error;
    await Promise.all([deleteOriginal(image.id), releaseMediaFile(hashOf(bytes), image.id, now())]);
    return { image: { ...image, status: 'refused', refusal: error.refusal } };
  }
}

function assertReadablePdf(bytes: Buffer): void {
  const fault = isWholePdf(bytes) ? findPdfFault(bytes) : 'truncated';
  if (fault) throw new ImageRefusedError(fault);
}

async function prepareFile(image: Image, sent: Buffer): Promise<Outcome> {
  const type = detectFileType(sent);
  const bytes = type === 'jpeg' ? await completeJpeg(sent) : sent;
  if (!type || !isTypeAllowed(type, image.kind)) throw new ImageRefusedError('wrong_type');
  if (bytes.length > maxUploadBytes[image.kind]) throw new ImageRefusedError('too_large');
  const hash = hashOf(bytes);
  const ready = { ...image, status: 'ready' } as const;
  if (type === 'pdf') assertReadablePdf(bytes);
  const size = type === 'pdf' ? undefined : await measureFile(type, bytes, image);
  // A document is shared only with the people its owner chooses. The checked copy moves away from the key
  // that its form can overwrite, and a photo of it loses its location metadata.
  if (image.kind === 'document') {
    const clean = size ? await stripMetadata(bytes) : bytes;
    const document = { ...image, contentType: contentTypes[type], bytes: clean.length };
    if (isScanEnabled()) return storeForScan(document, clean, contentTypes[type]);
    await putPrivateDocument(image.id, clean, contentTypes[type]);
    return { image: { ...document, status: 'ready' } };
  }
  if (!size)
    return isScanEnabled() ? storeForScan(image, bytes, contentTypes[type]) : publishPdf(image, bytes);
  await claimMedia(hash, image.id, now());
  const info = await prepareMedia(hash, bytes, size);
  const { width, height, placeholder, waveFingerprint, widths, jpegWidth } = info;
  const variants = { base: toMediaBase(hash), widths, formats: [...pictureFormats], jpegWidth };
  const picture = { ...ready, width, height, placeholder, variants, url: toDefaultUrl(variants) };
  const isCompared = image.kind === 'photo' && typeof waveFingerprint === 'string';
  return { image: { ...picture, ...(isCompared && { waveFingerprint }) }, hash };
}

/** Whether the stage scans documents before others can read them. */
const isScanEnabled = (): boolean => env('DOCUMENT_SCAN') === 'true';

/** Stores a file where it is scanned; one that was sent after another is left out. */
async function storeForScan(image: Image, bytes: Buffer, contentType: string): Promise<Outcome> {
  if (await ignoreStale(saveAwaitedScan(image, tagOf(bytes))))
    await putPrivateDocument(image.id, bytes, contentType);
  return { image };
}

/** The pictures of a file; those from before fingerprints of today's kind get theirs. */
async function prepareMedia(hash: string, bytes: Buffer, size: PictureSize): Promise<MediaInfo> {
  const info = await findMediaInfo(hash);
  if (!info) return storeVariants(hash, bytes, size);
  if (info.waveFingerprint !== undefined) return info;
  const completed = { ...info, waveFingerprint: await fingerprintPicture(bytes) };
  await putMediaInfo(hash, completed);
  return completed;
}

/** Encodes all variants; the info file, written last, marks them as complete. */
async function storeVariants(hash: string, bytes: Buffer, size: PictureSize): Promise<MediaInfo> {
  const info = await encodeVariants(bytes, size, ({ variant, bytes: encoded }) =>
    putVariant(hash, variant, encoded),
  );
  await putMediaInfo(hash, info);
  return info;
}

/**
 * The default URL for clients that cannot choose a variant: good on most screens without being the largest.
 */
function toDefaultUrl(variants: PictureVariants): string | undefined {
  const width = variants.widths.findLast((each) => each <= 1_280);
  return width === undefined ? findWebpUrl({ variants }, 0) : toVariantUrl(variants, width, 'webp');
}

async function measureFile(type: string, bytes: Buffer, { kind }: Image) {
  try {
    return await measurePicture(bytes, kind);
  } catch (error) {
    // The bundled decoder has no HEIC support, which is no damage of the file.
    throw type === 'heic' ? new ImageRefusedError('wrong_type') : error;
  }
}
