import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { describe, expect, test } from 'vitest';
import { Bucket, site, createS3World, type S3World } from './s3-world.ts';

describe('signatures', () => {
  test('refuse a missing or wrong signature, and one for another region', async () => {
    const w = await createS3World();
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
    const w = await createS3World();
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

  const uploader = ({ clientOf, url }: S3World) => {
    const { credentials } = clientOf('fnMedia').config;
    return new S3Client({
      endpoint: url,
      region: 'eu-west-2',
      credentials,
      requestChecksumCalculation: 'WHEN_REQUIRED',
    });
  };

  test('a signed upload binds type and size', async () => {
    const w = await createS3World();
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

  async function form(w: S3World, changed: Record<string, string> = {}, body = 'bytes') {
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
    const w = await createS3World();
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
    const w = await createS3World();
    expect(await (await form(w, changed, body))()).toMatchObject({ status, code });
    expect(await w.store().keys(Bucket)).toEqual([]);
  });

  test('browsers may do what the bucket allows their origin', async () => {
    const w = await createS3World();
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
