import * as z from 'zod';
import { ImageId, ImageKind, UserId } from '../../../events/vocabulary.ts';
import { Variant } from './listing.ts';

/** Why an upload was refused, as the wizard explains it. */
export const ImageRefusal = z.enum([
  'wrong_type',
  'too_small',
  'too_large',
  'truncated',
  'too_many_pixels',
  'never_arrived',
]);
export type ImageRefusal = z.output<typeof ImageRefusal>;

/** What the wizard says of a refusal. */
export const refusalTexts: Readonly<Record<ImageRefusal, string>> = {
  wrong_type:
    'This file can not be used here. Send a photo as JPEG, PNG or WebP; plans, certificates and documents may be PDF. Photos in Apple’s HEIC form need to be saved as JPEG first.',
  too_small: 'This photo is too small. Its longer side needs at least 800 pixels.',
  too_large: 'This file is too large.',
  truncated: 'This file is damaged or did not arrive whole. Send it again.',
  too_many_pixels: 'This picture has too many pixels. Send it in a smaller size.',
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
  variants: z.array(Variant).default([]),
  placeholder: z.string().optional(),
  /** Of a photo, by which near copies of it are found. */
  fingerprint: z.string().optional(),
  /** Of a document, as it was found to be. */
  contentType: z.string().optional(),
  bytes: z.int().optional(),
  createdAt: z.iso.datetime(),
});
export type Image = z.output<typeof Image>;

/** Bytes that an upload may have, by kind. */
export const maxUploadBytes = {
  photo: 25_000_000,
  floor_plan: 25_000_000,
  epc: 15_000_000,
  avatar: 10_000_000,
  document: 15_000_000,
} as const;
/** Bytes that `POST /api/base64` takes after decoding; Lambda's own limit is near. */
export const maxBase64Bytes = 4_000_000;
/** Pixels that a photo's longer side needs. */
export const minPhotoSide = 800;
export const uploadTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'application/pdf',
] as const;
export const variantWidths = [320, 640, 1280, 1920] as const;
