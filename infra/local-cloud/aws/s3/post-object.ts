import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody, sendBody } from '../../base/http.ts';
import { readObjectAccess } from '../iam/requests/s3.ts';
import { createBodySum, streamWhole } from './body.ts';
import { assertAllowed, getHeader, emitObjectEvent, type BucketDefinition, type S3 } from './call.ts';
import { S3Error } from './errors.ts';
import { checkPostPolicy } from './post-policy.ts';
import { encryptionHeaders } from './write-object.ts';
import { findText, toDocument, toElement } from './xml.ts';

const createMalformed = (message: string) => new S3Error(400, 'MalformedPOSTRequest', message);

/** The fields before the file, and the file; fields after it are ignored. */
async function readForm(request: IncomingMessage) {
  const body = new Uint8Array(await readBody(request));
  const type = getHeader(request, 'content-type') ?? '';
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
    throw createMalformed('The body of your POST request is not well-formed multipart/form-data.');
  });
  const fields = new Map<string, string>();
  for (const [name, value] of form) {
    if (name.toLowerCase() === 'file') {
      if (typeof value === 'string') return { fields, file: Buffer.from(value), name: '' };
      return { fields, file: Buffer.from(await value.arrayBuffer()), name: value.name };
    }
    if (typeof value === 'string') fields.set(name.toLowerCase(), value);
  }
  throw new S3Error(400, 'InvalidArgument', 'POST requires exactly one file upload per request.', {
    ArgumentName: 'file',
    ArgumentValue: '0',
  });
}

const storedHeaders = ['content-type', 'cache-control', 'content-disposition', 'content-encoding', 'expires'];

function sendAnswer(
  response: ServerResponse,
  fields: Map<string, string>,
  about: { location: string; bucket: string; key: string; etag: string },
): void {
  const { location, bucket, key, etag } = about;
  const headers = { etag, location, ...encryptionHeaders };
  const redirect = fields.get('success_action_redirect');
  if (redirect !== undefined && URL.canParse(redirect)) {
    const target = new URL(redirect);
    for (const [name, value] of Object.entries({ bucket, key, etag })) target.searchParams.set(name, value);
    return sendBody(response, 303, '', { ...headers, location: target.href });
  }
  const status = fields.get('success_action_status');
  if (status === '200') return sendBody(response, 200, '', headers);
  if (status !== '201') return void response.writeHead(204, headers).end();
  const parts = { Location: location, Bucket: bucket, Key: key, ETag: etag };
  const xml = Object.entries(parts).map(([name, value]) => toElement(name, value));
  sendBody(response, 201, toDocument('PostResponse', xml.join('')), {
    ...headers,
    'content-type': 'application/xml',
  });
}

/** A browser's form upload, allowed by a signed policy. */
export async function postObject(
  s3: S3,
  bucket: BucketDefinition,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { fields, file, name } = await readForm(request);
  const signer = checkPostPolicy(
    fields,
    { bucket: bucket.name, size: file.length },
    s3.clock.now(),
    s3.secretFor,
  );
  const key = fields.get('key')?.replaceAll('${filename}', name);
  if (!key)
    throw new S3Error(400, 'InvalidArgument', "Bucket POST must contain a field named 'key'.", {
      ArgumentName: 'key',
    });
  const tagging = fields.get('tagging') ?? '';
  assertAllowed(s3, signer.accessKeyId, [
    readObjectAccess('PutObject', bucket.name, key),
    ...(tagging === '' ? [] : [readObjectAccess('PutObjectTagging', bucket.name, key)]),
  ]);
  const sum = createBodySum(undefined);
  const blob = await s3.store.writeBody(streamWhole(file), (part) => sum.add(part));
  const etag = sum.end().md5.toString('hex');
  const about = [...fields].filter(
    ([field]) => storedHeaders.includes(field) || field.startsWith('x-amz-meta-'),
  );
  const tag = findText(tagging, 'Key');
  s3.store.put(bucket.name, key, {
    blob,
    size: file.length,
    etag,
    checksum: {},
    modified: s3.clock.now(),
    headers: { 'content-type': 'binary/octet-stream', ...Object.fromEntries(about) },
    tags: tag === undefined ? {} : { [tag]: findText(tagging, 'Value') ?? '' },
  });
  const call = { s3, bucket, requester: signer.accessKeyId, requestId: randomUUID() };
  await emitObjectEvent(call, {
    type: 'Object Created',
    key,
    size: file.length,
    etag,
    reason: 'POST Object',
  });
  const location = `http://${request.headers.host}/${bucket.name}/${key.split('/').map(encodeURIComponent).join('/')}`;
  sendAnswer(response, fields, { location, bucket: bucket.name, key, etag: `"${etag}"` });
}
