import { sendBody } from '../../base/http.ts';
import type { S3Call } from './call.ts';
import { createNotImplemented, S3Error } from './errors.ts';
import { percentEncode, getParameter } from './query.ts';
import type { ObjectInfo } from './store.ts';
import { toDocument, toElement, toParent } from './xml.ts';

type Entry = { mark: string; object: ObjectInfo } | { mark: string; prefix: string };

/** Keys that share a prefix up to the delimiter become one entry. */
function rollUp(objects: ObjectInfo[], prefix: string, delimiter: string, after: string): Entry[] {
  const entries: Entry[] = [];
  for (const object of objects) {
    const cut = delimiter ? object.key.indexOf(delimiter, prefix.length) : -1;
    const common = cut < 0 ? undefined : object.key.slice(0, cut + delimiter.length);
    const last = entries.at(-1);
    if (common === undefined) entries.push({ mark: object.key, object });
    else if (common === after) continue;
    else if (last && 'prefix' in last && last.prefix === common) last.mark = common;
    else entries.push({ mark: common, prefix: common });
  }
  return entries;
}

const toContents = (object: ObjectInfo, name: (key: string) => string) =>
  toParent(
    'Contents',
    toElement('Key', name(object.key)) +
      toElement('LastModified', new Date(object.modified).toISOString()) +
      toElement('ETag', `"${object.etag}"`) +
      toElement('Size', object.size) +
      toElement('StorageClass', 'STANDARD'),
  );

function readLimit(text: string | undefined): number {
  const limit = Number(text ?? 1000);
  if (!Number.isInteger(limit) || limit < 0)
    throw new S3Error(
      400,
      'InvalidArgument',
      'Argument max-keys must be an integer between 0 and 2147483647',
    );
  return Math.min(limit, 1000);
}

/** ListObjectsV2 */
export function listObjects(call: S3Call): void {
  const asked = (name: string) => getParameter(call.address, name);
  if (asked('list-type') !== '2') throw createNotImplemented('ListObjects (version 1)');
  const prefix = asked('prefix') ?? '';
  const delimiter = asked('delimiter') ?? '';
  const token = asked('continuation-token');
  const after = token ? Buffer.from(token, 'base64url').toString() : (asked('start-after') ?? '');
  const limit = readLimit(asked('max-keys'));
  const name =
    asked('encoding-type') === 'url' ? (key: string) => percentEncode(key).replaceAll('%2F', '/') : String;
  const entries = rollUp(call.s3.store.list(call.bucket.name, prefix, after), prefix, delimiter, after);
  const page = entries.slice(0, limit);
  const last = page.at(-1);
  const truncated = entries.length > page.length;
  const xml = toDocument(
    'ListBucketResult',
    toElement('Name', call.bucket.name) +
      toElement('Prefix', name(prefix)) +
      (delimiter && toElement('Delimiter', name(delimiter))) +
      toElement('MaxKeys', limit) +
      toElement('KeyCount', page.length) +
      toElement('IsTruncated', truncated) +
      (token ? toElement('ContinuationToken', token) : '') +
      (truncated && last
        ? toElement('NextContinuationToken', Buffer.from(last.mark).toString('base64url'))
        : '') +
      page
        .map((entry) =>
          'object' in entry
            ? toContents(entry.object, name)
            : toParent('CommonPrefixes', toElement('Prefix', name(entry.prefix))),
        )
        .join(''),
  );
  sendBody(call.response, 200, xml, { 'content-type': 'application/xml' });
}
