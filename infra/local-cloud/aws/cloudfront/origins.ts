import type { ApiModel } from '../../template/api.ts';
import { account } from '../../template/assembly.ts';
import type { BucketModel } from '../../template/buckets.ts';
import type { DistributionModel, OriginModel } from '../../template/distributions.ts';
import type { ApiRequest } from '../apigateway-http/event.ts';
import type { Gateway } from '../apigateway-http/index.ts';
import type { ApiResponse } from '../apigateway-http/response.ts';
import type { Iam } from '../iam/index.ts';
import { readObjectAccess } from '../iam/requests/s3.ts';
import { S3Error } from '../s3/errors.ts';
import type { ObjectStore } from '../service.ts';

export type Origin = (request: ApiRequest) => Promise<ApiResponse>;

export interface OriginsOptions {
  readonly apis: readonly { readonly model: ApiModel; readonly gateway: Gateway }[];
  readonly buckets: readonly BucketModel[];
  readonly objects: ObjectStore;
  readonly iam: Pick<Iam, 'refuseService'>;
  readonly distribution: Pick<DistributionModel, 'id'>;
}

/** The target of an origin's host name: an HTTP API or a bucket of the template. */
export function createOrigin(options: OriginsOptions, origin: OriginModel): Origin {
  const { apis, buckets } = options;
  const api = apis.find(({ model }) => model.host === origin.host);
  if (api) return (request) => api.gateway({ ...request, path: origin.path + request.path });
  const bucket = buckets.find(({ hosts }) => hosts.includes(origin.host));
  if (bucket) return (request) => readObject(options, bucket.name, origin.path + request.path, request);
  throw new Error(`the origin ${origin.host} is neither an API nor a bucket of the template`);
}

async function readObject(
  { objects, iam, distribution }: OriginsOptions,
  bucket: string,
  path: string,
  { method, headers }: ApiRequest,
): Promise<ApiResponse> {
  if (method !== 'GET' && method !== 'HEAD') return createDenied();
  const key = toKey(path);
  if (key === undefined) return createDenied();
  const refusal = iam.refuseService('cloudfront.amazonaws.com', {
    ...readObjectAccess('GetObject', bucket, key),
    context: () => ({ 'aws:SourceArn': `arn:aws:cloudfront::${account}:distribution/${distribution.id}` }),
  });
  if (refusal) return createDenied();
  const found = await readPart(objects, bucket, key, headers['range']);
  if (found === 'unsatisfiable') return { status: 416, headers: {}, body: Buffer.alloc(0) };
  // Without permission to list the bucket, S3 answers 403 for a missing object too.
  if (!found) return createDenied();
  const about = {
    etag: found.etag,
    'last-modified': found.lastModified.toUTCString(),
    ...(found.cacheControl !== undefined && { 'cache-control': found.cacheControl }),
  };
  if (isNotModified(headers, found.etag, found.lastModified))
    return { status: 304, headers: about, body: Buffer.alloc(0) };
  return {
    status: found.contentRange === undefined ? 200 : 206,
    headers: {
      ...about,
      'content-type': found.contentType,
      'accept-ranges': 'bytes',
      ...(found.contentRange !== undefined && { 'content-range': found.contentRange }),
      server: 'AmazonS3',
    },
    body: found.body,
  };
}

async function readPart(objects: ObjectStore, bucket: string, key: string, range: string | undefined) {
  try {
    return await objects.read(bucket, key, { range });
  } catch (error) {
    if (error instanceof S3Error && error.status === 416) return 'unsatisfiable';
    throw error;
  }
}

function toKey(path: string): string | undefined {
  try {
    return decodeURIComponent(path.slice(1));
  } catch {
    return undefined;
  }
}

function isNotModified(headers: ApiRequest['headers'], etag: string, lastModified: Date): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined)
    return tags.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Math.floor(lastModified.getTime() / 1000) * 1000 <= since;
}

const createDenied = (): ApiResponse => ({
  status: 403,
  headers: { 'content-type': 'application/xml', server: 'AmazonS3' },
  body: Buffer.from(
    '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>',
  ),
});
