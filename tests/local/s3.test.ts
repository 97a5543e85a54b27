import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectAclCommand,
  PutObjectCommand,
  PutObjectTaggingCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { Readable } from 'node:stream';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createS3, objectEvent, type ObjectChange } from '../../infra/local/s3/index.ts';
import { serve, temporaryFolder, testClock } from './serve.ts';

const Bucket = 'media';
const site = 'https://site.test';

async function world() {
  const folder = temporaryFolder();
  const clock = testClock();
  const changes: ObjectChange[] = [];
  const start = () =>
    createS3({
      buckets: [
        {
          name: Bucket,
          region: 'eu-west-2',
          notifies: true,
          cors: [
            {
              AllowedOrigins: [site],
              AllowedMethods: ['GET', 'PUT', 'POST'],
              AllowedHeaders: ['content-type'],
              ExposedHeaders: ['ETag'],
              MaxAge: 600,
            },
          ],
        },
        { name: 'quiet', region: 'eu-west-2', notifies: false, cors: [] },
      ],
      folder,
      clock,
      secretFor: (id) => (id.startsWith('fn') ? 'secret' : undefined),
      notify: (change) => void changes.push(change),
    });
  let store = start();
  const url = await serve((request, response) => store.handle(request, response, undefined));
  const clientOf = (accessKeyId: string, secretAccessKey = 'secret', region = 'eu-west-2') =>
    new S3Client({ endpoint: url, region, maxAttempts: 1, credentials: { accessKeyId, secretAccessKey } });
  const sdk = clientOf('fnMedia');
  onTestFinished(async () => {
    sdk.destroy();
    await store.close();
  });
  return {
    url,
    sdk,
    clock,
    changes,
    folder,
    clientOf,
    store: () => store,
    async restart() {
      await store.close();
      store = start();
    },
    put: (Key: string, Body: string | Buffer = 'text', more = {}) =>
      sdk.send(new PutObjectCommand({ Bucket, Key, Body, ...more })),
    async text(Key: string, more = {}) {
      const answer = await sdk.send(new GetObjectCommand({ Bucket, Key, ...more }));
      return answer.Body?.transformToString();
    },
  };
}

type World = Awaited<ReturnType<typeof world>>;

