import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectAclCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { describe, expect, test } from 'vitest';
import { toObjectEvent } from '../aws/s3/index.ts';
import { Bucket, createS3World } from './s3-world.ts';
import { createTemporaryFolder } from './test-services.ts';

describe('objects', () => {
  test('come back as they went in', async () => {
    const w = await createS3World();
    const body = Buffer.from('fünf £5');
    await w.put('a/ü +%&.txt', body, {
      ContentType: 'text/plain',
      CacheControl: 'max-age=60',
      Metadata: { owner: 'ada' },
    });
    const read = await w.sdk.send(new GetObjectCommand({ Bucket, Key: 'a/ü +%&.txt' }));
    expect(Buffer.from((await read.Body?.transformToByteArray()) ?? [])).toEqual(body);
    expect(read).toMatchObject({
      ContentType: 'text/plain',
      CacheControl: 'max-age=60',
      ContentLength: body.length,
      Metadata: { owner: 'ada' },
      ETag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
    });
  });

  test('a large streamed body arrives whole', async () => {
    const w = await createS3World();
    const part = Buffer.alloc(1024 * 1024, 'gable');
    const body = Readable.from(Array(13).fill(part));
    await w.put('large', Buffer.alloc(0));
    await w.sdk.send(
      new PutObjectCommand({ Bucket, Key: 'large', Body: body, ContentLength: 13 * part.length }),
    );
    const read = await w.sdk.send(new GetObjectCommand({ Bucket, Key: 'large' }));
    const bytes = Buffer.from((await read.Body?.transformToByteArray()) ?? []);
    expect(bytes.equals(Buffer.concat(Array(13).fill(part)))).toBe(true);
  });

  test.each([
    ['bytes=0-1', 'te', 'bytes 0-1/4'],
    ['bytes=2-', 'xt', 'bytes 2-3/4'],
    ['bytes=-3', 'ext', 'bytes 1-3/4'],
  ])('the range %s is %s', async (Range, expected, ContentRange) => {
    const w = await createS3World();
    await w.put('a');
    const read = await w.sdk.send(new GetObjectCommand({ Bucket, Key: 'a', Range }));
    expect(read.ContentRange).toBe(ContentRange);
    expect(await read.Body?.transformToString()).toBe(expected);
    await expect(w.text('a', { Range: 'bytes=9-' })).rejects.toMatchObject({ name: 'InvalidRange' });
  });

  test('conditions hold: known versions are not sent, existing keys not overwritten', async () => {
    const w = await createS3World();
    const { ETag } = await w.put('a');
    await expect(w.text('a', { IfNoneMatch: ETag })).rejects.toMatchObject({
      $metadata: { httpStatusCode: 304 },
    });
    await expect(w.put('a', 'other', { IfNoneMatch: '*' })).rejects.toMatchObject({
      name: 'PreconditionFailed',
      $metadata: { httpStatusCode: 412 },
    });
    const races = await Promise.allSettled(
      ['1', '2', '3'].map((body) => w.put('new', body, { IfNoneMatch: '*' })),
    );
    expect(races.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await w.text('a')).toBe('text');
  });

  test('missing keys and buckets are named', async () => {
    const w = await createS3World();
    await expect(w.text('none')).rejects.toMatchObject({ name: 'NoSuchKey' });
    await expect(w.sdk.send(new HeadObjectCommand({ Bucket, Key: 'none' }))).rejects.toMatchObject({
      name: 'NotFound',
    });
    await expect(w.sdk.send(new GetObjectCommand({ Bucket: 'nowhere', Key: 'a' }))).rejects.toMatchObject({
      name: 'NoSuchBucket',
    });
  });

  test('lists are in order, by page, by prefix and rolled up', async () => {
    const w = await createS3World();
    for (const key of ['b/2', 'a', 'b/1', 'c', 'b/x/1']) await w.put(key);
    const list = (more: object) => w.sdk.send(new ListObjectsV2Command({ Bucket, ...more }));
    const first = await list({ MaxKeys: 3 });
    const second = await list({ ContinuationToken: first.NextContinuationToken });
    const keys = [...(first.Contents ?? []), ...(second.Contents ?? [])].map(({ Key }) => Key);
    expect(keys).toEqual(['a', 'b/1', 'b/2', 'b/x/1', 'c']);
    expect((await list({ Prefix: 'b/' })).KeyCount).toBe(3);
    const rolled = await list({ Delimiter: '/' });
    expect(rolled.CommonPrefixes).toEqual([{ Prefix: 'b/' }]);
    expect(rolled.Contents?.map(({ Key }) => Key)).toEqual(['a', 'c']);
  });

  test('copies and deletions', async () => {
    const w = await createS3World();
    await w.put('a', 'text', { ContentType: 'text/plain' });
    await w.sdk.send(new CopyObjectCommand({ Bucket, Key: 'b', CopySource: `${Bucket}/a` }));
    await w.sdk.send(new DeleteObjectCommand({ Bucket, Key: 'a' }));
    await w.sdk.send(new DeleteObjectCommand({ Bucket, Key: 'a' }));
    expect(await w.text('b')).toBe('text');
    const gone = await w.sdk.send(
      new DeleteObjectsCommand({ Bucket, Delete: { Objects: [{ Key: 'b' }, { Key: 'c & d' }] } }),
    );
    expect(gone.Deleted).toEqual([{ Key: 'b' }, { Key: 'c & d' }]);
    expect((await w.sdk.send(new ListObjectsV2Command({ Bucket }))).KeyCount).toBe(0);
  });

  test('what is not served answers with an error', async () => {
    const w = await createS3World();
    await w.put('a');
    await expect(
      w.sdk.send(new PutObjectAclCommand({ Bucket, Key: 'a', ACL: 'public-read' })),
    ).rejects.toMatchObject({ name: 'NotImplemented', $metadata: { httpStatusCode: 501 } });
    expect(await w.text('a')).toBe('text');
  });

  test('changes are published once they are on disk, in the words of EventBridge', async () => {
    const w = await createS3World();
    const { ETag } = await w.put('a');
    await w.sdk.send(new PutObjectCommand({ Bucket: 'quiet', Key: 'a', Body: 'text' }));
    await w.sdk.send(new DeleteObjectCommand({ Bucket, Key: 'a' }));
    expect(w.changes.map(toObjectEvent)).toMatchObject([
      {
        source: 'aws.s3',
        detailType: 'Object Created',
        resources: ['arn:aws:s3:::media'],
        detail: {
          bucket: { name: Bucket },
          object: { key: 'a', size: 4, etag: ETag?.replaceAll('"', '') },
          reason: 'PutObject',
          requester: 'fnMedia',
        },
      },
      {
        detailType: 'Object Deleted',
        detail: { object: { key: 'a' }, 'deletion-type': 'Permanently Deleted' },
      },
    ]);
  });

  test('all is there after a restart; a restore brings back what was', async () => {
    const w = await createS3World();
    await w.put('a', 'before');
    await w.restart();
    expect(await w.text('a')).toBe('before');
    const copy = createTemporaryFolder();
    await w.store().snapshot(copy);
    await w.put('a', 'after');
    await w.put('b');
    await w.store().restore(copy);
    expect(await w.text('a')).toBe('before');
    expect(await w.store().keys(Bucket)).toEqual(['a']);
    expect(await w.store().read(Bucket, 'a', { range: 'bytes=0-1' })).toMatchObject({
      body: Buffer.from('be'),
      contentRange: 'bytes 0-1/6',
    });
  });
});
