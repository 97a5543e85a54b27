import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LocalClock } from '../../base/http.ts';
import type { AccessRequest, Iam } from '../iam/index.ts';
import type { CorsRule } from './cors.ts';
import { createAccessDenied } from './errors.ts';
import type { Address } from './query.ts';
import type { SecretFor } from './sigv4.ts';
import type { S3Store } from './store.ts';

export interface BucketDefinition {
  readonly name: string;
  readonly region: string;
  readonly cors: readonly CorsRule[];
  /** Whether changes of its objects go to EventBridge. */
  readonly notifies: boolean;
}

/** A change of an object; published after it is on disk and before the caller is answered. */
export interface ObjectChange {
  type: 'Object Created' | 'Object Deleted';
  bucket: string;
  key: string;
  size: number;
  /** without quotes */
  etag: string;
  /** grows with each change */
  sequencer: string;
  /** only of versioned buckets, which are not emulated */
  versionId: undefined;
  reason: 'PutObject' | 'POST Object' | 'CopyObject' | 'DeleteObject';
  requestId: string;
  requester: string;
  /** milliseconds since 1970 */
  time: number;
}

export interface S3Options {
  buckets: readonly BucketDefinition[];
  folder: string;
  clock: LocalClock;
  secretFor: SecretFor;
  /** The first access that the owner of an access key lacks. Default: every access is allowed. */
  refuse?: Iam['refuse'] | undefined;
  notify(change: ObjectChange): Promise<void> | void;
}

export type S3 = Omit<S3Options, 'folder'> & { store: S3Store };

/** One request whose signature has been checked. */
export interface S3Call {
  s3: S3;
  request: IncomingMessage;
  response: ServerResponse;
  address: Address;
  bucket: BucketDefinition;
  key: string;
  requester: string;
  requestId: string;
  /** the body's hash in the signature, or one of its special values */
  payload: string;
}

export function getHeader(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}

/** @throws S3Error 403 if the signer lacks an access */
export function assertAllowed(s3: S3, accessKeyId: string, accesses: readonly AccessRequest[]): void {
  const refusal = s3.refuse?.(accessKeyId, accesses);
  if (refusal) throw createAccessDenied(refusal.message);
}

let changes = 0;

/** Publishes a change of an object, if its bucket notifies. */
export async function emitObjectEvent(
  { s3, bucket, requester, requestId }: Pick<S3Call, 's3' | 'bucket' | 'requester' | 'requestId'>,
  change: Pick<ObjectChange, 'type' | 'key' | 'size' | 'etag' | 'reason'>,
): Promise<void> {
  if (!bucket.notifies) return;
  const time = s3.clock.now();
  changes += 1;
  const sequencer = (BigInt(time) * 65_536n + BigInt(changes % 65_536))
    .toString(16)
    .toUpperCase()
    .padStart(18, '0');
  await s3.notify({
    ...change,
    bucket: bucket.name,
    sequencer,
    versionId: undefined,
    requestId,
    requester,
    time,
  });
}
