import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import * as z from 'zod';
import { env } from '../../../kernel/env.ts';
import { observeCalls } from '../../../kernel/observability/aws-call.ts';
import { log } from '../../../kernel/observability/log.ts';
import { snapshotForm } from '../index/index.ts';

const s3 = observeCalls(
  new S3Client({
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  }),
);
/**
 * Names the newest snapshot of the form that this release reads, as two releases run side by side for a while. It is
 * rewritten when homes change, so no lifecycle rule may cover it.
 */
export const latestSnapshotKey = `snapshots/search/latest-${snapshotForm}.json`;
/** The prefix of the snapshots, which the bucket removes after a week. */
export const snapshotPrefix = 'snapshots/search/at/';
const Latest = z.object({ key: z.string(), position: z.int(), rebuiltAt: z.iso.datetime().optional() });

export type SnapshotMark = Omit<z.output<typeof Latest>, 'key'>;

type LatestSnapshot = SnapshotMark & { readonly bytes: Uint8Array | undefined };

/** The newest snapshot of the index, whose bytes may have expired; `undefined` before the first one. */
export async function findLatestSnapshot(): Promise<LatestSnapshot | undefined> {
  const latest = await findLatest();
  return latest && { ...latest, bytes: await read(latest.key) };
}

/** When an operator last had the snapshot rebuilt, as ISO text. */
export async function findRebuildTime(): Promise<string | undefined> {
  return (await findLatest())?.rebuiltAt;
}

/** Writes the snapshot first and the pointer to it last, so that a reader never reads half of one. */
export async function saveSnapshot(chunks: readonly Uint8Array[], mark: SnapshotMark): Promise<void> {
  const key = `${snapshotPrefix}${snapshotForm}-${mark.position}`;
  await s3.send(new PutObjectCommand({ Bucket: env('MEDIA_BUCKET'), Key: key, Body: Buffer.concat(chunks) }));
  await s3.send(
    new PutObjectCommand({
      Bucket: env('MEDIA_BUCKET'),
      Key: latestSnapshotKey,
      Body: JSON.stringify({ key, ...mark }),
      ContentType: 'application/json',
    }),
  );
}

async function findLatest(): Promise<z.output<typeof Latest> | undefined> {
  const bytes = await read(latestSnapshotKey);
  return bytes && parseLatest(Buffer.from(bytes).toString());
}

/** A pointer that cannot be read counts as missing, so that the index is built from the feed. */
function parseLatest(text: string): z.output<typeof Latest> | undefined {
  try {
    return Latest.parse(JSON.parse(text));
  } catch (error) {
    log.error('The pointer to the search snapshot is unreadable', { error });
    return undefined;
  }
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
