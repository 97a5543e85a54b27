import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import type * as z from 'zod';
import type { ImageId, ImageKind, UserId } from '../../../../events/vocabulary.ts';
import { newId } from '../../../kernel/data/ids.ts';
import { enforceLimit } from '../../../kernel/http/rate-limit.ts';
import { daySeconds } from '../../../kernel/time.ts';
import { insertImage } from '../adapters/image-repository.ts';
import { getMediaBucket, s3Client, toUploadKey } from '../adapters/media-repository.ts';
import type { Image } from '../domain/image.ts';
import type { Upload } from '../domain/views.ts';

const uploadsPerDay = 500;

/**
 * Creates the row of an expected upload.
 * @throws 429 above the daily number of uploads
 */
export async function createUpload(kind: ImageKind, ownerId: UserId, now: Date): Promise<Image> {
  await enforceLimit({ key: `uploads#${ownerId}`, max: uploadsPerDay, seconds: daySeconds });
  const image: Image = {
    id: newId('img'),
    ownerId,
    kind,
    status: 'uploading',
    createdAt: now.toISOString(),
  };
  await insertImage(image, now);
  return image;
}

/** Seconds for which a form accepts its file. */
const uploadFormSeconds = 600;

/** A form with which S3 accepts one file: at this key, of exactly this size and type. */
export async function createUploadForm(
  id: ImageId,
  { contentType, bytes }: { contentType: string; bytes: number },
): Promise<z.input<typeof Upload>> {
  const { url, fields } = await createPresignedPost(s3Client, {
    Bucket: getMediaBucket(),
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
