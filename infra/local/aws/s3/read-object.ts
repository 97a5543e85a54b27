import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { header, type Call } from './call.ts';
import { noSuchKey, preconditionFailed, S3Error } from './errors.ts';
import { checksumHeaders } from './receive.ts';
import type { ObjectInfo } from './store.ts';
import type { Range } from './store.ts';
import { encryption } from './write-object.ts';

/** The byte range of a `Range` header, both ends included; undefined for the whole object. */
export function rangeOf(text: string | undefined, size: number): Range | undefined {
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

const listed = (text: string, etag: string) =>
  text.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\/|"/g, '') === etag);

const second = (milliseconds: number) => Math.floor(milliseconds / 1000);

/** Whether the caller has this object already (304); throws if a precondition fails (412). */
function isKnown({ request }: Call, info: ObjectInfo): boolean {
  const match = header(request, 'if-match');
  if (match !== undefined && !listed(match, info.etag)) throw preconditionFailed('If-Match');
  const before = Date.parse(header(request, 'if-unmodified-since') ?? '');
  if (match === undefined && second(info.modified) > second(before))
    throw preconditionFailed('If-Unmodified-Since');
  const none = header(request, 'if-none-match');
  if (none !== undefined) return listed(none, info.etag);
  return second(info.modified) <= second(Date.parse(header(request, 'if-modified-since') ?? ''));
}

const overridable = ['type', 'language', 'expires', 'cache-control', 'disposition', 'encoding'];

/** Response headers from the query of a signed link, such as `response-content-type=...`. */
function overrides({ address }: Call): Record<string, string> {
  const found = address.query.flatMap(([name, value]): [string, string][] => {
    const short = name.replace(/^response-(content-)?/, '');
    if (!name.startsWith('response-') || !overridable.includes(short)) return [];
    return [[name.slice('response-'.length), value]];
  });
  return Object.fromEntries(found);
}

function describe(call: Call, info: ObjectInfo, range: Range | undefined): Record<string, string> {
  const tags = Object.keys(info.tags).length;
  const wantsChecksum = header(call.request, 'x-amz-checksum-mode') === 'ENABLED' && !range;
  return {
    ...info.headers,
    etag: `"${info.etag}"`,
    'last-modified': new Date(info.modified).toUTCString(),
    'accept-ranges': 'bytes',
    'content-length': String(range ? range.end - range.start + 1 : info.size),
    ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${info.size}` }),
    ...(tags > 0 && { 'x-amz-tagging-count': String(tags) }),
    ...(wantsChecksum && checksumHeaders(info.checksum)),
    ...encryption,
    ...overrides(call),
  };
}

/** GET and HEAD of an object. */
export async function readObject(call: Call): Promise<void> {
  const { s3, request, response, bucket, key } = call;
  const info = s3.store.find(bucket.name, key);
  if (!info) throw noSuchKey(key);
  if (isKnown(call, info)) {
    const { etag, 'last-modified': modified, 'cache-control': cache } = describe(call, info, undefined);
    response
      .writeHead(304, { etag, 'last-modified': modified, ...(cache && { 'cache-control': cache }) })
      .end();
    return;
  }
  const range = rangeOf(header(request, 'range'), info.size);
  const about = describe(call, info, range);
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
