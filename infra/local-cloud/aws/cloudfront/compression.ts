import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BehaviourModel } from '../../template/distributions.ts';
import type { ApiResponse } from '../apigateway-http/response.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const compressible =
  /^(text\/|application\/(javascript|json|manifest\+json|xml|rss\+xml|wasm|geo\+json|ld\+json)|image\/(svg\+xml|bmp|x-icon|vnd\.microsoft\.icon)|font\/(ttf|otf|eot)|application\/(vnd\.ms-fontobject|x-font-(ttf|otf)))/i;
const minBytes = 1000;
const maxBytes = 10_000_000;
const brotliQuality = 5;
const maxCached = 300;

type Encoding = 'br' | 'gzip';

/** Compresses responses as CloudFront does, and caches the compressed bodies. */
export function createCompressor() {
  const kept = new Map<string, Buffer>();
  const compress = async (body: Buffer, encoding: Encoding): Promise<Buffer> =>
    encoding === 'br'
      ? toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
      : toGzip(body);
  const once = async (body: Buffer, encoding: Encoding, etag: string | undefined): Promise<Buffer> => {
    if (etag === undefined) return compress(body, encoding);
    const name = `${encoding} ${etag}`;
    const known = kept.get(name);
    if (known) return known;
    const made = await compress(body, encoding);
    kept.set(name, made);
    const oldest = kept.keys().next();
    if (kept.size > maxCached && !oldest.done) kept.delete(oldest.value);
    return made;
  };
  return async (
    behaviour: BehaviourModel,
    acceptEncoding: string | undefined,
    response: ApiResponse,
  ): Promise<ApiResponse> => {
    const encoding = selectEncoding(behaviour, acceptEncoding, response);
    if (!encoding) return response;
    const etag = response.headers['etag'];
    const tag = typeof etag === 'string' ? etag : undefined;
    const body = await once(response.body, encoding, tag);
    const { 'accept-ranges': _, ...headers } = response.headers;
    return {
      ...response,
      headers: {
        ...headers,
        'content-encoding': encoding,
        vary: 'Accept-Encoding',
        ...(tag !== undefined && { etag: tag.startsWith('W/') ? tag : `W/${tag}` }),
      },
      body,
    };
  };
}

function selectEncoding(
  { compress, caching }: BehaviourModel,
  acceptEncoding: string | undefined,
  { status, headers, body }: ApiResponse,
): Encoding | undefined {
  if (!compress || !caching.caches || status !== 200 || 'content-encoding' in headers) return undefined;
  if (body.length < minBytes || body.length > maxBytes) return undefined;
  if (!compressible.test(String(headers['content-type']))) return undefined;
  const accepted = (acceptEncoding ?? '').split(',').map((one) => one.trim().split(';')[0]);
  if (caching.brotli && accepted.includes('br')) return 'br';
  return caching.gzip && accepted.includes('gzip') ? 'gzip' : undefined;
}

/** Cuts a full response to one range of bytes, if the request asks for one. */
export function applyRange(range: string | undefined, response: ApiResponse): ApiResponse {
  if (range === undefined || response.status !== 200 || response.headers['accept-ranges'] !== 'bytes')
    return response;
  const size = response.body.length;
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (first === '' && last === '') return response;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start > end)
    return { status: 416, headers: { 'content-range': `bytes */${size}` }, body: Buffer.alloc(0) };
  return {
    status: 206,
    headers: { ...response.headers, 'content-range': `bytes ${start}-${end}/${size}` },
    body: response.body.subarray(start, end + 1),
  };
}
