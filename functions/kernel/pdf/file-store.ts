import { DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { env } from '../env.ts';
import { AppError } from '../errors.ts';

let client: S3Client | undefined;
const s3 = (): S3Client => (client ??= new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' }));

/** Keeps a PDF at `papers/<key>`, where only the house can read it. */
export async function savePdf(key: `papers/${string}`, bytes: Uint8Array): Promise<void> {
  await s3().send(
    new PutObjectCommand({
      Bucket: env('MEDIA_BUCKET'),
      Key: key,
      Body: bytes,
      ContentType: 'application/pdf',
    }),
  );
}

/** Removes a PDF; one that is not there is no error. */
export async function deletePdf(key: string): Promise<void> {
  await s3().send(new DeleteObjectCommand({ Bucket: env('MEDIA_BUCKET'), Key: key }));
}

/** What is answered between an event and the paper that it leads to, mostly a second or two. */
export const createPdfPendingError = (): AppError =>
  new AppError('conflict', 'The PDF is being made. Try again in a moment.', {
    state: 'being_made',
    retryAfter: 2,
  });
