import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { ExportId } from '../../../../events/vocabulary.ts';
import { env } from '../../../kernel/env.ts';
import { observeCalls } from '../../../kernel/observability/aws-call.ts';

let client: S3Client | undefined;
const getS3Client = (): S3Client =>
  (client ??= observeCalls(new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' })));

/** Where the file of a copy is; the bucket removes what is under this prefix after seven days. */
export function toExportKey(id: ExportId): string {
  return `exports/${id}.zip`;
}

export async function storeExportFile(id: ExportId, bytes: Uint8Array): Promise<void> {
  await getS3Client().send(
    new PutObjectCommand({
      Bucket: env('MEDIA_BUCKET'),
      Key: toExportKey(id),
      Body: bytes,
      ContentType: 'application/zip',
    }),
  );
}

export async function removeExportFile(id: ExportId): Promise<void> {
  await getS3Client().send(new DeleteObjectCommand({ Bucket: env('MEDIA_BUCKET'), Key: toExportKey(id) }));
}

/** A file that a person uploaded; `undefined` where it was removed meanwhile. */
export async function findPersonFile(key: string): Promise<Uint8Array | undefined> {
  try {
    const { Body } = await getS3Client().send(
      new GetObjectCommand({ Bucket: env('MEDIA_BUCKET'), Key: key }),
    );
    return await Body?.transformToByteArray();
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
}
