import { PutObjectCommand } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import type * as z from 'zod';
import type { ImageId, ImageKind, UserId } from '../../../events/vocabulary.ts';
import { newId } from '../../kernel/data/ids.ts';
import { enforceLimit } from '../../kernel/http/rate-limit.ts';
import type { Image } from '../domain/image.ts';
import { insertImage } from '../adapters/image-repository.ts';
import { mediaBucket, s3Client, toUploadKey } from '../adapters/media-repository.ts';
import type { Upload } from '../domain/views.ts';

const uploadsPerDay = 500;
const daySeconds = 86_400;

/**
 * Keeps the row of an image that is to come.
 * @throws 429 past the day's number of uploads
 */
export async function createUpload(kind: ImageKind, ownerId: UserId, now: Date): Promise<Image> {
  await enforceLimit({ key: `uploads#${ownerId}`, most: uploadsPerDay, seconds: daySeconds });
  const image: Image = {
    id: newId('img'),
    ownerId,
    kind,
    status: 'uploading',
    variants: [],
    createdAt: now.toISOString(),
  };
  await insertImage(image, now);
  return image;
}

/** Seconds for which a form takes its file. */
const uploadFormSeconds = 600;

/** A form that S3 takes one file by: at this place, of exactly this size and type. */
export async function createUploadForm(
  id: ImageId,
  { contentType, bytes }: { contentType: string; bytes: number },
): Promise<z.input<typeof Upload>> {
  const { url, fields } = await createPresignedPost(s3Client, {
    Bucket: mediaBucket(),
    Key: toUploadKey(id),
    Fields: { 'Content-Type': contentType },
    Conditions: [
      ['content-length-range', bytes, bytes],
      ['eq', '$Content-Type', contentType],
    ],
    Expires: uploadFormSeconds,
  });
  return { id, url, fields };
}

/** Keeps a file that came by a call, from which later sizes can be made, where a form would have put it. */
export async function putOriginal(id: ImageId, bytes: Uint8Array, contentType: string): Promise<void> {
  await s3Client.send(
    new PutObjectCommand({
      Bucket: mediaBucket(),
      Key: toUploadKey(id),
      Body: bytes,
      ContentType: contentType,
    }),
  );
}
