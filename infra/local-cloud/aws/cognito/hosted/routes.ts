import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendBody, sendHtml, sendJson } from '../../../base/http.ts';
import { findClient, type Cognito } from '../context.ts';
import { toUserPoolIssuer } from '../user-pool.ts';
import { isLogOutAllowed, isReturnAllowed } from './authorize-request.ts';
import { deleteBrowserSession } from './browser-session.ts';
import { renderErrorPage } from './page.ts';
import { answerAuthorize, answerIdentityProvider, answerLogin, redirectTo } from './sign-in-pages.ts';
import { answerRevoke, answerToken, answerUserInfo } from './token-endpoint.ts';

interface Visit {
  cognito: Cognito;
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
}

function logOut(visit: Visit): void {
  const { cognito, request, response, url } = visit;
  const query = url.searchParams;
  const client = findClient(cognito, query.get('client_id') ?? '')?.client;
  if (!client) return sendHtml(response, 400, renderErrorPage('The client does not exist.'));
  deleteBrowserSession(cognito, request, response);
  const out = query.get('logout_uri');
  if (out !== null && isLogOutAllowed(cognito, client, out)) return redirectTo(response, out);
  if (out === null && isReturnAllowed(cognito, client, query.get('redirect_uri') ?? ''))
    return redirectTo(response, `${cognito.publicUrl()}/login?${query.toString()}`);
  sendHtml(
    response,
    400,
    renderErrorPage('The address to go to after signing out is not one of this client.'),
  );
}

function sendDiscovery({ cognito, response }: Visit, poolId: string, file: string): void {
  const headers = { 'access-control-allow-origin': '*' };
  if (!cognito.pools.some(({ id }) => id === poolId))
    return sendJson(response, 404, { message: 'not found' });
  if (file === 'jwks.json') return sendJson(response, 200, cognito.keys.jwks(poolId), headers);
  const base = cognito.publicUrl();
  const about = {
    issuer: toUserPoolIssuer(cognito.region, poolId),
    jwks_uri: `${base}/${poolId}/.well-known/jwks.json`,
    authorization_endpoint: `${base}/oauth2/authorize`,
    token_endpoint: `${base}/oauth2/token`,
    userinfo_endpoint: `${base}/oauth2/userInfo`,
    revocation_endpoint: `${base}/oauth2/revoke`,
    end_session_endpoint: `${base}/logout`,
    response_types_supported: ['code'],
    id_token_signing_alg_values_supported: ['RS256'],
    subject_types_supported: ['public'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
  };
  sendJson(response, 200, about, headers);
}

const answerPreflight = ({ response }: Visit): void =>
  sendBody(response, 200, '', {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'authorization, content-type, amz-sdk-request, x-amz-user-agent',
  });

const routes: [
  method: string,
  path: RegExp,
  run: (visit: Visit, ...parts: string[]) => Promise<void> | void,
][] = [
  ['OPTIONS', /./, answerPreflight],
  ['GET', /^\/oauth2\/authorize$/, answerAuthorize],
  ['GET', /^\/login$/, answerLogin],
  ['POST', /^\/login$/, answerLogin],
  ['GET', /^\/idp\/(\w+)$/, answerIdentityProvider],
  ['POST', /^\/idp\/(\w+)$/, answerIdentityProvider],
  ['POST', /^\/oauth2\/token$/, ({ cognito, request, response }) => answerToken(cognito, request, response)],
  [
    'POST',
    /^\/oauth2\/revoke$/,
    ({ cognito, request, response }) => answerRevoke(cognito, request, response),
  ],
  [
    'GET',
    /^\/oauth2\/userInfo$/,
    ({ cognito, request, response }) => answerUserInfo(cognito, request, response),
  ],
  ['GET', /^\/logout$/, logOut],
  ['GET', /^\/([\w-]+)\/\.well-known\/(jwks\.json|openid-configuration)$/, sendDiscovery],
];

/** The hosted UI, its OAuth 2.0 endpoints and the pools' public keys, under the path of `publicUrl`. */
export async function answerHostedPage(visit: Visit): Promise<void> {
  const base = new URL(visit.cognito.publicUrl()).pathname;
  const path = visit.url.pathname.slice(base.length);
  for (const [method, pattern, run] of routes) {
    const found = visit.request.method === method ? pattern.exec(path) : null;
    if (found) return run(visit, ...found.slice(1));
  }
  sendHtml(visit.response, 404, renderErrorPage('There is no such page.'));
}
