import { Readable } from 'node:stream';
import { constructStack } from '@smithy/core/client';
import { HttpProtocol, HttpRequest, type HttpResponse } from '@smithy/core/protocols';
import { getRetryPlugin } from '@smithy/core/retry';
import { observeCalls } from '../observability/aws-call.ts';
import { signPost, type SigningIdentity } from './request-signature.ts';

type RetryConfig = Parameters<typeof getRetryPlugin>[0];
type SerdeConfig = Parameters<HttpProtocol['deserializeResponse']>[1];

/** What a call takes of a client of the SDK. */
interface SdkClient {
  readonly config: RetryConfig &
    SerdeConfig & {
      readonly region: () => Promise<string>;
      readonly credentials: () => Promise<SigningIdentity>;
      readonly requestHandler: {
        readonly handle: (request: HttpRequest) => Promise<{ readonly response: HttpResponse }>;
      };
      /** An instance of what the configuration names by a class. */
      readonly protocol: unknown;
    };
}

/** A service that speaks JSON: DynamoDB, Cognito. */
export interface SdkService {
  /** The name of its client, which logs and traces have. */
  readonly client: string;
  /** As requests are signed for it; it is the beginning of its host's name, too. */
  readonly name: string;
  /** What precedes an operation's name in the header. */
  readonly target: string;
  readonly version: '1.0' | '1.1';
  /** Of its errors. */
  readonly namespace: string;
  /** The variable in which the SDK finds another endpoint of this service. */
  readonly endpointVariable: string;
}

interface Call {
  readonly operation: string;
  readonly body: string;
}
interface Answer {
  $metadata: object;
  readonly text: string;
}

/**
 * Calls of a service by the names of their operations, with the JSON of their input and answer. The SDK's client gives
 * its connections, credentials, region, retries and errors. A call goes past its other steps: they prepare for every
 * call what is the same for all of them, which was half of a function's processor time
 * (docs/decisions/063-database-client.md). A call throws the SDK's errors, such as `TransactionCanceledException`.
 */
export function createSdkCalls({ config }: SdkClient, service: SdkService) {
  const createSteps = (isRetried: boolean) => {
    const steps = constructStack<Call, Answer>();
    if (isRetried) steps.use(getRetryPlugin(config));
    observeCalls({ middlewareStack: steps });
    return steps;
  };
  const createRequest = createRequests(config, service);

  /** Sends one attempt of a call. @throws the SDK's error of a refusal */
  async function exchange({ input: { operation, body } }: { input: Call }) {
    const { response } = await config.requestHandler.handle(await createRequest(operation, body));
    if (response.statusCode < 300)
      return { response, output: { $metadata: {}, text: await readText(response) } };
    const { protocol } = config;
    if (!(protocol instanceof HttpProtocol)) throw new TypeError(`${service.client} has no protocol.`);
    // Errors are the same for all operations, and their shapes are not among those of an operation.
    const anyOperation = {
      namespace: service.namespace,
      name: 'AnyOperation',
      traits: 0,
      input: 'unit',
      output: 'unit',
    } as const;
    return { response, output: await protocol.deserializeResponse<Answer>(anyOperation, config, response) };
  }

  /** @param isRetried false for what may not happen twice, as an attempt whose answer is lost can have happened */
  return (operation: string, isRetried = true) => {
    const handle = createSteps(isRetried).resolve(exchange, {
      clientName: service.client,
      commandName: operation,
    });
    return async (body: string): Promise<string> => {
      const { output } = await handle({ input: { operation, body } });
      return output.text;
    };
  };
}

function createRequests(config: SdkClient['config'], service: SdkService) {
  let place: { readonly endpoint: URL; readonly region: string } | undefined;

  /** In the function's region, or at the endpoint that the SDK's variables name. */
  async function findPlace() {
    const region = await config.region();
    const endpoint =
      process.env[service.endpointVariable] ??
      process.env['AWS_ENDPOINT_URL'] ??
      `https://${service.name}.${region}.amazonaws.com`;
    return { endpoint: new URL(endpoint), region };
  }

  return async (operation: string, body: string): Promise<HttpRequest> => {
    place ??= await findPlace();
    const { endpoint, region } = place;
    const headers = signPost(
      body,
      {
        'content-type': `application/x-amz-json-${service.version}`,
        host: endpoint.host,
        'x-amz-target': `${service.target}.${operation}`,
      },
      await config.credentials(),
      { region, service: service.name },
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
  };
}

/** An asynchronous iteration of the stream costs as much as the parser. */
function readText({ body }: HttpResponse): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!(body instanceof Readable)) return reject(new TypeError('An answer of AWS is a stream.'));
    const chunks: Buffer[] = [];
    body.on('data', (chunk: Buffer) => void chunks.push(chunk));
    body.on('end', () => resolve(Buffer.concat(chunks).toString()));
    body.on('error', reject);
  });
}
