import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendBody, sendHtml, sendJson } from '../../../base/http.ts';
import type { Cognito } from '../context.ts';
import { renderErrorPage } from './page.ts';
import { answerAuthorize, answerIdentityProvider } from './sign-in-pages.ts';
import { answerToken } from './token-endpoint.ts';

interface Visit {
  cognito: Cognito;
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
}

function sendKeys({ cognito, response }: Visit, poolId: string): void {
  if (!cognito.pools.some(({ id }) => id === poolId))
    return sendJson(response, 404, { message: 'not found' });
  sendJson(response, 200, cognito.keys.jwks(poolId), { 'access-control-allow-origin': '*' });
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
  ['GET', /^\/idp\/(\w+)$/, answerIdentityProvider],
  ['POST', /^\/idp\/(\w+)$/, answerIdentityProvider],
  ['POST', /^\/oauth2\/token$/, ({ cognito, request, response }) => answerToken(cognito, request, response)],
  ['GET', /^\/([\w-]+)\/\.well-known\/jwks\.json$/, sendKeys],
];

/** The sign-in by providers, its token endpoint and the pools' public keys, under the path of `publicUrl`. */
export async function answerHostedPage(visit: Visit): Promise<void> {
  const base = new URL(visit.cognito.publicUrl()).pathname;
  const path = visit.url.pathname.slice(base.length);
  for (const [method, pattern, run] of routes) {
    const found = visit.request.method === method ? pattern.exec(path) : null;
    if (found) return run(visit, ...found.slice(1));
  }
  sendHtml(visit.response, 404, renderErrorPage('There is no such page.'));
}
