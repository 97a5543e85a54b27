import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Gateway } from '../aws/apigateway-http/index.ts';
import type { Cdn } from '../aws/cloudfront/index.ts';
import { readBody, sendJson, parseRequestUrl } from '../base/http.ts';
import type { People } from '../base/people.ts';

export interface SiteListenerOptions {
  /** The URL of the site, used in uploads and sign-in; requests for other host names are redirected to it. */
  readonly origin: string;
  /** The pages under `/_local/`. */
  readonly local: (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void> | void;
  readonly site: Cdn;
  readonly people: Pick<People, 'note'>;
  readonly log: (line: string) => void;
}

/** Serves a site from its sources, in front of the deployed one. */
export interface LiveSite {
  readonly serve: (deployed: Cdn) => Cdn;
  /** Whether it has taken the connection. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;
  readonly close: () => Promise<void>;
}

/** The listener for browsers: the site as the CDN serves it, and the local cloud's own pages. */
export function createSiteListener({
  origin,
  local,
  site,
  people,
  log,
}: SiteListenerOptions): RequestListener {
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const url = parseRequestUrl(request);
    if (isForOtherHost(request, origin))
      return response.writeHead(307, { location: `${origin}${request.url ?? '/'}` }).end();
    if (!url.pathname.startsWith('/_local')) return site(request, response);
    if (!isFromThisMachine(request, origin))
      return sendJson(response, 403, {
        message: `open ${origin}/_local/ itself: other sites may not use it`,
      });
    return local(request, response, url);
  };
  return (request, response) => {
    people.note(request, response);
    serve(request, response).catch((error: unknown) => {
      log(`${request.method} ${request.url}: ${error instanceof Error ? error.stack : String(error)}`);
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, { message: 'Internal Server Error' });
    });
  };
}

const loopback = ['localhost', '127.0.0.1'];

const isForOtherHost = ({ headers, method }: IncomingMessage, origin: string): boolean => {
  const [host = ''] = headers.host?.split(':') ?? [];
  const { hostname } = new URL(origin);
  return (
    method === 'GET' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    loopback.includes(host) &&
    host !== hostname
  );
};

/**
 * Whether a request names this machine and comes from no page of another site. A browser sends forms and simple calls of
 * any page here, and a name of another's that leads to this machine would let its pages read the mails.
 */
function isFromThisMachine({ headers }: IncomingMessage, origin: string): boolean {
  const names = [...loopback, '[::1]', new URL(origin).hostname];
  const isNamed = (address: string) => URL.canParse(address) && names.includes(new URL(address).hostname);
  return isNamed(`http://${headers.host ?? ''}`) && (headers.origin === undefined || isNamed(headers.origin));
}

/** The API alone, for a template without a CDN. */
export function createBareApi(api: { readonly gateway: Gateway } | undefined): Cdn {
  return async (request, response) => {
    const [path = '/', ...query] = (request.url ?? '/').split('?');
    const headers: Record<string, string> = {};
    for (const [name, values] of Object.entries(request.headersDistinct))
      if (values) headers[name] = values.join(name === 'cookie' ? '; ' : ', ');
    if (!api) return sendJson(response, 404, { message: 'the template has no API and no distribution' });
    const answer = await api.gateway({
      method: request.method ?? 'GET',
      path,
      query: query.join('?'),
      headers,
      body: await readBody(request),
      sourceIp: request.socket.remoteAddress ?? '127.0.0.1',
    });
    for (const [name, value] of Object.entries(answer.headers))
      response.setHeader(name, typeof value === 'string' ? value : [...value]);
    response.writeHead(answer.status).end(answer.body);
  };
}
