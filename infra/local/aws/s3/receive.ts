import type { IncomingMessage } from 'node:http';
import { bodySum, checksumName, checksums, unchunk, type BodySum, type ChecksumName } from './body.ts';
import { header, type Call } from './call.ts';
import { notImplemented, S3Error } from './errors.ts';

const kept = ['content-type', 'cache-control', 'content-disposition', 'content-language', 'expires'];

/** The request headers that are stored and returned with the object. */
export function headersToKeep(request: IncomingMessage): Record<string, string> {
  const encoding = (header(request, 'content-encoding') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && name !== 'aws-chunked')
    .join(',');
  const found = Object.keys(request.headers)
    .filter((name) => kept.includes(name) || name.startsWith('x-amz-meta-'))
    .map((name): [string, string] => [name, header(request, name) ?? '']);
  return {
    'content-type': 'binary/octet-stream',
    ...Object.fromEntries(found),
    ...(encoding && { 'content-encoding': encoding }),
  };
}

/** The tags of an `x-amz-tagging` header, `a=1&b=2`. */
export function tagsFromHeader(text: string | undefined): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text ?? ''));
}

function wantedChecksum(request: IncomingMessage): ChecksumName | undefined {
  const trailer = header(request, 'x-amz-trailer');
  if (trailer) return checksumName(trailer.replace('x-amz-checksum-', ''));
  const declared = Object.keys(request.headers).find((name) =>
    /^x-amz-checksum-(?!type|algorithm)/.test(name),
  );
  return declared === undefined ? undefined : checksumName(declared.replace('x-amz-checksum-', ''));
}

const digestWrong = (what: string) =>
  new S3Error(400, 'BadDigest', `The ${what} you specified did not match the calculated checksum.`);

function checkBody(
  request: IncomingMessage,
  payload: string,
  sum: BodySum,
  expected: string | undefined,
): void {
  const md5 = header(request, 'content-md5');
  if (md5 !== undefined && md5 !== sum.md5.toString('base64')) throw digestWrong('Content-MD5');
  if (expected !== undefined && expected !== sum.checksum) throw digestWrong('checksum');
  if (/^[0-9a-f]{64}$/.test(payload) && payload !== sum.sha256)
    throw new S3Error(
      400,
      'XAmzContentSHA256Mismatch',
      "The provided 'x-amz-content-sha256' header does not match what was computed.",
    );
}

const streaming = 'STREAMING-UNSIGNED-PAYLOAD-TRAILER';

/** Writes the request's body to disk and checks it against every digest in its headers. */
export async function receiveBody({ s3, request, payload }: Pick<Call, 's3' | 'request' | 'payload'>) {
  if (payload.startsWith('STREAMING-') && payload !== streaming) throw notImplemented(payload);
  const trailers = new Map<string, string>();
  const name = wantedChecksum(request);
  const sum = bodySum(name);
  const parts = payload === streaming ? unchunk(request, trailers) : request;
  const blob = await s3.store.writeBody(parts, (part) => sum.add(part));
  try {
    const done = sum.end();
    const field = `x-amz-checksum-${name}`;
    checkBody(request, payload, done, name && (trailers.get(field) ?? header(request, field)));
    const checksum: Record<string, string> = done.checksum && name ? { [name]: done.checksum } : {};
    return { blob, size: done.size, etag: done.md5.toString('hex'), checksum };
  } catch (error) {
    s3.store.discard(blob);
    throw error;
  }
}

export function checksumHeaders(checksum: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    checksums.flatMap((name) => {
      const value = checksum[name];
      return value
        ? [[`x-amz-checksum-${name}`, value] as const, ['x-amz-checksum-type', 'FULL_OBJECT'] as const]
        : [];
    }),
  );
}
