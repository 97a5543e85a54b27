import { DeleteObjectsCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { env } from '../../../kernel/env.ts';
import { observeCalls } from '../../../kernel/observability/aws-call.ts';
import { toShareCardFolder } from './share-card-path.ts';

const s3Client = observeCalls(new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' }));
const toKey = (path: string): string => path.slice(1);

/** The paths of the stored cards of a property or post. */
export async function listShareCards(id: string): Promise<readonly string[]> {
  const { Contents = [] } = await s3Client.send(
    new ListObjectsV2Command({ Bucket: env('MEDIA_BUCKET'), Prefix: toKey(toShareCardFolder(id)) }),
  );
  return Contents.flatMap(({ Key }) => (Key === undefined ? [] : [`/${Key}`]));
}

export async function putShareCard(path: string, bytes: Uint8Array): Promise<void> {
  await s3Client.send(
    new PutObjectCommand({
      Bucket: env('MEDIA_BUCKET'),
      Key: toKey(path),
      Body: bytes,
      ContentType: 'image/jpeg',
      // A removed card leaves the CDN within a day.
      CacheControl: 'public, max-age=86400',
    }),
  );
}

export async function deleteShareCards(paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  const Objects = paths.map((path) => ({ Key: toKey(path) }));
  await s3Client.send(
    new DeleteObjectsCommand({ Bucket: env('MEDIA_BUCKET'), Delete: { Objects, Quiet: true } }),
  );
}
