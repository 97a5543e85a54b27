import {
  CopyObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { Counts } from './rows.ts';

export interface BucketPlace {
  readonly s3: S3Client;
  readonly bucket: string;
}

/**
 * What no restore needs: the search writes its snapshots again and a newer one would hide restored homes; uploads
 * and copies of personal data go within days by themselves.
 */
const skippedPrefixes = ['snapshots/', 'uploads/', 'exports/'];
const atOnce = 16;

async function* listKeys({ s3, bucket }: BucketPlace): AsyncGenerator<string[]> {
  let ContinuationToken: string | undefined;
  do {
    const page = await s3.send(new ListObjectsV2Command({ Bucket: bucket, ContinuationToken }));
    yield (page.Contents ?? []).flatMap(({ Key }) =>
      Key === undefined || skippedPrefixes.some((prefix) => Key.startsWith(prefix)) ? [] : [Key],
    );
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken !== undefined);
}

const toFolder = (key: string): string => `${key.split('/')[0] ?? key}/`;

/** Counts the objects that a restore copies, by their first folder. */
export async function countObjects(place: BucketPlace): Promise<Counts> {
  const counts: Record<string, number> = {};
  for await (const keys of listKeys(place))
    for (const key of keys) counts[toFolder(key)] = (counts[toFolder(key)] ?? 0) + 1;
  return counts;
}

/** Copies the objects of one bucket into another with their headers, and counts them by their first folder. */
export async function copyObjects(from: BucketPlace, to: BucketPlace): Promise<Counts> {
  const counts: Record<string, number> = {};
  const copy = from.s3 === to.s3 ? copyInside : copyAcross;
  for await (const keys of listKeys(from)) {
    for (let at = 0; at < keys.length; at += atOnce)
      await Promise.all(keys.slice(at, at + atOnce).map((key) => copy(from, to, key)));
    for (const key of keys) counts[toFolder(key)] = (counts[toFolder(key)] ?? 0) + 1;
  }
  return counts;
}

/** S3 copies it itself. */
async function copyInside(from: BucketPlace, to: BucketPlace, Key: string): Promise<void> {
  const CopySource = `${from.bucket}/${Key.split('/').map(encodeURIComponent).join('/')}`;
  await to.s3.send(new CopyObjectCommand({ Bucket: to.bucket, Key, CopySource }));
}

/** Between two regions or clouds; our objects are at most some megabytes. */
async function copyAcross(from: BucketPlace, to: BucketPlace, Key: string): Promise<void> {
  const found = await from.s3.send(new GetObjectCommand({ Bucket: from.bucket, Key }));
  const { ContentType, CacheControl, ContentDisposition, Metadata } = found;
  const Body = await found.Body?.transformToByteArray();
  await to.s3.send(
    new PutObjectCommand({
      Bucket: to.bucket,
      Key,
      Body: Body ?? '',
      ContentType,
      CacheControl,
      ContentDisposition,
      Metadata,
    }),
  );
}
