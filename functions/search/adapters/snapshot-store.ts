import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import * as z from 'zod';
import { env } from '../../kernel/env.ts';

const s3 = new S3Client({
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
});
/** Names the newest snapshot. It is rewritten when homes change, so no lifecycle rule may cover it. */
export const latestSnapshotKey = 'snapshots/search/latest.json';
/** The prefix of the snapshots, which the bucket removes after a week. */
export const snapshotPrefix = 'snapshots/search/at/';
const Latest = z.object({ key: z.string(), position: z.int() });

/** The newest snapshot of the index, as bytes; `undefined` before the first one and after it has expired. */
export async function findLatestSnapshot(): Promise<{ bytes: Uint8Array; position: number } | undefined> {
  const text = await read(latestSnapshotKey);
  if (!text) return undefined;
  const { key, position } = Latest.parse(JSON.parse(Buffer.from(text).toString()));
  const bytes = await read(key);
  return bytes && { bytes, position };
}

/** Writes the snapshot first and the pointer to it last, so that a reader never reads half of one. */
export async function saveSnapshot(chunks: readonly Uint8Array[], position: number): Promise<void> {
  const key = `${snapshotPrefix}${position}`;
  await s3.send(new PutObjectCommand({ Bucket: env('MEDIA_BUCKET'), Key: key, Body: Buffer.concat(chunks) }));
  await s3.send(
    new PutObjectCommand({
      Bucket: env('MEDIA_BUCKET'),
      Key: latestSnapshotKey,
      Body: JSON.stringify({ key, position }),
      ContentType: 'application/json',
    }),
  );
}

async function read(key: string): Promise<Uint8Array | undefined> {
  try {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket: env('MEDIA_BUCKET'), Key: key }));
    return await Body?.transformToByteArray();
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
}
