import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type * as commands from '@aws-sdk/lib-dynamodb';
import { constructStack } from '@smithy/core/client';
import { HttpProtocol, HttpRequest, type HttpResponse } from '@smithy/core/protocols';
import { getRetryPlugin } from '@smithy/core/retry';
import { observeCalls } from '../observability/aws-call.ts';
import { parseAnswerText, toRequestText } from './attribute-values.ts';
import { signPost } from './request-signature.ts';

const client = new DynamoDBClient({});

interface Call {
  readonly operation: string;
  readonly body: string;
}
interface Answer {
  $metadata: object;
}

const steps = constructStack<Call, Answer>();
steps.use(getRetryPlugin(client.config));
observeCalls({ middlewareStack: steps });

/** Errors are the same for all operations, and their shapes are not among those of an operation. */
const anyOperation = {
  namespace: 'com.amazonaws.dynamodb',
  name: 'AnyOperation',
  traits: 0,
  input: 'unit',
  output: 'unit',
} as const;

/** Sends one attempt of a call. @throws the SDK's error of a refusal */
async function exchange({ input: { operation, body } }: { input: Call }) {
  const { requestHandler, protocol } = client.config;
  const { response } = await requestHandler.handle(await createRequest(operation, body));
  if (response.statusCode < 300)
    return { response, output: { $metadata: {}, ...parseAnswerText(await readText(response)) } };
  // The client has an instance of what its configuration names by a class.
  if (!(protocol instanceof HttpProtocol)) throw new TypeError('The client of DynamoDB has no protocol.');
  return {
    response,
    output: await protocol.deserializeResponse<Answer>(anyOperation, client.config, response),
  };
}

interface Place {
  readonly endpoint: URL;
  readonly region: string;
}
let place: Place | undefined;

/** Where the table is: in the function's region, or at the endpoint that the SDK's variables name. */
async function findPlace(): Promise<Place> {
  const region = await client.config.region();
  const endpoint =
    process.env['AWS_ENDPOINT_URL_DYNAMODB'] ??
    process.env['AWS_ENDPOINT_URL'] ??
    `https://dynamodb.${region}.amazonaws.com`;
  return { endpoint: new URL(endpoint), region };
}

async function createRequest(operation: string, body: string): Promise<HttpRequest> {
  place ??= await findPlace();
  const { endpoint, region } = place;
  const headers = signPost(
    body,
    {
      'content-type': 'application/x-amz-json-1.0',
      host: endpoint.host,
      'x-amz-target': `DynamoDB_20120810.${operation}`,
    },
    await client.config.credentials(),
    { region, service: 'dynamodb' },
  );
  return new HttpRequest({
    method: 'POST',
    protocol: endpoint.protocol,
    hostname: endpoint.hostname,
    ...(endpoint.port !== '' && { port: Number(endpoint.port) }),
    path: '/',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    body,
  });
}

/** An asynchronous iteration of the stream costs as much as the parser. */
function readText({ body }: HttpResponse): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!(body instanceof Readable)) return reject(new TypeError('An answer of DynamoDB is a stream.'));
    const chunks: Buffer[] = [];
    body.on('data', (chunk: Buffer) => void chunks.push(chunk));
    body.on('end', () => resolve(Buffer.concat(chunks).toString()));
    body.on('error', reject);
  });
}

/** An operation by its name of AWS; it is sent when its promise is asked for. */
function createOperation<Input extends object, Output>(operation: string) {
  const handle = steps.resolve(exchange, { clientName: 'DynamoDBClient', commandName: operation });
  // An attempt that follows a lost answer has the token of the first, so that a transaction happens once.
  const isTokened = operation === 'TransactWriteItems';
  const send = async (input: Input): Promise<Output> => {
    const body = toRequestText(isTokened ? { ClientRequestToken: randomUUID(), ...input } : input);
    const { output }: { output: unknown } = await handle({ input: { operation, body } });
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the seam between an answer's JSON and the SDK's types
    return output as Output;
  };
  return (input: Input) => ({ promise: () => send(input) });
}

/**
 * DynamoDB as ElectroDB and the kernel call it, with plain values in columns. The SDK's client gives its connections,
 * credentials, region, retries and errors. A call goes past its other steps: they prepare for every call what is the
 * same for all of them, which was half of a function's processor time (docs/decisions/063-database-client.md). An
 * operation throws the SDK's errors, such as `TransactionCanceledException`.
 */
export const databaseClient = {
  batchGet: createOperation<commands.BatchGetCommandInput, commands.BatchGetCommandOutput>('BatchGetItem'),
  batchWrite: createOperation<commands.BatchWriteCommandInput, commands.BatchWriteCommandOutput>(
    'BatchWriteItem',
  ),
  delete: createOperation<commands.DeleteCommandInput, commands.DeleteCommandOutput>('DeleteItem'),
  get: createOperation<commands.GetCommandInput, commands.GetCommandOutput>('GetItem'),
  put: createOperation<commands.PutCommandInput, commands.PutCommandOutput>('PutItem'),
  query: createOperation<commands.QueryCommandInput, commands.QueryCommandOutput>('Query'),
  scan: createOperation<commands.ScanCommandInput, commands.ScanCommandOutput>('Scan'),
  transactGet: createOperation<commands.TransactGetCommandInput, commands.TransactGetCommandOutput>(
    'TransactGetItems',
  ),
  transactWrite: createOperation<commands.TransactWriteCommandInput, commands.TransactWriteCommandOutput>(
    'TransactWriteItems',
  ),
  update: createOperation<commands.UpdateCommandInput, commands.UpdateCommandOutput>('UpdateItem'),
  createSet: (values: readonly unknown[]) => new Set(values),
};
