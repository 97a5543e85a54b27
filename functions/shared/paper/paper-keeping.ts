import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { env } from '../env.ts';

let client: S3Client | undefined;

/** Keeps a PDF at `papers/<key>`, where only the house can read it. */
export async function keepPaper(key: `papers/${string}`, bytes: Uint8Array): Promise<void> {
  client ??= new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' });
  await client.send(
    new PutObjectCommand({
      Bucket: env('MEDIA_BUCKET'),
      Key: key,
      Body: bytes,
      ContentType: 'application/pdf',
    }),
  );
}
