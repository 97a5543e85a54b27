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
import type { ImageId } from '../../../../events/vocabulary.ts';
import { env } from '../../../kernel/env.ts';
import { observeCalls } from '../../../kernel/observability/aws-call.ts';
import type { PictureFormat } from '../domain/listing.ts';

export const s3Client = observeCalls(new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' }));
export function getMediaBucket(): string {
  return env('MEDIA_BUCKET');
}
export function toUploadKey(id: ImageId): string {
  return `uploads/${id}`;
}
const toDocumentKey = (id: ImageId): string => `documents/${id}`;
const toMediaKey = (hash: string, name: string): string => `media/${hash}/${name}`;

/** One size of a picture in one format. */
export interface Variant {
  readonly width: number;
  readonly format: PictureFormat | 'jpeg';
}

/** Facts about the pictures of a file; written last, so that all pictures exist once it does. */
export const MediaInfo = z.object({
  width: z.int(),
  height: z.int(),
  placeholder: z.string(),
  /**
   * `null` for pictures that many properties share, such as the demo's, and those by which no home can be told;
   * missing for pictures from before it was made.
   */
  waveFingerprint: z.string().nullable().optional(),
  /** The narrowest first. */
  widths: z.array(z.int()).min(1),
  /** Missing for pictures from before it was made. */
  jpegWidth: z.int().optional(),
});
export type MediaInfo = z.output<typeof MediaInfo>;

/** The folder of the pictures of a file, relative to the site's origin. */
export function toMediaBase(hash: string): string {
  return `/${toMediaKey(hash, '')}`;
}
const infoName = 'info.json';
const documentName = 'document.pdf';
export function toDocumentUrl(hash: string): string {
  return `${toMediaBase(hash)}${documentName}`;
}

/** The uploaded file; `undefined` when it never arrived. */
export function findOriginal(id: ImageId): Promise<Buffer | undefined> {
  return findObject(toUploadKey(id));
}

/** Puts a file where uploads arrive, in place of its owner’s browser. */
export async function putOriginal(id: ImageId, bytes: Buffer, contentType: string): Promise<void> {
  await s3Client.send(
    new PutObjectCommand({
      Bucket: getMediaBucket(),
      Key: toUploadKey(id),
      Body: bytes,
      ContentType: contentType,
    }),
  );
}

export async function deleteOriginal(id: ImageId): Promise<void> {
  await s3Client.send(new DeleteObjectCommand({ Bucket: getMediaBucket(), Key: toUploadKey(id) }));
}

/** Moves a checked private document to a key that no upload form can overwrite. */
export async function putPrivateDocument(id: ImageId, bytes: Buffer, contentType: string): Promise<void> {
  await s3Client.send(
    new PutObjectCommand({
      Bucket: getMediaBucket(),
      Key: toDocumentKey(id),
      Body: bytes,
      ContentType: contentType,
    }),
  );
}

export function findPrivateDocument(id: ImageId): Promise<Buffer | undefined> {
  return findObject(toDocumentKey(id));
}

/** @param versionId deletes this version for good, in a bucket that keeps versions */
export async function deletePrivateDocument(id: ImageId, versionId?: string): Promise<void> {
  await s3Client.send(
    new DeleteObjectCommand({
      Bucket: getMediaBucket(),
      Key: toDocumentKey(id),
      ...(versionId !== undefined && { VersionId: versionId }),
    }),
  );
}

export async function findMediaInfo(hash: string): Promise<MediaInfo | undefined> {
  const kept = await findObject(toMediaKey(hash, infoName));
  return kept && MediaInfo.parse(JSON.parse(kept.toString()));
}

export function putMediaInfo(hash: string, info: MediaInfo): Promise<void> {
  return putObject(hash, infoName, Buffer.from(JSON.stringify(info)), 'application/json');
}

export function putVariant(hash: string, { width, format }: Variant, bytes: Buffer): Promise<void> {
  return putObject(hash, `${width}.${format}`, bytes, `image/${format}`);
}

export function putDocument(hash: string, bytes: Buffer): Promise<void> {
  return putObject(hash, documentName, bytes, 'application/pdf');
}

async function putObject(hash: string, name: string, bytes: Buffer, contentType: string): Promise<void> {
  await s3Client.send(
    new PutObjectCommand({
      Bucket: getMediaBucket(),
      Key: toMediaKey(hash, name),
      Body: bytes,
      ContentType: contentType,
      ContentDisposition: 'inline',
      // The name contains the hash of the file, so it can be cached forever.
      CacheControl: 'public, max-age=31536000, immutable',
    }),
  );
}

/** Deletes everything that was made of a file; the info file, which marks it as complete, goes first. */
export async function deleteMedia(hash: string): Promise<void> {
  await s3Client.send(new DeleteObjectCommand({ Bucket: getMediaBucket(), Key: toMediaKey(hash, infoName) }));
  const { Contents = [] } = await s3Client.send(
    new ListObjectsV2Command({ Bucket: getMediaBucket(), Prefix: toMediaKey(hash, '') }),
  );
  const objects = Contents.flatMap(({ Key }) => (Key === undefined ? [] : [{ Key }]));
  if (objects.length > 0)
    await s3Client.send(
      new DeleteObjectsCommand({ Bucket: getMediaBucket(), Delete: { Objects: objects, Quiet: true } }),
    );
}

async function findObject(key: string): Promise<Buffer | undefined> {
  try {
    const { Body } = await s3Client.send(new GetObjectCommand({ Bucket: getMediaBucket(), Key: key }));
    return Body && Buffer.from(await Body.transformToByteArray());
  } catch (error) {
    if (error instanceof NoSuchKey || error instanceof NotFound) return undefined;
    throw error;
  }
}
