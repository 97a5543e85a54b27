import * as z from 'zod';
import { ImageId, ImageKind, UserId } from '../../../../events/vocabulary.ts';
import { PictureVariants } from './listing.ts';

/** Why an upload was refused. */
export const ImageRefusal = z.enum([
  'wrong_type',
  'too_small',
  'too_large',
  'truncated',
  'protected',
  'no_pages',
  'too_many_pixels',
  'too_long',
  'not_prepared',
  'threat_found',
  'not_scannable',
  'scan_failed',
  'never_arrived',
]);
export type ImageRefusal = z.output<typeof ImageRefusal>;

/** The wizard's explanation of a refusal. */
export const refusalTexts: Readonly<Record<ImageRefusal, string>> = {
  wrong_type:
    'This file can’t be used here. Send photos as JPEG, PNG or WebP; plans, certificates and documents can also be PDF. Save photos in Apple’s HEIC format as JPEG first.',
  too_small: 'This photo is too small. Its longer side needs at least 800 pixels.',
  too_large: 'This file is too large.',
  truncated: 'This file is damaged or didn’t upload completely. Send it again.',
  protected:
    'This PDF has a password. Open it, print it or save it as a PDF without a password, and send that one.',
  no_pages: 'This PDF has no page. Open it to check it, save it again and send the new file.',
  too_many_pixels: 'This picture has too many pixels. Send it in a smaller size.',
  too_long: 'This picture is too long and narrow to be shown. Crop it to the part that matters.',
  not_prepared: 'This picture couldn’t be prepared. Save it as a JPEG and send it again.',
  threat_found: 'Malware was found in this file, so it was deleted. Send a clean copy.',
  not_scannable:
    'We can’t check this file for malware, perhaps because it has a password. Send it without one.',
  scan_failed: 'This file couldn’t be checked for malware. Send it again.',
  never_arrived: 'This file never arrived. Send it again.',
};

export const Image = z.object({
  id: ImageId,
  ownerId: UserId,
  kind: ImageKind,
  status: z.enum(['uploading', 'ready', 'refused']),
  refusal: ImageRefusal.optional(),
  url: z.string().optional(),
  width: z.int().optional(),
  height: z.int().optional(),
  variants: PictureVariants.optional(),
  placeholder: z.string().optional(),
  /**
   * The perceptual hash of a photo, which finds near copies of it. Rows of earlier releases have a `fingerprint` of
   * another kind, which can't be compared with it.
   */
  waveFingerprint: z.string().optional(),
  /** The detected type of a document. */
  contentType: z.string().optional(),
  bytes: z.int().optional(),
  createdAt: z.iso.datetime(),
});
export type Image = z.output<typeof Image>;

/** The largest upload in bytes, by kind. */
export const maxUploadBytes = {
  photo: 25_000_000,
  floor_plan: 25_000_000,
  epc: 15_000_000,
  avatar: 10_000_000,
  document: 15_000_000,
} as const;
/** The most bytes that `POST /api/base64` accepts after decoding, just below Lambda's own limit. */
export const maxBase64Bytes = 4_000_000;
/** The least pixels of a photo's longer side. */
export const minPhotoSide = 800;
export const uploadTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'application/pdf',
] as const;
/**
 * Widths of a picture's variants; a photo across a phone needs 700 to 1,200 pixels. Pictures from before a
 * width was added do without it.
 */
export const variantWidths = [320, 640, 960, 1280, 1920] as const;
/** The most pixels of a variant's side: the limit of WebP and of the AVIF encoder. */
export const maxVariantSide = 16_383;
