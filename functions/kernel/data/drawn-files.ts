import { DeleteObjectsCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { env } from '../env.ts';
import { observeCalls } from '../observability/aws-call.ts';
import type { DrawnPath } from './drawn-path.ts';

interface DrawnFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  /** What a browser calls the file that it saves. */
  readonly name?: string;
  /** For how long the CDN may have it after it was deleted. */
  readonly cachedSeconds: number;
}

const s3Client = observeCalls(new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' }));
const toKey = (path: DrawnPath): string => path.slice(1);

/** The paths of the files in a folder, at most a thousand. */
export async function listDrawnFiles(folder: `${DrawnPath}/`): Promise<readonly DrawnPath[]> {
  const { Contents = [] } = await s3Client.send(
    new ListObjectsV2Command({ Bucket: env('MEDIA_BUCKET'), Prefix: toKey(folder) }),
  );
  return Contents.flatMap(({ Key }): DrawnPath[] =>
    Key?.startsWith('media/') ? [`/media/${Key.slice('media/'.length)}`] : [],
  );
}

export async function putDrawnFile(
  path: DrawnPath,
  { bytes, contentType, name, cachedSeconds }: DrawnFile,
): Promise<void> {
  await s3Client.send(
    new PutObjectCommand({
      Bucket: env('MEDIA_BUCKET'),
      Key: toKey(path),
      Body: bytes,
      ContentType: contentType,
      ...(name !== undefined && { ContentDisposition: `inline; filename="${name}"` }),
      CacheControl: `public, max-age=${cachedSeconds}`,
    }),
  );
}

/** Missing ones are no error. */
export async function deleteDrawnFiles(paths: readonly DrawnPath[]): Promise<void> {
  if (paths.length === 0) return;
  const Objects = paths.map((path) => ({ Key: toKey(path) }));
  await s3Client.send(
    new DeleteObjectsCommand({ Bucket: env('MEDIA_BUCKET'), Delete: { Objects, Quiet: true } }),
  );
}
