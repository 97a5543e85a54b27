import { createHash } from 'node:crypto';
import { DeleteObjectsCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { PropertyId } from '../../../../events/vocabulary.ts';
import { env } from '../../../kernel/env.ts';
import { observeCalls } from '../../../kernel/observability/aws-call.ts';
import type { Brochure } from '../domain/brochure.ts';

/** Changes with what the drawing makes of the same facts. */
const drawingVersion = 1;

const s3Client = observeCalls(new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' }));
const toFolder = (id: PropertyId): string => `/media/brochures/${id}/`;
const toKey = (path: string): string => path.slice(1);

/** The path of a brochure. It contains a hash of what it shows, so that nobody gets one of an earlier price. */
export function toBrochurePath(brochure: Brochure): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([drawingVersion, brochure]))
    .digest('base64url');
  return `${toFolder(brochure.id)}${digest.slice(0, 22)}.pdf`;
}

/** The paths of a home's stored brochures. */
export async function listBrochures(id: PropertyId): Promise<readonly string[]> {
  const { Contents = [] } = await s3Client.send(
    new ListObjectsV2Command({ Bucket: env('MEDIA_BUCKET'), Prefix: toKey(toFolder(id)) }),
  );
  return Contents.flatMap(({ Key }) => (Key === undefined ? [] : [`/${Key}`]));
}

/** @param name what a browser calls the file that it saves */
export async function putBrochure(path: string, name: string, bytes: Uint8Array): Promise<void> {
  await s3Client.send(
    new PutObjectCommand({
      Bucket: env('MEDIA_BUCKET'),
      Key: toKey(path),
      Body: bytes,
      ContentType: 'application/pdf',
      ContentDisposition: `inline; filename="${name}"`,
      // A removed brochure leaves the CDN within an hour.
      CacheControl: 'public, max-age=3600',
    }),
  );
}

export async function deleteBrochures(paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  const Objects = paths.map((path) => ({ Key: toKey(path) }));
  await s3Client.send(
    new DeleteObjectsCommand({ Bucket: env('MEDIA_BUCKET'), Delete: { Objects, Quiet: true } }),
  );
}
