import { readBody, sendBody } from '../../base/http.ts';
import { readObjectAccess } from '../iam/requests/s3.ts';
import type { S3Call } from './call.ts';
import { createMalformedXml } from './errors.ts';
import { removeObject } from './write-object.ts';
import { toDocument, toElement, listContents, toParent, findText } from './xml.ts';

const xmlType = { 'content-type': 'application/xml' };

/** DeleteObjects: up to 1000 keys in one request. */
export async function deleteObjects(call: S3Call): Promise<void> {
  const body = (await readBody(call.request)).toString();
  const keys = listContents(body, 'Object').map((one) => findText(one, 'Key'));
  if (keys.length === 0 || keys.length > 1000) throw createMalformedXml();
  const deleted: string[] = [];
  const failed: string[] = [];
  for (const key of keys) {
    if (key === undefined) throw createMalformedXml();
    const refusal = call.s3.refuse?.(call.requester, [
      readObjectAccess('DeleteObject', call.bucket.name, key),
    ]);
    if (refusal) {
      failed.push(
        toParent(
          'Error',
          toElement('Key', key) + toElement('Code', 'AccessDenied') + toElement('Message', refusal.message),
        ),
      );
      continue;
    }
    await removeObject(call, key);
    deleted.push(toParent('Deleted', toElement('Key', key)));
  }
  const quiet = findText(body, 'Quiet') === 'true';
  const results = [...(quiet ? [] : deleted), ...failed];
  sendBody(call.response, 200, toDocument('DeleteResult', results.join('')), xmlType);
}

export function listBuckets(call: Pick<S3Call, 's3' | 'response'>): void {
  const buckets = call.s3.buckets.map(({ name, region }) =>
    toParent('Bucket', toElement('Name', name) + toElement('BucketRegion', region)),
  );
  const xml = toDocument('ListAllMyBucketsResult', toParent('Buckets', buckets.join('')));
  sendBody(call.response, 200, xml, xmlType);
}
