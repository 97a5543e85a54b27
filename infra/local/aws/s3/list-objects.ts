import { sendBody } from '../../runtime/http.ts';
import type { Call } from './call.ts';
import { notImplemented, S3Error } from './errors.ts';
import { encode, parameter } from './query.ts';
import type { ObjectInfo } from './store.ts';
import { document, element, parent } from './xml.ts';

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

const contents = (object: ObjectInfo, name: (key: string) => string) =>
  parent(
    'Contents',
    element('Key', name(object.key)) +
      element('LastModified', new Date(object.modified).toISOString()) +
      element('ETag', `"${object.etag}"`) +
      element('Size', object.size) +
      element('StorageClass', 'STANDARD'),
  );

function limitOf(text: string | undefined): number {
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
export function listObjects(call: Call): void {
  const asked = (name: string) => parameter(call.address, name);
  if (asked('list-type') !== '2') throw notImplemented('ListObjects (version 1)');
  const prefix = asked('prefix') ?? '';
  const delimiter = asked('delimiter') ?? '';
  const token = asked('continuation-token');
  const after = token ? Buffer.from(token, 'base64url').toString() : (asked('start-after') ?? '');
  const limit = limitOf(asked('max-keys'));
  const name =
    asked('encoding-type') === 'url' ? (key: string) => encode(key).replaceAll('%2F', '/') : String;
  const entries = rollUp(call.s3.store.list(call.bucket.name, prefix, after), prefix, delimiter, after);
  const page = entries.slice(0, limit);
  const last = page.at(-1);
  const truncated = entries.length > page.length;
  const xml = document(
    'ListBucketResult',
    element('Name', call.bucket.name) +
      element('Prefix', name(prefix)) +
      (delimiter && element('Delimiter', name(delimiter))) +
      element('MaxKeys', limit) +
      element('KeyCount', page.length) +
      element('IsTruncated', truncated) +
      (token ? element('ContinuationToken', token) : '') +
      (truncated && last
        ? element('NextContinuationToken', Buffer.from(last.mark).toString('base64url'))
        : '') +
      page
        .map((entry) =>
          'object' in entry
            ? contents(entry.object, name)
            : parent('CommonPrefixes', element('Prefix', name(entry.prefix))),
        )
        .join(''),
  );
  sendBody(call.response, 200, xml, { 'content-type': 'application/xml' });
}
