import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { ImageId } from '../../../events/vocabulary.ts';
import { now } from '../clock.ts';
import { env } from '../env.ts';
import { getCause } from '../events/event-context.ts';
import { observeCalls } from '../observability/aws-call.ts';
import { log } from '../observability/log.ts';

/** Long enough to open the link, too short to share it. */
const linkSeconds = 300;

let client: S3Client | undefined;

export interface FileLink {
  readonly url: string;
  readonly expiresAt: string;
}

/**
 * A signed link to a private document, valid for five minutes. The caller has to check access first.
 * @param name file name when it is saved
 */
export function signDocumentLink(imageId: ImageId, name: string): Promise<FileLink> {
  return signFileLink(`documents/${imageId}`, name);
}

/**
 * A signed link to any private file of the bucket, valid for five minutes. The caller has to check access
 * first. Who got which is logged: docs/decisions/052-trace-of-private-documents.md.
 */
export async function signFileLink(key: string, name: string): Promise<FileLink> {
  client ??= observeCalls(new S3Client({}));
  const command = new GetObjectCommand({
    Bucket: env('MEDIA_BUCKET'),
    Key: key,
    ResponseContentDisposition: `inline; filename="${toPlainFileName(name)}"; filename*=UTF-8''${encodeFileName(name)}`,
    ResponseCacheControl: 'private, no-store',
  });
  const expiresAt = new Date(now().getTime() + linkSeconds * 1_000).toISOString();
  const url = await getSignedUrl(client, command, { expiresIn: linkSeconds });
  const { actor, correlationId } = getCause();
  // Without the name, which people choose, and without the link, which opens the file.
  log.info('A link to a private file was issued', { file: key, reader: actor, correlationId });
  return { url, expiresAt };
}

// A quote or a line break would end the header field.
const toPlainFileName = (name: string): string => name.replaceAll(/[^\w. -]/g, '_');
const encodeFileName = (name: string): string =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.codePointAt(0)?.toString(16)}`);
