import type { ApiModel } from '../../template/api.ts';
import { FunctionError } from '../lambda/function-error.ts';
import { preflight, withCors } from './cors.ts';
import { decodePath, eventOf, type ApiRequest } from './event.ts';
import { createAuthorizer, type KeySource, type Verdict } from './jwt.ts';
import { message, responseOf, type ApiResponse } from './response.ts';
import { createRouter, type Match } from './routes.ts';

export interface GatewayOptions {
  readonly api: ApiModel;
  readonly invoke: (functionId: string, event: unknown) => Promise<unknown>;
  readonly keys: KeySource;
  readonly now: () => number;
}

export type Gateway = (request: ApiRequest) => Promise<ApiResponse>;

const megabyte = 1024 * 1024;
/** API Gateway takes 10 MB, Lambda's synchronous invocation 6 MB, base64 included. */
const mostBody = 10 * megabyte;
const mostEvent = 6 * megabyte;

/** An HTTP API of the template, with the semantics of API Gateway. */
export function createGateway({ api, invoke, keys, now }: GatewayOptions): Gateway {
  const find = createRouter(api.routes);
  const authorize = createAuthorizer(keys, now);

  const serve = async (request: ApiRequest): Promise<ApiResponse> => {
    const path = decodePath(request.path);
    if (path === undefined) return message(400, 'Bad Request');
    const match = find(request.method, path);
    if (!match) return message(404, 'Not Found');
    const { authorizer, scopes } = match.route;
    const verdict = authorizer && (await authorize(authorizer, scopes, request.headers['authorization']));
    if (verdict?.kind === 'unauthorized') return unauthorized(verdict.reason);
    if (verdict?.kind === 'forbidden') return message(403, 'Forbidden');
    if (request.body.length > mostBody) return tooLarge();
    return run(request, path, match, verdict);
  };

  const run = async (request: ApiRequest, path: string, match: Match, verdict: Verdict | undefined) => {
    const event = eventOf(api, request, { path, match, verdict }, now());
    if (request.body.length > mostEvent || Buffer.byteLength(JSON.stringify(event)) > mostEvent)
      return tooLarge();
    const { promise: late, resolve: expire } = Promise.withResolvers<ApiResponse>();
    const timer = setTimeout(
      () => expire(message(504, 'Endpoint request timed out')),
      match.route.integrationMilliseconds,
    );
    try {
      return await Promise.race([late, invoke(match.route.functionId, event).then(responseOf)]);
    } catch (error) {
      if (error instanceof FunctionError) return message(500, 'Internal Server Error');
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };

  return async (request) => {
    const answered = preflight(api.cors, request) ?? withCors(api.cors, request, await serve(request));
    return { ...answered, headers: { ...answered.headers, 'apigw-requestid': requestId() } };
  };
}

const tooLarge = () => message(413, 'Request Entity Too Large');

const unauthorized = (reason: string | undefined) => {
  const error = reason === undefined ? '' : ` error="invalid_token" error_description="${reason}"`;
  return message(401, 'Unauthorized', { 'www-authenticate': `Bearer scope=""${error}` });
};

const requestId = () => Buffer.from(crypto.getRandomValues(new Uint8Array(12))).toString('base64url');
