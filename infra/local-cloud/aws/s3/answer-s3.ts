import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendBody } from '../../base/http.ts';
import { readListing, readObjectCall } from '../iam/requests/s3.ts';
import { assertAllowed, getHeader, type BucketDefinition, type S3Call, type S3 } from './call.ts';
import { addCors, answerBucketPreflight } from './cors.ts';
import { toErrorXml, createNoSuchBucket, createNotImplemented, S3Error } from './errors.ts';
import { listObjects } from './list-objects.ts';
import { postObject } from './post-object.ts';
import { getParameter, readAddress, type Address } from './query.ts';
import { readObject } from './read-object.ts';
import { verifySignature } from './sigv4.ts';
import { deleteObjects, listBuckets } from './small-documents.ts';
import { copyObject, deleteObject, putObject } from './write-object.ts';

/** Query parameters that select a sub-resource; unsupported ones are refused. */
const subResources = new Set(
  (
    'accelerate acl analytics attributes cors encryption intelligent-tiering inventory legal-hold lifecycle location ' +
    'logging metadataTable metrics notification object-lock ownershipControls partNumber policy policyStatus ' +
    'publicAccessBlock replication requestPayment restore retention select tagging torrent uploadId uploads ' +
    'versionId versioning versions website renameObject session'
  ).split(' '),
);

type Run = (call: S3Call) => Promise<void> | void;

const headBucket: Run = ({ response, bucket }) =>
  void response.writeHead(200, { 'x-amz-bucket-region': bucket.region }).end();

const objectRuns: Record<string, Run> = {
  GET: readObject,
  HEAD: readObject,
  DELETE: deleteObject,
  PUT: (call) => (getHeader(call.request, 'x-amz-copy-source') ? copyObject(call) : putObject(call)),
};

const bucketRuns: Record<string, Run> = { GET: listObjects, HEAD: headBucket, 'POST delete': deleteObjects };

function selectRun(method: string, address: Address, key: string): Run {
  const names = address.query.map(([name]) => name);
  const sub = names.find((name) => subResources.has(name) || (name === 'delete' && key === ''));
  const action = sub ? `${method} ${sub}` : method;
  const run = (key ? objectRuns : bucketRuns)[action];
  if (!run) throw createNotImplemented(`${action} on ${key ? 'an object' : 'a bucket'}`);
  return run;
}

/** The bucket in the host's first label or the path's first segment, and the key after it. */
function locateObject(s3: S3, request: IncomingMessage, path: string) {
  const [label = ''] = (request.headers.host ?? '').split('.');
  const byHost = s3.buckets.find(({ name }) => name === label);
  if (byHost) return { name: label, bucket: byHost, key: path };
  const [, name = '', key = ''] = /^([^/]*)\/?(.*)$/s.exec(path) ?? [];
  return { name, bucket: s3.buckets.find((candidate) => candidate.name === name), key };
}

function checkRegion(bucket: BucketDefinition, region: string): void {
  if (region !== bucket.region)
    throw new S3Error(
      400,
      'AuthorizationHeaderMalformed',
      `The authorization header is malformed; the region '${region}' is wrong; expecting '${bucket.region}'`,
      { Region: bucket.region },
    );
}

async function serveRequest(
  s3: S3,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): Promise<void> {
  const address = readAddress(request.url ?? '/');
  const { name, bucket, key } = locateObject(s3, request, address.path);
  if (bucket) addCors(request, response, bucket.cors);
  const method = request.method ?? '';
  if (method === 'OPTIONS') return answerBucketPreflight(request, response, bucket?.cors ?? []);
  const isForm =
    method === 'POST' && (getHeader(request, 'content-type') ?? '').startsWith('multipart/form-data');
  if (bucket && isForm && getParameter(address, 'delete') === undefined)
    return postObject(s3, bucket, request, response);
  const signed = verifySignature({ method, address, headers: request.headers }, s3.clock.now(), s3.secretFor);
  if (name === '') {
    assertAllowed(s3, signed.accessKeyId, [{ action: 's3:ListAllMyBuckets', resource: '*' }]);
    return listBuckets({ s3, response });
  }
  if (!bucket) throw createNoSuchBucket(name);
  checkRegion(bucket, signed.region);
  const run = selectRun(method, address, key);
  const { payload, accessKeyId: requester } = signed;
  const call = { s3, request, response, address, bucket, key, requester, requestId, payload };
  assertAllowed(s3, requester, readAccesses(call));
  await runOrHide(run, call);
}

const toQueryMap = ({ query }: Address): ReadonlyMap<string, string> => new Map(query);

const readAccesses = ({ request, address, bucket, key }: S3Call) =>
  readObjectCall({
    method: request.method ?? '',
    bucket: bucket.name,
    key,
    query: toQueryMap(address),
    copySource: decodeText(getHeader(request, 'x-amz-copy-source')),
    tags: getHeader(request, 'x-amz-tagging'),
  });

const decodeText = (text: string | undefined) => text && decodeURIComponent(text);

/** Without the right to list the keys, S3 does not tell that an object is missing. */
async function runOrHide(run: Run, call: S3Call): Promise<void> {
  try {
    await run(call);
  } catch (error) {
    if (error instanceof S3Error && error.code === 'NoSuchKey')
      assertAllowed(call.s3, call.requester, [
        readListing(call.bucket.name, new Map([['prefix', call.key]])),
      ]);
    throw error;
  }
}

/** Answers one request, errors as S3's XML. */
export async function answerS3(s3: S3, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const requestId = randomBytes(8).toString('hex').toUpperCase();
  response.setHeader('x-amz-request-id', requestId);
  if (response.sendDate) response.setHeader('date', new Date(s3.clock.now()).toUTCString());
  try {
    await serveRequest(s3, request, response, requestId);
  } catch (error) {
    if (response.headersSent) return void response.destroy();
    const s3Error =
      error instanceof S3Error
        ? error
        : new S3Error(500, 'InternalError', `We encountered an internal error: ${String(error)}`);
    // The client may still be sending: reads on, or the response would be lost with the connection.
    request.resume();
    if (request.method === 'HEAD') return void response.writeHead(s3Error.status).end();
    sendBody(response, s3Error.status, toErrorXml(s3Error, request.url ?? '', requestId), {
      'content-type': 'application/xml',
    });
  }
}
