import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { parseSignedTime } from '../../base/http.ts';
import { createAccessDenied, S3Error, createSignatureMismatch, createUnknownAccessKey } from './errors.ts';
import { percentEncode, getParameter, type Address } from './query.ts';

export type SecretFor = (accessKeyId: string) => string | undefined;

export interface SignedRequest {
  method: string;
  address: Address;
  headers: IncomingHttpHeaders;
}

/** The signer, the region and the signed hash of the body (`x-amz-content-sha256`). */
export interface VerifiedRequest {
  accessKeyId: string;
  region: string;
  payload: string;
}

interface Parts {
  credential: string;
  signedHeaders: string;
  signature: string;
  date: string;
  payload: string;
}

const algorithm = 'AWS4-HMAC-SHA256';
const calculateHmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const toText = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value.join(',') : (value ?? '');

/** The time of `20261121T103000Z` in milliseconds. */
function readSignedTime(date: string): number {
  const at = parseSignedTime(date);
  if (at === undefined)
    throw createAccessDenied('AWS authentication requires a valid Date or x-amz-date header');
  return at;
}

function readHeaderParts(headers: IncomingHttpHeaders, now: number): Parts {
  const found =
    /^AWS4-HMAC-SHA256\s+Credential=([^,\s]+),\s*SignedHeaders=([^,\s]+),\s*Signature=([0-9a-f]+)$/.exec(
      headers.authorization ?? '',
    );
  if (!found) throw createAccessDenied();
  const [, credential = '', signedHeaders = '', signature = ''] = found;
  const date = toText(headers['x-amz-date']);
  if (Math.abs(now - readSignedTime(date)) > 15 * 60_000)
    throw new S3Error(
      403,
      'RequestTimeTooSkewed',
      'The difference between the request time and the current time is too large.',
      { RequestTime: date, ServerTime: new Date(now).toISOString(), MaxAllowedSkewMilliseconds: '900000' },
    );
  const payload = toText(headers['x-amz-content-sha256']);
  if (!payload)
    throw new S3Error(
      400,
      'InvalidRequest',
      'Missing required header for this request: x-amz-content-sha256',
    );
  return { credential, signedHeaders, signature, date, payload };
}

function readQueryParts(address: Address, now: number): Parts {
  const need = (name: string) => {
    const value = getParameter(address, name);
    if (value !== undefined) return value;
    throw new S3Error(
      400,
      'AuthorizationQueryParametersError',
      'Query-string authentication version 4 requires the X-Amz-Algorithm, X-Amz-Credential, X-Amz-Signature, X-Amz-Date, X-Amz-SignedHeaders, and X-Amz-Expires parameters.',
    );
  };
  need('X-Amz-Algorithm');
  const date = need('X-Amz-Date');
  const start = readSignedTime(date);
  const seconds = Number(need('X-Amz-Expires'));
  if (!(seconds >= 1 && seconds <= 604_800))
    throw new S3Error(
      400,
      'AuthorizationQueryParametersError',
      'X-Amz-Expires must be less than a week (in seconds); that is, the given X-Amz-Expires must be less than 604800 seconds',
    );
  if (start - now > 15 * 60_000) throw createAccessDenied('Request is not yet valid');
  if (now > start + seconds * 1000)
    throw new S3Error(403, 'AccessDenied', 'Request has expired', {
      'X-Amz-Expires': String(seconds),
      Expires: new Date(start + seconds * 1000).toISOString(),
      ServerTime: new Date(now).toISOString(),
    });
  return {
    credential: need('X-Amz-Credential'),
    signedHeaders: need('X-Amz-SignedHeaders'),
    signature: need('X-Amz-Signature'),
    date,
    payload: getParameter(address, 'X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD',
  };
}

function buildCanonicalRequest({ method, address, headers }: SignedRequest, parts: Parts): string {
  const query = address.query
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${percentEncode(name)}=${percentEncode(value)}`)
    .sort((a, b) => (a < b ? -1 : 1))
    .join('&');
  const signed = parts.signedHeaders
    .split(';')
    .map((name) => `${name}:${toText(headers[name]).trim().replace(/\s+/g, ' ')}\n`)
    .join('');
  const path = `/${address.path.split('/').map(percentEncode).join('/')}`;
  return [method, path, query, signed, parts.signedHeaders, parts.payload].join('\n');
}

export function deriveSigningKey(secret: string, day: string, region: string, service: string): Buffer {
  return calculateHmac(
    calculateHmac(calculateHmac(calculateHmac(`AWS4${secret}`, day), region), service),
    'aws4_request',
  );
}

export function checkSignature(given: string, key: Buffer, signedText: string): void {
  const expected = calculateHmac(key, signedText);
  const bytes = Buffer.from(given, 'hex');
  if (bytes.length !== expected.length || !timingSafeEqual(bytes, expected)) throw createSignatureMismatch();
}

function checkHeadersSigned(headers: IncomingHttpHeaders, signedHeaders: string): void {
  const signed = signedHeaders.split(';');
  const loose = Object.keys(headers).filter((name) => name.startsWith('x-amz-') && !signed.includes(name));
  if (!signed.includes('host')) loose.push('host');
  if (loose.length > 0)
    throw new S3Error(
      403,
      'AccessDenied',
      'There were headers present in the request which were not signed',
      {
        HeadersNotSigned: loose.join(', '),
      },
    );
}

/** Checks the signature in the header or the query; throws S3's error for a wrong, late or missing one. */
export function verifySignature(request: SignedRequest, now: number, secretFor: SecretFor): VerifiedRequest {
  const presigned = getParameter(request.address, 'X-Amz-Signature') !== undefined;
  const parts = presigned ? readQueryParts(request.address, now) : readHeaderParts(request.headers, now);
  const [accessKeyId = '', day = '', region = '', service = ''] = parts.credential.split('/');
  const secret = secretFor(accessKeyId);
  if (secret === undefined) throw createUnknownAccessKey();
  checkHeadersSigned(request.headers, parts.signedHeaders);
  const digest = createHash('sha256').update(buildCanonicalRequest(request, parts)).digest('hex');
  const scope = `${day}/${region}/${service}/aws4_request`;
  checkSignature(
    parts.signature,
    deriveSigningKey(secret, day, region, service),
    [algorithm, parts.date, scope, digest].join('\n'),
  );
  return { accessKeyId, region, payload: parts.payload };
}
