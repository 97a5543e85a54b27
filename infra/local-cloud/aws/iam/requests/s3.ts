import type { AccessRequest } from '../index.ts';

/** A call of S3 whose bucket and key are known. */
export interface ObjectCall {
  readonly method: string;
  readonly bucket: string;
  /** Empty for a call on the bucket. */
  readonly key: string;
  readonly query: ReadonlyMap<string, string>;
  /** The decoded `x-amz-copy-source`. */
  readonly copySource?: string | undefined;
  readonly tags?: string | undefined;
}

const toArn = (bucket: string, key = '') => `arn:aws:s3:::${bucket}${key === '' ? '' : `/${key}`}`;

/** Listing decides whether a missing object is answered by 404; without it S3 answers 403. */
export function readListing(bucket: string, query: ReadonlyMap<string, string>): AccessRequest {
  return {
    action: 's3:ListBucket',
    resource: toArn(bucket),
    context: () =>
      Object.fromEntries(
        ['prefix', 'delimiter', 'max-keys'].flatMap((name) => {
          const value = query.get(name);
          return value === undefined ? [] : [[`s3:${name}`, value]];
        }),
      ),
  };
}

const objectActions: Readonly<Record<string, string>> = {
  GET: 'GetObject',
  HEAD: 'GetObject',
  PUT: 'PutObject',
  POST: 'PutObject',
  DELETE: 'DeleteObject',
};

export function readObjectAccess(action: string, bucket: string, key: string): AccessRequest {
  return {
    action: `s3:${action}`,
    resource: toArn(bucket, key),
  };
}

/** Finds what a call of S3 needs; deleting several objects is asked for one by one. */
export function readObjectCall(call: ObjectCall): AccessRequest[] {
  const { method, bucket, key, query, copySource, tags } = call;
  if (key === '') return query.has('delete') ? [] : [readListing(bucket, query)];
  const action = objectActions[method] ?? method;
  if (query.has('tagging')) return [readObjectAccess(`${action}Tagging`, bucket, key)];
  const version = query.has('versionId') && method !== 'PUT' ? 'Version' : '';
  return [
    readObjectAccess(`${action}${version}`, bucket, key),
    ...(copySource === undefined ? [] : [readObjectAccess('GetObject', ...splitSource(copySource))]),
    ...(tags === undefined ? [] : [readObjectAccess('PutObjectTagging', bucket, key)]),
  ];
}

function splitSource(source: string): [bucket: string, key: string] {
  const [, bucket = '', key = ''] = /^\/?([^/]+)\/([^?]+)/s.exec(source) ?? [];
  return [bucket, key];
}
