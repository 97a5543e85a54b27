import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { latestSnapshotKey, snapshotPrefix } from '../../functions/finding/search/adapters/snapshot-store.ts';
import { type SearchIndex, toSnapshot } from '../../functions/finding/search/index/index.ts';
import type { TestCloud } from '../support/test-cloud.ts';

/** Stores an index as the search's newest snapshot, and returns its bytes. */
export async function storeSnapshot(cloud: TestCloud, index: SearchIndex): Promise<number> {
  const s3 = new S3Client({ ...cloud.aws, forcePathStyle: true });
  const Bucket = cloud.model.buckets.find(({ notifies }) => notifies)?.name;
  const position = index.version;
  const key = `${snapshotPrefix}${position}`;
  const Body = Buffer.concat([...toSnapshot(index)]);
  await s3.send(new PutObjectCommand({ Bucket, Key: key, Body }));
  const latest = { Bucket, Key: latestSnapshotKey, Body: JSON.stringify({ key, position }) };
  await s3.send(new PutObjectCommand(latest));
  return Body.length;
}
