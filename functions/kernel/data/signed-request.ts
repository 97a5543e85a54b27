import { text } from 'node:stream/consumers';
import { Sha256 } from '@smithy/core/checksum';
import { HttpRequest } from '@smithy/core/protocols';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { SignatureV4 } from '@smithy/signature-v4';
import * as z from 'zod';
import { env } from '../env.ts';

/** A call of AWS's API that needs no client of its own. */
export interface SignedRequest {
  readonly service: 'secretsmanager' | 'cloudfront' | 'sqs';
  readonly region: string;
  readonly host: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface SignedResponse {
  readonly body: string;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

const handler = new NodeHttpHandler({ connectionTimeout: 1_000, requestTimeout: 3_000 });
const Body = z.custom<NodeJS.ReadableStream>((value) => typeof value === 'object' && value !== null);
const maxAttempts = 3;

/**
 * Makes a call with the role of the function, at most three times. A whole client is 20 to 100 kB of every bundle;
 * this is the signer and the connections of the clients that are in all of them.
 * @throws Error when AWS refuses
 */
export async function sendSignedRequest(call: SignedRequest): Promise<SignedResponse> {
  for (let tries = 1; ; tries += 1) {
    const { statusCode, headers, body } = await send(call);
    if (statusCode < 300) return { headers, body };
    if (tries === maxAttempts || statusCode < 500)
      throw new Error(`${call.service} answers ${statusCode} to ${call.method} ${call.path}`);
  }
}

interface JsonRequest {
  readonly service: SignedRequest['service'];
  /** The operation with its prefix, such as `AmazonSQS.ListQueues`. */
  readonly target: string;
  /** The version of the JSON protocol that the service speaks. */
  readonly version: '1.0' | '1.1';
  readonly input: object;
}

/**
 * Makes a call of a service that speaks JSON, in the function's region.
 * @throws Error when AWS refuses
 */
export async function callJsonService({ service, target, version, input }: JsonRequest): Promise<unknown> {
  const region = env('AWS_REGION');
  const { body } = await sendSignedRequest({
    service,
    region,
    host: `${service}.${region}.amazonaws.com`,
    method: 'POST',
    path: '/',
    headers: { 'content-type': `application/x-amz-json-${version}`, 'x-amz-target': target },
    body: JSON.stringify(input),
  });
  return JSON.parse(body);
}

async function send(call: SignedRequest): Promise<SignedResponse & { statusCode: number }> {
  const { response } = await handler.handle(new HttpRequest(await sign(call)));
  const headers = Object.fromEntries(
    Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  return { statusCode: response.statusCode, headers, body: await text(Body.parse(response.body)) };
}

function sign({ service, region, host, method, path, headers = {}, body = '' }: SignedRequest) {
  // The variable in which every SDK finds another endpoint than AWS's.
  const endpoint = new URL(process.env['AWS_ENDPOINT_URL'] ?? `https://${host}`);
  const sessionToken = process.env['AWS_SESSION_TOKEN'];
  const signer = new SignatureV4({
    service,
    region,
    sha256: Sha256,
    credentials: {
      accessKeyId: env('AWS_ACCESS_KEY_ID'),
      secretAccessKey: env('AWS_SECRET_ACCESS_KEY'),
      ...(sessionToken && { sessionToken }),
    },
  });
  return signer.sign({
    method,
    protocol: endpoint.protocol,
    hostname: endpoint.hostname,
    ...(endpoint.port !== '' && { port: Number(endpoint.port) }),
    path,
    query: {},
    headers: { ...headers, host: endpoint.host },
    body,
  });
}
