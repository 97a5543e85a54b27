import { createHash } from 'node:crypto';
import type { LocalService, ObjectStore, ReadOptions, StoredObject } from '../service.ts';
import { whole } from './body.ts';
import type { ObjectChange, S3, S3Options } from './call.ts';
import { dispatch } from './dispatch.ts';
import { noSuchBucket } from './errors.ts';
import { rangeOf } from './read-object.ts';
import { openStore, type ObjectInfo, type S3Store } from './store.ts';

export type { ObjectChange, S3Options } from './call.ts';

/** The EventBridge event of a change, for the account's default bus. */
export function objectEvent(change: ObjectChange) {
  return {
    source: 'aws.s3',
    detailType: change.type,
    resources: [`arn:aws:s3:::${change.bucket}`],
    detail: {
      version: '0',
      bucket: { name: change.bucket },
      object:
        change.type === 'Object Created'
          ? { key: change.key, size: change.size, etag: change.etag, sequencer: change.sequencer }
          : { key: change.key, sequencer: change.sequencer },
      'request-id': change.requestId,
      requester: change.requester,
      'source-ip-address': '127.0.0.1',
      reason: change.reason,
      ...(change.type === 'Object Deleted' && { 'deletion-type': 'Permanently Deleted' }),
    },
  };
}

export type RangedObject = StoredObject & {
  /** The size of the whole object. */
  readonly size: number;
};

const about = (info: ObjectInfo) => ({
  contentType: info.headers['content-type'] ?? 'binary/octet-stream',
  etag: `"${info.etag}"`,
  lastModified: new Date(info.modified),
  size: info.size,
  ...(info.headers['cache-control'] && { cacheControl: info.headers['cache-control'] }),
});

function door(store: S3Store, options: S3Options) {
  const known = (bucket: string) => {
    if (!options.buckets.some(({ name }) => name === bucket)) throw noSuchBucket(bucket);
    return bucket;
  };
  return {
    async read(bucket: string, key: string, { range }: ReadOptions = {}): Promise<RangedObject | undefined> {
      const info = store.find(known(bucket), key);
      if (!info) return undefined;
      const part = rangeOf(range, info.size);
      const body = await store.readBody(info, part);
      if (!part) return { ...about(info), body };
      return { ...about(info), body, contentRange: `bytes ${part.start}-${part.end}/${info.size}` };
    },
    async write(
      bucket: string,
      key: string,
      body: Buffer,
      { contentType, cacheControl }: { contentType: string; cacheControl?: string },
    ): Promise<void> {
      store.put(known(bucket), key, {
        blob: await store.writeBody(whole(body), () => {}),
        size: body.length,
        etag: createHash('md5').update(body).digest('hex'),
        modified: options.clock.now(),
        headers: { 'content-type': contentType, ...(cacheControl && { 'cache-control': cacheControl }) },
        checksum: {},
        tags: {},
      });
    },
    async remove(bucket: string, key: string): Promise<void> {
      store.remove(known(bucket), key);
    },
    keys: async (bucket: string) => store.list(known(bucket), '', '').map(({ key }) => key),
  } satisfies ObjectStore;
}

/** Amazon S3 for the template's buckets, stored in one folder, with direct access without signatures. */
export function createS3(options: S3Options): LocalService & ReturnType<typeof door> {
  const store = openStore(options.folder);
  const s3: S3 = { ...options, store };
  return {
    ...door(store, options),
    handle: (request, response) => dispatch(s3, request, response),
    close: async () => store.close(),
    snapshot: async (directory) => store.snapshot(directory),
    restore: async (directory) => store.restore(directory),
  };
}
