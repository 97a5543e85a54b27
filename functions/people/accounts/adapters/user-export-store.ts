import { gzipSync } from 'node:zlib';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { env } from '../../../kernel/env.ts';
import type { ExportedUser, UserExportManifest } from '../domain/user-export.ts';

const s3 = new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' });

/** Stores users as compressed lines; the bucket encrypts them by its own key. Returns the key of the part. */
export async function storePart(
  folder: string,
  part: number,
  users: readonly ExportedUser[],
): Promise<string> {
  const key = `${folder}part-${String(part).padStart(4, '0')}.ndjson.gz`;
  const lines = users.map((user) => `${JSON.stringify(user)}\n`).join('');
  await put(key, gzipSync(lines), 'application/gzip');
  return key;
}

export async function storeManifest(folder: string, manifest: UserExportManifest): Promise<void> {
  await put(`${folder}manifest.json`, JSON.stringify(manifest), 'application/json');
}

async function put(Key: string, Body: Uint8Array | string, ContentType: string): Promise<void> {
  await s3.send(new PutObjectCommand({ Bucket: env('BACKUP_BUCKET'), Key, Body, ContentType }));
}