describe('objects', () => {
  test('come back as they went in', async () => {
    const w = await world();
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
    const w = await world();
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
    const w = await world();
    await w.put('a');
    const read = await w.sdk.send(new GetObjectCommand({ Bucket, Key: 'a', Range }));
    expect(read.ContentRange).toBe(ContentRange);
    expect(await read.Body?.transformToString()).toBe(expected);
    await expect(w.text('a', { Range: 'bytes=9-' })).rejects.toMatchObject({ name: 'InvalidRange' });
  });

  test('conditions hold: known versions are not sent, existing keys not overwritten', async () => {
    const w = await world();
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
    const w = await world();
    await expect(w.text('none')).rejects.toMatchObject({ name: 'NoSuchKey' });
    await expect(w.sdk.send(new HeadObjectCommand({ Bucket, Key: 'none' }))).rejects.toMatchObject({
      name: 'NotFound',
    });
    await expect(w.sdk.send(new GetObjectCommand({ Bucket: 'nowhere', Key: 'a' }))).rejects.toMatchObject({
      name: 'NoSuchBucket',
    });
  });

  test('lists are in order, by page, by prefix and rolled up', async () => {
    const w = await world();
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
    const w = await world();
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

  test('tags leave the body alone; what is not served says so', async () => {
    const w = await world();
    await w.put('a');
    const TagSet = [{ Key: 'kind', Value: 'photo' }];
    await w.sdk.send(new PutObjectTaggingCommand({ Bucket, Key: 'a', Tagging: { TagSet } }));
    expect(await w.sdk.send(new GetObjectTaggingCommand({ Bucket, Key: 'a' }))).toMatchObject({ TagSet });
    await expect(
      w.sdk.send(new PutObjectAclCommand({ Bucket, Key: 'a', ACL: 'public-read' })),
    ).rejects.toMatchObject({ name: 'NotImplemented', $metadata: { httpStatusCode: 501 } });
    expect(await w.text('a')).toBe('text');
  });

  test('changes are told once they are on disk, in the words of EventBridge', async () => {
    const w = await world();
    const { ETag } = await w.put('a');
    await w.sdk.send(new PutObjectCommand({ Bucket: 'quiet', Key: 'a', Body: 'text' }));
    await w.sdk.send(new DeleteObjectCommand({ Bucket, Key: 'a' }));
    expect(w.changes.map(objectEvent)).toMatchObject([
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
    const w = await world();
    await w.put('a', 'before');
    await w.restart();
    expect(await w.text('a')).toBe('before');
    const copy = temporaryFolder();
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

describe('signatures', () => {
  test('nobody gets in without one, with a wrong one, or from another region', async () => {
    const w = await world();
    await w.put('a');
    const anonymous = await fetch(`${w.url}/${Bucket}/a`);
    expect([anonymous.status, await anonymous.text()]).toEqual([
      403,
      expect.stringContaining('<Code>AccessDenied</Code>'),
    ]);
    const read = (client: S3Client) => client.send(new GetObjectCommand({ Bucket, Key: 'a' }));
    await expect(read(w.clientOf('fnMedia', 'guess'))).rejects.toMatchObject({
      name: 'SignatureDoesNotMatch',
    });
    await expect(read(w.clientOf('stranger'))).rejects.toMatchObject({ name: 'InvalidAccessKeyId' });
    await expect(read(w.clientOf('fnMedia', 'secret', 'us-east-1'))).rejects.toMatchObject({
      name: 'AuthorizationHeaderMalformed',
    });
  });

  test('a signed link works until it expires and for its own key only', async () => {
    const w = await world();
    await w.put('a');
    const link = await getSignedUrl(
      w.sdk,
      new GetObjectCommand({
        Bucket,
        Key: 'a',
        ResponseContentDisposition: 'attachment; filename="plan.pdf"',
      }),
      { expiresIn: 60 },
    );
    const read = await fetch(link);
    expect([read.status, await read.text()]).toEqual([200, 'text']);
    expect(read.headers.get('content-disposition')).toBe('attachment; filename="plan.pdf"');
    expect((await fetch(link.replace('/a?', '/b?'))).status).toBe(403);
    w.clock.advance(61_000);
    const late = await fetch(link);
    expect([late.status, await late.text()]).toEqual([403, expect.stringContaining('Request has expired')]);
  });

  const uploader = ({ clientOf, url }: World) => {
    const { credentials } = clientOf('fnMedia').config;
    return new S3Client({
      endpoint: url,
      region: 'eu-west-2',
      credentials,
      requestChecksumCalculation: 'WHEN_REQUIRED',
    });
  };

  test('a signed upload binds type and size', async () => {
    const w = await world();
    const command = new PutObjectCommand({
      Bucket,
      Key: 'photo',
      ContentType: 'image/png',
      ContentLength: 5,
    });
    const signableHeaders = new Set(['content-type', 'content-length']);
    const link = await getSignedUrl(uploader(w), command, { expiresIn: 60, signableHeaders });
    const upload = async (type: string, body: string, url = link) => {
      const answer = await fetch(url, {
        method: 'PUT',
        headers: { 'content-type': type, origin: site },
        body,
      });
      return [answer.status, /<Code>(\w+)</.exec(await answer.text())?.[1]];
    };
    expect(await upload('image/gif', 'bytes')).toEqual([403, 'SignatureDoesNotMatch']);
    expect(await upload('image/png', 'more bytes')).toEqual([403, 'SignatureDoesNotMatch']);
    expect(await upload('image/png', 'bytes', link.replace(/Signature=.{4}/, 'Signature=0000'))).toEqual([
      403,
      'SignatureDoesNotMatch',
    ]);
    expect(w.changes).toEqual([]);
    expect(await upload('image/png', 'bytes')).toEqual([200, undefined]);
    expect(w.changes).toMatchObject([{ type: 'Object Created', key: 'photo', size: 5 }]);
    w.clock.advance(61_000);
    expect(await upload('image/png', 'bytes')).toEqual([403, 'AccessDenied']);
  });

  async function form(w: World, changed: Record<string, string> = {}, body = 'bytes') {
    const { url, fields } = await createPresignedPost(w.sdk, {
      Bucket,
      Key: 'uploads/${filename}',
      Conditions: [
        ['content-length-range', 2, 8],
        ['starts-with', '$Content-Type', 'image/'],
      ],
      Fields: { 'Content-Type': 'image/png', success_action_status: '201' },
      Expires: 60,
    });
    const data = new FormData();
    for (const [name, value] of Object.entries({ ...fields, ...changed })) data.set(name, value);
    data.set('file', new Blob([body]), 'front.png');
    return async () => {
      const answer = await fetch(url, { method: 'POST', headers: { origin: site }, body: data });
      const text = await answer.text();
      return {
        status: answer.status,
        code: /<Code>(\w+)</.exec(text)?.[1],
        key: /<Key>(.*?)</.exec(text)?.[1],
      };
    };
  }

  test('a form upload follows its policy', async () => {
    const w = await world();
    const send = await form(w);
    expect(await send()).toEqual({ status: 201, code: undefined, key: 'uploads/front.png' });
    expect(await w.text('uploads/front.png')).toBe('bytes');
    expect(w.changes).toMatchObject([{ reason: 'POST Object', size: 5 }]);
    w.clock.advance(61_000);
    expect(await send()).toMatchObject({ status: 403, code: 'AccessDenied' });
  });

  test.each([
    ['another type', { 'Content-Type': 'text/html' }, 'bytes', 403, 'AccessDenied'],
    ['another key', { key: 'elsewhere/x' }, 'bytes', 403, 'AccessDenied'],
    ['a field the policy does not know', { 'x-amz-meta-a': 'b' }, 'bytes', 403, 'AccessDenied'],
    ['a forged signature', { 'X-Amz-Signature': '0'.repeat(64) }, 'bytes', 403, 'SignatureDoesNotMatch'],
    ['too large a file', {}, 'many bytes', 400, 'EntityTooLarge'],
    ['too small a file', {}, 'b', 400, 'EntityTooSmall'],
  ])('a form with %s is refused and leaves nothing', async (_, changed, body, status, code) => {
    const w = await world();
    expect(await (await form(w, changed, body))()).toMatchObject({ status, code });
    expect(await w.store().keys(Bucket)).toEqual([]);
  });

  test('browsers may do what the bucket allows their origin', async () => {
    const w = await world();
    const ask = (origin: string, method: string, headers = 'content-type') =>
      fetch(`${w.url}/${Bucket}/a`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': method,
          'access-control-request-headers': headers,
        },
      });
    const allowed = await ask(site, 'PUT');
    expect(allowed.status).toBe(200);
    expect(Object.fromEntries(allowed.headers)).toMatchObject({
      'access-control-allow-origin': site,
      'access-control-allow-methods': 'GET, PUT, POST',
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': '600',
    });
    expect((await ask('https://elsewhere.test', 'PUT')).status).toBe(403);
    expect((await ask(site, 'DELETE')).status).toBe(403);
    expect((await ask(site, 'PUT', 'x-secret')).status).toBe(403);
    const refused = await fetch(`${w.url}/${Bucket}/a`, { headers: { origin: site } });
    expect(refused.headers.get('access-control-allow-origin')).toBe(site);
  });
});
