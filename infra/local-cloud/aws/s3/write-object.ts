import { sendBody } from '../../base/http.ts';
import { streamWhole } from './body.ts';
import { getHeader, emitObjectEvent, type S3Call } from './call.ts';
import { createNoSuchBucket, createNoSuchKey, createPreconditionFailed, S3Error } from './errors.ts';
import { toChecksumHeaders, selectStoredHeaders, receiveBody, parseTags } from './receive-body.ts';
import type { ObjectInfo } from './store.ts';
import { toDocument, toElement } from './xml.ts';

export const encryptionHeaders = { 'x-amz-server-side-encryption': 'AES256' };

/** Throws if a precondition fails: `If-None-Match: *` only creates, `If-Match` only replaces that ETag. */
function checkWritable({ request, key }: S3Call, old: ObjectInfo | undefined): void {
  if (getHeader(request, 'if-none-match') === '*' && old) throw createPreconditionFailed('If-None-Match');
  const match = getHeader(request, 'if-match');
  if (match === undefined) return;
  if (!old) throw createNoSuchKey(key);
  if (match.replaceAll('"', '') !== old.etag) throw createPreconditionFailed('If-Match');
}

function checkKey(key: string): void {
  if (Buffer.byteLength(key) > 1024) throw new S3Error(400, 'KeyTooLongError', 'Your key is too long');
}

function checkAcl(call: S3Call): void {
  const acl = getHeader(call.request, 'x-amz-acl');
  if (acl !== undefined && acl !== 'private' && acl !== 'bucket-owner-full-control')
    throw new S3Error(400, 'AccessControlListNotSupported', 'The bucket does not allow ACLs');
}

export async function putObject(call: S3Call): Promise<void> {
  const { s3, request, response, bucket, key } = call;
  checkKey(key);
  checkAcl(call);
  checkWritable(call, s3.store.find(bucket.name, key));
  const received = await receiveBody(call);
  const object = {
    ...received,
    modified: s3.clock.now(),
    headers: selectStoredHeaders(request),
    tags: parseTags(getHeader(request, 'x-amz-tagging')),
  };
  try {
    s3.store.put(bucket.name, key, object, (old) => checkWritable(call, old));
  } catch (error) {
    s3.store.discard(received.blob);
    throw error;
  }
  await emitObjectEvent(call, {
    type: 'Object Created',
    key,
    size: object.size,
    etag: object.etag,
    reason: 'PutObject',
  });
  const etag = `"${object.etag}"`;
  sendBody(response, 200, '', { etag, ...encryptionHeaders, ...toChecksumHeaders(object.checksum) });
}

function copySource(call: S3Call) {
  const [path = ''] = (getHeader(call.request, 'x-amz-copy-source') ?? '').split('?');
  const [, bucket = '', key = ''] = /^\/?([^/]+)\/(.+)$/s.exec(decodeURIComponent(path)) ?? [];
  if (!call.s3.buckets.some(({ name }) => name === bucket)) throw createNoSuchBucket(bucket);
  const source = call.s3.store.find(bucket, key);
  if (!source) throw createNoSuchKey(key);
  return { source, same: bucket === call.bucket.name && key === call.key };
}

export async function copyObject(call: S3Call): Promise<void> {
  const { s3, request, response, bucket, key } = call;
  checkKey(key);
  const { source, same } = copySource(call);
  const replaces = getHeader(request, 'x-amz-metadata-directive') === 'REPLACE';
  if (same && !replaces)
    throw new S3Error(
      400,
      'InvalidRequest',
      "This copy request is illegal because it is trying to copy an object to itself without changing the object's metadata, storage class, website redirect location or encryption attributes.",
    );
  const body = await s3.store.readBody(source);
  const blob = await s3.store.writeBody(streamWhole(body), () => {});
  const tagging = getHeader(request, 'x-amz-tagging-directive') === 'REPLACE';
  const modified = s3.clock.now();
  s3.store.put(bucket.name, key, {
    blob,
    size: source.size,
    etag: source.etag,
    checksum: source.checksum,
    modified,
    headers: replaces ? selectStoredHeaders(request) : source.headers,
    tags: tagging ? parseTags(getHeader(request, 'x-amz-tagging')) : source.tags,
  });
  await emitObjectEvent(call, {
    type: 'Object Created',
    key,
    size: source.size,
    etag: source.etag,
    reason: 'CopyObject',
  });
  const result =
    toElement('LastModified', new Date(modified).toISOString()) + toElement('ETag', `"${source.etag}"`);
  sendBody(response, 200, toDocument('CopyObjectResult', result), {
    'content-type': 'application/xml',
    ...encryptionHeaders,
  });
}

export async function deleteObject(call: S3Call): Promise<void> {
  await removeObject(call, call.key);
  call.response.writeHead(204).end();
}

/** Removes an object; succeeds for a missing one too. */
export async function removeObject(call: S3Call, key: string): Promise<void> {
  const old = call.s3.store.remove(call.bucket.name, key);
  if (old)
    await emitObjectEvent(call, {
      type: 'Object Deleted',
      key,
      size: old.size,
      etag: old.etag,
      reason: 'DeleteObject',
    });
}
