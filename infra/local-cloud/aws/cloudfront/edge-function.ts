import { randomUUID } from 'node:crypto';
import { createContext, Script } from 'node:vm';
import * as z from 'zod';
import type { ApiResponse } from '../apigateway-http/response.ts';

const Values = z.record(
  z.string(),
  z.object({ value: z.string(), multiValue: z.array(z.object({ value: z.string() })).optional() }),
);

const EdgeRequest = z.object({
  method: z.string(),
  uri: z.string(),
  querystring: Values.default({}),
  headers: Values.default({}),
  cookies: Values.default({}),
});

const EdgeResponse = z.object({
  statusCode: z.number(),
  headers: Values.default({}),
  cookies: Values.default({}),
  body: z
    .union([z.string(), z.object({ encoding: z.enum(['text', 'base64']).default('text'), data: z.string() })])
    .optional(),
});

export interface ViewerRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly ip: string;
}

export interface EdgeFunction {
  /** Runs a viewer-request function: a changed request, or a response made at the edge. */
  request(request: ViewerRequest): Promise<ViewerRequest | ApiResponse>;
  /** Runs a viewer-response function; it may change status and headers, not the body. */
  response(request: ViewerRequest, response: ApiResponse): Promise<ApiResponse>;
}

type Handler = (event: unknown) => unknown;
const isHandler = (value: unknown): value is Handler => typeof value === 'function';

/**
 * CloudFront stops a function after about a millisecond of CPU; a run-away one must not stop this process.
 */
const timeoutMs = 1000;

/** A CloudFront Function, run in a context of its own. */
export function createEdgeFunction(code: string): EdgeFunction {
  const context = createContext({ console });
  const handler: unknown = new Script(`${code}\n;handler`).runInContext(context, {
    timeout: timeoutMs,
  });
  if (!isHandler(handler)) throw new Error('a CloudFront function has no handler');
  const run = async (eventType: string, request: ViewerRequest, response?: ApiResponse): Promise<unknown> => {
    const event = {
      version: '1.0',
      context: { distributionDomainName: '', distributionId: '', eventType, requestId: randomUUID() },
      viewer: { ip: request.ip },
      request: toEdgeRequest(request),
      ...(response && { response: { statusCode: response.status, headers: toFields(toHeaders(response)) } }),
    };
    // An object of another context has another `Object.prototype`, which the schemas refuse: the result is copied.
    // The event is used by this run only, so the function may change it.
    const result = JSON.stringify(await handler(event));
    const parsed: unknown = JSON.parse(result);
    return parsed;
  };
  return {
    async request(request) {
      const result = await run('viewer-request', request);
      return isResponse(result)
        ? fromEdgeResponse(EdgeResponse.parse(result))
        : fromEdgeRequest(EdgeRequest.parse(result), request);
    },
    async response(request, response) {
      const { statusCode, headers } = EdgeResponse.parse(await run('viewer-response', request, response));
      const setCookie = response.headers['set-cookie'];
      return {
        status: statusCode,
        headers: { ...toPlain(headers), ...(setCookie && { 'set-cookie': setCookie }) },
        body: response.body,
      };
    },
  };
}

const isResponse = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'statusCode' in result;

const toFields = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

const toPlain = (values: z.output<typeof Values>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, { value }]) => [name.toLowerCase(), value]));

const toHeaders = (response: ApiResponse): Record<string, string> =>
  Object.fromEntries(
    Object.entries(response.headers).flatMap(([name, value]) =>
      name === 'set-cookie' ? [] : [[name, [value].flat().join(', ')]],
    ),
  );

function toEdgeRequest({ method, path, query, headers }: ViewerRequest): z.input<typeof EdgeRequest> {
  const { cookie, ...rest } = headers;
  const cookies = (cookie ?? '').split(/;\s*/).filter(Boolean).map(splitPair);
  return {
    method,
    uri: path,
    querystring: toMultiValues(query.split('&').filter(Boolean).map(splitPair)),
    headers: toFields(rest),
    cookies: toMultiValues(cookies),
  };
}

const splitPair = (pair: string): [string, string] => {
  const at = pair.indexOf('=');
  return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
};

function toMultiValues(pairs: readonly [string, string][]): z.output<typeof Values> {
  // A map: a caller may choose names such as `__proto__`.
  const values = new Map<string, z.output<typeof Values>[string]>();
  for (const [name, value] of pairs) {
    const known = values.get(name);
    if (!known) values.set(name, { value });
    else known.multiValue = [...(known.multiValue ?? [{ value: known.value }]), { value }];
  }
  return Object.fromEntries(values);
}

const joinPairs = (values: z.output<typeof Values>, separator: string): string =>
  Object.entries(values)
    .flatMap(([name, { value, multiValue }]) =>
      (multiValue ?? [{ value }]).map((one) => `${name}=${one.value}`),
    )
    .join(separator);

function fromEdgeRequest(edge: z.output<typeof EdgeRequest>, request: ViewerRequest): ViewerRequest {
  const cookie = joinPairs(edge.cookies, '; ');
  return {
    ...request,
    method: edge.method,
    path: edge.uri,
    query: joinPairs(edge.querystring, '&'),
    headers: { ...toPlain(edge.headers), ...(cookie !== '' && { cookie }) },
  };
}

function fromEdgeResponse(edge: z.output<typeof EdgeResponse>): ApiResponse {
  const { body } = edge;
  const data = typeof body === 'string' ? { encoding: 'text' as const, data: body } : body;
  return {
    status: edge.statusCode,
    headers: toPlain(edge.headers),
    body: Buffer.from(data?.data ?? '', data?.encoding === 'base64' ? 'base64' : 'utf8'),
  };
}
