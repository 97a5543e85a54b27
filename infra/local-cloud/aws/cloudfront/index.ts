import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Hosts } from '../../base/hosts.ts';
import { readBody } from '../../base/http.ts';
import type { BehaviourModel, DistributionModel } from '../../template/distributions.ts';
import type { ApiResponse } from '../apigateway-http/response.ts';
import { createCompressor, applyRange } from './compression.ts';
import type { DistributionApi } from './distribution-api.ts';
import { createEdgeFunction, type EdgeFunction, type ViewerRequest } from './edge-function.ts';
import { createHeadersPolicy, selectForwardedHeaders, selectForwardedQuery } from './headers.ts';
import { createOrigin, type Origin, type OriginsOptions } from './origins.ts';

export type CdnOptions = OriginsOptions & {
  readonly distribution: DistributionModel;
  readonly hosts: Hosts;
  /** The headers that an origin gets at present, which CloudFront's API can change. */
  readonly originHeaders: DistributionApi['originHeaders'];
  /** The address of a request's viewer. Default: the address of its socket. */
  readonly readViewerAddress?: ((request: IncomingMessage) => string | undefined) | undefined;
  /** The last change of an answer before it is compressed; CloudFront has none. Default: no change. */
  readonly changeAnswer?: ((answer: ApiResponse) => ApiResponse) | undefined;
};

/** The source IP that an origin sees: the CDN's, not the viewer's; reserved for examples (RFC 5737). */
const edgeIp = '192.0.2.1';

export type Cdn = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface Behaviour {
  readonly model: BehaviourModel;
  readonly pattern: RegExp;
  readonly origin: Origin;
  /** The fallback of an origin group, and the statuses of the primary origin at which it is used. */
  readonly fallbackFor: (status: number) => Origin | undefined;
  readonly viewerRequest: EdgeFunction | undefined;
  readonly viewerResponse: EdgeFunction | undefined;
  readonly applyHeadersPolicy: (response: ApiResponse) => ApiResponse;
}

/** A CloudFront distribution of the template, without its cache. */
export function createCdn(options: CdnOptions): Cdn {
  const { distribution, readViewerAddress, changeAnswer = (answer) => answer } = options;
  const behaviours = distribution.behaviours.map((model) => createBehaviour(options, model));
  const behaviourFor = (path: string) => behaviours.find(({ pattern }) => pattern.test(path));
  const compress = createCompressor();
  const headersTo = (originId: string) => options.originHeaders(distribution.id, originId);

  const fetch = async (behaviour: Behaviour, viewer: ViewerRequest, body: Buffer, host: string) => {
    const { model } = behaviour;
    const ask = (origin: Origin, originId: string) =>
      origin({
        method: viewer.method,
        path: viewer.path === '/' ? `/${distribution.rootObject}` : viewer.path,
        query: selectForwardedQuery(model, viewer.query),
        headers: { ...selectForwardedHeaders(model, viewer, host), ...headersTo(originId) },
        body,
        sourceIp: edgeIp,
      });
    const first = await ask(behaviour.origin, model.origin.id);
    const second = behaviour.fallbackFor(first.status);
    const answered = second ? await ask(second, model.fallback?.origin.id ?? '') : first;
    const page = distribution.errorPages.find(({ code }) => code === answered.status);
    const pages = page?.path === undefined ? undefined : behaviourFor(page.path);
    if (!page || !pages) return answered;
    // CloudFront replaces every origin's response of that status by its error page, an API's too.
    const found = await pages.origin({
      method: 'GET',
      path: page.path ?? '',
      query: '',
      headers: {},
      body: empty,
      sourceIp: edgeIp,
    });
    return found.status === 200 ? { ...found, status: page.status } : answered;
  };

  const serve = async (viewer: ViewerRequest, body: Buffer): Promise<ApiResponse> => {
    const behaviour = behaviourFor(viewer.path);
    if (!behaviour?.model.methods.includes(viewer.method)) return createNotAllowed();
    const asked = (await behaviour.viewerRequest?.request(viewer)) ?? viewer;
    const range = viewer.headers['range'];
    const answered =
      'status' in asked ? asked : await fetch(behaviour, asked, body, viewer.headers['host'] ?? '');
    const whole = behaviour.applyHeadersPolicy(answered);
    const shaped = (await behaviour.viewerResponse?.response(viewer, whole)) ?? whole;
    if (range !== undefined) return applyRange(range, shaped);
    return compress(behaviour.model, viewer.headers['accept-encoding'], changeAnswer(shaped));
  };

  return async (request, response) => {
    const body = await readBody(request);
    const ip = readViewerAddress?.(request) ?? request.socket.remoteAddress ?? '127.0.0.1';
    const { status, headers, body: answer } = await serve(toViewerRequest(request, ip), body);
    const bare = status === 304 || status === 204;
    response.writeHead(status, {
      ...toMutable(headers),
      ...(!bare && { 'content-length': String(answer.length) }),
      via: '1.1 local.cloudfront.net (CloudFront)',
    });
    response.end(request.method === 'HEAD' || bare ? undefined : answer);
  };
}

const createFallback = (options: CdnOptions, { fallback }: BehaviourModel): Behaviour['fallbackFor'] => {
  if (!fallback) return () => undefined;
  const origin = createOrigin(options, fallback.origin);
  return (status) => (fallback.statuses.includes(status) ? origin : undefined);
};

const createBehaviour = (options: CdnOptions, model: BehaviourModel): Behaviour => ({
  model,
  pattern: toPathPattern(model.pattern),
  origin: createOrigin(options, model.origin),
  fallbackFor: createFallback(options, model),
  viewerRequest: model.viewerRequest === undefined ? undefined : createEdgeFunction(model.viewerRequest),
  viewerResponse: model.viewerResponse === undefined ? undefined : createEdgeFunction(model.viewerResponse),
  applyHeadersPolicy: createHeadersPolicy(model, options.hosts),
});

const empty = Buffer.alloc(0);

/** `*` matches any text and `?` one character; the leading slash is optional. */
function toPathPattern(pattern: string): RegExp {
  const source = pattern
    .replace(/[$()+.[\\\]^{|}]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^/?${source.replace(/^\//, '')}$`);
}

function toViewerRequest(request: IncomingMessage, ip: string): ViewerRequest {
  const [path = '/', query = ''] = splitOnce(request.url ?? '/', '?');
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headersDistinct))
    if (value) headers[name] = value.join(name === 'cookie' ? '; ' : ', ');
  return {
    method: request.method ?? 'GET',
    path,
    query,
    headers,
    ip,
  };
}

const splitOnce = (text: string, separator: string): [string, string] => {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
};

const toMutable = (headers: ApiResponse['headers']): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value : [...value]]),
  );

const createNotAllowed = (): ApiResponse => ({
  status: 403,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(
    '<h1>403 ERROR</h1><p>This distribution is not configured to allow this HTTP method.</p>',
  ),
});
