import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import * as z from 'zod';
import type { ImageId } from '../../events/vocabulary.ts';
import { env } from '../shared/env.ts';
import { Variant } from './listing.ts';

export const s3 = new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' });
export const bucket = (): string => env('MEDIA_BUCKET');
export const uploadKey = (id: ImageId): string => `uploads/${id}`;
const privateKey = (id: ImageId): string => `documents/${id}`;
const mediaKey = (hash: string, name: string): string => `media/${hash}/${name}`;

/** What was made of a file; written last, so that who finds it finds all that it names. */
export const MediaInfo = z.object({
  width: z.int(),
  height: z.int(),
  placeholder: z.string(),
  /** Left out of pictures that many homes share, such as those of the demo, and of even surfaces. */
  fingerprint: z.string().optional(),
  variants: z.array(Variant.omit({ url: true })),
});
export type MediaInfo = z.output<typeof MediaInfo>;

export const mediaUrl = (hash: string, name: string): string => `/${mediaKey(hash, name)}`;
export const variantName = ({ width, format }: { width: number; format: string }): string =>
  `${width}.${format}`;
const infoName = 'info.json';
const documentName = 'document.pdf';
export const documentUrl = (hash: string): string => mediaUrl(hash, documentName);

/** The file as it was sent, or nothing where it never came. */
export const originalOf = (id: ImageId): Promise<Buffer | undefined> => read(uploadKey(id));

export async function dropOriginal(id: ImageId): Promise<void> {
  await s3.send(new DeleteObjectCommand({ Bucket: bucket(), Key: uploadKey(id) }));
}

/** A private document as it was found fine: where nobody's form reaches it any more. */
export async function keepPrivate(id: ImageId, bytes: Buffer, contentType: string): Promise<void> {
  await s3.send(
    new PutObjectCommand({ Bucket: bucket(), Key: privateKey(id), Body: bytes, ContentType: contentType }),
  );
}

export async function dropPrivate(id: ImageId): Promise<void> {
  await s3.send(new DeleteObjectCommand({ Bucket: bucket(), Key: privateKey(id) }));
}

export async function infoOf(hash: string): Promise<MediaInfo | undefined> {
  const kept = await read(mediaKey(hash, infoName));
  return kept && MediaInfo.parse(JSON.parse(kept.toString()));
}

export const putInfo = (hash: string, info: MediaInfo): Promise<void> =>
  put(hash, infoName, Buffer.from(JSON.stringify(info)), 'application/json');

export const putVariant = (
  hash: string,
  variant: { width: number; format: 'avif' | 'webp' },
  bytes: Buffer,
) => put(hash, variantName(variant), bytes, `image/${variant.format}`);

export const putDocument = (hash: string, bytes: Buffer): Promise<void> =>
  put(hash, documentName, bytes, 'application/pdf');

async function put(hash: string, name: string, bytes: Buffer, contentType: string): Promise<void> {
  await s3.send(
    new PutObjectCommand({
      Bucket: bucket(),
      Key: mediaKey(hash, name),
      Body: bytes,
      ContentType: contentType,
      ContentDisposition: 'inline',
      // The name says what is in it, so it can be kept for ever.
      CacheControl: 'public, max-age=31536000, immutable',
    }),
  );
}

/** Takes everything away that was made of a file; what says that it is complete goes first. */
export async function dropMedia(hash: string): Promise<void> {
  await s3.send(new DeleteObjectCommand({ Bucket: bucket(), Key: mediaKey(hash, infoName) }));
  const { Contents = [] } = await s3.send(
    new ListObjectsV2Command({ Bucket: bucket(), Prefix: mediaKey(hash, '') }),
  );
  const objects = Contents.flatMap(({ Key }) => (Key === undefined ? [] : [{ Key }]));
  if (objects.length > 0)
    await s3.send(new DeleteObjectsCommand({ Bucket: bucket(), Delete: { Objects: objects, Quiet: true } }));
}

async function read(key: string): Promise<Buffer | undefined> {
  try {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket(), Key: key }));
    return Body && Buffer.from(await Body.transformToByteArray());
  } catch (error) {
    if (error instanceof NoSuchKey || error instanceof NotFound) return undefined;
    throw error;
  }
}
