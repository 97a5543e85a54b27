import { readBody, sendBody } from '../../runtime/http.ts';
import { readObjectAccess } from '../iam/requests/s3.ts';
import type { Call } from './call.ts';
import { malformedXml, noSuchKey, S3Error } from './errors.ts';
import { removeAndTell } from './write-object.ts';
import { document, element, inside, parent, textOf } from './xml.ts';

const xmlType = { 'content-type': 'application/xml' };

/** DeleteObjects: up to 1000 keys in one request. */
export async function deleteObjects(call: Call): Promise<void> {
  const body = (await readBody(call.request)).toString();
  const keys = inside(body, 'Object').map((one) => textOf(one, 'Key'));
  if (keys.length === 0 || keys.length > 1000) throw malformedXml();
  const deleted: string[] = [];
  const failed: string[] = [];
  for (const key of keys) {
    if (key === undefined) throw malformedXml();
    const refusal = call.s3.refuse?.(call.requester, [
      readObjectAccess('DeleteObject', call.bucket.name, key),
    ]);
    if (refusal) {
      failed.push(
        parent(
          'Error',
          element('Key', key) + element('Code', 'AccessDenied') + element('Message', refusal.message),
        ),
      );
      continue;
    }
    await removeAndTell(call, key);
    deleted.push(parent('Deleted', element('Key', key)));
  }
  const quiet = textOf(body, 'Quiet') === 'true';
  const results = [...(quiet ? [] : deleted), ...failed];
  sendBody(call.response, 200, document('DeleteResult', results.join('')), xmlType);
}

function taggedObject({ s3, bucket, key }: Call) {
  const info = s3.store.find(bucket.name, key);
  if (!info) throw noSuchKey(key);
  return info;
}

export function getTagging(call: Call): void {
  const tags = Object.entries(taggedObject(call).tags).map(([key, value]) =>
    parent('Tag', element('Key', key) + element('Value', value)),
  );
  sendBody(call.response, 200, document('Tagging', parent('TagSet', tags.join(''))), xmlType);
}

export async function putTagging(call: Call): Promise<void> {
  const body = (await readBody(call.request)).toString();
  taggedObject(call);
  const tags = inside(body, 'Tag').map((tag): [string, string] => {
    const [key, value] = [textOf(tag, 'Key'), textOf(tag, 'Value')];
    if (key === undefined || value === undefined) throw malformedXml();
    return [key, value];
  });
  if (tags.length > 10) throw new S3Error(400, 'BadRequest', 'Object tags cannot be greater than 10');
  call.s3.store.setTags(call.bucket.name, call.key, Object.fromEntries(tags));
  sendBody(call.response, 200, '');
}

export function deleteTagging(call: Call): void {
  taggedObject(call);
  call.s3.store.setTags(call.bucket.name, call.key, {});
  call.response.writeHead(204).end();
}

export function listBuckets(call: Pick<Call, 's3' | 'response'>): void {
  const buckets = call.s3.buckets.map(({ name, region }) =>
    parent('Bucket', element('Name', name) + element('BucketRegion', region)),
  );
  const xml = document('ListAllMyBucketsResult', parent('Buckets', buckets.join('')));
  sendBody(call.response, 200, xml, xmlType);
}
