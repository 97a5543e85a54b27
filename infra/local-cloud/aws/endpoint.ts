import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { findEntry, sendJson } from '../base/http.ts';
import type { Guard } from './iam/guard.ts';

type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  caller: string | undefined,
) => Promise<void>;

export interface EndpointRoutes {
  /** By the part of `x-amz-target` before the first dot. */
  readonly byTarget: Readonly<Record<string, Handler>>;
  /** By the service in the signature, for calls without a target. */
  readonly byService: Readonly<Record<string, Handler>>;
  /** All other calls go to S3. */
  readonly objects: Handler;
}

/** The endpoint of all AWS SDKs in functions. */
export function createAwsEndpoint(
  routes: EndpointRoutes,
  guard: Guard,
  log: (line: string) => void,
): RequestListener {
  return (request, response) => {
    hideDate(request, response);
    handleCall(routes, guard, request, response).catch((error: unknown) => {
      log(`${request.method} ${request.url} (${String(request.headers['x-amz-target'])}): ${String(error)}`);
      if (!response.headersSent)
        sendJson(response, 500, { __type: 'InternalFailure', message: String(error) });
      else response.destroy();
    });
  };
}

/**
 * The cloud's clock moves, also amid a call. An SDK that sees another time in a response corrects its clock by the
 * difference from then on and repeats every call that was refused, so that one wrong password counts as three. What
 * answers a signed call has no time.
 */
function hideDate({ headers }: IncomingMessage, response: ServerResponse): void {
  if (headers['x-amz-date'] !== undefined) response.sendDate = false;
}

async function handleCall(
  routes: EndpointRoutes,
  guard: Guard,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const handler = findHandler(routes, request);
  if (!handler) {
    const message = `${String(request.headers['x-amz-target'])} is not run here`;
    return sendJson(response, 400, { __type: 'UnknownOperationException', message });
  }
  const caller = readCaller(request);
  if (await guard(request, response, { caller, service: readService(request) })) return;
  return handler(request, response, caller);
}

function findHandler(
  { byTarget, byService, objects }: EndpointRoutes,
  request: IncomingMessage,
): Handler | undefined {
  const target = request.headers['x-amz-target'] ?? findPreflightTarget(request);
  if (typeof target === 'string') return findEntry(byTarget, target.split('.')[0] ?? '');
  return findEntry(byService, readService(request) ?? '') ?? objects;
}

/** Browsers call Cognito alone with a target, and ask before; S3 answers its own preflights. */
const findPreflightTarget = ({ method, headers }: IncomingMessage): string | undefined =>
  method === 'OPTIONS' && headers['access-control-request-headers']?.includes('x-amz-target')
    ? 'AWSCognitoIdentityProviderService'
    : undefined;

/** Credential=<key>/<day>/<region>/<service>/aws4_request */
const readService = (request: IncomingMessage): string | undefined =>
  /Credential=([^/,]+\/){3}([^/,]+)\//.exec(request.headers.authorization ?? '')?.[2];

/** The id of the function that signed the call: workers get their function's id as access key. */
const readCaller = (request: IncomingMessage): string | undefined =>
  /Credential=([^/,]+)\//.exec(request.headers.authorization ?? '')?.[1];
