import { PutObjectCommand } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import type * as z from 'zod';
import type { ImageId, ImageKind, UserId } from '../../events/vocabulary.ts';
import { newId } from '../shared/ids.ts';
import { limit } from '../shared/limit.ts';
import type { Image } from './image.ts';
import { announceImage } from './image-store.ts';
import { bucket, s3, uploadKey } from './media-store.ts';
import type { Upload } from './views.ts';

const uploadsADay = 500;
const daySeconds = 86_400;

/**
 * Keeps the row of an image that is to come.
 * @throws 429 past the day's number of uploads
 */
export async function announceUpload(kind: ImageKind, ownerId: UserId, now: Date): Promise<Image> {
  await limit({ key: `uploads#${ownerId}`, most: uploadsADay, seconds: daySeconds });
  const image: Image = {
    id: newId('img'),
    ownerId,
    kind,
    status: 'uploading',
    variants: [],
    createdAt: now.toISOString(),
  };
  await announceImage(image, now);
  return image;
}

/** Seconds for which a form takes its file. */
const formSeconds = 600;

/** A form that S3 takes one file by: at this place, of exactly this size and type. */
export async function uploadForm(
  id: ImageId,
  { contentType, bytes }: { contentType: string; bytes: number },
): Promise<z.input<typeof Upload>> {
  const { url, fields } = await createPresignedPost(s3, {
    Bucket: bucket(),
    Key: uploadKey(id),
    Fields: { 'Content-Type': contentType },
    Conditions: [
      ['content-length-range', bytes, bytes],
      ['eq', '$Content-Type', contentType],
    ],
    Expires: formSeconds,
  });
  return { id, url, fields };
}

/** Keeps a file that came by a call, from which later sizes can be made, where a form would have put it. */
export async function keepOriginal(id: ImageId, bytes: Uint8Array, contentType: string): Promise<void> {
  await s3.send(
    new PutObjectCommand({ Bucket: bucket(), Key: uploadKey(id), Body: bytes, ContentType: contentType }),
  );
}
