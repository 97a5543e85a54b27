import { createHash } from 'node:crypto';
import type { LocalService, ObjectStore, ReadOptions, StoredObject } from '../service.ts';
import { answerS3 } from './answer-s3.ts';
import { streamWhole } from './body.ts';
import type { ObjectChange, S3, S3Options } from './call.ts';
import { createNoSuchBucket } from './errors.ts';
import { parseRange } from './read-object.ts';
import { openObjectStore, type ObjectInfo, type S3Store } from './store.ts';

export type { ObjectChange, S3Options } from './call.ts';

/** The EventBridge event of a change, for the account's default bus. */
export function toObjectEvent(change: ObjectChange) {
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

const toStoredObject = (info: ObjectInfo) => ({
  contentType: info.headers['content-type'] ?? 'binary/octet-stream',
  etag: `"${info.etag}"`,
  lastModified: new Date(info.modified),
  size: info.size,
  ...(info.headers['cache-control'] && { cacheControl: info.headers['cache-control'] }),
});

function createObjectAccess(store: S3Store, options: S3Options) {
  const known = (bucket: string) => {
    if (!options.buckets.some(({ name }) => name === bucket)) throw createNoSuchBucket(bucket);
    return bucket;
  };
  return {
    async read(bucket: string, key: string, { range }: ReadOptions = {}): Promise<RangedObject | undefined> {
      const info = store.find(known(bucket), key);
      if (!info) return undefined;
      const part = parseRange(range, info.size);
      const body = await store.readBody(info, part);
      if (!part) return { ...toStoredObject(info), body };
      return { ...toStoredObject(info), body, contentRange: `bytes ${part.start}-${part.end}/${info.size}` };
    },
    async write(
      bucket: string,
      key: string,
      body: Buffer,
      { contentType, cacheControl }: { contentType: string; cacheControl?: string },
    ): Promise<void> {
      store.put(known(bucket), key, {
        blob: await store.writeBody(streamWhole(body), () => {}),
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
    has: (bucket: string, key: string) => store.find(known(bucket), key) !== undefined,
    keys: async (bucket: string) => store.list(known(bucket), '', '').map(({ key }) => key),
  } satisfies ObjectStore;
}

/** Amazon S3 for the template's buckets, stored in one folder, with direct access without signatures. */
export function createS3(options: S3Options): LocalService & ReturnType<typeof createObjectAccess> {
  const store = openObjectStore(options.folder);
  const s3: S3 = { ...options, store };
  return {
    ...createObjectAccess(store, options),
    handle: (request, response) => answerS3(s3, request, response),
    close: async () => store.close(),
    snapshot: async (directory) => store.snapshot(directory),
    restore: async (directory) => store.restore(directory),
  };
}
