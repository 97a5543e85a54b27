import { randomUUID } from 'node:crypto';
import type { ApiModel } from '../../template/api.ts';
import { account } from '../../template/assembly.ts';
import type { Verdict } from './jwt.ts';
import type { RouteMatch } from './routes.ts';

/** A request as it reaches the API, from the CDN or directly. */
export interface ApiRequest {
  readonly method: string;
  /** Still percent-encoded, without the query. */
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  /** Lower-case names; values of a repeated header joined by commas. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly sourceIp: string;
}

/** Whether a body reaches the function as text; forms and unknown types arrive as base64. */
const isText = (contentType: string | undefined): boolean =>
  /^(text\/|application\/(json|javascript|xml)\b)/i.test(contentType ?? '');

/** The percent-decoded path, as HTTP APIs pass it; undefined if it can't be decoded. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

interface RoutedRequest {
  path: string;
  match: RouteMatch;
  verdict: Verdict | undefined;
}

/** The function's event in payload format 2.0. */
export function createApiEvent(
  api: ApiModel,
  request: ApiRequest,
  { path, match, verdict }: RoutedRequest,
  now: number,
) {
  const { cookie, ...headers } = request.headers;
  const text = isText(headers['content-type']);
  const query = parseQuery(request.query);
  return {
    version: '2.0',
    routeKey: match.route.key,
    rawPath: path,
    rawQueryString: request.query,
    ...(cookie === undefined ? {} : { cookies: cookie.split(/;\s*/) }),
    headers,
    ...(query && { queryStringParameters: query }),
    ...(Object.keys(match.parameters).length > 0 && { pathParameters: match.parameters }),
    requestContext: {
      accountId: account,
      apiId: api.id,
      domainName: api.host,
      domainPrefix: api.id,
      ...(verdict?.kind === 'allowed' && {
        authorizer: {
          jwt: { claims: verdict.claims, scopes: match.route.scopes.length > 0 ? verdict.scopes : null },
        },
      }),
      http: {
        method: request.method,
        path,
        protocol: 'HTTP/1.1',
        sourceIp: request.sourceIp,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: match.route.key,
      stage: api.stage,
      time: formatLogTime(new Date(now)),
      timeEpoch: now,
    },
    ...(request.body.length > 0 && { body: request.body.toString(text ? 'utf8' : 'base64') }),
    isBase64Encoded: request.body.length > 0 && !text,
  };
}

/** Decoded query values; those of a repeated name are joined by commas. */
function parseQuery(query: string): Record<string, string> | undefined {
  if (query === '') return undefined;
  // A map: a caller may choose names such as `__proto__`.
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) {
    const known = values.get(name);
    values.set(name, known === undefined ? value : `${known},${value}`);
  }
  return Object.fromEntries(values);
}

/** Such as `21/Nov/2026:15:04:05 +0000`. */
function formatLogTime(time: Date): string {
  const [, day, month, year, clock] = time.toUTCString().split(' ');
  return `${day}/${month}/${year}:${clock} +0000`;
}
