import { isDebugged } from '../../runtime/debugged.ts';
import type { ApiModel } from '../../template/api.ts';
import { FunctionError } from '../lambda/function-error.ts';
import { answerApiPreflight, addCorsHeaders } from './cors.ts';
import { decodePath, createApiEvent, type ApiRequest } from './event.ts';
import { createAuthorizer, type KeySource, type Verdict } from './jwt.ts';
import { createMessage, toApiResponse, type ApiResponse } from './response.ts';
import { createRouter, type RouteMatch } from './routes.ts';

export interface GatewayOptions {
  readonly api: ApiModel;
  readonly invoke: (functionId: string, event: unknown) => Promise<unknown>;
  readonly keys: KeySource;
  readonly now: () => number;
}

export type Gateway = (request: ApiRequest) => Promise<ApiResponse>;

const megabyte = 1024 * 1024;
/** API Gateway takes 10 MB, Lambda's synchronous invocation 6 MB, base64 included. */
const maxBodyBytes = 10 * megabyte;
const maxEventBytes = 6 * megabyte;

/** An HTTP API of the template, with the semantics of API Gateway. */
export function createGateway({ api, invoke, keys, now }: GatewayOptions): Gateway {
  const find = createRouter(api.routes);
  const authorize = createAuthorizer(keys, now);

  const serve = async (request: ApiRequest): Promise<ApiResponse> => {
    const path = decodePath(request.path);
    if (path === undefined) return createMessage(400, 'Bad Request');
    const match = find(request.method, path);
    if (!match) return createMessage(404, 'Not Found');
    const { authorizer, scopes } = match.route;
    const verdict = authorizer && (await authorize(authorizer, scopes, request.headers['authorization']));
    if (verdict?.kind === 'unauthorized') return createUnauthorized(verdict.reason);
    if (verdict?.kind === 'forbidden') return createMessage(403, 'Forbidden');
    if (request.body.length > maxBodyBytes) return createTooLarge();
    return run(request, path, match, verdict);
  };

  const run = async (request: ApiRequest, path: string, match: RouteMatch, verdict: Verdict | undefined) => {
    const event = createApiEvent(api, request, { path, match, verdict }, now());
    if (isTooLarge(request, event)) return createTooLarge();
    const { promise: late, resolve: expire } = Promise.withResolvers<ApiResponse>();
    const expireLate = () => expire(createMessage(504, 'Endpoint request timed out'));
    const timer = isDebugged() ? undefined : setTimeout(expireLate, match.route.integrationMilliseconds);
    try {
      return await Promise.race([late, invoke(match.route.functionId, event).then(toApiResponse)]);
    } catch (error) {
      if (error instanceof FunctionError) return createMessage(500, 'Internal Server Error');
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };

  return async (request) => {
    const answered =
      answerApiPreflight(api.cors, request) ?? addCorsHeaders(api.cors, request, await serve(request));
    return { ...answered, headers: { ...answered.headers, 'apigw-requestid': createRequestId() } };
  };
}

/** Headers and path are a few kilobytes, and JSON takes at most six characters for a byte of the body. */
const isTooLarge = ({ body }: ApiRequest, event: object): boolean =>
  body.length > maxEventBytes / 8 &&
  (body.length > maxEventBytes || Buffer.byteLength(JSON.stringify(event)) > maxEventBytes);

const createTooLarge = () => createMessage(413, 'Request Entity Too Large');

const createUnauthorized = (reason: string | undefined) => {
  const error = reason === undefined ? '' : ` error="invalid_token" error_description="${reason}"`;
  return createMessage(401, 'Unauthorized', { 'www-authenticate': `Bearer scope=""${error}` });
};

const createRequestId = () => Buffer.from(crypto.getRandomValues(new Uint8Array(12))).toString('base64url');
