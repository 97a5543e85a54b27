import { createReadStream } from 'node:fs';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { mapPointerKey, type PublishedMap } from '../../../functions/kernel/published-map.ts';
import { edgeRegion } from '../../constructs/resource-names.ts';
import type { StageAccess } from '../aws-clients.ts';
import { createConnection, findBucket } from '../restore/connection.ts';
import { formatBytes, type MapFile, readMapFile } from './read-map-file.ts';

interface MapBucket {
  readonly s3: S3Client;
  readonly bucket: string;
}

async function openBucket({ aws, stage }: StageAccess): Promise<MapBucket> {
  const connection = createConnection({ ...aws.config, region: edgeRegion });
  return { s3: connection.s3, bucket: await findBucket(connection, stage, 'maps') };
}

const toKey = ({ file }: PublishedMap): string => file.slice(1);

/**
 * Uploads a PMTiles file and makes it the map of the site. The file before it stays for pages that are open; older
 * ones are removed.
 * @throws Refusal for a file that the site could not draw, before anything is uploaded
 */
export async function publishMap(access: StageAccess, path: string): Promise<string> {
  const file = await readMapFile(path);
  const bucket = await openBucket(access);
  const before = await findPublished(bucket);
  await upload(bucket, file);
  await writePointer(bucket, file.map);
  await removeOthers(bucket, [toKey(file.map), ...(before ? [toKey(before)] : [])]);
  const { file: name, minZoom, maxZoom, attribution } = file.map;
  return `${access.stage} shows ${name} (${formatBytes(file.bytes)}, zoom ${minZoom} to ${maxZoom}, “${attribution}”) within a minute.`;
}

/** Takes the map off the site, which shows its outline again. Its files stay until the next one is published. */
export async function withdrawMap(access: StageAccess): Promise<string> {
  const { s3, bucket } = await openBucket(access);
  await s3.send(new DeleteObjectCommand({ Bucket: bucket, Key: mapPointerKey }));
  return `${access.stage} shows the outline of the islands within a minute.`;
}

/** States which map the site shows. */
export async function describeMap(access: StageAccess): Promise<string> {
  const map = await findPublished(await openBucket(access));
  if (!map) return `${access.stage} has no map of its own.`;
  return `${access.stage} shows ${map.file}, zoom ${map.minZoom} to ${map.maxZoom}, “${map.attribution}”.`;
}

async function findPublished({ s3, bucket }: MapBucket): Promise<PublishedMap | undefined> {
  try {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: mapPointerKey }));
    const map: PublishedMap = JSON.parse((await Body?.transformToString()) ?? '');
    return map;
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
}

async function upload({ s3, bucket }: MapBucket, { path, bytes, map }: MapFile): Promise<void> {
  const target = { Bucket: bucket, Key: toKey(map) };
  // The name has the content's hash.
  if ((await findLength(s3, target)) === bytes) return;
  await s3.send(
    new PutObjectCommand({
      ...target,
      Body: createReadStream(path),
      ContentLength: bytes,
      ContentType: 'application/vnd.pmtiles',
      CacheControl: 'public, max-age=31536000, immutable',
    }),
  );
}

async function findLength(
  s3: S3Client,
  target: { Bucket: string; Key: string },
): Promise<number | undefined> {
  try {
    return (await s3.send(new HeadObjectCommand(target))).ContentLength;
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
}

async function writePointer({ s3, bucket }: MapBucket, map: PublishedMap): Promise<void> {
  await s3.send(
    new PutObjectCommand({
      Bucket: bucket,
      Key: mapPointerKey,
      Body: JSON.stringify(map),
      ContentType: 'application/json',
      CacheControl: 'public, max-age=60',
    }),
  );
}

async function removeOthers({ s3, bucket }: MapBucket, kept: readonly string[]): Promise<void> {
  const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: 'maps/' }));
  for (const { Key } of Contents)
    if (Key?.endsWith('.pmtiles') && !kept.includes(Key))
      await s3.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
}
