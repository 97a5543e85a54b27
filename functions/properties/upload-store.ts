import { PutObjectCommand } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import type * as z from 'zod';
import type { ImageId } from '../../events/vocabulary.ts';
import { bucket, s3, uploadKey } from './media-store.ts';
import type { Upload } from './views.ts';

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

/** Puts a file where its form would have put it. */
export async function keepOriginal(id: ImageId, bytes: Uint8Array, contentType: string): Promise<void> {
  await s3.send(
    new PutObjectCommand({ Bucket: bucket(), Key: uploadKey(id), Body: bytes, ContentType: contentType }),
  );
}
