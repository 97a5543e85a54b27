import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { getHeader, type S3Call } from './call.ts';
import { createNoSuchKey, createPreconditionFailed, S3Error } from './errors.ts';
import { toChecksumHeaders } from './receive-body.ts';
import type { ObjectInfo } from './store.ts';
import type { ByteRange } from './store.ts';
import { encryptionHeaders } from './write-object.ts';

/** The byte range of a `Range` header, both ends included; undefined for the whole object. */
export function parseRange(text: string | undefined, size: number): ByteRange | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(text ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start >= size || start > end)
    throw new S3Error(416, 'InvalidRange', 'The requested range is not satisfiable', {
      RangeRequested: text ?? '',
      ActualObjectSize: String(size),
    });
  return { start, end };
}

const isListed = (text: string, etag: string) =>
  text.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\/|"/g, '') === etag);

const toSecond = (milliseconds: number) => Math.floor(milliseconds / 1000);

/** Whether the caller has this object already (304); throws if a precondition fails (412). */
function isNotModified({ request }: S3Call, info: ObjectInfo): boolean {
  const match = getHeader(request, 'if-match');
  if (match !== undefined && !isListed(match, info.etag)) throw createPreconditionFailed('If-Match');
  const before = Date.parse(getHeader(request, 'if-unmodified-since') ?? '');
  if (match === undefined && toSecond(info.modified) > toSecond(before))
    throw createPreconditionFailed('If-Unmodified-Since');
  const none = getHeader(request, 'if-none-match');
  if (none !== undefined) return isListed(none, info.etag);
  return toSecond(info.modified) <= toSecond(Date.parse(getHeader(request, 'if-modified-since') ?? ''));
}

const overridable = ['type', 'language', 'expires', 'cache-control', 'disposition', 'encoding'];

/** Response headers from the query of a signed link, such as `response-content-type=...`. */
function readOverrides({ address }: S3Call): Record<string, string> {
  const found = address.query.flatMap(([name, value]): [string, string][] => {
    const short = name.replace(/^response-(content-)?/, '');
    if (!name.startsWith('response-') || !overridable.includes(short)) return [];
    return [[name.slice('response-'.length), value]];
  });
  return Object.fromEntries(found);
}

function describeObject(
  call: S3Call,
  info: ObjectInfo,
  range: ByteRange | undefined,
): Record<string, string> {
  const tags = Object.keys(info.tags).length;
  const wantsChecksum = getHeader(call.request, 'x-amz-checksum-mode') === 'ENABLED' && !range;
  return {
    ...info.headers,
    etag: `"${info.etag}"`,
    'last-modified': new Date(info.modified).toUTCString(),
    'accept-ranges': 'bytes',
    'content-length': String(range ? range.end - range.start + 1 : info.size),
    ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${info.size}` }),
    ...(tags > 0 && { 'x-amz-tagging-count': String(tags) }),
    ...(wantsChecksum && toChecksumHeaders(info.checksum)),
    ...encryptionHeaders,
    ...readOverrides(call),
  };
}

/** GET and HEAD of an object. */
export async function readObject(call: S3Call): Promise<void> {
  const { s3, request, response, bucket, key } = call;
  const info = s3.store.find(bucket.name, key);
  if (!info) throw createNoSuchKey(key);
  if (isNotModified(call, info)) {
    const { etag, 'last-modified': modified, 'cache-control': cache } = describeObject(call, info, undefined);
    response
      .writeHead(304, { etag, 'last-modified': modified, ...(cache && { 'cache-control': cache }) })
      .end();
    return;
  }
  const range = parseRange(getHeader(request, 'range'), info.size);
  const about = describeObject(call, info, range);
  const status = range ? 206 : 200;
  if (request.method === 'HEAD' || info.size === 0) {
    response.writeHead(status, about).end();
    return;
  }
  const body = createReadStream('', { fd: s3.store.openBody(info), ...range });
  response.writeHead(status, about);
  // A client may disconnect early.
  await pipeline(body, response).catch(() => response.destroy());
}
