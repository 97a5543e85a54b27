import type { IncomingMessage } from 'node:http';
import {
  createBodySum,
  parseChecksumName,
  checksums,
  decodeChunks,
  type BodySum,
  type ChecksumName,
} from './body.ts';
import { getHeader, type S3Call } from './call.ts';
import { createNotImplemented, S3Error } from './errors.ts';

const storedHeaders = ['content-type', 'cache-control', 'content-disposition', 'content-language', 'expires'];

/** The request headers that are stored and returned with the object. */
export function selectStoredHeaders(request: IncomingMessage): Record<string, string> {
  const encoding = (getHeader(request, 'content-encoding') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && name !== 'aws-chunked')
    .join(',');
  const found = Object.keys(request.headers)
    .filter((name) => storedHeaders.includes(name) || name.startsWith('x-amz-meta-'))
    .map((name): [string, string] => [name, getHeader(request, name) ?? '']);
  return {
    'content-type': 'binary/octet-stream',
    ...Object.fromEntries(found),
    ...(encoding && { 'content-encoding': encoding }),
  };
}

/** The tags of an `x-amz-tagging` header, `a=1&b=2`. */
export function parseTags(text: string | undefined): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text ?? ''));
}

function readWantedChecksum(request: IncomingMessage): ChecksumName | undefined {
  const trailer = getHeader(request, 'x-amz-trailer');
  if (trailer) return parseChecksumName(trailer.replace('x-amz-checksum-', ''));
  const declared = Object.keys(request.headers).find((name) =>
    /^x-amz-checksum-(?!type|algorithm)/.test(name),
  );
  return declared === undefined ? undefined : parseChecksumName(declared.replace('x-amz-checksum-', ''));
}

const createWrongDigest = (what: string) =>
  new S3Error(400, 'BadDigest', `The ${what} you specified did not match the calculated checksum.`);

function checkBody(
  request: IncomingMessage,
  payload: string,
  sum: BodySum,
  expected: string | undefined,
): void {
  const md5 = getHeader(request, 'content-md5');
  if (md5 !== undefined && md5 !== sum.md5.toString('base64')) throw createWrongDigest('Content-MD5');
  if (expected !== undefined && expected !== sum.checksum) throw createWrongDigest('checksum');
  if (/^[0-9a-f]{64}$/.test(payload) && payload !== sum.sha256)
    throw new S3Error(
      400,
      'XAmzContentSHA256Mismatch',
      "The provided 'x-amz-content-sha256' header does not match what was computed.",
    );
}

const streaming = 'STREAMING-UNSIGNED-PAYLOAD-TRAILER';

/** Writes the request's body to disk and checks it against every digest in its headers. */
export async function receiveBody({ s3, request, payload }: Pick<S3Call, 's3' | 'request' | 'payload'>) {
  if (payload.startsWith('STREAMING-') && payload !== streaming) throw createNotImplemented(payload);
  const trailers = new Map<string, string>();
  const name = readWantedChecksum(request);
  const sum = createBodySum(name);
  const parts = payload === streaming ? decodeChunks(request, trailers) : request;
  const blob = await s3.store.writeBody(parts, (part) => sum.add(part));
  try {
    const done = sum.end();
    const field = `x-amz-checksum-${name}`;
    checkBody(request, payload, done, name && (trailers.get(field) ?? getHeader(request, field)));
    const checksum: Record<string, string> = done.checksum && name ? { [name]: done.checksum } : {};
    return { blob, size: done.size, etag: done.md5.toString('hex'), checksum };
  } catch (error) {
    s3.store.discard(blob);
    throw error;
  }
}

export function toChecksumHeaders(checksum: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    checksums.flatMap((name) => {
      const value = checksum[name];
      return value
        ? [[`x-amz-checksum-${name}`, value] as const, ['x-amz-checksum-type', 'FULL_OBJECT'] as const]
        : [];
    }),
  );
}
