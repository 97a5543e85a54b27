import { createHash } from 'node:crypto';

/** The SHA-256 of a file, which names the folder of its pictures. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The ETag that S3 gives a file which is stored in one part. */
export function tagOf(bytes: Uint8Array): string {
  return createHash('md5').update(bytes).digest('hex');
}
