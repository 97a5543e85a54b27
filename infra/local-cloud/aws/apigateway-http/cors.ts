import type { CorsModel } from '../../template/api.ts';
import type { ApiRequest } from './event.ts';
import type { ApiResponse } from './response.ts';

/** The API's own answer to a preflight; undefined for other requests, and without a CORS configuration. */
export function answerApiPreflight(
  cors: CorsModel | undefined,
  request: ApiRequest,
): ApiResponse | undefined {
  if (!cors || request.method !== 'OPTIONS' || !request.headers['origin']) return undefined;
  if (!request.headers['access-control-request-method']) return undefined;
  const origin = findAllowedOrigin(cors, request);
  const headers: Record<string, string> = origin
    ? {
        ...toOriginHeaders(cors, origin),
        'access-control-allow-methods': cors.methods.join(','),
        'access-control-allow-headers': cors.headers.join(','),
        ...(cors.maxAgeSeconds !== undefined && { 'access-control-max-age': String(cors.maxAgeSeconds) }),
      }
    : {};
  return { status: 204, headers, body: Buffer.alloc(0) };
}

/** Replaces the CORS headers of the function by the API's own. */
export function addCorsHeaders(
  cors: CorsModel | undefined,
  request: ApiRequest,
  response: ApiResponse,
): ApiResponse {
  const origin = cors && request.headers['origin'] ? findAllowedOrigin(cors, request) : undefined;
  if (!cors) return response;
  const kept = Object.entries(response.headers).filter(([name]) => !name.startsWith('access-control-'));
  return {
    ...response,
    headers: { ...Object.fromEntries(kept), ...(origin && toOriginHeaders(cors, origin)) },
  };
}

const toOriginHeaders = (cors: CorsModel, origin: string): Record<string, string> => ({
  'access-control-allow-origin': origin,
  ...(origin !== '*' && { vary: 'Origin' }),
  ...(cors.credentials && { 'access-control-allow-credentials': 'true' }),
  ...(cors.exposed.length > 0 && { 'access-control-expose-headers': cors.exposed.join(',') }),
});

function findAllowedOrigin(cors: CorsModel, request: ApiRequest): string | undefined {
  const origin = request.headers['origin'];
  if (origin === undefined) return undefined;
  if (cors.origins.includes('*')) return cors.credentials ? origin : '*';
  return cors.origins.some((allowed) => isCovered(allowed, origin)) ? origin : undefined;
}

/** `https://*` allows every host of that scheme. */
const isCovered = (allowed: string, origin: string) =>
  allowed === origin || (allowed.endsWith('://*') && origin.startsWith(allowed.slice(0, -1)));
