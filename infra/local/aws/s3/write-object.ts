import { sendBody } from '../../runtime/http.ts';
import { whole } from './body.ts';
import { header, emitEvent, type Call } from './call.ts';
import { checksumHeaders, headersToKeep, receiveBody, tagsFromHeader } from './receive.ts';
import { noSuchBucket, noSuchKey, preconditionFailed, S3Error } from './errors.ts';
import { document, element } from './xml.ts';
import type { ObjectInfo } from './store.ts';

export const encryption = { 'x-amz-server-side-encryption': 'AES256' };

/** Throws if a precondition fails: `If-None-Match: *` only creates, `If-Match` only replaces that ETag. */
function checkWritable({ request, key }: Call, old: ObjectInfo | undefined): void {
  if (header(request, 'if-none-match') === '*' && old) throw preconditionFailed('If-None-Match');
  const match = header(request, 'if-match');
  if (match === undefined) return;
  if (!old) throw noSuchKey(key);
  if (match.replaceAll('"', '') !== old.etag) throw preconditionFailed('If-Match');
}

function checkKey(key: string): void {
  if (Buffer.byteLength(key) > 1024) throw new S3Error(400, 'KeyTooLongError', 'Your key is too long');
}

function checkAcl(call: Call): void {
  const acl = header(call.request, 'x-amz-acl');
  if (acl !== undefined && acl !== 'private' && acl !== 'bucket-owner-full-control')
    throw new S3Error(400, 'AccessControlListNotSupported', 'The bucket does not allow ACLs');
}

export async function putObject(call: Call): Promise<void> {
  const { s3, request, response, bucket, key } = call;
  checkKey(key);
  checkAcl(call);
  checkWritable(call, s3.store.find(bucket.name, key));
  const received = await receiveBody(call);
  const object = {
    ...received,
    modified: s3.clock.now(),
    headers: headersToKeep(request),
    tags: tagsFromHeader(header(request, 'x-amz-tagging')),
  };
  try {
    s3.store.put(bucket.name, key, object, (old) => checkWritable(call, old));
  } catch (error) {
    s3.store.discard(received.blob);
    throw error;
  }
  await emitEvent(call, {
    type: 'Object Created',
    key,
    size: object.size,
    etag: object.etag,
    reason: 'PutObject',
  });
  const etag = `"${object.etag}"`;
  sendBody(response, 200, '', { etag, ...encryption, ...checksumHeaders(object.checksum) });
}

function copySource(call: Call) {
  const [path = ''] = (header(call.request, 'x-amz-copy-source') ?? '').split('?');
  const [, bucket = '', key = ''] = /^\/?([^/]+)\/(.+)$/s.exec(decodeURIComponent(path)) ?? [];
  if (!call.s3.buckets.some(({ name }) => name === bucket)) throw noSuchBucket(bucket);
  const source = call.s3.store.find(bucket, key);
  if (!source) throw noSuchKey(key);
  return { source, same: bucket === call.bucket.name && key === call.key };
}

export async function copyObject(call: Call): Promise<void> {
  const { s3, request, response, bucket, key } = call;
  checkKey(key);
  const { source, same } = copySource(call);
  const replaces = header(request, 'x-amz-metadata-directive') === 'REPLACE';
  if (same && !replaces)
    throw new S3Error(
      400,
      'InvalidRequest',
      "This copy request is illegal because it is trying to copy an object to itself without changing the object's metadata, storage class, website redirect location or encryption attributes.",
    );
  const body = await s3.store.readBody(source);
  const blob = await s3.store.writeBody(whole(body), () => {});
  const tagging = header(request, 'x-amz-tagging-directive') === 'REPLACE';
  const modified = s3.clock.now();
  s3.store.put(bucket.name, key, {
    blob,
    size: source.size,
    etag: source.etag,
    checksum: source.checksum,
    modified,
    headers: replaces ? headersToKeep(request) : source.headers,
    tags: tagging ? tagsFromHeader(header(request, 'x-amz-tagging')) : source.tags,
  });
  await emitEvent(call, {
    type: 'Object Created',
    key,
    size: source.size,
    etag: source.etag,
    reason: 'CopyObject',
  });
  const result =
    element('LastModified', new Date(modified).toISOString()) + element('ETag', `"${source.etag}"`);
  sendBody(response, 200, document('CopyObjectResult', result), {
    'content-type': 'application/xml',
    ...encryption,
  });
}

export async function deleteObject(call: Call): Promise<void> {
  await removeAndTell(call, call.key);
  call.response.writeHead(204).end();
}

/** Removes an object; succeeds for a missing one too. */
export async function removeAndTell(call: Call, key: string): Promise<void> {
  const old = call.s3.store.remove(call.bucket.name, key);
  if (old)
    await emitEvent(call, {
      type: 'Object Deleted',
      key,
      size: old.size,
      etag: old.etag,
      reason: 'DeleteObject',
    });
}
