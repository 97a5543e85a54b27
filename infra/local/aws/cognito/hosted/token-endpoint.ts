import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody, sendJson } from '../../../runtime/http.ts';
import { bearer } from '../access-token.ts';
import { readable } from '../attributes.ts';
import { findClient, type Cognito } from '../context.ts';
import { CognitoError } from '../errors.ts';
import { findRefresh, openSession, redeemRefresh, revokeSession } from '../sessions.ts';
import { issueTokens } from '../tokens.ts';
import { redeemCode } from './grant.ts';

const open = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };

const refuse = (response: ServerResponse, status: number, error: string, description?: string): void =>
  sendJson(response, status, { error, ...(description && { error_description: description }) }, open);

const form = async (request: IncomingMessage) => new URLSearchParams((await readBody(request)).toString());

/** The credentials of the client: in the form, or as basic authentication. */
function credentialsOf(request: IncomingMessage, given: URLSearchParams) {
  const [, basic] = /^Basic (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  if (basic === undefined)
    return { id: given.get('client_id') ?? '', secret: given.get('client_secret') ?? undefined };
  const [id = '', secret] = Buffer.from(basic, 'base64').toString().split(':').map(decodeURIComponent);
  return { id, secret };
}

/** The client of a call; undefined without its right secret. */
function authenticatedClient(cognito: Cognito, request: IncomingMessage, given: URLSearchParams) {
  const { id, secret } = credentialsOf(request, given);
  const place = findClient(cognito, id);
  return place?.client.secret === secret ? place : undefined;
}

type Place = NonNullable<ReturnType<typeof findClient>>;

async function exchangeCode(cognito: Cognito, place: Place, given: URLSearchParams) {
  const redeemed = redeemCode(cognito, {
    code: given.get('code') ?? '',
    client: place.client.id,
    redirectUri: given.get('redirect_uri') ?? '',
    verifier: given.get('code_verifier') ?? undefined,
  });
  if (!redeemed?.user.enabled) return undefined;
  const { user, scopes, nonce } = redeemed;
  const session = openSession(cognito, { pool: place.pool, client: place.client, user }, scopes);
  const tokens = await issueTokens(cognito, { ...place, user, session, occasion: 'HostedAuth', nonce });
  return { tokens, scopes, refreshToken: session.refreshToken };
}

async function exchangeRefresh(cognito: Cognito, place: Place, given: URLSearchParams) {
  const { session, user } = redeemRefresh(cognito, place.client, given.get('refresh_token') ?? '');
  const tokens = await issueTokens(cognito, { ...place, user, session, occasion: 'RefreshTokens' });
  return { tokens, scopes: session.scopes, refreshToken: undefined };
}

const exchanges: Record<string, typeof exchangeCode | typeof exchangeRefresh> = {
  authorization_code: exchangeCode,
  refresh_token: exchangeRefresh,
};

/** POST /oauth2/token */
export async function token(
  cognito: Cognito,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const given = await form(request);
  const exchange = exchanges[given.get('grant_type') ?? ''];
  if (!exchange) return refuse(response, 400, 'unsupported_grant_type');
  const place = authenticatedClient(cognito, request, given);
  if (!place) return refuse(response, 400, 'invalid_client');
  try {
    const made = await exchange(cognito, place, given);
    if (!made) return refuse(response, 400, 'invalid_grant');
    sendJson(
      response,
      200,
      {
        // Only OpenID Connect sign-ins get an id token.
        ...(made.scopes.includes('openid') && { id_token: made.tokens.idToken }),
        access_token: made.tokens.accessToken,
        refresh_token: made.refreshToken,
        expires_in: made.tokens.expiresIn,
        token_type: 'Bearer',
      },
      open,
    );
  } catch (error) {
    if (!(error instanceof CognitoError)) throw error;
    refuse(response, 400, 'invalid_grant', error.message);
  }
}

/** POST /oauth2/revoke */
export async function revoke(
  cognito: Cognito,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const given = await form(request);
  const place = authenticatedClient(cognito, request, given);
  if (!place) return refuse(response, 400, 'invalid_client');
  const row = findRefresh(cognito, given.get('token') ?? '');
  if (!row) return refuse(response, 400, 'unsupported_token_type');
  if (row.client !== place.client.id) return refuse(response, 400, 'unauthorized_client');
  revokeSession(cognito, row.origin_jti);
  response.writeHead(200, { ...open, 'content-length': '0' }).end();
}

/** GET /oauth2/userInfo */
export function userInfo(cognito: Cognito, request: IncomingMessage, response: ServerResponse): void {
  const [, given = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  try {
    const { user, client } = bearer(cognito, given, 'openid');
    sendJson(response, 200, { ...readable(client, user.attributes), username: user.username }, open);
  } catch (error) {
    if (!(error instanceof CognitoError)) throw error;
    refuse(response, 401, 'invalid_token', error.message);
  }
}
